// What was opened from beside the board: bars open the score sheet or Andrew, the board shows them.

export const over = $state<{ shown: 'sheet' | 'andrew' | null }>({ shown: null });
