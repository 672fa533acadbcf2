// Which piece means which values: several actions share a piece, and the question decides.

import type { Means } from '../../desk.svelte';
import type { RollingDesk } from './plans';

/** The statuses of workers, as the domain has them. */
export const WAITING = 0;
export const TIRED = 1;
export const STEADY = 2;
export const HARD = 3;
export const USED_STEADY = 4;
export const USED_HARD = 5;
/** The way of a hard-working one who uses the steady ability. */
const HARD_AS_STEADY = 4;
export const LEADER = 6;
/** Workers of the colours before this bring something and ask nothing further. */
export const SPECIALISTS = 6;

export const POWER = 4;
export const WILD = 5;

const possible = (desk: RollingDesk, means: Means) => desk.choices(means).length > 0;

/** Working: by a community leader in a building, by the others at once. */
const work = (worker: number, way: number): Means =>
  worker === LEADER ? { kind: 'lead', way } : { kind: 'activate', worker, way };

/** A worker of one's own, by its colour and status. */
export function workerMeans(desk: RollingDesk, worker: number, status: number): Means | null {
  const asked = desk.position.question;
  if (asked?.key === 'rolling_heights-ask-swap') {
    return asked.args[0] === worker ? { kind: 'swap', status } : null;
  }
  const working = status === STEADY || status === HARD;
  const found: Means[] = [];
  if (working) found.push({ kind: ['tire', 'tire-ahead'], worker, pose: status });
  if (status === TIRED || status === STEADY) found.push({ kind: 'upgrade', worker, pose: status });
  if (status === TIRED) {
    found.push({ kind: ['rest', 'rest-ahead'], worker }, { kind: ['push', 'push-ahead'] });
  }
  if (status === WAITING) found.push({ kind: 'throw-ahead' });
  if (working) found.push(work(worker, status));
  if (status === HARD) found.push(work(worker, HARD_AS_STEADY));
  return found.find((means) => possible(desk, means)) ?? (working ? work(worker, status) : null);
}

/** A hard-working one who may use the steady ability as well. */
export function asSteadyMeans(desk: RollingDesk, worker: number): Means | null {
  const means = work(worker, HARD_AS_STEADY);
  return possible(desk, work(worker, HARD)) && possible(desk, means) ? means : null;
}

const paying = (desk: RollingDesk) => desk.position.question?.key === 'rolling_heights-ask-pay';

/** A cube in the yard: it pays, or is built with. */
export const yardMeans = (desk: RollingDesk, material: number): Means =>
  paying(desk) ? { kind: 'pay', means: material } : { kind: 'build', material };

export const powerMeans: Means = { kind: 'pay', means: POWER };

/** A wild: it pays, or becomes a cube. */
export const wildMeans = (desk: RollingDesk): Means =>
  paying(desk) ? { kind: 'pay', means: WILD } : { kind: 'use-wild' };

export const exchangeMeans: Means = { kind: 'exchange' };

/** A cube of the supply: to be named, or taken for a wild or in an exchange. */
export const supplyMeans = (material: number): Means => ({
  kind: ['choose-cube', 'use-wild', 'exchange'],
  material,
});

export const hireMeans = (worker: number): Means => ({ kind: 'hire', worker });

export const planMeans = (plan: number): Means => ({ kind: ['take', 'buy'], plan });

/** A plot: a plan is placed there, a cube built, or a leader sent. */
export const plotMeans = (plot: number): Means => ({ kind: ['place', 'build', 'lead'], plot });
