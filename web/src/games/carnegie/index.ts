import type { GameFace } from '..';
import type { CarnegieView } from '../../wire/carnegie';
import { text } from '../../words/words.svelte';
import Ask from './Ask.svelte';
import Board from './Board.svelte';
import Clock from './Clock.svelte';
import { describe } from './describe';
import Figures from './Figures.svelte';
import { scoreParts } from './naming';
import Opponent from './Opponent.svelte';
import { rules } from './rules';

/** The bar's own list answers them all; once something was picked the shell's buttons do. */
const QUESTIONS = [
  'sides',
  'place',
  'reserve',
  'note',
  'choose',
  'bring-home',
  'lobby',
  'staff',
  'goods',
  'donate',
  'study',
  'wait',
  'use',
  'department',
  'move',
  'move-in',
  'vacate',
  'activate',
].map((name) => `carnegie-ask-${name}`);

export default {
  Board,
  Clock,
  Figures,
  Opponent,
  Ask,
  asks: QUESTIONS,
  score: (view: CarnegieView, seat: number) => view.companies[seat]!.standing['total'] ?? null,
  parts: scoreParts,
  standing: (view: CarnegieView, seat: number) => view.companies[seat]!.standing,
  opponent: (view: CarnegieView) =>
    view.andrew && { name: text('carnegie-andrew'), standing: view.andrew.standing },
  rules,
  describe,
} as unknown as GameFace;
