// The plans, ads and targets as the content in force has them, and in words.

import type { Desk } from '../../desk.svelte';
import type { Vocabulary } from '../../vocabulary';
import type { RollingHeightsView, TargetView } from '../../wire/rolling_heights';
import { number, text } from '../../words/words.svelte';

export type RollingDesk = Desk<RollingHeightsView>;

export const WATER = 'water';

export interface Plan {
  level: number;
  type: number;
  towers: { material: number; height: number }[];
  vp: number;
  /** What around it the VP are counted for: types, or water; nothing: the VP are fixed. */
  per: string[];
  within: number;
  /** Each symbol: one worker, or one of two. */
  workers: number[][];
  steady: string;
  hard: string;
}

interface Printed {
  level: number;
  type: string;
  towers: string[];
  vp: number;
  per: string[];
  within: number;
  workers: string[];
  steady: string;
  hard: string;
}

const NONE = '-';
const read = new WeakMap<Vocabulary, Plan[]>();

/** All plans, by their numbers. */
export function plans(vocabulary: Vocabulary): Plan[] {
  let found = read.get(vocabulary);
  if (!found) {
    const [types, materials, workers] = ['type', 'material', 'worker'].map((domain) =>
      vocabulary.texts(domain),
    ) as [string[], string[], string[]];
    const printed = vocabulary.content.plan as Record<string, Printed>;
    found = vocabulary.texts('plan').map((name) => {
      const plan = printed[name]!;
      return {
        ...plan,
        type: types.indexOf(plan.type),
        towers: plan.towers.map((tower) => {
          const [material, height] = tower.split(' ') as [string, string];
          return { material: materials.indexOf(material), height: Number(height) };
        }),
        workers: plan.workers.map((symbol) =>
          symbol.split('|').map((worker) => workers.indexOf(worker)),
        ),
      };
    });
    read.set(vocabulary, found);
  }
  return found;
}

/** Whether community leaders can do something there. */
export const leads = (plan: Plan) => plan.steady !== NONE || plan.hard !== NONE;

/** `3`, or `3×` where it depends on what is around. */
export const printedVp = (plan: Plan) => number(plan.vp) + (plan.per.length ? '×' : '');

const say = (key: string, args = {}) => text(`web-rolling_heights-${key}`, args);

/** `2 wood, 1 glass`. */
export function cubeWords(desk: RollingDesk, amounts: readonly number[]): string {
  return amounts
    .flatMap((amount, material) =>
      amount
        ? [say('amount', { amount: number(amount), what: desk.value('material', material) })]
        : [],
    )
    .join(', ');
}

/** `glass 1, 2, 2; steel 3, 6`. */
export function towerWords(desk: RollingDesk, towers: Plan['towers']): string {
  const heights = new Map<number, number[]>();
  for (const { material, height } of towers) {
    heights.set(material, [...(heights.get(material) ?? []), height]);
  }
  return [...heights]
    .map(([material, all]) => `${desk.value('material', material)} ${all.map(Number).join(', ')}`)
    .join('; ');
}

/** The word for several of a type of building or of a worker, or for water. */
function plural(desk: RollingDesk, name: string): string {
  for (const domain of ['type', 'worker']) {
    if (desk.vocabulary.texts(domain).includes(name)) {
      return text(`rolling_heights-${domain}-${name}.plural`);
    }
  }
  return text('rolling_heights-water-plots');
}

export function vpWords(desk: RollingDesk, plan: Plan): string {
  if (!plan.per.length) return say('vp', { vp: plan.vp });
  const near = plan.per.map((name) => plural(desk, name)).join(', ');
  return say(plan.within > 1 ? 'vp-within' : 'vp-beside', {
    vp: plan.vp,
    near,
    plots: plan.within,
  });
}

/** `riveter + civil servant / urbanist`. */
export function hiredWords(desk: RollingDesk, plan: Plan): string {
  return plan.workers
    .map((symbol) => symbol.map((worker) => desk.value('worker', worker)).join(' / '))
    .join(' + ');
}

/** What a leader can do in a building: `VP 1 per own public`, `swap builder for executive`. */
export function ability(desk: RollingDesk, printed: string): string {
  if (printed === NONE) return say('ability-none');
  const word = printed.split(' ');
  const [what, count] = [word[0]!, Number(word[1])];
  const materials = desk.vocabulary.texts('material');
  const called = (domain: string, name: string) =>
    desk.value(domain, desk.vocabulary.texts(domain).indexOf(name));
  if (materials.includes(what)) {
    return say('amount', { amount: number(count), what: called('material', what) });
  }
  switch (what) {
    case 'wild':
      return say('wilds', { count });
    case 'power':
      return say('power', { count });
    case 'any':
      return say('ability-any', { count });
    case 'upgrade':
      return say(word[1] === 'tired' ? 'ability-lift-tired' : 'ability-lift');
    case 'swap':
      return `${called('worker', word[1]!)} → ${called('worker', word[3]!)}`;
  }
  const vp = count;
  switch (word[3]) {
    case undefined:
      return say('vp', { vp });
    case 'hard':
      return say('ability-per-hard', { vp, worker: called('worker', word[4]!) });
    case 'empty':
      return say('ability-per-empty', { vp });
    case 'adjacent':
      return say('ability-per-water', { vp });
  }
  if (word[4] === 'tower') return say('ability-per-tower', { vp, height: Number(word[6]) });
  return say('ability-per-own', { vp, types: plural(desk, word[4]!) });
}

/** Both abilities of a building. */
export function abilities(desk: RollingDesk, plan: Plan): string {
  if (plan.steady === plan.hard) return say('leader', { ability: ability(desk, plan.hard) });
  return say('leader-both', {
    steady: ability(desk, plan.steady),
    hard: ability(desk, plan.hard),
  });
}

/** All that is printed on a plan, line by line. */
export function planWords(desk: RollingDesk, plan: Plan): string[] {
  const lines = [
    `${desk.value('type', plan.type)} · ${vpWords(desk, plan)}`,
    say('towers', { towers: towerWords(desk, plan.towers) }),
  ];
  if (plan.workers.length) lines.push(say('hires', { workers: hiredWords(desk, plan) }));
  if (leads(plan)) lines.push(abilities(desk, plan));
  return lines;
}

/** What an ad or a target says, with the figures in force. */
export function cardWords(desk: RollingDesk, deck: 'ad' | 'target', card: number): string {
  const printed = desk.vocabulary.content[deck][desk.vocabulary.notation(deck, card)] as Record<
    string,
    string | number | string[]
  >;
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(printed)) {
    args[name] = Array.isArray(value) ? value.map((one) => plural(desk, one)).join(', ') : value;
  }
  const said = text(`rolling_heights-card-${printed.rule as string}`, args);
  return printed.counts === 'any' ? `${said} ${text('rolling_heights-card-any-plan')}` : said;
}

/** The name of an ad or target without its number. */
export const cardName = (desk: RollingDesk, deck: 'ad' | 'target', card: number) =>
  desk.value(deck, card).replace(/^\d+ · /, '');

/** What everybody at the table calls a seat or the Rival (null). */
export const ownerName = (desk: RollingDesk, owner: number | null) =>
  owner === null ? text('rolling_heights-rival') : desk.name(owner);

/** One's targets: before the end none of them is ahead while all are worth the same. */
export const judged = (desk: RollingDesk, targets: TargetView[]): TargetView[] =>
  desk.view.over || targets.some(({ vp }) => vp !== targets[0]!.vp)
    ? targets
    : targets.map((one) => ({ ...one, counts: false }));
