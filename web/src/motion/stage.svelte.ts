// What the board shows: the present, or, while moves are watched, positions before it, one after the
// other. The bar stays in the present, so that one can answer at any time; who does ends the show.

import { tick } from 'svelte';
import { Desk } from '../desk.svelte';
import type { Sitting } from '../sitting.svelte';
import type { EntryData, Message, Past } from '../wire/server';
import { land, landed, pace } from './fly';

const REST = 120; // after what has flown
const READ = 900; // a move that was asked for stays as long, so that its words can be read
const MOST = 40; // who is so far behind sees where it stands

const happens = (entry: EntryData) =>
  entry.seat !== null && !entry.undo && !entry.taken_back && !entry.holder && !entry.chance;

export class Stage {
  /** The ply whose position the board shows; null for the present. */
  ply = $state<number | null>(null);
  paused = $state(false);
  /** How many moves are still to come. */
  left = $state(0);
  /** Whether the moves were asked for, and so are told in words. */
  told = $state(false);
  /** The moves of others since one was last here. */
  missed = $state.raw<EntryData[]>([]);
  readonly #sitting: Sitting;
  #desk = $state.raw<Desk | null>(null);
  #frames: Past[] = [];
  #runs = false;
  #go: () => void = () => undefined;
  /** Grows with each show that was ended: what was asked for before is not shown any more. */
  #show = 0;

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
  }

  /** The desk that the board draws from. */
  get desk(): Desk {
    return this.ply === null ? this.#sitting.desk! : this.#desk!;
  }

  /** The move that is shown. */
  get entry(): EntryData | undefined {
    return this.ply === null ? undefined : this.#sitting.entries[this.ply - 1];
  }

  /** A message has come and is about to be shown: keep the board where it is if there are moves to
   *  be watched on the way. One's own answers were on the board before they were sent. */
  news(message: Message): void {
    const desk = this.#sitting.desk;
    if (!desk) {
      this.#missed(message.entries, message.position.seat);
      return this.#note(message.ply);
    }
    if (!document.hidden) this.#note(message.ply);
    if (!pace() || document.hidden || message.entries.some((entry) => !happens(entry))) {
      return this.skip();
    }
    const own = message.entries.findLastIndex((entry) => entry.seat === message.position.seat);
    const steps = message.entries.slice(Math.max(0, own));
    if (this.ply === null && (steps.length < 2 || desk.picks.length || desk.staged)) return;
    if (this.left + steps.length > MOST) return this.skip();
    if (this.ply === null) this.#hold(this.#sitting.ply);
    void this.#add(steps[0]!.ply - 1);
  }

  /** Show again what happened since a ply. */
  async watch(since: number): Promise<void> {
    this.skip();
    this.missed = [];
    const show = this.#show;
    const frames = await this.#read(since);
    if (show !== this.#show || !frames.length) return;
    this.told = true;
    this.#desk = this.#shadow();
    this.#frames = frames;
    this.left = frames.length;
    void this.#run();
  }

  /** The present, at once. */
  skip(): void {
    land();
    this.#show += 1;
    this.#frames = [];
    this.left = 0;
    this.ply = null;
    this.paused = this.told = false;
    this.#go();
  }

  pause(): void {
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
    this.#go();
  }

  /** One move further. */
  step(): void {
    this.paused = true;
    land();
    this.#go();
  }

  #hold(ply: number): void {
    this.#desk = this.#shadow();
    this.#desk.receive({ ...this.#sitting.desk!.position, legal: [], question: null }, ply, 0);
    this.ply = ply;
  }

  #shadow(): Desk {
    const { vocabulary, face, holders, colours } = this.#sitting.desk!;
    const desk = new Desk(vocabulary, face);
    desk.holders = holders;
    desk.colours = colours;
    return desk;
  }

  async #read(since: number): Promise<Past[]> {
    return this.#sitting.past(since).catch(() => []);
  }

  async #add(since: number): Promise<void> {
    const show = this.#show;
    const frames = await this.#read(since);
    if (show !== this.#show) return;
    const last = this.#frames.at(-1)?.ply ?? this.ply ?? 0;
    this.#frames = [...this.#frames, ...frames.filter((frame) => frame.ply > last)];
    this.left = this.#frames.length;
    if (!this.#runs) await this.#run();
  }

  async #run(): Promise<void> {
    const show = this.#show;
    this.#runs = true;
    while (this.#frames.length && show === this.#show) {
      const [frame, ...rest] = this.#frames;
      this.#frames = rest;
      this.left = rest.length;
      this.#desk!.receive(frame!.position, frame!.ply, 0);
      this.ply = frame!.ply;
      if (this.told) this.#desk!.spotlight(this.entry?.events.at(-1) ?? null);
      await tick();
      await landed();
      if (show === this.#show) await this.#wait(this.told ? READ : REST * pace());
    }
    this.#runs = false;
    if (show === this.#show) this.skip();
    else if (this.#frames.length) await this.#run();
  }

  /** For a while; while it is paused until somebody wants to go on. */
  async #wait(milliseconds: number): Promise<void> {
    await new Promise<void>((done) => {
      const timer = window.setTimeout(() => {
        if (!this.paused) done();
      }, milliseconds);
      this.#go = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  // Being away

  get #memory(): string {
    return `magnate-seen-${this.#sitting.id}-${this.#sitting.seat ?? ''}`;
  }

  #note(ply: number): void {
    try {
      localStorage.setItem(this.#memory, String(ply));
    } catch {
      // a browser that keeps nothing: nobody is told what he missed
    }
  }

  /** One looks at the table again. */
  back(): void {
    const desk = this.#sitting.desk;
    if (document.hidden || !desk) return;
    this.#missed(this.#sitting.entries, desk.seat);
    this.#note(this.#sitting.ply);
  }

  /** What have others done since one was here? */
  #missed(entries: EntryData[], seat: number | null): void {
    let seen = NaN;
    try {
      seen = Number(localStorage.getItem(this.#memory) ?? NaN);
    } catch {
      // as above
    }
    const news = entries.filter((entry) => entry.ply > seen && happens(entry));
    if (news.some((entry) => entry.seat !== seat)) this.missed = news;
  }
}
