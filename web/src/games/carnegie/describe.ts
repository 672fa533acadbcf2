// The position in words, complete enough to play by.

import type { Section } from '..';
import { capital, text } from '../../words/words.svelte';
import type { CarnegieView } from '../../wire/carnegie';
import { contentOf, EMPTY, PROJECTS, REGIONS, TILES, TYPES } from './content';
import { gainWords } from './gains';
import { incomeWords } from './incomes';
import type { CarnegieDesk } from './means';
import { explained, factorWords, ownerName, partName, placeWords, projectWord } from './naming';

const list = (words: string[]) => words.join(', ');
/** A type of action at the head of its line. */
const typeName = (desk: CarnegieDesk, type: number) => capital(desk.value('type', type));

export function describe(desk: CarnegieDesk): Section[] {
  const view = desk.view;
  const seats = view.companies.map((_, seat) => seat);
  const mine = desk.seat;
  const ordered = mine === null ? seats : [mine, ...seats.filter((seat) => seat !== mine)];
  return [
    round(desk, view),
    timeline(desk, view),
    ...ordered.map((seat) => company(desk, view, seat)),
    ...REGIONS.map((region) => land(desk, view, region)),
    donations(desk, view),
    market(desk, view),
    ...(view.andrew ? [andrew(desk, view)] : []),
  ];
}

function round(desk: CarnegieDesk, view: CarnegieView): Section {
  const last = contentOf(desk.vocabulary).rounds;
  const lines = [
    view.over
      ? text('core-reason-game-over')
      : view.round
        ? text('web-carnegie-round', { round: view.round, last })
        : text('web-carnegie-setup'),
  ];
  if (!view.over) {
    lines.push(`${text('web-carnegie-phase')}: ${desk.value('phase', view.phase)}`);
  }
  if (view.companies.length > 1) {
    lines.push(`${text('web-carnegie-first')}: ${desk.name(view.first)}`);
  }
  if (view.row !== null) {
    lines.push(`${text('web-carnegie-action')}: ${desk.value('type', view.row)}`);
  }
  const { turn } = view;
  if (turn.seat !== null) {
    const name = desk.name(turn.seat);
    if (turn.steps) lines.push(`${name}: ${text('web-carnegie-steps', { count: turn.steps })}`);
    if (turn.points) lines.push(`${name}: ${text('web-carnegie-points', { count: turn.points })}`);
    if (turn.department !== null) {
      const department = view.companies[turn.seat]!.cells[turn.department]!;
      lines.push(`${name}: ${desk.value('department', department)}`);
    }
  }
  return { title: text('carnegie-timeline.round'), lines };
}

function timeline(desk: CarnegieDesk, view: CarnegieView): Section {
  const lines = view.events.map((happenings, row) => {
    const ahead = happenings.slice(view.passed[row]!).map((one) => desk.value('happening', one));
    const told = view.previews.find((one) => one.row === row);
    const gains = (told?.gains ?? []).map((gain, seat) => {
      const words = list(gainWords(gain)) || text('web-carnegie-nothing');
      return `${desk.name(seat)}: ${words}`;
    });
    const flipped =
      told && told.moving !== row
        ? [text('web-carnegie-flipped', { row: desk.value('type', told.moving) })]
        : [];
    const events = `${typeName(desk, row)}: ${list(ahead) || '–'}.`;
    return [events, ...flipped, gains.join('; ')].filter(Boolean).join(' ');
  });
  return { title: text('carnegie-timeline'), lines };
}

function company(desk: CarnegieDesk, view: CarnegieView, seat: number): Section {
  const content = contentOf(desk.vocabulary);
  const one = view.companies[seat]!;
  const lines = [
    list([
      text('core-money', { amount: one.money }),
      text('web-carnegie-goods', { count: one.goods }),
      text('web-carnegie-disc-count', { count: one.discs }),
      text('web-carnegie-reserve', { count: one.reserve }),
      text('web-carnegie-gifts', { count: one.donations.length, price: one.donation_price }),
      ...(one.joker ? [text('carnegie-part-joker')] : []),
    ]),
    Object.entries(one.standing)
      .map(([part, vp]) => `${partName(part)} ${vp}`)
      .join(', '),
  ];
  if (one.reserved !== null) {
    lines.push(text('web-carnegie-reserved-by', { name: desk.value('tile', one.reserved) }));
  }
  if (one.noted !== null) {
    lines.push(`${text('carnegie-phase-note')}: ${desk.value('donation', one.noted)}`);
  }
  one.cells.forEach((department, cell) => {
    const lies = one.lying[cell]!;
    const prices = content.chairs[department]!;
    if (department === EMPTY && !lies) return;
    lines.push(
      [
        `${placeWords(cell)}: ${desk.value('department', department)}.`,
        ...(prices.length
          ? [
              text('web-carnegie-seated', {
                active: one.chairs[cell]!.length,
                seats: prices.length,
              }),
              text('web-carnegie-seat-price', { price: prices[0]! }),
            ]
          : []),
        ...(lies ? [text('web-carnegie-lying', { count: lies })] : []),
      ].join(' '),
    );
  });
  for (const project of PROJECTS) {
    const side = one.sides[project] ?? null;
    const name = capital(desk.value('project', project));
    if (side === null) {
      content.tabs[project]!.forEach((tab, which) =>
        lines.push(`${name} ${desk.value('side', which)}: ${tabWords(tab, 0)}`),
      );
      continue;
    }
    const tab = content.tabs[project]![side]!;
    lines.push(
      `${name} ${desk.value('side', side)}: ` +
        text('web-carnegie-tab-state', {
          built: one.built[project]!,
          ready: one.discs_on_tabs[project]!,
        }) +
        ` ${tabWords(tab, one.advanced[project]! + 1)}`,
    );
  }
  const away = REGIONS.filter((region) => one.missions[region]).map(
    (region) => `${desk.value('region', region)} ${one.missions[region]}`,
  );
  if (away.length) lines.push(`${text('web-carnegie-missions')}: ${list(away)}`);
  if (one.network.level !== null) {
    lines.push(
      `${text('web-carnegie-network', { name: desk.name(seat), vp: one.standing['connections'] ?? 0 })} ${list(
        one.network.cities.map((city) => desk.value('city', city)),
      )}`,
    );
  }
  return { title: text('web-carnegie-company', { name: desk.name(seat) }), lines };
}

/** The cells of a tab from one on, each with the research points of the step that uncovers it. */
function tabWords(
  tab: { vp: number[]; cap: number[]; incomes: string[]; costs: number[] },
  from: number,
) {
  return tab.vp
    .map((vp, at) => {
      const brings = vp
        ? text('web-carnegie-vp', { count: vp })
        : tab.cap[at]
          ? text('web-carnegie-cap', { vp: tab.cap[at]! })
          : incomeWords(tab.incomes[at]!) || '–';
      const cost = at ? ` (${text('web-carnegie-points', { count: tab.costs[at - 1]! })})` : '';
      return brings + cost;
    })
    .slice(from)
    .join('; ');
}

function land(desk: CarnegieDesk, view: CarnegieView, region: number): Section {
  const content = contentOf(desk.vocabulary);
  const track = content.tracks[region]!;
  const lines = track.incomes.map((income, space) => {
    const here = [
      ...view.companies.flatMap((one, seat) =>
        one.tracks[region] === space ? [desk.name(seat)] : [],
      ),
      ...(view.andrew?.tracks[region] === space ? [text('carnegie-andrew')] : []),
    ];
    const level = desk.value('level', desk.vocabulary.texts('level').indexOf(track.levels[space]!));
    const next =
      space < track.costs.length
        ? text('web-carnegie-next-step', { points: track.costs[space]! })
        : text('web-carnegie-last-space', { bonus: incomeWords(track.bonus) });
    return `${text('carnegie-transport')} ${space + 1}, ${level}: ${incomeWords(income)}. ${next} ${list(here)}`;
  });
  for (const city of content.cities.filter((one) => one.region === region)) {
    const slots = city.slots.map((slot) => {
      const owner = view.slots[slot.id] ?? null;
      if (owner === null) {
        return text('web-carnegie-free', { project: projectWord(desk, slot.project) });
      }
      const built = view.projects[slot.id] ?? null;
      const name = ownerName(desk, owner);
      return built === null ? name : `${name} (${desk.value('project', built)})`;
    });
    const symbol = city.transport ? `, ${text('carnegie-transport')}` : '';
    const links = city.links ? `, ${text('web-carnegie-links', { count: city.links })}` : '';
    const joined = content.routes
      .filter((route) => route.includes(city.id))
      .map(([a, b]) => desk.value('city', a === city.id ? b : a));
    lines.push(
      `${desk.value('city', city.id)}, ${text('web-carnegie-vp', { count: city.vp })}${symbol}${links}: ${slots.join('; ')}. → ${list(joined)}`,
    );
  }
  return { title: desk.value('region', region), lines };
}

function donations(desk: CarnegieDesk, view: CarnegieView): Section {
  const content = contentOf(desk.vocabulary);
  const me = desk.seat === null ? null : view.companies[desk.seat]!;
  const lines = view.donations.map((owners, donation) => {
    const given = owners.map((owner) => {
      const vp =
        view.companies[owner]?.donation_points[donation] ??
        (desk.vocabulary.notation('owner', owner) === 'andrew'
          ? view.andrew?.donation_points[donation]
          : undefined);
      const name = ownerName(desk, owner);
      return vp === undefined ? name : text('web-carnegie-gives', { name, vp });
    });
    return [
      `${explained(desk, 'donation', donation)}`,
      factorWords(donation, content.donationVp[donation]!),
      ...given,
      ...(me && !owners.length
        ? [text('web-carnegie-would-give', { vp: me.yields[donation]! })]
        : []),
    ].join(' ');
  });
  if (me) {
    lines.unshift(
      text('web-carnegie-next-gift', { price: me.donation_price, limit: me.donation_limit }),
    );
  }
  return { title: text('carnegie-part-donations'), lines };
}

function market(desk: CarnegieDesk, view: CarnegieView): Section {
  const content = contentOf(desk.vocabulary);
  const lines: string[] = [];
  for (let type = 0; type < TYPES; type++) {
    for (let tile = type * 4; tile < Math.min(TILES, type * 4 + 4); tile++) {
      if (!view.tiles[tile]) continue;
      const prices = content.chairs[tile]!.map((amount) => text('core-money', { amount }));
      lines.push(
        `${typeName(desk, type)}: ${explained(desk, 'department', tile)} ${text('web-carnegie-tiles-left', { count: view.tiles[tile]! })} ${list(prices)}`,
      );
    }
  }
  return { title: text('web-carnegie-market'), lines };
}

function andrew(desk: CarnegieDesk, view: CarnegieView): Section {
  const one = view.andrew!;
  const content = contentOf(desk.vocabulary);
  const back = (value: number) => desk.value('back', value);
  const lines = [
    text('web-carnegie-andrew-has', { discs: one.discs }),
    ...(one.back === null ? [] : [text('web-carnegie-card-back', { action: back(one.back) })]),
    ...(one.next_back === null
      ? []
      : [text('web-carnegie-next-back', { action: back(one.next_back) })]),
    `${text('web-carnegie-shift')}: ${content.shiftVp[one.shift]}`,
    ...content.shiftVp.map(
      (vp, at) =>
        `${text('web-carnegie-vp', { count: vp })}: ${text('web-carnegie-cards-under', { count: one.reached[at] ?? 0 })}`,
    ),
    Object.entries(one.standing)
      .map(([part, vp]) => `${partName(part)} ${vp}`)
      .join(', '),
  ];
  if (one.card !== null) {
    const card = content.cards[one.card]!;
    lines.push(
      one.chooses
        ? `${desk.value('card', one.card)}: ${text('web-carnegie-chooses-type', { type: desk.value('type', card.chooses) })}`
        : `${text('web-carnegie-card-now')}: ${desk.value('card', one.card)}`,
      `${text('carnegie-timeline.donation')}: ${desk.value('donation', card.donation)}`,
      `${typeName(desk, 0)}: +${card.shift}`,
      `${typeName(desk, 1)}: ${list(card.takes.map((type) => desk.value('type', type)))}`,
      `${typeName(desk, 2)}: ${list(card.cities.map((city) => desk.value('city', city)))}`,
      `${typeName(desk, 3)}: ${desk.value('region', card.region)} +${card.steps}`,
    );
  }
  if (one.tiles.length) {
    lines.push(`${partName('tiles')}: ${list(one.tiles.map((tile) => desk.value('tile', tile)))}`);
  }
  return { title: text('carnegie-andrew'), lines };
}
