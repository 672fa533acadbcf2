// "Your turn", where one looks while doing something else: the tab's title and icon, the badge of an
// installed page, and a notification of the browser. On plain http browsers withhold the last two.

import { settings } from '../settings.svelte';
import { text } from '../words/words.svelte';

interface Badge {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

export const canNotify = () => 'Notification' in window && isSecureContext;

let told = false;

/** Say that one is asked, or that one isn't any more; returns how to take it back. */
export function knock(asked: boolean, game: string): () => void {
  const name = game ? `${game} · Magnate` : 'Magnate';
  document.title = asked ? `● ${text('web-your-turn')} · ${name}` : name;
  mark(asked);
  if (asked && !told && document.hidden) {
    if (settings.notify) notify(game);
    if (settings.sound) ring();
  }
  told = asked;
  return () => {
    document.title = 'Magnate';
    mark(false);
  };
}

function mark(asked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')!;
  icon.href = asked ? '/favicon-turn.svg' : '/favicon.svg';
  const badge = navigator as Badge;
  void (asked ? badge.setAppBadge?.(1) : badge.clearAppBadge?.())?.catch(() => undefined);
}

function notify(game: string): void {
  if (!canNotify() || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(text('web-your-turn'), { body: game, tag: 'magnate' });
    notice.onclick = () => window.focus();
  } catch {
    // Android knows them from service workers alone: there the title has to do
  }
}

/** Two soft tones, made here: no file is needed. */
function ring(): void {
  const audio = new AudioContext();
  for (const [at, tone] of [660, 880].entries()) {
    const sound = audio.createOscillator();
    const loud = audio.createGain();
    const start = audio.currentTime + at * 0.16;
    sound.frequency.value = tone;
    loud.gain.setValueAtTime(0.08, start);
    loud.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
    sound.connect(loud).connect(audio.destination);
    sound.start(start);
    sound.stop(start + 0.3);
  }
  setTimeout(() => void audio.close(), 1000);
}
