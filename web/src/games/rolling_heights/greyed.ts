import type { ActionKind, FactKey } from '../../wire/rolling_heights';
import type { RollingDesk } from './plans';

/** What stays in the bar while it can't be done. */
export function greyed(desk: RollingDesk): ActionKind[] {
  switch (desk.position.question?.key) {
    case 'rolling_heights-ask-main':
      return ['buy', 'build', 'exchange'];
    case 'rolling_heights-ask-upgrade':
      return ['done'];
    default:
      return [];
  }
}

export const aside = [
  'rolling_heights-reason-not-open',
  'rolling_heights-reason-not-own-plan',
] satisfies FactKey[];
