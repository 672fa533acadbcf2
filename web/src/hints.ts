// On a touch screen a long press says what hovering says elsewhere: the title of what lies under it.

import type { Attachment } from 'svelte/attachments';

const LONG = 500; // milliseconds
const SHOWN = 4000;
const FAR = 8; // pixels: who moves so far scrolls or drags

export const hints: Attachment<HTMLElement> = (root) => {
  let waiting = 0;
  let hiding = 0;
  let start = { x: 0, y: 0 };
  let said: HTMLElement | null = null;

  const hide = () => {
    clearTimeout(hiding);
    said?.remove();
    said = null;
  };
  const show = (text: string) => {
    hide();
    said = document.createElement('div');
    said.className = 'tip';
    said.setAttribute('role', 'status');
    said.textContent = text;
    document.body.append(said);
    const { width, height } = said.getBoundingClientRect();
    said.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, start.x - width / 2))}px`;
    said.style.top = `${start.y > height + 40 ? start.y - height - 28 : start.y + 28}px`;
    hiding = window.setTimeout(hide, SHOWN);
  };
  const down = (event: PointerEvent) => {
    hide();
    clearTimeout(waiting);
    if (event.pointerType !== 'touch') return;
    const text = (event.target as Element)
      .closest('[title]:not([title=""])')
      ?.getAttribute('title');
    if (!text) return;
    start = { x: event.clientX, y: event.clientY };
    waiting = window.setTimeout(() => show(text), LONG);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR) clearTimeout(waiting);
  };
  const up = () => clearTimeout(waiting);
  // who asks what a thing is doesn't pick it
  const click = (event: Event) => {
    if (!said) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const menu = (event: Event) => said && event.preventDefault();

  root.addEventListener('pointerdown', down);
  root.addEventListener('pointermove', move);
  root.addEventListener('pointerup', up);
  root.addEventListener('pointercancel', up);
  root.addEventListener('click', click, { capture: true });
  root.addEventListener('contextmenu', menu);
  return () => {
    hide();
    clearTimeout(waiting);
    root.removeEventListener('pointerdown', down);
    root.removeEventListener('pointermove', move);
    root.removeEventListener('pointerup', up);
    root.removeEventListener('pointercancel', up);
    root.removeEventListener('click', click, { capture: true });
    root.removeEventListener('contextmenu', menu);
  };
};
