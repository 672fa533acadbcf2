import type { GameFace } from '..';
import type { ContainerView, FactKey, Standing } from '../../wire/container';
import Account from './Account.svelte';
import Ask from './Ask.svelte';
import Board from './Board.svelte';
import Clock from './Clock.svelte';
import { describe } from './describe';
import Figures from './Figures.svelte';
import { aside, greyed } from './greyed';
import { rules } from './rules';

const PARTS = [
  'money',
  'island',
  'harbour',
  'ship',
  'port',
  'factory',
  'loans',
] as const satisfies (keyof Standing)[];

const asks = [
  'container-ask-main',
  'container-ask-buy-from-factory',
  'container-ask-buy-in-harbour',
  'container-ask-load',
  'container-ask-make',
  'container-ask-factory-price',
  'container-ask-harbour-price',
  'container-ask-bid',
  'container-ask-second-bid',
  'container-ask-seller',
  'container-ask-broker-bid',
  'container-ask-offer',
  'container-ask-pay',
  'container-ask-seize',
] satisfies FactKey[];

export default {
  Board,
  Clock,
  Figures,
  Ask,
  Account,
  asks,
  bar: 124,
  turn: (view: ContainerView) => view.active,
  // what a company is worth is its owner's secret, and stays in the drawer until the end
  score: (view: ContainerView, seat: number) =>
    view.over ? (view.companies[seat]!.standing?.total ?? null) : null,
  parts: () => [...PARTS],
  standing: (view: ContainerView, seat: number) => view.companies[seat]!.standing,
  opponent: () => null,
  rules,
  greyed,
  aside,
  describe,
} as unknown as GameFace;
