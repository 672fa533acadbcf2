/** Show the end of a list whenever it has grown, unless somebody reads further up. */
export function showLatest(list: () => HTMLElement | undefined, lines: () => unknown): void {
  const NEAR = 24;
  let atEnd = true;
  $effect.pre(() => {
    lines();
    const box = list();
    if (box) atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  });
  $effect(() => {
    lines();
    const box = list();
    if (box && atEnd) box.scrollTop = box.scrollHeight;
  });
}
