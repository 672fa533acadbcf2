// What pieces are called, for tooltips, screen readers and the position in words.

import { OPPONENT } from '../../pieces/players';
import { has, text } from '../../words/words.svelte';
import type { Stood } from '..';
import { ANDREW, EMPTY, NEUTRAL, type Slot } from './content';
import type { CarnegieView } from '../../wire/carnegie';
import type { Choice, FactData, Position } from '../../wire/server';
import type { CarnegieDesk } from './means';
import { DONATION_SIGNS } from './signs';

export const discColour = (desk: CarnegieDesk, owner: number): number | 'neutral' =>
  owner === NEUTRAL ? 'neutral' : owner === ANDREW ? OPPONENT : desk.colour(owner);

export function ownerName(desk: CarnegieDesk, owner: number): string {
  return owner < NEUTRAL ? desk.name(owner) : desk.value('owner', owner);
}

export function projectWord(desk: CarnegieDesk, project: number | null): string {
  return project === null ? text('web-carnegie-any-project') : desk.value('project', project);
}

export function slotWords(desk: CarnegieDesk, slot: Slot): string {
  const place = desk.value('slot', slot.id);
  const owner = desk.view.slots[slot.id] ?? null;
  if (owner === null) {
    return text('web-carnegie-slot-free', { place, project: projectWord(desk, slot.project) });
  }
  const built = desk.view.projects[slot.id] ?? null;
  const name = ownerName(desk, owner);
  return built === null
    ? `${place}: ${name}`
    : `${place}: ${name} (${desk.value('project', built)})`;
}

const COLUMNS = 4;
/** An empty cell by its place. */
export const placeWords = (cell: number) =>
  text('web-carnegie-cell', { row: Math.floor(cell / COLUMNS) + 1, column: (cell % COLUMNS) + 1 });

/** A cell of a company is called after the department in it. */
export function cellWords(desk: CarnegieDesk, seat: number | null, cell: number): string {
  const department = desk.places?.[seat ?? -1]?.[cell] ?? EMPTY;
  return department === EMPTY ? placeWords(cell) : desk.value('department', department);
}

/** A department, as short as it stands on its tile. */
const shortName = (desk: CarnegieDesk, domain: 'tile' | 'department', value: number) =>
  text(`web-carnegie-short-${desk.vocabulary.notation(domain, value)}`);
export const tileName = (desk: CarnegieDesk, tile: number) => shortName(desk, 'tile', tile);
/** A cell of the own company, where there is little room. */
export function cellName(desk: CarnegieDesk, cell: number): string {
  const department = desk.places?.[desk.seat ?? -1]?.[cell] ?? EMPTY;
  return department === EMPTY ? placeWords(cell) : shortName(desk, 'department', department);
}

export function called(
  desk: CarnegieDesk,
  domain: string,
  value: number,
  named: Record<string, number>,
  stood: Stood,
): string | null {
  if (domain !== 'cell') return null;
  const seat = named['seat'] ?? desk.seat;
  // a tile doesn't tell where it was put
  return 'tile' in named || (seat !== null && !stood(seat, value))
    ? placeWords(value)
    : cellWords(desk, seat, value);
}

/** The cell of a company in which a department was built. */
export function settled({ key, args }: FactData): [seat: number, cell: number] | null {
  return key === 'carnegie-event-founded' ? [args[0]!, args[2]!] : null;
}

/** Where no department can be used any more, what is asked is how to spend the points. */
export function asked({ question, legal }: Position): FactData | null {
  const points = question?.key === 'carnegie-ask-use' ? question.args[1]! : 0;
  const spends = points && legal.some(({ kind }) => kind.startsWith('study'));
  return spends && !legal.some(({ kind }) => kind.startsWith('use'))
    ? { key: 'carnegie-ask-study', args: [points] }
    : null;
}

/** A piece's name and what it is for. */
export function explained(desk: CarnegieDesk, domain: string, value: number): string {
  const name = desk.value(domain, value);
  const about = desk.vocabulary.about(domain, value);
  return about ? `${name}: ${about}` : name;
}

/** A letter for a region where its name has no room. */
export function regionLetter(region: number): string {
  return text('web-carnegie-region-letters').split(' ')[region] ?? '';
}

/** The cause of a donation space, and what counts for it: `Education (management)`. */
export function donationNames(desk: CarnegieDesk, donation: number): [cause: string, kind: string] {
  const whole = desk.value('donation', donation);
  const at = whole.indexOf('(');
  return at < 0 ? [whole, ''] : [whole.slice(0, at).trim(), whole.slice(at + 1, -1)];
}

const PARTS = ['direct', 'employees', 'departments', 'tabs', 'cities', 'connections', 'donations'];
const ANDREWS = ['cards', 'tiles', 'tracks'];

/** What a donation gives for each of those it counts; the endowment gives a sum. */
export function factorWords(donation: number, vp: number): string {
  return DONATION_SIGNS[donation] === 'seven'
    ? `${text('web-carnegie-vp', { count: vp })}.`
    : text('web-carnegie-factor', { vp });
}

/** The parts of the score, in the order of the score sheet. */
export function scoreParts(view: CarnegieView): string[] {
  return [...PARTS, 'joker', ...(view.andrew ? ANDREWS : [])];
}

export function partName(part: string): string {
  const key = `carnegie-part-${part}`;
  return has(key) ? text(key) : part;
}

/** What an action costs and brings, short; what is left then is told before one confirms. */
export function gives(desk: CarnegieDesk, choice: Choice): string {
  const told = Object.entries(choice.about).filter(
    ([name, value]) => value && !name.endsWith('left'),
  );
  return desk.vocabulary.numbers(Object.fromEntries(told), desk.names).join(' · ');
}
