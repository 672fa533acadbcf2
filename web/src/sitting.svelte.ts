// Sitting at a table: the connection, what came through it, and the desk on which it is seen.

import { get, newKey, post, Refused, Unreachable } from './api';
import { Desk, type Answer, type Moves } from './desk.svelte';
import { face, type GameFace } from './games';
import { Stage } from './motion/stage.svelte';
import { settings } from './settings.svelte';
import { Vocabulary } from './vocabulary';
import type {
  Blocked,
  EntryData,
  FactData,
  Message,
  Parcel,
  Past,
  Played,
  Position,
  Said,
  TableInfo,
} from './wire/server';

const SILENCE = 45_000; // the server beats every 20 s
const PATIENCE = [0, 500, 1000, 2000, 4000, 8000];

export type Link = 'connecting' | 'live' | 'lost' | 'gone';

export class Sitting implements Moves {
  readonly id: string;
  /** Which of one's seats this screen shows, where friends share it. */
  readonly seat: number | null;
  info = $state.raw<TableInfo | null>(null);
  desk = $state.raw<Desk | null>(null);
  face = $state.raw<GameFace | null>(null);
  entries = $state.raw<EntryData[]>([]);
  opening = $state.raw<FactData[]>([]);
  talk = $state.raw<Said[]>([]);
  /** The number of the last that was on the screen, also before the page was loaded anew. */
  #heard = $state(0);
  readonly unread = $derived(this.talk.filter((said) => said.number > this.#heard).length);
  /** What the board shows while moves are watched. */
  readonly stage = new Stage(this);
  link = $state<Link>('connecting');
  /** Why the table can't be looked at. */
  refusal = $state('');
  ply = $state(0);
  /** When `info` came: clocks run on from there. */
  told = $state(0);
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #watch = 0;
  #left = false;
  #habit: boolean | null = null;
  #making: Promise<Desk> | null = null;

  /** A guided game has no table to connect to. */
  constructor(id: string, seat: number | null = null, connects = true) {
    this.id = id;
    this.seat = seat;
    if (!connects) return;
    this.#heard = this.#remembered();
    this.#connect();
    void this.#listen();
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.#socket?.close();
  }

  path(call: string, query: Record<string, string | number> = {}): string {
    const all = this.seat === null ? query : { ...query, seat: this.seat };
    const asked = new URLSearchParams(Object.entries(all).map(([k, v]) => [k, String(v)]));
    return `/api/tables/${encodeURIComponent(this.id)}${call}${asked.size ? `?${asked}` : ''}`;
  }

  // The connection

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = this.path('/live', { since: this.ply });
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      this.#hear();
      void this.#take(JSON.parse(event.data) as Parcel);
    };
    socket.onopen = () => {
      this.#tries = 0;
      this.#hear();
    };
    socket.onclose = (event) => {
      if (this.#left || socket !== this.#socket) return;
      clearTimeout(this.#watch);
      if (event.code === 4401 || event.code === 4403 || event.code === 4404) {
        this.link = 'gone';
        this.refusal = event.reason || String(event.code);
        return;
      }
      this.link = this.desk || this.info ? 'lost' : 'connecting';
      const wait = PATIENCE[Math.min(this.#tries, PATIENCE.length - 1)]!;
      this.#tries += 1;
      this.#timer = window.setTimeout(() => this.#connect(), wait);
    };
  }

  #hear(): void {
    this.link = 'live';
    clearTimeout(this.#watch);
    this.#watch = window.setTimeout(() => this.#socket?.close(), SILENCE);
  }

  async #take(parcel: Parcel): Promise<void> {
    if (parcel.type === 'table') {
      this.info = parcel.data;
      this.told = Date.now();
      void this.keepHabit();
      this.#dress();
    } else if (parcel.type === 'game') await this.receive(parcel.data);
    else if (parcel.type === 'chat') {
      if (!this.talk.some((said) => said.number === parcel.data.number)) {
        this.talk = [...this.talk, parcel.data];
      }
    } else if (parcel.data.ply !== this.ply) await this.#read();
  }

  /** Look where the table stands, where the socket may have lost something; what it has told meanwhile
   *  is newer. */
  async #read(): Promise<void> {
    const since = this.ply;
    const message = await get<Message>(this.path('/message', { since }));
    if (this.ply === since) await this.receive(message);
  }

  protected async receive(message: Message): Promise<void> {
    const desk = this.desk ?? (await (this.#making ??= this.#desk()));
    if (this.#left) return;
    const first = message.entries[0]?.ply ?? message.ply + 1;
    if (message.opening.length) this.opening = message.opening;
    const kept = this.entries.slice(0, first - 1);
    const undone = message.entries.flatMap((entry) => entry.undo ?? []);
    this.entries = [
      ...kept.map((entry) => (undone.includes(entry.ply) ? { ...entry, taken_back: true } : entry)),
      ...message.entries,
    ];
    this.stage.news(message);
    this.ply = message.ply;
    desk.receive(message.position, message.ply, message.undoable);
    desk.holders = message.seats;
    this.#dress(desk);
    this.desk = desk;
  }

  async #desk(): Promise<Desk> {
    const vocabulary = await Vocabulary.of(this.path('/schema'));
    this.face = await face(vocabulary.game);
    const memory = `magnate-staged-${this.id}-${this.seat ?? ''}`;
    const desk = new Desk(vocabulary, this.face, this, memory);
    desk.history = () => this.entries;
    return desk;
  }

  #dress(desk: Desk | null = this.desk): void {
    if (desk && this.info) desk.colours = this.info.seats.map((seat) => seat.colour);
  }

  /** The server ends one's turn by itself where this browser's settings say so. */
  async keepHabit(): Promise<void> {
    const wish = settings.endsTurn;
    if (this.info?.status !== 'running' || this.info.seat === null) return;
    if (this.info.ends_turn === wish || this.#habit === wish) return;
    this.#habit = wish;
    await post(this.path('/habits'), { ends_turn: wish }).catch(() => undefined);
  }

  // Answers

  async trial(
    answers: Answer[],
    blocked: boolean,
  ): Promise<{ position: Position; blocked: Blocked[] | null }> {
    return post(this.path('/trial'), { ply: this.ply, answers, blocked });
  }

  /** The ply of a seat's last move that still stands; 0 if there is none. */
  lastMove(seat: number | null): number {
    const own = this.entries.findLast(
      (entry) => entry.seat === seat && entry.play && !entry.taken_back,
    );
    return own?.ply ?? 0;
  }

  /** The positions since a ply, to look at. */
  async past(since: number): Promise<Past[]> {
    return get<Past[]>(this.path('/past', { since }));
  }

  async play(answers: Answer[], ply: number): Promise<number> {
    return this.#again('/moves', { ply, key: newKey(), answers });
  }

  async undo(count: number): Promise<number> {
    return this.#again('/undo', { key: newKey(), count });
  }

  /** A move whose answer was lost is sent again under its key: nothing is played twice. */
  async #again(call: string, body: unknown): Promise<number> {
    for (let tries = 0; ; tries++) {
      try {
        const { plies } = await post<Played>(this.path(call), body);
        const last = Math.max(0, ...plies);
        // the socket tells of it; if it is cut off, look
        window.setTimeout(async () => {
          if (!this.#left && this.ply < last) await this.#read();
        }, 1500);
        return last;
      } catch (error) {
        const lost =
          error instanceof Unreachable || (error instanceof Refused && error.status >= 502);
        if (!lost || tries >= 4) throw error;
        await new Promise((done) => setTimeout(done, 500 * 2 ** tries));
      }
    }
  }

  // Talk

  async #listen(): Promise<void> {
    try {
      const before = await get<Said[]>(this.path('/chat'));
      const last = before.at(-1)?.number ?? 0;
      this.talk = [...before, ...this.talk.filter((said) => said.number > last)];
    } catch {
      // the table itself says why it can't be looked at
    }
  }

  get #memory(): string {
    return `magnate-heard-${this.id}-${this.seat ?? ''}`;
  }

  #remembered(): number {
    try {
      return Number(localStorage.getItem(this.#memory) ?? 0);
    } catch {
      return 0; // a browser that keeps nothing: what was said counts as new
    }
  }

  /** All that was said is on the screen. */
  listened(): void {
    const last = this.talk.at(-1)?.number ?? 0;
    if (last <= this.#heard) return;
    this.#heard = last;
    try {
      localStorage.setItem(this.#memory, String(last));
    } catch {
      // as above
    }
  }

  /** I am here again: the bot that played for me lets me have my seat. */
  async back(): Promise<void> {
    this.info = await post<TableInfo>(this.path('/back'));
  }

  async say(words: string): Promise<void> {
    await post<Said>(this.path('/chat'), { text: words });
  }
}
