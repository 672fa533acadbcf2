import type { FactKey, RollingHeightsView } from '../../wire/rolling_heights';
import { text } from '../../words/words.svelte';
import type { GameFace } from '..';
import Ask from './Ask.svelte';
import Board from './Board.svelte';
import Clock from './Clock.svelte';
import { describe } from './describe';
import Figures from './Figures.svelte';
import { aside, greyed } from './greyed';
import { partName, parts } from './parts';
import { rules } from './rules';

export default {
  Board,
  Clock,
  Figures,
  Ask,
  asks: [
    'rolling_heights-ask-start',
    'rolling_heights-ask-rest',
    'rolling_heights-ask-risk',
    'rolling_heights-ask-tire',
    'rolling_heights-ask-main',
    'rolling_heights-ask-upgrade',
    'rolling_heights-ask-swap',
    'rolling_heights-ask-cube',
    'rolling_heights-ask-take',
    'rolling_heights-ask-place',
    'rolling_heights-ask-pay',
    'rolling_heights-ask-hire',
  ] satisfies FactKey[],
  score: (view: RollingHeightsView, seat: number) => view.companies[seat]!.standing.total,
  parts,
  partName,
  standing: (view: RollingHeightsView, seat: number) =>
    view.companies[seat]!.standing as unknown as Record<string, number>,
  opponent: (view: RollingHeightsView) =>
    view.rival && {
      name: text('rolling_heights-rival'),
      standing: view.rival.standing as unknown as Record<string, number>,
    },
  rules,
  greyed,
  aside,
  describe,
} as unknown as GameFace;
