// How the bar sorts long lists of moves: into groups of small buttons, and where there would be too
// many even of those, into one button for each group, which is then laid open.

import type { Means } from '../../desk.svelte';
import type { Choice } from '../../wire/server';
import { text } from '../../words/words.svelte';
import { contentOf, typeOf } from './content';
import { question, type CarnegieDesk } from './means';
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

/** What moves of a kind have in common: the parameter, its name and its sign. */
interface Common {
  by: string;
  name: string;
  sign: SignName | null;
}
interface Sorted {
  choice: Choice;
  group: string;
  sign?: SignName;
  name: string;
  common?: Common;
}
/** One button that lays open the moves behind it, or is the only one. */
export interface Fold {
  name: string;
  sign: SignName | null;
  means: Means;
  behind: Choice[];
}
export interface Group {
  name: string;
  sign: SignName | null;
  choices: { choice: Choice; name: string }[];
}
export interface Answers {
  single: Choice[];
  /** By the kind of move. */
  folds: Record<string, Fold[]>;
  groups: Group[];
}

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
function inCity(desk: CarnegieDesk, slot: number, slots: number[]): Omit<Sorted, 'choice'> {
  const city = contentOf(desk.vocabulary).cities.find((one) =>
    one.slots.some(({ id }) => id === slot),
  )!;
  const name = desk.value('city', city.id);
  const only = city.slots.filter(({ id }) => slots.includes(id)).length === 1;
  if (only) return { group: '', name };
  return { group: name, name: String(city.slots.findIndex(({ id }) => id === slot) + 1) };
}

/** How a kind of move sorts its moves; null if they stand alone. */
function sorting(
  desk: CarnegieDesk,
  kind: string,
  moves: Choice[],
): ((choice: Choice) => Omit<Sorted, 'choice'>) | null {
  const named = (choice: Choice, param: string) => desk.vocabulary.named(choice)[param]!;
  const all = (param: string) => moves.map((one) => named(one, param));
  if (kind === 'donate' || kind === 'note')
    return ({ args, about: { vp } }) => {
      const [cause, what] = donationNames(desk, args[0]!);
      const name = vp === undefined ? what : `${what} +${vp}`;
      return { group: cause, name, common: { by: 'donation', name: cause, sign: null } };
    };
  if (kind === 'reserve')
    return ({ args }) => {
      const type = typeOf(args[0]!)!;
      const [group, sign] = [desk.value('type', type), typeSign(type)];
      const common = { by: 'tile', name: group, sign };
      return { group, sign, name: tileName(desk, args[0]!), common };
    };
  if (kind === 'place' || (kind === 'build' && new Set(all('project')).size === 1)) {
    const slots = all('slot');
    return (choice) => inCity(desk, named(choice, 'slot'), slots);
  }
  if (kind === 'activate')
    return (choice) => {
      const [cell, chair] = [named(choice, 'cell'), named(choice, 'chair')];
      const department = desk.view.companies[desk.seat!]!.cells[cell]!;
      const price = contentOf(desk.vocabulary).chairs[department]![chair - 1]!;
      const name = `${cellName(desk, cell)} ${text('core-money', { amount: price })}`;
      return { group: text('web-carnegie-do-activate'), name };
    };
  // where to is what the question is about
  if (kind.startsWith('move') && question(desk) === 'carnegie-ask-move-in') {
    const group = text(`web-carnegie-fold-${kind}`);
    return (choice) => ({ group, name: value(desk, choice, 'origin') });
  }
  const [by, rest] = GROUPS[kind] ?? [];
  if (!rest) return null;
  return (choice) => {
    const name = by ? value(desk, choice, by) : '';
    const sign = by === 'project' ? project(named(choice, by)) : null;
    return {
      group: kind.startsWith('use')
        ? text(`web-carnegie-do-${kind}`)
        : text(`web-carnegie-group-${kind}`, { name }),
      name: priced(desk, choice, value(desk, choice, rest)),
      ...(by && { common: { by, name, sign } }),
    };
  };
}

/** Moves of a kind by what they have in common. */
function foldsOf(desk: CarnegieDesk, kind: string, moves: Sorted[]): Fold[] {
  const found: Record<string, Sorted[]> = {};
  for (const one of moves) (found[one.common!.name] ??= []).push(one);
  return Object.values(found).map((some) => {
    const { by, name, sign } = some[0]!.common!;
    const behind = some.map(({ choice }) => choice);
    const values = new Set(behind.map((one) => desk.vocabulary.named(one)[by]!));
    const only = behind.length === 1 ? `${name}: ${some[0]!.name}` : name;
    return { name: only, sign, means: { kind, [by]: [...values] }, behind };
  });
}

/** What can be answered now; `most` is how many that could be folded are shown one by one. */
export function answers(desk: CarnegieDesk, most: (kind: string) => number): Answers {
  const found: Answers = { single: [], folds: {}, groups: [] };
  const kinds: Record<string, Choice[]> = {};
  for (const choice of desk.candidates) (kinds[choice.kind] ??= []).push(choice);
  const many = desk.candidates.length > FEW;
  const places = Object.entries(kinds).flatMap(
    ([kind, moves]): { kind: string; moves: Sorted[] }[] => {
      const sort =
        many || (moves.length > 1 && TERSE.includes(kind)) ? sorting(desk, kind, moves) : null;
      if (!sort) found.single.push(...moves);
      return sort ? [{ kind, moves: moves.map((choice) => ({ choice, ...sort(choice) })) }] : [];
    },
  );
  const foldable = places.flatMap(({ moves }) => moves.filter(({ common }) => common));
  const several =
    new Set(foldable.map(({ choice, common }) => `${choice.kind} ${common!.name}`)).size > 1;
  for (const { kind, moves } of places) {
    const folded = several && moves[0]!.common && foldable.length > most(kind);
    const sorted = folded ? foldsOf(desk, kind, moves) : [];
    // a move that has nothing in common with others says at once what it is: at its place, if what
    // it would be sorted by is all that it says more
    const placed = moves.every(({ group, common }) => group === common?.name);
    const long = sorted.filter(({ behind }) => behind.length > 1);
    const folds = placed && long.length ? sorted : long;
    if (folds.length) found.folds[kind] = folds;
    const hidden = new Set(folds.flatMap(({ behind }) => behind));
    for (const { choice, group: name, sign = null, name: called } of moves) {
      if (hidden.has(choice)) continue;
      let group = found.groups.find((one) => one.name === name);
      if (!group) found.groups.push((group = { name, sign, choices: [] }));
      group.choices.push({ choice, name: called });
    }
  }
  // always in the same order, whoever can move
  const order = Object.keys(GROUPS);
  const folds = Object.entries(found.folds);
  folds.sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return { ...found, folds: Object.fromEntries(folds) };
}
