// Which piece means which action. One piece can mean several things; which of them, the question
// says that is asked.

import type { Desk, Means } from '../../desk.svelte';
import type { CarnegieView, FactKey } from '../../wire/carnegie';
import { LOBBY, NEW_LOBBY } from './content';

export type CarnegieDesk = Desk<CarnegieView>;

export const slotMeans = (slot: number): Means => ({ kind: ['place', 'build'], slot });
export const tileMeans = (tile: number): Means => ({ kind: ['reserve', 'found'], tile });
export const donationMeans = (donation: number): Means => ({
  kind: ['note', 'donate', 'give'],
  donation,
});
export const tabMeans = (project: number): Means => ({ kind: 'build', project });
export const tabStepMeans = (project: number): Means => ({ kind: 'study-tab', project });
export const trackStepMeans = (region: number): Means => ({ kind: 'study-track', region });

export const MISSIONS = [
  'mission-for-steps',
  'mission-for-money',
  'mission-for-goods',
  'mission-for-points',
  'mission-for-vp',
  'recruit',
  'give',
] as const;
export const regionMeans = (region: number): Means => ({ kind: MISSIONS, region });

/** A side of a tab: all choices of sides that have it. */
export const sideMeans = (desk: CarnegieDesk, project: number, side: number): Means => ({
  kind: 'choose-sides',
  sides: desk.vocabulary
    .texts('sides')
    .flatMap((letters, value) =>
      letters[project] === desk.vocabulary.notation('side', side) ? [value] : [],
    ),
});

/** A line of what one has: what a department can bring of it. */
export const RESOURCE_MEANS = {
  money: { kind: ['take-money', 'mission-for-money'] },
  goods: { kind: ['take-goods', 'mission-for-goods', 'sell', 'deliver', 'buy'] },
  steps: { kind: ['take-steps', 'mission-for-steps'] },
  points: { kind: ['take-points', 'mission-for-points'] },
  vp: { kind: 'mission-for-vp' },
  staff: { kind: 'recruit' },
} as const satisfies Record<string, Means>;

/** The question that is asked, if one is. */
export function question(desk: CarnegieDesk): FactKey | null {
  return desk.asked ? (desk.position.question!.key as FactKey) : null;
}

/** Whether the action joker was taken up: rows of the timeline then mean what it is used for. */
export function jokerPicked(desk: CarnegieDesk): boolean {
  return desk.stateOf({ kind: 'use-joker' }) === 'picked';
}

export function rowMeans(desk: CarnegieDesk, type: number): Means {
  return { kind: jokerPicked(desk) ? 'use-joker' : 'choose', type };
}

/** Whether somebody was picked to move, so that cells mean where to. */
export function moverPicked(desk: CarnegieDesk): boolean {
  return desk.picks.some((means) => 'origin' in means);
}

/** A cell of one's own company; null if it means nothing now. */
export function cellMeans(desk: CarnegieDesk, cell: number): Means | null {
  switch (question(desk)) {
    case 'carnegie-ask-use':
      return { kind: 'use', cell };
    case 'carnegie-ask-department':
      return desk.choices({ kind: 'found' }).length ? { kind: 'found', cell } : null;
    case 'carnegie-ask-move':
    case 'carnegie-ask-move-in':
      // somebody is picked first, then where to
      return moverPicked(desk) ? { kind: ['move', 'move-active'], target: cell } : null;
    case 'carnegie-ask-lobby': {
      // the two lobbies take everybody; single ones are picked in the new lobby
      const all = desk.position.question!.args[0]!;
      const department = desk.view.companies[desk.seat!]!.cells[cell];
      if (department === NEW_LOBBY) return { kind: 'to-new-lobby', employees: all };
      return department === LOBBY ? { kind: 'to-new-lobby', employees: 0 } : null;
    }
    default:
      return null;
  }
}

/** Those who lie in a cell; null if they mean nothing now. */
export function lyingMeans(desk: CarnegieDesk, cell: number): Means | null {
  switch (question(desk)) {
    case 'carnegie-ask-move':
    case 'carnegie-ask-move-in':
      return { kind: 'move', origin: cell };
    case 'carnegie-ask-activate':
      return { kind: 'activate', cell };
    default:
      return null;
  }
}

/** What an employee does without leaving the chair. */
const STAYING = [
  'take-steps',
  'take-money',
  'take-goods',
  'take-points',
  'sell',
  'deliver',
  'buy',
] as const;

/** A chair, with somebody on it or free. */
export function chairMeans(
  desk: CarnegieDesk,
  cell: number,
  chair: number,
  taken: boolean,
): Means | null {
  const asked = desk.position.question;
  switch (question(desk)) {
    case 'carnegie-ask-move':
    case 'carnegie-ask-move-in':
      return taken ? { kind: 'move-active', origin: cell } : null;
    case 'carnegie-ask-department':
      return taken && desk.view.turn.department === cell ? { kind: STAYING } : null;
    case 'carnegie-ask-vacate':
      // whoever goes has left one of them already
      return asked!.args[0] === cell ? { kind: 'vacate', chair } : null;
    case 'carnegie-ask-activate':
      return taken ? null : { kind: 'activate', cell, chair };
    default:
      return null;
  }
}
