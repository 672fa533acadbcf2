// The words of the chosen language, from the Fluent files that the Python side reads too. Whatever
// reads them while it draws is drawn again when the language changes.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = { en: 'English', de: 'Deutsch', ru: 'Русский', uk: 'Українська' } as const;
export type Language = keyof typeof LANGUAGES;

const FILES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  ru: () => import('./ru'),
  uk: () => import('./uk'),
};

let bundle = $state.raw(new FluentBundle('en'));
let spoken = $state<Language>('en');

export function language(): Language {
  return spoken;
}

export async function speak(wish: Language): Promise<void> {
  const files = (await FILES[wish]()).default;
  const made = new FluentBundle(wish, { useIsolating: false });
  for (const text of Object.values(files)) made.addResource(new FluentResource(text));
  bundle = made;
  spoken = wish;
  document.documentElement.lang = wish;
}

/** The best of our languages for this browser. */
export function fromBrowser(): Language {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const base = tag.toLowerCase().split('-')[0] as Language;
    if (base in LANGUAGES) return base;
  }
  return 'en';
}

export type Args = Record<string, FluentVariable>;

export function has(key: string): boolean {
  const [name, attribute] = key.split('.') as [string, string?];
  const message = bundle.getMessage(name);
  if (!message) return false;
  return attribute ? attribute in message.attributes : message.value !== null;
}

/** The message of a key (or `key.attribute`). A key without a message is a bug, and is shown. */
export function text(key: string, args: Args = {}): string {
  const [name, attribute] = key.split('.') as [string, string?];
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    console.error(`no words for ${key} (${spoken})`);
    return key;
  }
  const errors: Error[] = [];
  const said = bundle.formatPattern(pattern, args, errors);
  if (errors.length) console.error(`words of ${key} (${spoken}): ${errors[0]}`);
  return said;
}

/** Making one takes longer than drawing what it says. */
const formats: Record<string, Intl.NumberFormat> = {};

export function number(value: number, digits = 0): string {
  formats[`${spoken} ${digits}`] ??= new Intl.NumberFormat(spoken, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return formats[`${spoken} ${digits}`]!.format(value).replace('-', '−');
}

/** How long ago something was, in words. */
export function ago(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(spoken, { numeric: 'auto' });
  const past = seconds - Date.now() / 1000;
  for (const [unit, size] of [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ] as const) {
    if (-past >= size) return format.format(Math.round(past / size), unit);
  }
  return format.format(Math.round(past), 'second');
}
