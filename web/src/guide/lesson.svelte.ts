// A guided first game: a sitting without a table. The server is told all moves so far and says where
// they lead to, so that what is taken back was never there. A guide (`src/magnate/guides`) says what
// others do, what the learner is to do, and which words go with it.

import { get, post, wordsOf } from '../api';
import type { Answer } from '../desk.svelte';
import { me } from '../me.svelte';
import { Sitting } from '../sitting.svelte';
import type { Blocked, Guide, GuideStep, Learnt, Message, Past, Position } from '../wire/server';
import { sight } from '../window.svelte';
import { has, text } from '../words/words.svelte';

type Move = [seat: number, answer: Answer];

const LEARNER = 0;
const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`);

export class Lesson extends Sitting {
  guide = $state.raw<Guide | null>(null);
  /** Which step one is at. */
  at = $state(0);
  /** How many of its actions are made. */
  made = $state(0);
  /** What is said to a move that leads elsewhere. */
  hint = $state('');
  trouble = $state('');
  readonly direct = true;
  #moves: Move[] = [];
  /** What there was before each answer of this step. */
  #before: { moves: number; made: number; hint: string }[] = [];
  /** The question that was open when the step began. */
  #first: string | null = null;

  constructor(game: string) {
    super(game, LEARNER, false);
    void this.#begin();
  }

  override path(call: string): string {
    return call === '/schema' ? `/api/games/${this.id}/schema` : `/api/guides/${this.id}${call}`;
  }

  async #begin(): Promise<void> {
    try {
      this.guide = await get<Guide>(this.path(''));
      await this.#enter(0);
      this.link = 'live';
    } catch (error) {
      this.trouble = wordsOf(error);
    }
  }

  // Steps

  get step(): GuideStep {
    return this.guide!.steps[this.at]!;
  }
  get done(): boolean {
    return this.made >= (this.step.moves ?? []).length;
  }
  get last(): boolean {
    return this.at === this.guide!.steps.length - 1;
  }

  /** What is to be said now. */
  get words(): string {
    const key = `web-guide-${this.id}-${this.step.key}`;
    if (this.hint) return text(this.hint);
    if (this.stage.ply !== null) return text('web-guide-watch');
    const phone = sight.phone ? 'yes' : 'no'; // it has the table in parts
    if (this.made && this.done) return text(`${key}.done`, { phone });
    return text(this.made && has(`${key}.then`) ? `${key}.then` : key, { phone });
  }

  async next(): Promise<void> {
    if (!this.done || this.last) return;
    try {
      await this.#enter(this.at + 1);
    } catch (error) {
      this.trouble = wordsOf(error);
    }
  }

  async #enter(at: number): Promise<void> {
    const script = (this.guide!.steps[at]!.before ?? []).map((line): Move => {
      const [seat, ...move] = line.split(' ');
      return [Number(seat!.slice(1)) - 1, ['', move.join(' ')]];
    });
    const moves = [...this.#moves, ...script];
    const { message } = await this.#ask(moves, this.ply);
    this.#moves = moves;
    this.#before = [];
    this.#first = message.position.question?.key ?? null;
    this.at = at;
    this.made = 0;
    await this.receive(message);
    this.#point();
  }

  /** What the answers of the action that is due must match. */
  get #wanted(): RegExp | null {
    const pattern = (this.step.moves ?? [])[this.made];
    return pattern === undefined || this.hint ? null : whole(pattern.replace(/^\+/, ''));
  }

  #point(): void {
    this.desk!.wanted = this.#wanted;
    this.desk!.spot = this.done ? (this.step.look ?? {}) : {};
  }

  /** Count answers that the guide wants, and say something to others. An action is made when its
   *  first question is open again, or the one that ends the step. */
  #judge(answers: Answer[], open: string | null): void {
    if (this.hint) return;
    const wanted = this.#wanted;
    const other = answers.find(([, move]) => !wanted?.test(move))?.[1];
    if (other !== undefined) {
      const known = (this.step.hints ?? []).find(([pattern]) => whole(pattern).test(other));
      if (known) this.hint = `web-guide-${this.id}-hint-${known[1]}`;
      else this.hint = wanted ? 'web-guide-other' : 'web-guide-enough';
      return;
    }
    const repeats = this.step.moves![this.made]!.startsWith('+');
    const until = this.step.until === '' ? null : (this.step.until ?? this.#first);
    if (open !== until && (repeats || open !== this.#first)) return;
    const start = this.#before[0]!.moves;
    const given = this.#moves.slice(start).map(([, [, move]]) => move);
    if (this.made + 1 < this.step.moves!.length || this.#all(given)) this.made += 1;
    else this.hint = 'web-guide-other';
  }

  /** Whether all that a step is about was done. */
  #all(given: string[]): boolean {
    return (this.step.must ?? []).every((one) => given.some((move) => whole(one).test(move)));
  }

  /** Take back what led elsewhere. */
  async retry(): Promise<void> {
    const count = this.#before.filter((one) => one.hint).length + 1;
    await this.#takeBack(count);
  }

  // The game

  async #ask(moves: Move[], since: number, blocked = false): Promise<Learnt> {
    return post<Learnt>(this.path('/position'), { moves, since, blocked });
  }

  #with(answers: Answer[]): Move[] {
    return [...this.#moves, ...answers.map((answer): Move => [LEARNER, answer])];
  }

  protected override async receive(message: Message): Promise<void> {
    const seats = message.seats.map((holder, seat) =>
      seat === LEARNER ? { ...holder, name: me.now?.name ?? text('web-guide-you') } : holder,
    );
    await super.receive({ ...message, seats, undoable: this.#before.length });
    this.desk!.colours = seats.map((_, seat) => seat);
  }

  override async past(since: number): Promise<Past[]> {
    return (await this.#ask(this.#moves, since)).past;
  }

  override async trial(
    answers: Answer[],
    blocked: boolean,
  ): Promise<{ position: Position; blocked: Blocked[] | null }> {
    const learnt = await this.#ask(this.#with(answers), this.ply, blocked);
    return { position: learnt.message.position, blocked: learnt.blocked };
  }

  override async play(answers: Answer[]): Promise<number> {
    const moves = this.#with(answers);
    const { message } = await this.#ask(moves, this.ply);
    this.#before.push({ moves: this.#moves.length, made: this.made, hint: this.hint });
    this.#moves = moves;
    this.#judge(answers, message.position.question?.key ?? null);
    await this.receive(message);
    this.#point();
    return message.ply;
  }

  override async undo(count: number): Promise<number> {
    return this.#takeBack(count);
  }

  async #takeBack(count: number): Promise<number> {
    const before = this.#before.at(-count)!;
    const moves = this.#moves.slice(0, before.moves);
    const { message } = await this.#ask(moves, this.ply);
    this.#moves = moves;
    this.#before = this.#before.slice(0, -count);
    this.made = before.made;
    this.hint = before.hint;
    await this.receive(message);
    this.#point();
    return message.ply;
  }
}
