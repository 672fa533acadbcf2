import type { GameFace, Part } from '..';
import type { CarnegieView } from '../../wire/carnegie';
import { text } from '../../words/words.svelte';
import Ask from './Ask.svelte';
import Board from './Board.svelte';
import Clock from './Clock.svelte';
import { describe } from './describe';
import Figures from './Figures.svelte';
import { aside, greyed } from './greyed';
import { MISSIONS, question, type CarnegieDesk } from './means';
import { asked, called, scoreParts, settled } from './naming';
import Opponent from './Opponent.svelte';
import Purse from './Purse.svelte';
import { rules } from './rules';

/** The bar's own list answers them all. */
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

/** Questions that one's own company answers. */
const MINE = [
  'sides',
  'reserve',
  'lobby',
  'staff',
  'goods',
  'use',
  'move',
  'move-in',
  'vacate',
  'activate',
].map((name) => `carnegie-ask-${name}`);

function part(desk: CarnegieDesk): Part | null {
  const asked = question(desk);
  if (!asked) return null;
  if (asked === 'carnegie-ask-donate' || asked === 'carnegie-ask-note') return 'others';
  const away = desk.choices({ kind: ['build', ...MISSIONS] }).length > 0;
  const company = asked === 'carnegie-ask-department' ? !away : MINE.includes(asked);
  return company ? 'mine' : 'board';
}

export default {
  Board,
  part,
  Clock,
  Figures,
  Purse,
  Opponent,
  Ask,
  asks: QUESTIONS,
  narrows: true,
  score: (view: CarnegieView, seat: number) => view.companies[seat]!.standing['total'] ?? null,
  parts: scoreParts,
  standing: (view: CarnegieView, seat: number) => view.companies[seat]!.standing,
  opponent: (view: CarnegieView) =>
    view.andrew && { name: text('carnegie-andrew'), standing: view.andrew.standing },
  rules,
  greyed,
  aside,
  places: (view: CarnegieView) => view.companies.map(({ cells }) => cells),
  settled,
  asked,
  called,
  describe,
} as unknown as GameFace;
