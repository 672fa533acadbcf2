import type { ActionKind, FactKey } from '../../wire/container';
import { asks, SEA, type Table } from './table';

/** What stays in the bar while it can't be done; nothing that the position leaves out of question. */
export function greyed(desk: Table): ActionKind[] {
  if (asks(desk, 'buy-from-factory', 'offer')) return ['done'];
  const { actions_left, companies, investment_bank, payment } = desk.view;
  if (!asks(desk, 'main') || !actions_left) return [];
  const { loans, zone } = companies[desk.seat!]!;
  return [
    'reprice',
    'produce',
    'buy-from',
    'buy-machine',
    'buy-warehouse',
    ...(zone === SEA ? (['sail-to-island'] as const) : []),
    ...(investment_bank ? ([payment ? 'outbid' : 'call-broker'] as const) : []),
    'take-loan',
    ...(loans ? (['repay-loan'] as const) : []),
  ];
}

export const aside = [
  'container-reason-not-yourself',
  'container-reason-machine-owned',
  'container-reason-not-there',
] satisfies FactKey[];
