// The rule behind each reason why something can't be done (docs/rules/rolling_heights.md); for some
// kinds of actions or questions another one.

import type { ActionKind, FactKey } from '../../wire/rolling_heights';

type Question = Extract<FactKey, `rolling_heights-ask-${string}`>;
type Reason = Extract<FactKey, `rolling_heights-reason-${string}`>;

export const rules = {
  'rolling_heights-reason-no-such-worker': 'RH-5.1',
  'rest rolling_heights-reason-no-such-worker': 'RH-3.1',
  'tire rolling_heights-reason-no-such-worker': 'RH-4.2',
  'upgrade rolling_heights-reason-no-such-worker': 'RH-5.3',
  'swap rolling_heights-reason-no-such-worker': 'RH-5.14',
  'rolling_heights-reason-nothing-to-do': 'RH-5.13',
  'rolling_heights-reason-not-first': 'RH-5.15',
  'rolling_heights-reason-by-a-building': 'RH-5.2',
  'rolling_heights-reason-not-upgraded': 'RH-5.3',
  'rolling_heights-reason-upgrade-first': 'RH-5.15',
  'rolling_heights-reason-only-tired': 'RH-5.2',
  'rolling_heights-reason-not-own-building': 'RH-5.2',
  'rolling_heights-reason-no-ability-there': 'RH-5.2',
  'rolling_heights-reason-led-already': 'RH-5.2',
  'rolling_heights-reason-not-open': 'RH-5.5',
  'rolling_heights-ask-start rolling_heights-reason-not-open': 'RH-1.8',
  'take rolling_heights-reason-not-open': 'RH-5.2',
  'rolling_heights-reason-not-level-1': 'RH-1.8',
  'rolling_heights-reason-bought-already': 'RH-5.5',
  'rolling_heights-reason-no-plot-left': 'RH-5.5',
  'activate rolling_heights-reason-no-plot-left': 'RH-5.13',
  'rolling_heights-reason-too-dear': 'RH-5.5',
  'activate rolling_heights-reason-too-dear': 'RH-5.2',
  'exchange rolling_heights-reason-too-dear': 'RH-5.8',
  'rolling_heights-reason-on-water': 'RH-5.5',
  'rolling_heights-reason-plot-taken': 'RH-5.5',
  'rolling_heights-reason-has-surcharge': 'RH-1.8',
  'rolling_heights-reason-too-near': 'RH-1.8',
  'rolling_heights-reason-not-at-hand': 'RH-5.5',
  'rolling_heights-reason-no-wild-in-exchange': 'RH-5.7',
  'rolling_heights-reason-special-first': 'RH-7.5',
  'rolling_heights-reason-no-wild': 'RH-5.7',
  'rolling_heights-reason-not-own-plan': 'RH-5.9',
  'rolling_heights-reason-not-needed': 'RH-5.9',
  'rolling_heights-reason-no-cube': 'RH-5.9',
  'rolling_heights-reason-real-cubes-first': 'RH-7.2',
  'rolling_heights-reason-not-on-plan': 'RH-5.10',
  'rolling_heights-reason-no-roll-ahead': 'RH-2.1',
  'rolling_heights-reason-throw-first': 'RH-2.1',
  'rolling_heights-reason-thrown-already': 'RH-2.1',
  'rolling_heights-reason-start-first': 'RH-2.1',
  'rolling_heights-reason-own-turn': 'RH-2.1',
  'rolling_heights-reason-no-next-turn': 'RH-2.1',
} satisfies Record<Reason, string> & Partial<Record<`${ActionKind | Question} ${Reason}`, string>>;
