// What those who hold seats are called.

import type { Holder } from './wire/server';
import { has, text } from './words/words.svelte';

/** A bot that nobody named is called in the reader's language; the record has what the server called
 *  it: `Greedy`, `Greedy 2`. */
export function called({ name, bot }: Holder): string {
  if (!bot || !has(`core-bot-${bot}`)) return name;
  const [kind, number, ...more] = name.split(' ');
  if (kind!.toLowerCase() !== bot || more.length) return name;
  if (number === undefined) return text(`core-bot-${bot}.alone`);
  return /^\d+$/.test(number) ? text(`core-bot-${bot}`, { number: Number(number) }) : name;
}
