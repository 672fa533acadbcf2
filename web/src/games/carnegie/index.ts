import type { GameFace } from '..';
import type { CarnegieView } from '../../wire/carnegie';
import { text } from '../../words/words.svelte';
import Ask from './Ask.svelte';
import Board from './Board.svelte';
import Clock from './Clock.svelte';
import { describe } from './describe';
import Figures from './Figures.svelte';
import { rules } from './rules';

const PARTS = ['direct', 'joker', 'employees', 'departments', 'tabs', 'cities', 'connections'];
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
const ANDREWS = ['cards', 'tiles', 'tracks'];

export default {
  Board,
  Clock,
  Figures,
  Ask,
  asks: QUESTIONS,
  score: (view: CarnegieView, seat: number) => view.companies[seat]!.standing['total'] ?? null,
  parts: (view: CarnegieView) => [...PARTS, ...(view.andrew ? ANDREWS : []), 'donations'],
  standing: (view: CarnegieView, seat: number) => view.companies[seat]!.standing,
  opponent: (view: CarnegieView) =>
    view.andrew && { name: text('carnegie-andrew'), standing: view.andrew.standing },
  rules,
  describe,
} as unknown as GameFace;
