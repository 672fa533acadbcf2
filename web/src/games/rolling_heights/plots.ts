// A plot in words.

import { text } from '../../words/words.svelte';
import {
  abilities,
  cubeWords,
  hiredWords,
  leads,
  ownerName,
  plans,
  planWords,
  type RollingDesk,
  vpWords,
} from './plans';
import type { Seen } from './sight.svelte';

const say = (key: string, args = {}) => text(`web-rolling_heights-${key}`, args);

export function plotWords(desk: RollingDesk, plot: number): Seen {
  const { view } = desk;
  const here = view.plots[plot]!;
  const name = desk.value('plot', plot);
  const lines: string[] = [];
  if (here.plan !== null) {
    const plan = plans(desk.vocabulary)[here.plan]!;
    const owner = ownerName(desk, here.rival ? null : here.owner);
    lines.push(`${owner} · ${desk.value('type', plan.type)}`);
    lines.push(say('standing', { towers: towerLine(desk, plot) }));
    if (here.completed) {
      lines.push(say('completed', { vp: here.vp ?? 0 }));
    } else {
      lines.push(say('needs', { cubes: cubeWords(desk, here.needs) }));
      lines.push(vpWords(desk, plan));
      if (plan.per.length && here.vp !== null) lines.push(say('vp-now', { vp: here.vp }));
      if (plan.workers.length) lines.push(say('hires', { workers: hiredWords(desk, plan) }));
    }
    if (leads(plan)) {
      lines.push(abilities(desk, plan));
      if (view.turn.led.includes(plot)) lines.push(say('led'));
    }
    return { title: `${name} · ${desk.value('plan', here.plan)}`, lines };
  }
  const { chosen, payment } = view;
  if (chosen?.plot === plot) {
    lines.push(...planWords(desk, plans(desk.vocabulary)[chosen.plan]!));
    if (payment) lines.push(say('to-pay', { left: payment.left, cost: payment.cost }));
    return { title: `${name} · ${desk.value('plan', chosen.plan)}`, lines };
  }
  if (here.water) return { title: `${name} · ${say('water')}`, lines };
  if (here.bonus_type !== null) {
    const type = desk.value('type', here.bonus_type);
    lines.push(say('bonus', { vp: here.bonus_vp, type }));
  }
  if (here.surcharge) lines.push(say('surcharge', { units: here.surcharge }));
  const place = view.places.find((one) => one.plot === plot);
  const more = view.placements?.[plot];
  if (place) {
    lines.push(say('costs-here', { cost: place.cost }));
    if (place.bonus) lines.push(say('scores-here', { vp: place.bonus }));
  } else if (more) {
    lines.push(say('more-here', { distance: more.distance, surcharge: more.surcharge }));
  }
  return { title: `${name} · ${say('free-plot')}`, lines };
}

/** `wood 2/4, glass 0/1`: what stands of each tower. */
export function towerLine(desk: RollingDesk, plot: number): string {
  return desk.view.plots[plot]!.towers.map(({ material, height, cubes, special }) => {
    const said = `${desk.value('material', material)} ${cubes}/${height}`;
    return special ? `${said} (${say('special', { count: special })})` : said;
  }).join(', ');
}
