// A guided first game: a sitting without a table. The server is told all moves so far and says where
// they lead to, so that what is taken back was never there. A guide (`src/magnate/guides`) says what
// others do, what the learner is to do, and which words go with it.

import { get, post } from '../api';
import { wordsOf, type Answer } from '../desk.svelte';
import { me } from '../me.svelte';
import { Sitting } from '../sitting.svelte';
import type { Blocked, Guide, GuideStep, Learnt, Message, Past, Position } from '../wire/server';
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
  #moves: Move[] = [];
  /** How many moves there were before each action of this step. */
  #before: number[] = [];

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
    if (this.made && this.done && has(`${key}.done`)) return text(`${key}.done`);
    return text(this.made && !this.done ? `${key}.then` : key);
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
    const since = this.ply;
    const script = (this.guide!.steps[at]!.before ?? []).map((line): Move => {
      const [seat, ...move] = line.split(' ');
      return [Number(seat!.slice(1)) - 1, ['', move.join(' ')]];
    });
    this.#moves.push(...script);
    this.#before = [];
    const { message } = await this.#ask(this.#moves, since);
    this.at = at;
    this.made = 0;
    await this.receive(message);
    this.#point();
  }

  #point(): void {
    const next = (this.step.moves ?? [])[this.made];
    this.desk!.wanted = next === undefined || this.hint ? null : whole(next);
    this.desk!.spot = this.done ? (this.step.look ?? {}) : {};
  }

  /** Whether answers are what the guide wants; if not, it says something about them. */
  #judge(answers: Answer[]): boolean {
    const wanted = (this.step.moves ?? [])[this.made];
    const other = answers.find(
      ([, move]) => wanted === undefined || !whole(wanted).test(move),
    )?.[1];
    const known = (this.step.hints ?? []).find(([pattern]) => whole(pattern).test(other ?? ''));
    this.hint =
      other === undefined
        ? ''
        : known
          ? `web-guide-${this.id}-hint-${known[1]}`
          : wanted === undefined
            ? 'web-guide-enough'
            : 'web-guide-other';
    return other === undefined;
  }

  /** Take back what led elsewhere. */
  async retry(): Promise<void> {
    this.hint = '';
    await this.desk!.undoTurn();
    this.#point();
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
    // an action is taken back as a whole
    await super.receive({ ...message, seats, undoable: this.#before.length ? 1 : 0 });
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
    if (answers.length) this.#judge(answers);
    this.#point();
    return { position: learnt.message.position, blocked: learnt.blocked };
  }

  override async play(answers: Answer[]): Promise<number> {
    const moves = this.#with(answers);
    const { message } = await this.#ask(moves, this.ply);
    this.#before.push(this.#moves.length);
    this.#moves = moves;
    if (this.#judge(answers)) this.made += 1;
    await this.receive(message);
    this.#point();
    return message.ply;
  }

  override async undo(): Promise<number> {
    const moves = this.#moves.slice(0, this.#before.at(-1));
    const { message } = await this.#ask(moves, this.ply);
    this.#moves = moves;
    this.#before.pop();
    this.made = this.#before.length;
    this.hint = '';
    await this.receive(message);
    this.#point();
    return message.ply;
  }
}
