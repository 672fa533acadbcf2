// What somebody chose for this browser; kept in it.

import { fromBrowser, LANGUAGES, speak, type Language } from './words/words.svelte';

export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;

interface Chosen {
  language: Language | '';
  theme: 'light' | 'dark' | '';
  /** How fast pieces move. */
  motion: (typeof SPEEDS)[number];
  /** Patterns on pieces beside their colours. */
  patterns: boolean;
  sound: boolean;
  /** Ask before every move, or only where it can't be taken back. */
  confirm: 'always' | 'final';
  endsTurn: boolean;
  textMode: boolean;
  notify: boolean;
}

const DEFAULTS: Chosen = {
  language: '',
  theme: '',
  motion: 'normal',
  patterns: true,
  sound: false,
  confirm: 'final',
  endsTurn: false,
  textMode: false,
  notify: false,
};
const KEY = 'magnate-settings';

function read(): Chosen {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Chosen>(read());

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

function dress(): void {
  const dark = settings.theme ? settings.theme === 'dark' : prefersDark.matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.dataset.patterns = settings.patterns ? 'on' : 'off';
}
prefersDark.addEventListener('change', dress);

export async function change(chosen: Partial<Chosen>): Promise<void> {
  Object.assign(settings, chosen);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing: the choice holds until the page is closed
  }
  dress();
  if ('language' in chosen) await speak(settings.language || fromBrowser());
}

/** Dress the page as it was chosen; before anything is drawn. */
export async function wear(): Promise<void> {
  dress();
  await speak(
    settings.language && settings.language in LANGUAGES ? settings.language : fromBrowser(),
  );
}

// what is chosen on another page of this browser holds here at once
addEventListener('storage', (event) => {
  if (event.key !== KEY) return;
  Object.assign(settings, read());
  void wear();
});
