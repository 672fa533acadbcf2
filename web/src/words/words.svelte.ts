// The words of the chosen language, from the Fluent files that the Python side reads too. Whatever
// reads them while it draws is drawn again when the language changes.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = { en: 'English', de: 'Deutsch', ru: 'Русский', uk: 'Українська' } as const;
export type Language = keyof typeof LANGUAGES;

/** What is said in the house. */
const HOUSE: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  ru: () => import('./ru'),
  uk: () => import('./uk'),
};
/** What is said at the table of a game alone: a first load brings that of one. */
const TABLES = import.meta.glob<string>(
  '../../../src/magnate/locale/*/{,web-}{carnegie,container,rolling_heights}.ftl',
  { query: '?raw', import: 'default' },
);

let bundle = $state.raw(new FluentBundle('en'));
let spoken = $state<Language>('en');
/** What is wanted, and may still be on its way. */
let wish: Language = 'en';
const games: string[] = [];
let reading: Promise<void> = Promise.resolve();

export function language(): Language {
  return spoken;
}

export function speak(chosen: Language): Promise<void> {
  wish = chosen;
  return read();
}

/** Have the words of a game's table at hand, also when another language is chosen. */
export function learn(game: string): Promise<void> {
  if (games.includes(game)) return reading.catch(read); // what was lost on its way is sent for again
  games.push(game);
  return read();
}

/** Fetch all words that are wanted, and only then speak them. */
function read(): Promise<void> {
  const now = Promise.all([HOUSE[wish](), ...games.flatMap(ofTable)]).then(
    async ([house, ...tables]): Promise<void> => {
      if (now !== reading) return reading; // by now more is wanted
      const made = new FluentBundle(wish, { useIsolating: false });
      for (const words of [...Object.values(house.default), ...tables]) {
        made.addResource(new FluentResource(words));
      }
      bundle = made;
      spoken = wish;
      document.documentElement.lang = wish;
    },
  );
  return (reading = now);
}

function ofTable(game: string): Promise<string>[] {
  return ['', 'web-'].map((kind) =>
    TABLES[`../../../src/magnate/locale/${wish}/${kind}${game}.ftl`]!(),
  );
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

/** As words are written that begin a line or stand alone. */
export const capital = (words: string): string =>
  words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);

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
  const format = new Intl.RelativeTimeFormat(spoken, { numeric: 'auto', style: 'short' });
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
