// The position in words, by sections: enough to play without seeing the table.

import type { Section } from '..';
import type { CompanyView, ContainerView } from '../../wire/container';
import { capital, text } from '../../words/words.svelte';
import { BROKERS, colourWord, money, total, type Table } from './table';

/** `2 × black, 1 × violet`. */
export function listed(pile: number[]): string {
  const found = pile.flatMap((count, colour) =>
    count ? [`${count} × ${colourWord(colour)}`] : [],
  );
  return found.join(', ') || text('web-container-nothing');
}

function goods(store: CompanyView['factory']): string {
  const found = store.map(
    ([price, colour]) =>
      `${colourWord(colour)} ${price === null ? text('web-container-unpriced') : money(price)}`,
  );
  return found.join(', ') || text('web-container-nothing');
}

function line(label: string, said: string): string {
  return text('web-container-line', { label, said });
}

function zone(desk: Table, company: CompanyView): string {
  return company.harbour_of === null
    ? desk.value('zone', company.zone)
    : text('web-container-in-harbour', { name: desk.name(company.harbour_of) });
}

function house(desk: Table, view: ContainerView, seat: number): Section {
  const company = view.companies[seat]!;
  const lines = [
    [
      // one's own money stands with one's secrets
      ...(company.money === null || seat === desk.seat ? [] : [money(company.money)]),
      text('web-container-cards', { count: company.money_cards }),
      text('web-container-loans', { count: company.loans }),
    ].join(', '),
    line(text('web-container-machines'), company.machines.map(colourWord).join(', ')),
    line(
      text('container-place-factory-store'),
      `${goods(company.factory)} (${text('web-container-room', { count: company.factory_room })})`,
    ),
    line(text('web-container-warehouses'), String(company.warehouses)),
    line(
      text('container-place-harbour-store'),
      `${goods(company.harbour)} (${text('web-container-room', { count: company.harbour_room })})`,
    ),
    line(text('container-place-ship'), `${zone(desk, company)}; ${listed(company.ship)}`),
    line(text('container-place-island'), listed(company.island)),
  ];
  if (view.payment?.holder === seat) {
    const pledged = [...view.payment.factory, ...view.payment.harbour];
    if (pledged.length) lines.push(line(text('web-container-pledged'), goods(pledged)));
  }
  if (total(company.port)) lines.push(line(text('container-place-port'), listed(company.port)));
  if (seat === desk.seat) {
    if (company.machine_cost !== null) {
      lines.push(line(text('web-container-next-machine'), money(company.machine_cost)));
    }
    if (company.warehouse_cost !== null) {
      lines.push(line(text('web-container-next-warehouse'), money(company.warehouse_cost)));
    }
  }
  return { title: desk.name(seat), lines };
}

/** What a company's owner alone knows; everybody does at the end. */
function secrets(desk: Table, view: ContainerView, seat: number): string[] {
  const company = view.companies[seat]!;
  const lines: string[] = [];
  if (company.money !== null) lines.push(money(company.money));
  if (company.values && company.value_card !== null) {
    const card = desk.vocabulary.notation('card', company.value_card);
    const values = company.values.map((value, colour) => `${colourWord(colour)} ${money(value)}`);
    lines.push(line(text('web-container-card', { card }), values.join(', ')));
  }
  if (company.discarded !== null) {
    const colour = desk.vocabulary.notation('colour', company.discarded);
    lines.push(text('web-container-discards', { colour }));
  }
  if (company.standing) {
    lines.push(line(text('web-container-worth'), money(company.standing.total)));
  }
  const value = view.auction?.load_value;
  if (value && seat === desk.seat) {
    const said = `${money(value.before)} → ${money(value.after)}`;
    lines.push(line(text('web-container-your-island'), said));
  }
  return lines;
}

/** A company, and what is known of its secrets: one's own can be hidden. */
function company(desk: Table, view: ContainerView, seat: number): Section[] {
  const { title, lines } = house(desk, view, seat);
  const known = secrets(desk, view, seat);
  if (!known.length || seat !== desk.seat) return [{ title, lines: [...lines, ...known] }];
  const secret = { title: text('web-container-secret'), lines: known, secret: true };
  return [{ title, lines }, secret];
}

function auctions(desk: Table, view: ContainerView): Section[] {
  const found: Section[] = [];
  const { auction, payment, offer } = view;
  if (auction) {
    const names = (seats: number[]) => seats.map((seat) => desk.name(seat)).join(', ');
    const lines = [
      text('web-container-sells', { name: desk.name(auction.seller) }),
      line(text('container-place-ship'), listed(auction.load)),
      desk.value('stage', auction.stage),
    ];
    if (auction.answered.length) {
      lines.push(line(text('web-container-sealed'), names(auction.answered)));
    }
    auction.bids.forEach((bid, seat) => {
      if (bid !== null) lines.push(line(desk.name(seat), money(bid)));
    });
    if (auction.tied.length) lines.push(line(text('web-container-tied'), names(auction.tied)));
    found.push({ title: text('web-container-island-auction'), lines });
  }
  if (payment) {
    const boxes = [...payment.factory, ...payment.harbour].map(([, colour]) => colourWord(colour));
    const least =
      payment.space < BROKERS.length
        ? text('web-container-next-bid', { amount: money(payment.least) })
        : text('web-container-next-offer', { count: payment.least });
    found.push({
      title: text('web-container-broker-auction'),
      lines: [
        desk.value('space', payment.space),
        line(desk.name(payment.holder), boxes.join(', ') || money(payment.money)),
        least,
      ],
    });
  }
  if (offer) {
    const boxes = [...offer.factory, ...offer.harbour].map(([, colour]) => colourWord(colour));
    found.push({
      title: desk.value('space', offer.space),
      lines: [
        line(desk.name(view.active), boxes.join(', ') || text('web-container-nothing')),
        text('web-container-offered', { count: boxes.length, least: offer.least }),
      ],
    });
  }
  return found;
}

export function describe(desk: Table): Section[] {
  const { view } = desk;
  const supply = [
    line(text('web-container-supply'), listed(view.supply)),
    line(text('web-container-machines'), listed(view.machine_supply)),
    line(text('web-container-warehouses'), String(view.warehouse_supply)),
    text(view.ending ? 'web-container-last-turn' : 'web-container-ends', {
      gone: view.supply.filter((left) => !left).length,
    }),
  ];
  if (total(view.seized)) supply.push(line(text('web-container-seized'), listed(view.seized)));
  if (view.idle) {
    supply.push(text('web-container-idle', { turns: view.idle, limit: view.idle_limit }));
  }
  const bank = BROKERS.map((_, broker) =>
    line(
      desk.value('broker', broker),
      `${listed(view.broker_containers[broker]!)}; ${money(view.broker_money[broker]!)}`,
    ),
  );
  const seats = view.companies.map((_, seat) => seat);
  const sections = [
    ...auctions(desk, view),
    { title: text('web-container-round', { number: view.round }), lines: supply },
    ...(view.investment_bank
      ? [{ title: text('container-option-investment-bank'), lines: bank }]
      : []),
    ...seats
      .sort((a, b) => Number(b === desk.seat) - Number(a === desk.seat) || a - b)
      .flatMap((seat) => company(desk, view, seat)),
  ];
  return sections.map((one) => ({ ...one, lines: one.lines.map(capital) }));
}
