// Whether the score sheet lies on the table: the bars beside the board open it, the board shows it.

export const sheet = $state({ open: false });
