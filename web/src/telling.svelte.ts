// A game as somebody sees it, and how it is told in words.

import { called } from './holders';
import type { Choice, EntryData, FactData, Holder, Position, Result } from './wire/server';
import type { GameFace, Stood } from './games';
import type { Desk } from './desk.svelte';
import type { Call, Vocabulary } from './vocabulary';
import { has, text } from './words/words.svelte';

export type Face = Pick<
  GameFace,
  'rules' | 'greyed' | 'aside' | 'places' | 'settled' | 'asked' | 'called'
>;

export abstract class Telling<View> {
  readonly vocabulary: Vocabulary;
  /** The rule behind each reason, and how the game calls what sentences speak of. */
  readonly face: Face;
  #holders = $state.raw<Holder[]>([]);
  readonly names = $derived(this.#holders.map(called));
  /** The colour of each seat's pieces. */
  colours = $state.raw<number[]>([]);
  /** Values that the log speaks of now, by domain. */
  spot = $state.raw<Record<string, number[]>>({});

  constructor(vocabulary: Vocabulary, face: Face) {
    this.vocabulary = vocabulary;
    this.face = face;
  }

  /** What is on the table, once it has come. */
  abstract readonly shown: Position | null;
  get position(): Position {
    return this.shown!;
  }
  get view(): View {
    return this.position.view as View;
  }
  get seat(): number | null {
    return this.position.seat;
  }
  get result(): Result | null {
    return this.position.result;
  }

  name(seat: number): string {
    return this.names[seat] ?? text('core-player', { number: seat + 1 });
  }
  colour(seat: number): number {
    return this.colours[seat] ?? seat;
  }
  value(domain: string, value: number): string {
    return this.vocabulary.value(domain, value, this.names);
  }
  action(choice: Pick<Choice, 'kind' | 'args'>): string {
    // to be done with a question may mean to decline it
    const declined = `web-declined-${this.position.question?.key}`;
    if (this.vocabulary.closing(choice.kind) && has(declined)) return text(declined);
    return this.vocabulary.action(choice, this.names, this.#call());
  }
  /** One of the things that an action is about. */
  argument(choice: Pick<Choice, 'kind' | 'args'>, at: number): string {
    const [[, domain], value] = [this.vocabulary.params(choice.kind)[at]!, choice.args[at]!];
    const named = this.vocabulary.named(choice);
    return this.#call()(domain, value, named) ?? this.value(domain, value);
  }
  /** `ply` where it tells of former times: what stands there now may have come later. */
  fact(fact: FactData, names = this.names, ply?: number): string {
    const stood = ply === undefined ? undefined : this.stood(ply);
    return this.vocabulary.fact(fact, names, this.#call(stood));
  }
  #call(stood: Stood = () => true): Call {
    return (domain, value, named) =>
      this.face.called?.(this as unknown as Desk<never>, domain, value, named, stood) ?? null;
  }
  /** What stands where, so far as sentences tell: the same for as long as nothing of it changes, or
   *  every move would have all lines of the log made anew. */
  readonly places = $derived.by(() => {
    const now = this.shown && (this.face.places?.(this.view as never) ?? null);
    if (JSON.stringify(now) !== JSON.stringify(this.#places)) this.#places = now;
    return this.#places;
  });
  #places: number[][] | null = null;

  /** What has happened, as the page knows it. */
  history: () => EntryData[] = () => [];
  /** When something came to stand where. As text, so that it is the same for as long as nothing does:
   *  else every move would have all lines of the log made anew. */
  readonly #settled = $derived.by(() => {
    const found: Record<string, number> = {};
    for (const { ply, events, taken_back } of this.history()) {
      for (const fact of taken_back ? [] : events) {
        const where = this.face.settled?.(fact);
        if (where) found[where.join()] = ply;
      }
    }
    return JSON.stringify(found);
  });
  readonly #since: Record<string, number> = $derived(JSON.parse(this.#settled));
  /** What stood where at a ply. */
  stood(ply: number): Stood {
    return (...where) => (this.#since[where.join()] ?? 0) <= ply;
  }

  numbers(choice: Choice): string[] {
    return this.vocabulary.numbers(choice.about, this.names);
  }
  get question(): string {
    const { question } = this.position;
    return question ? this.fact(this.face.asked?.(this.position) ?? question) : '';
  }

  get holders(): Holder[] {
    return this.#holders;
  }
  /** Who sits where: if that stays, so do all sentences of the log, which name them. */
  set holders(now: Holder[]) {
    if (JSON.stringify(now) !== JSON.stringify(this.#holders)) this.#holders = now;
  }

  /** The number of the rule behind a reason; at this question or of an action of that kind, if
   *  there is one. */
  rule({ key }: FactData, kind = ''): string {
    const { rules } = this.face;
    const asked = this.position.question?.key;
    return rules[`${asked} ${key}`] ?? rules[`${kind} ${key}`] ?? rules[key] ?? '';
  }

  /** A reason with the number of its rule. */
  reason(reason: FactData, kind = ''): string {
    const rule = this.rule(reason, kind);
    return rule ? `${this.fact(reason)} (${rule})` : this.fact(reason);
  }

  // The log marks on the board what it speaks of

  spotlight(fact: FactData | null): void {
    const found: Record<string, number[]> = {};
    for (const [at, [, domain]] of (fact ? this.vocabulary.factParams(fact.key) : []).entries()) {
      if (!this.vocabulary.numeric(domain) || domain === 'seat') {
        (found[domain] ??= []).push(fact!.args[at]!);
      }
    }
    this.spot = found;
  }

  lit(domain: string, value: number): boolean {
    return this.spot[domain]?.includes(value) ?? false;
  }
}
