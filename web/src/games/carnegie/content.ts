// The printed facts of Carnegie, as the schema tells them: which city has which slots, what a tab's
// cells bring. Nothing here is a rule.

import type { Vocabulary } from '../../vocabulary';

export type Region = 0 | 1 | 2 | 3;

export interface Slot {
  id: number;
  /** Null where any project may be built. */
  project: number | null;
}
export interface City {
  id: number;
  name: string;
  region: number;
  vp: number;
  /** What it counts in a network. */
  links: number;
  /** Building here brings the region's transport income. */
  transport: boolean;
  slots: Slot[];
}
export interface Track {
  levels: string[];
  incomes: string[];
  costs: number[];
  bonus: string;
}
export interface Tab {
  discs: boolean[];
  incomes: string[];
  vp: number[];
  cap: number[];
  costs: number[];
}
export interface Card {
  donation: number;
  chooses: number;
  shift: number;
  takes: number[];
  cities: number[];
  region: number;
  steps: number;
}
export interface Content {
  cities: City[];
  routes: [number, number][];
  tracks: Track[];
  /** By project and side. */
  tabs: [Tab, Tab][];
  /** Goods that a project costs. */
  goods: number[];
  /** The prices of each department's chairs. */
  chairs: number[][];
  /** What its employees do, in figures: `mission_money` and so on. */
  functions: Record<string, number>[];
  rowVp: number[];
  /** Workers of the printed human resources who are nobody's employees. */
  permanent: number;
  donationVp: number[];
  rounds: number;
  jokerVp: number;
  salePrice: number;
  tileGoods: { goods: number; withEmployee: number; newLobby: number };
  /** What Andrew's cards are worth, place by place. */
  shiftVp: number[];
  cards: Card[];
}

export const TYPES = 4;
export const REGIONS = [0, 1, 2, 3] as const;
export const PROJECTS = [0, 1, 2, 3] as const;
export const TILES = 16;
/** Departments after the tiles: the printed ones, the lobby, and no department at all. */
export const PRINTED_HR = 16;
export const NEW_LOBBY = 3;
export const LOBBY = 21;
export const EMPTY = 22;
/** Owners of discs beside the players. */
export const NEUTRAL = 4;
export const ANDREW = 5;

const PRINTED_TYPES = [0, 1, 1, 2, 3];

/** The action a department belongs to; null for the lobby and for empty cells. */
export function typeOf(department: number): number | null {
  if (department < TILES) return Math.floor(department / 4);
  return PRINTED_TYPES[department - TILES] ?? null;
}

const read = new WeakMap<Vocabulary, Content>();

export function contentOf(vocabulary: Vocabulary): Content {
  let content = read.get(vocabulary);
  if (!content) {
    content = make(vocabulary);
    read.set(vocabulary, content);
  }
  return content;
}

function make(vocabulary: Vocabulary): Content {
  const raw = vocabulary.content;
  const at = (domain: string) => {
    const texts = vocabulary.texts(domain);
    return (text: string) => texts.indexOf(text);
  };
  const [region, project, slot, city] = ['region', 'project', 'slot', 'city'].map(at) as [
    (text: string) => number,
    (text: string) => number,
    (text: string) => number,
    (text: string) => number,
  ];
  const [type, donation] = [at('type'), at('donation')];
  const names = vocabulary.texts('city');
  return {
    cities: names.map((name, id) => {
      const one = raw.city[name];
      return {
        id,
        name,
        region: region(one.region),
        vp: one.vp,
        links: one.links,
        transport: one.transport,
        slots: one.slots.map((kind: string, k: number) => ({
          id: slot(`${name}/${k + 1}`),
          project: kind === 'any' ? null : project(kind),
        })),
      };
    }),
    routes: vocabulary
      .texts('region')
      .flatMap((name) =>
        raw.routes[name].map(([a, b]: [string, string]): [number, number] => [city(a), city(b)]),
      ),
    tracks: vocabulary.texts('region').map((name) => raw.track[name]),
    tabs: vocabulary.texts('project').map((name) => [raw.tab[name].A, raw.tab[name].B]),
    goods: vocabulary.texts('project').map((name) => raw.project[name].goods),
    chairs: vocabulary
      .texts('department')
      .map((name) => raw.department[name]?.chairs ?? raw.printed[name]?.chairs ?? []),
    functions: vocabulary.texts('department').map((name) => raw.function[name] ?? {}),
    rowVp: raw.board.row_vp,
    permanent: raw.board.permanent,
    donationVp: vocabulary.texts('donation').map((name) => raw.donation[name].vp),
    rounds: raw.end.rounds,
    jokerVp: raw.end.joker_vp,
    salePrice: raw.sale.price,
    tileGoods: {
      goods: raw.tiles.goods,
      withEmployee: raw.tiles.goods_with_employee,
      newLobby: raw.tiles.new_lobby_goods,
    },
    shiftVp: raw.shift.vp,
    cards: vocabulary.texts('card').map((name) => {
      const card = raw.card[name];
      return {
        donation: donation(card.donation),
        chooses: type(card.chooses),
        shift: card.shift,
        takes: card.takes.map(type),
        cities: card.cities.map(city),
        region: region(card.region),
        steps: card.steps,
      };
    }),
  };
}
