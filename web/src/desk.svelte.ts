// The desk: where somebody sees a game (`Telling`) and answers by picking pieces.
//
// A board only says which piece means which values (`Means`); the desk narrows the legal actions by
// what was picked, in any order, and completes them. Answers that lead into further questions (a
// purchase, then its prices) are tried on the server and kept here until the question they began
// with is open again: then they are sent as one message. What can't be taken back waits for a
// confirmation.

import { Refused, Unreachable, wordsOf } from './api';
import { settings } from './settings.svelte';
import { Telling, type Face } from './telling.svelte';
import type { Blocked, Choice, FactData, Position } from './wire/server';
import type { Vocabulary } from './vocabulary';
import { has, text } from './words/words.svelte';

/** The values of an action's parameters that a piece stands for, each one value or any of several,
 *  and which kinds it speaks of. */
export type Means = { kind?: string | readonly string[] } & {
  [param: string]: number | readonly number[] | string | readonly string[] | undefined;
};
export type Answer = [question: string, answer: string];

/** The table behind the desk. */
export interface Moves {
  trial(
    answers: Answer[],
    blocked: boolean,
  ): Promise<{ position: Position; blocked: Blocked[] | null }>;
  /** The ply at which it is in the log. `ply`: that of the position it answers, which may be gone by
   *  the time it is sent. */
  play(answers: Answer[], ply: number): Promise<number>;
  undo(count: number): Promise<number>;
  /** Whether each answer is played at once: anything can be taken back here. */
  direct?: boolean;
}

interface Staged {
  answer: Answer;
  position: Position;
}
/** What a browser keeps of staged answers. */
interface Kept {
  answers: Answer[];
  sent: number | null;
}
interface Option {
  choice: Choice;
  named: Record<string, number>;
}

export type PieceState = 'can' | 'picked' | 'again' | 'off';

const same = (a: FactData | null, b: FactData | null) => JSON.stringify(a) === JSON.stringify(b);
const key = (means: Means) => JSON.stringify(Object.entries(means).sort());

export class Desk<View = Record<string, unknown>> extends Telling<View> {
  /** How many of one's moves the table can take back. */
  undoable = $state(0);
  /** The action that waits for a confirmation. */
  chosen = $state.raw<Choice | null>(null);
  picks = $state.raw<Means[]>([]);
  busy = $state(false);
  /** What went wrong, or why something can't be done, in words. */
  complaint = $state('');
  /** The greyed kind whose reason the bar tells, if somebody has pointed at one. */
  pointed = $state('');
  /** The notations of what a guide would have one do now. */
  wanted = $state.raw<RegExp | null>(null);
  #live = $state.raw<Position | null>(null);
  #ply = 0;
  #awaited = 0;
  #sending = false;
  /** Whether what is staged was tried on a former position. */
  #outdated = false;
  /** How often what was staged has been cleared away: what comes late is not to bring it back. */
  #laid = 0;
  #staged = $state.raw<Staged[]>([]);
  #blocked = $state.raw<Blocked[] | null>(null);
  #asking: Promise<Blocked[]> | null = null;
  readonly #moves: Moves | null;
  readonly #memory: string;

  /** Without `moves` one only looks on; under `memory` a reload finds what was staged. */
  constructor(vocabulary: Vocabulary, face: Face, moves: Moves | null = null, memory = '') {
    super(vocabulary, face);
    this.#moves = moves;
    this.#memory = memory;
  }

  // What is seen

  readonly shown = $derived.by(() => this.#staged.at(-1)?.position ?? this.#live);
  /** How many answers are kept here, not yet sent. */
  get staged(): number {
    return this.#staged.length;
  }
  /** Whether one is asked something now. */
  get asked(): boolean {
    return this.able && this.position.question !== null;
  }

  /** Whether one can do something, asked or not: throw ahead of one's turn, take a loan. */
  get able(): boolean {
    return this.#moves !== null && this.position.legal.length > 0;
  }

  /** A new position has come from the table. */
  receive(position: Position, ply: number, undoable: number): void {
    const before = this.#live;
    this.undoable = undoable;
    if (before && ply === this.#ply && position.seat === before.seat) return;
    const stays =
      before !== null && position.seat === before.seat && same(position.question, before.question);
    this.#live = position;
    this.#ply = ply;
    const mine = this.#awaited > 0 && ply >= this.#awaited;
    if (mine) this.#awaited = 0;
    if (before === null) void this.#remember();
    else if (mine || !stays) this.#clear();
    else if (this.#staged.length && !this.#sent) this.#renew();
    else this.#sort();
    if (mine) this.busy = false;
  }

  /** Keep of what was picked what still leaves a choice, or waits to be confirmed. */
  #sort(): void {
    this.#forget();
    const legal = this.position.legal;
    this.chosen = legal.find((choice) => choice.text === this.chosen?.text) ?? null;
    if (this.#fitting(this.picks).length < (this.chosen ? 1 : 2)) this.picks = [];
  }

  #clear(): void {
    this.#staged = [];
    this.#laid += 1;
    this.#outdated = false;
    this.picks = [];
    this.chosen = null;
    this.complaint = '';
    this.#forget();
    this.#note();
  }

  // Picking

  readonly #options: Option[] = $derived.by(() =>
    this.#moves && this.shown
      ? this.shown.legal.map((choice) => ({ choice, named: this.vocabulary.named(choice) }))
      : [],
  );

  #fits({ choice, named }: Option, means: Means): boolean {
    for (const param in means) {
      const value = means[param];
      if (value === undefined) continue;
      const own = param === 'kind' ? choice.kind : named[param];
      if (Array.isArray(value) ? !value.includes(own) : value !== own) return false;
    }
    return true;
  }

  #fitting(picks: Means[]): Option[] {
    return this.#options.filter((option) => picks.every((means) => this.#fits(option, means)));
  }

  /** The actions that what was picked leaves. */
  readonly #left: Option[] = $derived.by(() => this.#fitting(this.picks));
  get candidates(): Choice[] {
    return this.#left.map((option) => option.choice);
  }

  /** The legal actions that a piece stands for, whatever was picked. */
  choices(means: Means): Choice[] {
    return this.#fitting([means]).map((option) => option.choice);
  }

  /** Whether a guide points at what a piece stands for. */
  points(means: Means): boolean {
    const { wanted } = this;
    return (
      wanted !== null &&
      this.#left.some((option) => this.#fits(option, means) && wanted.test(option.choice.text))
    );
  }

  stateOf(means: Means): PieceState {
    if (!this.#options.length) return 'off';
    if (this.picks.some((picked) => key(picked) === key(means))) return 'picked';
    if (this.chosen) {
      const named = this.vocabulary.named(this.chosen);
      if (this.#fits({ choice: this.chosen, named }, means)) return 'picked';
    }
    if (this.#left.some((option) => this.#fits(option, means))) return 'can';
    return this.#options.some((option) => this.#fits(option, means)) ? 'again' : 'off';
  }

  async pick(means: Means): Promise<void> {
    if (this.busy || !this.#moves) return;
    this.complaint = '';
    this.pointed = '';
    if (this.picks.some((picked) => key(picked) === key(means))) {
      this.picks = this.picks.filter((picked) => key(picked) !== key(means));
      this.chosen = null;
      return;
    }
    // what contradicts it is put back
    const kept = this.picks.filter((picked) => this.#fitting([picked, means]).length);
    let picks = [...kept, means];
    let left = this.#fitting(picks);
    if (!left.length) {
      picks = [means];
      left = this.#fitting(picks);
    }
    if (!left.length) {
      await this.why(means);
      return;
    }
    this.chosen = null;
    this.picks = picks;
    if (left.length === 1) await this.choose(left[0]!.choice);
  }

  // Answering

  async choose(choice: Choice): Promise<void> {
    if (this.busy || !this.#moves) return;
    this.complaint = '';
    if ((choice.seals || settings.confirm === 'always') && this.chosen?.text !== choice.text) {
      this.chosen = choice;
      return;
    }
    const answers: Answer[] = [...this.#answers, [this.position.question?.key ?? '', choice.text]];
    const ply = this.#ply;
    await this.#busily(async (moves) => {
      if (choice.seals || moves.direct) return this.#send(answers, ply);
      const position = await this.#try(moves, answers);
      // the others have answered meanwhile, so that this brings to light what was secret
      if (!position) return void (this.chosen = { ...choice, seals: true });
      const back = !position.question || position.question.key === this.#live?.question?.key;
      if (back) return this.#send(answers, ply);
      this.#staged = [...this.#staged, { answer: answers.at(-1)!, position }];
      this.#picked();
    });
  }

  /** Where answers would lead to; null if they can't be taken back. */
  async #try(moves: Moves, answers: Answer[]): Promise<Position | null> {
    try {
      return (await moves.trial(answers, false)).position;
    } catch (error) {
      if (error instanceof Refused && error.key === 'seals') return null;
      throw error;
    }
  }

  async confirm(): Promise<void> {
    if (this.chosen) await this.choose(this.chosen);
  }

  /** Several answers at once, all or nothing: `activate all I can afford`. */
  async playAll(answers: Answer[]): Promise<void> {
    await this.#busily(() => this.#send([...this.#answers, ...answers], this.#ply));
  }

  /** Take back the last thing: a choice, a pick, a staged answer, or a move. */
  async undo(): Promise<void> {
    if (this.busy) return;
    this.complaint = this.canUndo ? '' : text('web-undo-none');
    if (this.chosen) {
      this.chosen = null;
      // the pick that left nothing else goes with it, or its piece could not be picked again
      if (this.candidates.length === 1) this.picks = this.picks.slice(0, -1);
    } else if (this.picks.length) this.picks = this.picks.slice(0, -1);
    else if (this.#staged.length) {
      this.#staged = this.#staged.slice(0, -1);
      this.#picked();
    } else if (this.undoable) await this.#takeBack(1);
  }

  /** Back to where one's turn began, as far as it can be taken back. */
  async undoTurn(): Promise<void> {
    if (this.busy) return;
    this.#clear();
    if (this.undoable) await this.#takeBack(this.undoable);
  }

  get canUndo(): boolean {
    return Boolean(this.chosen || this.picks.length || this.#staged.length || this.undoable);
  }

  async #takeBack(count: number): Promise<void> {
    await this.#busily(async (moves) => {
      this.#await(await moves.undo(count));
    });
  }

  async #send(answers: Answer[], ply: number): Promise<void> {
    this.#sending = true;
    this.#note(ply);
    try {
      this.#await(await this.#moves!.play(answers, ply));
    } finally {
      this.#sending = false;
    }
  }

  /** What is staged is on its way. The table may tell of it before it is answered, so it is not to be
   *  tried again. */
  get #sent(): boolean {
    return this.#sending || this.#awaited > 0;
  }

  /** Nothing can be picked until the table has told of what was sent. */
  #await(ply: number): void {
    if (ply > this.#ply) this.#awaited = ply;
    else this.#clear();
  }

  async #busily(work: (moves: Moves) => Promise<void>): Promise<void> {
    if (!this.#moves || this.busy) return;
    this.busy = true;
    this.complaint = '';
    try {
      await work(this.#moves);
    } catch (error) {
      this.complaint = this.#words(error);
      if (error instanceof Unreachable) return; // what was picked is there to be sent once more
      this.chosen = null;
      this.picks = [];
      if (error instanceof Refused && error.key === 'too-late') this.#clear();
      else this.#note();
    } finally {
      if (!this.#awaited) this.busy = false;
      if (this.#outdated) this.#renew();
    }
  }

  #picked(): void {
    this.picks = [];
    this.chosen = null;
    this.#forget();
    this.#note();
  }

  // Staged answers, over reloads and moves of others

  get #answers(): Answer[] {
    return this.#staged.map((staged) => staged.answer);
  }

  /** `sent`: the ply at which they were sent, so that after a reload they aren't staged once more. */
  #note(sent: number | null = null): void {
    if (!this.#memory) return;
    try {
      const kept: Kept = { answers: this.#answers, sent };
      if (this.#staged.length) sessionStorage.setItem(this.#memory, JSON.stringify(kept));
      else sessionStorage.removeItem(this.#memory);
    } catch {
      // a browser that keeps nothing: only a reload would miss it
    }
  }

  async #remember(): Promise<void> {
    if (!this.#memory || !this.able) return;
    let kept: Kept | null;
    try {
      kept = JSON.parse(sessionStorage.getItem(this.#memory) ?? 'null');
    } catch {
      return;
    }
    if (kept && (kept.sent === null || kept.sent === this.#ply)) await this.#retry(kept.answers);
  }

  /** What is staged must be tried anew, after what is under way. */
  #renew(): void {
    this.#outdated = this.busy;
    if (!this.busy && this.#staged.length) void this.#retry(this.#answers);
  }

  /** Stage answers anew, as far as they still go. Nothing can be picked meanwhile: it would come in
   *  between. */
  async #retry(answers: Answer[]): Promise<void> {
    const [live, laid] = [this.#live, this.#laid];
    const staged: Staged[] = [];
    this.#outdated = false;
    this.busy = true;
    try {
      for (const answer of answers) {
        const tried = [...staged.map((one) => one.answer), answer];
        const { position } = await this.#moves!.trial(tried, false);
        staged.push({ answer, position });
      }
    } catch (error) {
      // what can't be tried now is kept: the next position brings it here again
      if (error instanceof Unreachable) return;
    } finally {
      this.busy = false;
    }
    if (this.#laid !== laid) return;
    if (this.#live !== live) return this.#retry(answers); // somebody has moved meanwhile
    this.#staged = staged;
    this.#picked();
  }

  // What can't be done

  #forget(): void {
    this.#blocked = null;
    this.#asking = null;
    this.pointed = '';
  }

  /** Everything that can't be done now, each with its reason. */
  async blocked(): Promise<Blocked[]> {
    if (!this.#moves || !this.able || this.#sent) return [];
    const asking = (this.#asking ??= this.#moves
      .trial(this.#answers, true)
      .then(({ blocked }) => blocked ?? []));
    try {
      const found = await asking;
      if (asking === this.#asking) this.#blocked = found;
      return found;
    } catch (error) {
      if (asking === this.#asking) this.#asking = null;
      throw error;
    }
  }

  /** The kinds of which nothing can be done now, and that stay in the bar nevertheless. */
  readonly greyed: readonly string[] = $derived.by(() => {
    if (!this.shown || !this.asked) return [];
    const kinds = this.face.greyed?.(this as unknown as Desk<never>) ?? [];
    return kinds.filter((kind) => !this.choices({ kind }).length);
  });

  /** A few words for all actions of a kind. */
  does(kind: string): string {
    const key = `web-${this.vocabulary.game}-do-${kind}`;
    return has(key) ? text(key) : this.action({ kind, args: [] });
  }

  /** Why nothing of a kind can be done, once it is known: of several reasons the one that most
   *  actions share, and of these the least that would have to change. */
  reasonOf(kind: string): FactData | null {
    const all = (this.#blocked ?? []).filter((one) => one.kind === kind).map((one) => one.reason);
    const telling = all.filter(({ key }) => !this.face.aside?.includes(key));
    const count: Record<string, number> = {};
    for (const { key } of telling) count[key] = (count[key] ?? 0) + 1;
    telling.sort((a, b) => count[b.key]! - count[a.key]! || (a.args[0] ?? 0) - (b.args[0] ?? 0));
    return telling[0] ?? all[0] ?? null;
  }

  /** Say why a piece can't be picked now. */
  async why(means: Means): Promise<void> {
    try {
      const found = (await this.blocked()).find((one) =>
        this.#fits({ choice: one as unknown as Choice, named: this.vocabulary.named(one) }, means),
      );
      if (found) this.complaint = this.reason(found.reason, found.kind);
    } catch (error) {
      this.complaint = this.#words(error);
    }
  }

  #words(error: unknown): string {
    if (error instanceof Refused && error.reason) return this.reason(error.reason);
    return wordsOf(error);
  }
}
