// Something that a button does at the server: one at a time, and what went wrong in words.

import { Refused, wordsOf } from '../../api';

export class Doing {
  busy = $state(false);
  #failure = $state.raw<unknown>(null);

  /** In the language of the moment. */
  get complaint(): string {
    return this.#failure === null ? '' : wordsOf(this.#failure);
  }

  /** What the server said of it, a line of English. */
  get detail(): string {
    return this.#failure instanceof Refused ? this.#failure.detail : '';
  }

  /** Whether it was done. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.#failure = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.#failure = error ?? new Error();
      return false;
    } finally {
      this.busy = false;
    }
  }
}
