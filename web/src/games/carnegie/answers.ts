// How the bar sorts long lists of moves: into groups of small buttons, and where there would be too
// many even of those, into one button for each group, which is then laid open.

import type { Means } from '../../desk.svelte';
import type { Choice } from '../../wire/server';
import { text } from '../../words/words.svelte';
import { contentOf, typeOf } from './content';
import type { CarnegieDesk } from './means';
import { cellName, donationNames, gives, tileName } from './naming';
import { project, type as typeSign, type SignName } from './signs';

/** What the moves of a kind are sorted by, and what then tells them apart. */
const GROUPS: Record<string, [by: string | null, rest: string]> = {
  build: ['project', 'slot'],
  move: ['origin', 'target'],
  'move-active': ['origin', 'target'],
  found: ['tile', 'cell'],
  give: ['donation', 'region'],
  'mission-for-money': [null, 'region'],
  'mission-for-goods': [null, 'region'],
  'mission-for-steps': [null, 'region'],
  'mission-for-points': [null, 'region'],
  'mission-for-vp': [null, 'region'],
  recruit: [null, 'region'],
  'study-tab': [null, 'project'],
  'study-track': [null, 'region'],
  use: [null, 'cell'],
  'use-joker': [null, 'type'],
};
/** Sorted even where they are few: their sentences are long, and say little more. */
const TERSE = [
  'place',
  'reserve',
  'note',
  'donate',
  'move',
  'move-active',
  'use',
  'use-joker',
  'activate',
  'study-tab',
  'study-track',
];
const FEW = 6;
const CAUSE = 5;
const TYPE = 4;

/** What one button lays open: the moves of a kind that have something in common. */
export interface Fold {
  /** The kind, and what they have in common. */
  kind: string;
  name: string;
  sign: SignName | null;
  means: Means;
}
interface Sorted {
  group: string;
  sign?: SignName;
  name: string;
  fold?: Fold;
}
export interface Group {
  name: string;
  sign: SignName | null;
  choices: { choice: Choice; name: string }[];
}
export interface Answers {
  single: Choice[];
  /** By the kind of move. */
  folds: Record<string, (Fold & { behind: Choice[] })[]>;
  groups: Group[];
}

const run = (first: number, length: number) => Array.from({ length }, (_, at) => first + at);

function value(desk: CarnegieDesk, choice: Choice, param: string): string {
  const [, domain] = desk.vocabulary.params(choice.kind).find(([name]) => name === param)!;
  const given = desk.vocabulary.named(choice)[param]!;
  if (domain === 'cell') return cellName(desk, given);
  return domain === 'tile' ? tileName(desk, given) : desk.value(domain, given);
}

/** A step of research with its price and what it brings. */
function priced(desk: CarnegieDesk, choice: Choice, name: string): string {
  const { points_cost: cost, ...about } = choice.about;
  if (cost === undefined) return name;
  return [`${name} −${cost}`, gives(desk, { ...choice, about })].filter(Boolean).join(' · ');
}

/** A slot by its number in its city, where others there could be chosen, too. */
function inCity(desk: CarnegieDesk, slot: number, others: number[]): Sorted {
  const city = contentOf(desk.vocabulary).cities.find(({ slots }) =>
    slots.some(({ id }) => id === slot),
  )!;
  const name = desk.value('city', city.id);
  const only = city.slots.filter(({ id }) => others.includes(id)).length === 1;
  if (only) return { group: '', name };
  return { group: name, name: String(city.slots.findIndex(({ id }) => id === slot) + 1) };
}

/** Where a move stands among the others of its kind; null if it stands alone. */
function sorted(desk: CarnegieDesk, choice: Choice, others: Choice[]): Sorted | null {
  const { kind, about } = choice;
  const all = (param: string) => others.map((one) => desk.vocabulary.named(one)[param]!);
  const same = (param: string) => new Set(all(param)).size === 1;
  const first = choice.args[0]!;
  if (kind === 'donate' || kind === 'note') {
    const [cause, what] = donationNames(desk, first);
    const means = { kind, donation: run(first - (first % CAUSE), CAUSE) };
    const name = about['vp'] === undefined ? what : `${what} +${about['vp']}`;
    return { group: cause, name, fold: { kind, name: cause, sign: null, means } };
  }
  if (kind === 'reserve') {
    const type = typeOf(first)!;
    const group = desk.value('type', type);
    const means = { kind, tile: run(type * TYPE, TYPE) };
    const sign = typeSign(type);
    const fold = { kind, name: group, sign, means };
    return { group, sign, name: tileName(desk, first), fold };
  }
  if (kind === 'place' || (kind === 'build' && same('project')))
    return inCity(desk, desk.vocabulary.named(choice)['slot']!, all('slot'));
  if (kind === 'activate') {
    const { cell, chair } = desk.vocabulary.named(choice) as { cell: number; chair: number };
    const department = desk.view.companies[desk.seat!]!.cells[cell]!;
    const price = contentOf(desk.vocabulary).chairs[department]![chair - 1]!;
    const name = `${cellName(desk, cell)} $${price}`;
    return { group: text('web-carnegie-do-activate'), name };
  }
  // whoever moves in
  if (kind.startsWith('move') && same('target') && !desk.picks.length)
    return { group: text(`web-carnegie-fold-${kind}`), name: value(desk, choice, 'origin') };
  const [by, rest] = GROUPS[kind] ?? [];
  if (!rest) return null;
  const name = by ? value(desk, choice, by) : '';
  const which = desk.vocabulary.named(choice)[by ?? ''] ?? 0;
  const sign = by === 'project' ? project(which) : null;
  const fold = by && { kind, name, sign, means: { kind, [by]: which } };
  return {
    group: kind.startsWith('use')
      ? text(`web-carnegie-do-${kind}`)
      : text(`web-carnegie-group-${kind}`, { name }),
    name: priced(desk, choice, value(desk, choice, rest)),
    ...(fold && { fold }),
  };
}

/** What can be answered now; `most` is how many are shown of a kind before they are folded. */
export function answers(desk: CarnegieDesk, most: (kind: string) => number): Answers {
  const found: Answers = { single: [], folds: {}, groups: [] };
  const { candidates } = desk;
  const places = candidates.map((choice) => {
    const others = candidates.filter(({ kind }) => kind === choice.kind);
    const short = candidates.length > FEW || (others.length > 1 && TERSE.includes(choice.kind));
    return { choice, place: short ? sorted(desk, choice, others) : null };
  });
  const foldable = places.flatMap(({ place }) => place?.fold ?? []);
  const several = new Set(foldable.map(({ kind, name }) => `${kind} ${name}`)).size > 1;
  for (const { choice, place } of places) {
    if (!place) found.single.push(choice);
    else if (place.fold && several && foldable.length > most(choice.kind)) {
      const folds = (found.folds[choice.kind] ??= []);
      const fold = folds.find(({ name }) => name === place.fold!.name);
      if (fold) fold.behind.push(choice);
      else folds.push({ ...place.fold, behind: [choice] });
    } else {
      const { group: name, sign = null } = place;
      let group = found.groups.find((one) => one.name === name);
      if (!group) found.groups.push((group = { name, sign, choices: [] }));
      group.choices.push({ choice, name: place.name });
    }
  }
  // always in the same order, whoever can move
  const order = Object.keys(GROUPS);
  const folds = Object.entries(found.folds);
  folds.sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return { ...found, folds: Object.fromEntries(folds) };
}
