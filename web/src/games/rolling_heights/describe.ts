// The position in words: all that somebody needs who doesn't see the board.

import { number, text } from '../../words/words.svelte';
import type { Section } from '..';
import { WAITING } from './means';
import { cardName, cardWords, cubeWords, judged, ownerName, plans, planWords } from './plans';
import type { RollingDesk } from './plans';
import { plotWords } from './plots';

const say = (key: string, args = {}) => text(`web-rolling_heights-${key}`, args);

export function describe(desk: RollingDesk): Section[] {
  const { view } = desk;
  const sections = [
    course(desk),
    ...(desk.seat === null ? [] : [hand(desk, desk.seat), targets(desk, desk.seat)]),
    market(desk, 1),
    market(desk, 2),
    land(desk),
  ];
  view.companies.forEach((_, seat) => sections.push(company(desk, seat)));
  if (view.rival) sections.push(rival(desk));
  sections.push(cards(desk), supply(desk));
  return sections;
}

function course(desk: RollingDesk): Section {
  const { view } = desk;
  const lines = [
    view.round ? say('round', { round: view.round }) : say('set-up'),
    say('turn-of', {
      player: desk.name(view.active),
      phase: text(`rolling_heights-phase-${desk.vocabulary.notation('phase', view.phase)}`),
    }),
  ];
  if (!view.over && view.round && view.last_round !== null) {
    lines.push(say(view.round >= view.last_round ? 'last-round' : 'one-more-round'));
  }
  if (!view.over && view.quiet) lines.push(say('quiet', { rounds: view.quiet_left }));
  lines.push(
    ...view.unbuilt.map(
      (count, material) =>
        `${desk.value('material', material)}: ${say('unbuilt', { count, all: view.cubes[material]! })}`,
    ),
  );
  const { chosen, payment } = view;
  if (chosen) {
    const where = chosen.plot === null ? '' : ` → ${desk.value('plot', chosen.plot)}`;
    lines.push(say('chosen', { plan: desk.value('plan', chosen.plan) + where }));
  }
  if (payment) lines.push(say('to-pay', { left: payment.left, cost: payment.cost }));
  return { title: text('rolling_heights-name'), lines };
}

/** Workers by what they can do, each line a status. */
function crew(desk: RollingDesk, seat: number): string[] {
  const { stage, workers } = desk.view.companies[seat]!;
  const waiting = say(stage ? 'tray-sits-out' : 'tray-not-thrown');
  return workers.flatMap((counts, status) => {
    const some = counts.flatMap((count, worker) =>
      count ? [`${desk.value('worker', worker)} ${count}`] : [],
    );
    const name = status === WAITING ? waiting : desk.value('status', status);
    return some.length ? [`${name}: ${some.join(', ')}`] : [];
  });
}

/** Only whose turn it is has a yard. */
function yard(desk: RollingDesk, seat: number): string[] {
  const { view } = desk;
  if (view.active !== seat || view.over) return [];
  const whose = seat === desk.seat ? say('your-yard') : say('yard-of', { player: desk.name(seat) });
  const special = view.special_yard.some(Boolean)
    ? [`${text('rolling_heights-cube-special')}: ${cubeWords(desk, view.special_yard)}`]
    : [];
  return [
    `${whose}: ${cubeWords(desk, view.yard) || say('empty')}`,
    ...special,
    say('power', { count: view.power }),
    say('can-pay', { units: view.companies[seat]!.units }),
  ];
}

function hand(desk: RollingDesk, seat: number): Section {
  const { view } = desk;
  const lines = [...crew(desk, seat), ...yard(desk, seat)];
  lines.push(say('wilds', { count: view.companies[seat]!.wilds }));
  const { strike } = view.companies[seat]!;
  if (strike !== null) lines.push(say('risk', { percent: Math.round(strike / 10) }));
  return { title: say('workshop'), lines };
}

function targets(desk: RollingDesk, seat: number): Section {
  const lines = judged(desk, desk.view.companies[seat]!.targets ?? []).map(
    ({ target, vp, counts }) =>
      `${desk.value('target', target)}: ${cardWords(desk, 'target', target)} ${say('vp', { vp })}${counts ? ` (${say('counts')})` : ''}`,
  );
  return { title: text('web-only-you'), lines, secret: true };
}

function market(desk: RollingDesk, level: number): Section {
  const { view } = desk;
  const lines = view.market
    .filter((slot) => slot.level === level && slot.plan !== null)
    .map(({ plan, cost, wilds }) => {
      const said = [
        desk.value('plan', plan!),
        say('price', { cost }),
        ...planWords(desk, plans(desk.vocabulary)[plan!]!),
      ];
      if (wilds) said.push(say('wilds-on-it', { count: wilds }));
      if (view.wild_plans.includes(plan!)) said.push(say('wild-due'));
      return said.join('. ');
    });
  lines.push(say('pile', { count: view.piles[level - 1]! }));
  return { title: `${say('market')}: ${say('level', { level })}`, lines };
}

/** Plots without a plan; water in one line. */
function land(desk: RollingDesk): Section {
  const { view } = desk;
  const lines: string[] = [];
  const water: string[] = [];
  view.plots.forEach((here, plot) => {
    if (here.water) water.push(desk.value('plot', plot));
    else if (here.plan === null) {
      const { title, lines: said } = plotWords(desk, plot);
      lines.push([title, ...said].join('. '));
    }
  });
  lines.push(`${say('water')}: ${water.join(', ')}`);
  return { title: say('city'), lines };
}

const planLines = (desk: RollingDesk, plots: number[]) =>
  plots.map((plot) => {
    const { title, lines } = plotWords(desk, plot);
    return [title, ...lines].join('. ');
  });

function company(desk: RollingDesk, seat: number): Section {
  const found = desk.view.companies[seat]!;
  const lines = [
    `${say('track', { vp: found.vp })}, ${text('rolling_heights-part-total')}: ${number(found.standing.total)}`,
  ];
  if (seat !== desk.seat) {
    lines.push(say('wilds', { count: found.wilds }), ...crew(desk, seat), ...yard(desk, seat));
  }
  return { title: desk.name(seat), lines: [...lines, ...planLines(desk, found.plots)] };
}

function rival(desk: RollingDesk): Section {
  const found = desk.view.rival!;
  const lines = [say('rival-has', { vp: found.standing.total, plans: found.plots.length })];
  if (!desk.view.over) {
    lines.push(say('rival-next', { level: found.next_level, cubes: found.next_cubes }));
  }
  return {
    title: text('rolling_heights-rival'),
    lines: [...lines, ...planLines(desk, found.plots)],
  };
}

function cards(desk: RollingDesk): Section {
  return {
    title: say('ads'),
    lines: desk.view.ads.map(({ ad, yields, rival: other }) => {
      const all = yields.map(({ vp }, seat) => `${desk.name(seat)} ${number(vp)}`);
      if (other) all.push(`${ownerName(desk, null)} ${number(other.vp)}`);
      return `${cardName(desk, 'ad', ad)}: ${cardWords(desk, 'ad', ad)} ${all.join(', ')}`;
    }),
  };
}

function supply(desk: RollingDesk): Section {
  const { view } = desk;
  return {
    title: say('supply'),
    lines: [
      cubeWords(desk, view.supply),
      say('wilds', { count: view.wild_supply }),
      view.worker_supply
        .map((count, worker) => `${desk.value('worker', worker)} ${count}`)
        .join(', '),
    ],
  };
}
