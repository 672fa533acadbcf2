// The number of the rule behind each reason why something can't be done; for some kinds of actions
// another one.

import type { ActionKind, FactKey } from '../../wire/carnegie';

type Reason = Extract<FactKey, `carnegie-reason-${string}`>;

export const rules = {
  'carnegie-reason-not-free': 'CAR-5.7',
  'carnegie-reason-wrong-slot': 'CAR-1.1',
  'carnegie-reason-no-tile': 'CAR-5.6',
  'carnegie-reason-too-many': 'CAR-4.1',
  'carnegie-reason-no-money': 'CAR-5.3',
  'donate carnegie-reason-no-money': 'CAR-4.2',
  'activate carnegie-reason-no-money': 'CAR-7.1',
  'carnegie-reason-few-goods': 'CAR-5.3',
  'carnegie-reason-few-points': 'CAR-5.9',
  'carnegie-reason-few-steps': 'CAR-5.4',
  'carnegie-reason-no-disc': 'CAR-4.2',
  'carnegie-reason-no-disc-on-tab': 'CAR-5.7',
  'carnegie-reason-space-taken': 'CAR-4.2',
  'carnegie-reason-own-donation': 'CAR-6.3',
  'carnegie-reason-nobody-gave': 'CAR-6.3',
  'carnegie-reason-at-the-end': 'CAR-5.9',
  'carnegie-reason-last-space-taken': 'CAR-5.10',
  'carnegie-reason-no-joker': 'CAR-1.5',
  'carnegie-reason-joker-too-late': 'CAR-5.2',
  'carnegie-reason-joker-first-player': 'CAR-5.2',
  'carnegie-reason-same-type': 'CAR-5.2',
  'carnegie-reason-no-department': 'CAR-5.1',
  'carnegie-reason-other-type': 'CAR-3.1',
  'carnegie-reason-used-already': 'CAR-5.1',
  'carnegie-reason-nobody-active': 'CAR-5.1',
  'carnegie-reason-nothing-to-do': 'CAR-5.3',
  'carnegie-reason-nobody-there': 'CAR-5.4',
  'carnegie-reason-same-cell': 'CAR-5.4',
  'carnegie-reason-only-into': 'CAR-6.4',
  'carnegie-reason-not-its-function': 'CAR-5.1',
  'carnegie-reason-no-points': 'CAR-5.9',
  'carnegie-reason-nobody-in-reserve': 'CAR-5.3',
  'carnegie-reason-cell-taken': 'CAR-5.6',
  'carnegie-reason-has-already': 'CAR-5.6',
  'carnegie-reason-reserved-first': 'CAR-5.13',
  'carnegie-reason-no-chair': 'CAR-7.1',
  'carnegie-reason-same-price': 'CAR-7.3',
  'carnegie-reason-no-goods': 'CAR-4.5',
} satisfies Record<Reason, string> & Partial<Record<`${ActionKind} ${Reason}`, string>>;
