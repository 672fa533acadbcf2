// The positions of a replay that were fetched: each is asked for once, the latest are kept.

import { get } from '../api';
import type { Message } from '../wire/server';

const KEPT = 300;

export class Positions {
  readonly #got = new Map<string, Message>();
  readonly #asked = new Map<string, Promise<Message>>();
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** A position that is here already. */
  known(ply: number, seat: number | null): Message | undefined {
    return this.#got.get(`${seat}/${ply}`);
  }

  async fetch(ply: number, seat: number | null): Promise<Message> {
    const key = `${seat}/${ply}`;
    const known = this.#got.get(key);
    if (known) return known;
    let asked = this.#asked.get(key);
    if (!asked) {
      asked = this.#ask(ply, seat, key);
      this.#asked.set(key, asked);
    }
    return asked;
  }

  async #ask(ply: number, seat: number | null, key: string): Promise<Message> {
    try {
      const eyes = seat === null ? '' : `?seat=${seat}`;
      const message = await get<Message>(`${this.#path}/plies/${ply}${eyes}`);
      this.#got.set(key, message);
      if (this.#got.size > KEPT) this.#got.delete(this.#got.keys().next().value!);
      return message;
    } finally {
      this.#asked.delete(key);
    }
  }
}
