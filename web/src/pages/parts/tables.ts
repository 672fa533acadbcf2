// What lists and rooms say of a table.

import { called } from '../../holders';
import { capital, has, language, number, text } from '../../words/words.svelte';
import type { GameInfo, Listed, OptionInfo, Pace, Terms } from '../../wire/server';

/** The options that mean something for so many players. */
export const optionsFor = ({ options }: GameInfo, seats: number): OptionInfo[] =>
  options.filter(({ players: { least, most } }) => least <= seats && seats <= most);

export const gameName = (game: string) => text(`${game}-name`);

export const optionKey = (game: string, option: string) =>
  `${game}-option-${option.replaceAll('_', '-')}`;

/** The value of an option in words: its own where it has some. */
export function optionValue(game: string, option: string, value: boolean | number | string) {
  if (value === true) return text('web-pages-on');
  if (value === false) return text('web-pages-off');
  const key = `${optionKey(game, option)}-${value}`;
  return has(key) ? text(key) : String(value);
}

export function botName(bot: string): string {
  const key = `web-bot-${bot}`;
  return has(key) ? text(key) : bot;
}

/** What a bot does, where its name stands already. */
export function botAbout(bot: string): string {
  const key = `web-bot-${bot}.about`;
  return has(key) ? text(key) : '';
}

/** So many seconds in the largest unit that gives a whole number. */
export function span(seconds: number, length: 'long' | 'short' = 'long'): string {
  const [unit, size] = (
    [
      ['day', 86400],
      ['hour', 3600],
      ['minute', 60],
      ['second', 1],
    ] as const
  ).find(([, size]) => seconds % size === 0 && seconds >= size) ?? ['second', 1];
  return new Intl.NumberFormat(language(), {
    style: 'unit',
    unit,
    unitDisplay: length,
  }).format(seconds / size);
}

export function paceWords(pace: Pace): string {
  if (pace.move) return text('web-pages-pace-move', { span: span(pace.move) });
  const whole = span(pace.budget ?? 0);
  if (!pace.increment) return text('web-pages-pace-budget', { span: whole });
  return text('web-pages-pace-increment', { span: whole, more: span(pace.increment) });
}

/** The terms of a table that are worth a word, the most important first. */
export function termsWords(terms: Terms): string {
  const said = [text(terms.live === false ? 'web-pages-by-turns' : 'web-pages-live')];
  if (terms.pace) said.push(paceWords(terms.pace));
  if (terms.practice) said.push(text('web-pages-practice'));
  if (terms.hints) said.push(text('web-pages-hints'));
  if (terms.content && Object.keys(terms.content).length) said.push(text('web-pages-content'));
  for (const [option, value] of Object.entries(terms.options ?? {})) {
    said.push(
      text('web-pages-option', {
        option: text(optionKey(terms.game, option)),
        value: optionValue(terms.game, option, value),
      }),
    );
  }
  return capital(said.join(' · '));
}

/** Who sits at a table; nothing for a free seat. */
export const namesAt = ({ names, bots }: Listed): string[] =>
  names.map((name, seat) => called({ name, bot: bots[seat]! }));

/** All who sit there. */
export const people = (row: Listed): string => namesAt(row).filter(Boolean).join(', ');

/** What is going on at one's own table. */
export function state(row: Listed): string {
  switch (row.status) {
    case 'open':
      return row.open_seats
        ? text('web-row-seats-open', { count: row.open_seats })
        : text('web-row-ready');
    case 'running':
      if (row.my_turn) return asked(row) || text('web-row-your-turn');
      return row.to_act.length
        ? text('web-row-to-act', {
            players: row.to_act.map((seat) => namesAt(row)[seat]!).join(', '),
          })
        : text('web-row-others');
    case 'over':
      return row.scores ? ending(row) : text('web-row-over');
    case 'closed':
      return text('web-row-closed');
    default:
      return text('web-row-expired');
  }
}

function asked(row: Listed): string {
  const key = row.asked ? `web-asked-${row.asked.replace('-ask-', '-')}` : '';
  return key && has(key) ? text(key) : '';
}

/** Who has how much, the best first. */
function ending(row: Listed): string {
  const names = namesAt(row);
  const places = names.map((_, seat) => seat);
  const rank = (seat: number) => row.ranking?.[seat] ?? -row.scores![seat]!;
  const said = places
    .sort((one, other) => rank(one) - rank(other))
    .map((seat) =>
      text('web-row-score', {
        player: seat === row.seat ? text('web-row-you') : names[seat]!,
        score: number(row.scores![seat]!),
      }),
    );
  return text('web-row-ended', { scores: said.join(', ') });
}
