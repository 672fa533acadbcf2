// What the numbers of a game's messages mean, from the game's schema: facts and actions become
// sentences here, as `magnate.words` does it in Python.

import { get } from './api';
import { has, number, text, type Args } from './words/words.svelte';
import type { Choice, FactData } from './wire/server';

type Params = [name: string, domain: string][];

export interface Schema {
  game: string;
  rules: number;
  domains: Record<string, { low: number; texts: string[] }>;
  actions: { name: string; params: Params; free: boolean; closing: boolean }[];
  facts: { key: string; params: Params }[];
  numbers: Record<string, string>;
  /** The component facts in force: each game knows the shape of its own. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- its shape is the game's
  content: any;
}

export type ActionLike = Pick<Choice, 'kind' | 'args'>;
/** The word for a value among others in a sentence, where the table has a better one than its own. */
export type Call = (domain: string, value: number, named: Record<string, number>) => string | null;

const plain = (notation: string) => notation.replaceAll('/', '-');
const byName = (params: Params, args: readonly number[]): Record<string, number> =>
  Object.fromEntries(params.map(([name], at) => [name, args[at]!]));

export class Vocabulary {
  readonly game: string;
  readonly content: Schema['content'];
  readonly #schema: Schema;
  readonly #actions: Map<string, Schema['actions'][number]>;
  readonly #facts: Map<string, Params>;

  constructor(schema: Schema) {
    this.#schema = schema;
    this.game = schema.game;
    this.content = schema.content;
    this.#actions = new Map(schema.actions.map((kind) => [kind.name, kind]));
    this.#facts = new Map(schema.facts.map((kind) => [kind.key, kind.params]));
  }

  static async of(path: string): Promise<Vocabulary> {
    return new Vocabulary(await get<Schema>(path));
  }

  /** The notations of a domain's values: `black`, `brown`, … */
  texts(domain: string): string[] {
    return this.#schema.domains[domain]?.texts ?? [];
  }

  notation(domain: string, value: number): string {
    const { low, texts } = this.#schema.domains[domain] ?? { low: 0, texts: [] };
    return texts.length ? (texts[value - low] ?? String(value)) : String(value);
  }

  numeric(domain: string): boolean {
    const { low, texts } = this.#schema.domains[domain] ?? { low: 0, texts: [] };
    return !texts.length || texts[0] === String(low);
  }

  /** The word for a value: a colour, a player's name, `12`, `$12`. */
  value(domain: string, value: number, names: string[]): string {
    if (domain === 'seat') return this.#player(value, names);
    if (domain === 'money') {
      return (value < 0 ? '−' : '') + text('core-money', { amount: Math.abs(value) });
    }
    if (this.numeric(domain)) return number(value);
    return text(this.key(domain, value));
  }

  /** The key of a value's words; those of `.about` explain it. */
  key(domain: string, value: number): string {
    return `${this.game}-${domain}-${plain(this.notation(domain, value))}`;
  }

  /** What a piece is, in a sentence or two, if there are words for it. */
  about(domain: string, value: number): string {
    const key = `${this.key(domain, value)}.about`;
    return has(key) ? text(key) : '';
  }

  /** What choosing an action means: `Buy a violet machine`. */
  action(action: ActionLike, names: string[], call?: Call): string {
    return text(
      `${this.game}-action-${action.kind}`,
      this.#said(this.params(action.kind), action.args, names, call),
    );
  }

  aboutAction(kind: string): string {
    const key = `${this.game}-action-${kind}.about`;
    return has(key) ? text(key) : '';
  }

  /** A question, a reason or an event as a sentence. */
  fact(fact: FactData, names: string[], call?: Call): string {
    return text(fact.key, this.#said(this.factParams(fact.key), fact.args, names, call));
  }

  params(kind: string): Params {
    return this.#actions.get(kind)?.params ?? [];
  }

  factParams(key: string): Params {
    return this.#facts.get(key) ?? [];
  }

  closing(kind: string): boolean {
    return this.#actions.get(kind)?.closing ?? false;
  }

  /** The parameters of an action by their names. */
  named(action: ActionLike): Record<string, number> {
    return byName(this.params(action.kind), action.args);
  }

  /** Numbers told about an action, in words: `costs $6`, `leaves $14`. */
  numbers(about: Record<string, number>, names: string[]): string[] {
    // of what comes to nothing only what is left or missing and what it costs says something
    const told = Object.entries(about).filter(
      ([name, value]) => value || /left|missing|unbuilt|cost/.test(name),
    );
    return told.map(([name, value]) => {
      const unit = this.#schema.numbers[name] ?? 'number';
      const said =
        unit === 'money'
          ? this.value('money', value, names)
          : number(unit === 'permille' ? Math.round(value / 10) : value);
      return text(`web-${this.game}-number-${name.replaceAll('_', '-')}`, {
        value: said,
        signed: (value < 0 ? '−' : '+') + number(Math.abs(value)),
        count: value,
      });
    });
  }

  #said(params: Params, args: readonly number[], names: string[], call?: Call): Args {
    const said: Args = {};
    const named = byName(params, args);
    params.forEach(([name, domain], at) => {
      const value = args[at]!;
      if (domain === 'seat') said[name] = this.#player(value, names);
      else if (this.numeric(domain)) said[name] = value;
      else said[name] = call?.(domain, value, named) ?? plain(this.notation(domain, value));
    });
    return said;
  }

  #player(seat: number, names: string[]): string {
    return names[seat] ?? text('core-player', { number: seat + 1 });
  }
}
