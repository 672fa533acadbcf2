import type { ActionKind, FactKey } from '../../wire/carnegie';
import { question, type CarnegieDesk } from './means';

/** What stays in the bar while it can't be done. */
export function greyed(desk: CarnegieDesk): ActionKind[] {
  switch (question(desk)) {
    case 'carnegie-ask-use':
      return desk.view.companies[desk.seat!]!.joker ? ['use', 'use-joker'] : ['use'];
    case 'carnegie-ask-donate':
      return ['donate'];
    case 'carnegie-ask-activate':
      return ['activate'];
    default:
      return [];
  }
}

export const aside = [
  'carnegie-reason-space-taken',
  'carnegie-reason-no-department',
  'carnegie-reason-nobody-there',
  'carnegie-reason-no-chair',
] satisfies FactKey[];
