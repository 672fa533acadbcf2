// A game to look at again: its positions as they are wanted, those near by fetched ahead, so that
// stepping shows them at once. While a slider is dragged only a few are asked for each second.

import { get, Refused, wordsOf } from '../api';
import { Desk } from '../desk.svelte';
import { face, type GameFace } from '../games';
import { Vocabulary } from '../vocabulary';
import type { Chapter, EntryData, FactData, Message, ReplayInfo } from '../wire/server';
import { text } from '../words/words.svelte';
import { Positions } from './positions';

const GAP = 250; // between two requests for positions that somebody waits for
const REST = 120; // so long nothing was wanted: time to fetch ahead

export const SPEEDS = [0.5, 1, 2, 4];

export class Reel {
  readonly id: string;
  info = $state.raw<ReplayInfo | null>(null);
  desk = $state.raw<Desk | null>(null);
  face = $state.raw<GameFace | null>(null);
  /** Where one wants to be, and what the desk shows. */
  ply = $state(0);
  shown = $state(0);
  /** Whose eyes one looks with; null for a spectator's. */
  seat = $state<number | null>(null);
  playing = $state(false);
  speed = $state(1);
  trouble = $state('');
  opening = $state.raw<FactData[]>([]);
  /** All entries as this seat saw them. */
  #told = $state.raw<EntryData[]>([]);
  readonly #positions: Positions;
  #last = 0;
  #waiting = 0;
  #resting = 0;
  #ticking = 0;
  #held = false;
  #left = false;

  constructor(id: string, ply: number | null, seat: number | null) {
    this.id = id;
    this.#positions = new Positions(this.path(''));
    void this.#load(ply, seat);
  }

  leave(): void {
    this.#left = true;
    this.stop();
    clearTimeout(this.#waiting);
    clearTimeout(this.#resting);
  }

  path(call: string): string {
    return `/api/replays/${encodeURIComponent(this.id)}${call}`;
  }

  async #load(ply: number | null, seat: number | null): Promise<void> {
    try {
      const info = await get<ReplayInfo>(this.path(''));
      const vocabulary = await Vocabulary.of(this.path('/schema'));
      this.face = await face(info.game);
      const desk = new Desk(vocabulary, this.face);
      desk.colours = info.colours;
      desk.history = () => this.entries;
      this.seat = info.shown && seat !== null && seat < info.players ? seat : null;
      this.ply = Math.min(Math.max(0, ply ?? 0), info.plies);
      const [message] = await Promise.all([
        this.#positions.fetch(this.ply, this.seat),
        this.#listen(),
      ]);
      if (this.#left) return;
      this.info = info;
      this.#show(desk, message);
      this.desk = desk;
    } catch (error) {
      const none = error instanceof Refused && error.status === 404;
      this.trouble = none ? text('web-replay-none') : wordsOf(error);
    }
  }

  /** The address of this move, seen with these eyes. */
  get address(): string {
    const eyes = this.seat === null ? '' : `&seat=${this.seat}`;
    return `/replay/${encodeURIComponent(this.id)}?ply=${this.ply}${eyes}`;
  }

  // Positions

  /** Where one wants to be, to see whether one still does. */
  get #aim(): string {
    return `${this.seat}/${this.ply}`;
  }

  #show(desk: Desk, message: Message): void {
    desk.receive(message.position, message.ply, 0);
    desk.holders = message.seats;
    this.shown = message.ply;
    this.trouble = '';
    this.#rest();
  }

  #rest(): void {
    clearTimeout(this.#resting);
    if (this.#held) return;
    this.#resting = window.setTimeout(() => void this.#fetchAhead(), REST);
  }

  /** Somebody drags the slider: nothing is fetched ahead until it is let go. */
  drag(ply: number): void {
    this.stop();
    this.#held = true;
    this.to(ply);
  }

  letGo(): void {
    this.#held = false;
    this.#rest();
  }

  to(ply: number): void {
    if (!this.info || !this.desk) return;
    this.ply = Math.min(Math.max(0, Math.round(ply)), this.info.plies);
    const known = this.#positions.known(this.ply, this.seat);
    if (known) this.#show(this.desk, known);
    else this.#want();
  }

  #want(): void {
    if (this.#waiting) return;
    const wait = Math.max(0, this.#last + GAP - Date.now());
    this.#waiting = window.setTimeout(() => void this.#ask(), wait);
  }

  async #ask(): Promise<void> {
    this.#last = Date.now();
    const [ply, seat] = [this.ply, this.seat];
    try {
      const message = await this.#positions.fetch(ply, seat);
      this.#waiting = 0;
      if (this.#left) return;
      // whoever drags on meanwhile sees at least how far it has come
      if (seat === this.seat) this.#show(this.desk!, message);
      if (ply !== this.ply || seat !== this.seat) this.to(this.ply);
    } catch (error) {
      this.#waiting = 0;
      this.stop();
      this.trouble = wordsOf(error);
    }
  }

  /** What one will most likely want next, one after the other while one rests. */
  async #fetchAhead(): Promise<void> {
    const from = this.#aim;
    const near = [1, -1, 2, 3, -2, 4].map((step) => this.ply + step);
    near.splice(2, 0, this.#chapter(1), this.#chapter(-1));
    for (const ply of near) {
      if (this.#left || this.#held || from !== this.#aim) return;
      if (ply < 0 || ply > this.info!.plies) continue;
      try {
        await this.#positions.fetch(ply, this.seat);
      } catch {
        return; // whoever wants it hears why it can't be had
      }
    }
  }

  // Steps

  step(moves: number): void {
    this.to(this.ply + moves);
  }

  turn(way: 1 | -1): void {
    this.to(this.#chapter(way));
  }

  #chapter(way: 1 | -1): number {
    const plies = this.chapters.map((chapter) => chapter.ply);
    if (way > 0) return plies.find((ply) => ply > this.ply) ?? this.info!.plies;
    return plies.findLast((ply) => ply < this.ply) ?? 0;
  }

  get chapters(): Chapter[] {
    return this.info?.chapters ?? [];
  }

  /** The turn or round that one is in: its place among the chapters. */
  get chapter(): number {
    return this.chapters.findLastIndex((chapter) => chapter.ply <= this.ply);
  }

  look(seat: number | null): void {
    if (seat === this.seat || (seat !== null && seat >= this.info!.players)) return;
    this.seat = seat;
    void this.#listen().catch((error) => (this.trouble = wordsOf(error)));
    this.to(this.ply);
  }

  play(): void {
    if (!this.info) return;
    if (this.ply >= this.info.plies) this.to(0);
    this.playing = true;
    this.#tick();
  }

  #tick(): void {
    clearTimeout(this.#ticking);
    this.#ticking = window.setTimeout(() => {
      if (!this.playing || !this.info) return;
      if (this.ply >= this.info.plies) return this.stop();
      // a position that isn't here yet is waited for
      if (this.shown === this.ply) this.step(1);
      this.#tick();
    }, 1000 / this.speed);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#ticking);
  }

  // The log

  async #listen(): Promise<void> {
    const seat = this.seat;
    const eyes = seat === null ? '' : `seat=${seat}`;
    const [told, start] = await Promise.all([
      get<EntryData[]>(this.path(`/entries?${eyes}`)),
      get<Message>(this.path(`/plies/0?${eyes}`)),
    ]);
    if (seat !== this.seat) return;
    this.#told = told;
    this.opening = start.opening;
  }

  /** The entries up to here; what is taken back later still counts. */
  readonly entries: EntryData[] = $derived.by(() => {
    const told = this.#told.slice(0, this.shown);
    const back = told.flatMap((entry) => entry.undo ?? []);
    // entries that stay as they are stay the same: the log draws only what is new
    return told.map((entry) => {
      const taken_back = back.includes(entry.ply);
      return Boolean(entry.taken_back) === taken_back ? entry : { ...entry, taken_back };
    });
  });
}
