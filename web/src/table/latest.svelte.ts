import { language } from '../words/words.svelte';

/** Keep the end of a list in sight when it grows, is told in another language or gets less room,
 *  unless somebody reads further up. */
export function showLatest(list: () => HTMLElement | undefined, lines: () => unknown): void {
  const NEAR = 24;
  let atEnd = true;
  const follow = () => {
    const box = list();
    if (box && atEnd) box.scrollTop = box.scrollHeight;
  };
  $effect(() => {
    void [lines(), language()];
    follow();
  });
  $effect(() => {
    const box = list();
    if (!box) return;
    const scrolled = () => {
      atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    };
    const room = new ResizeObserver(follow);
    room.observe(box);
    box.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      room.disconnect();
      box.removeEventListener('scroll', scrolled);
    };
  });
}
