// Who the server takes one for.

import { get, patch, post, Refused } from './api';
import type { Me } from './wire/server';

let person = $state.raw<Me | null>(null);

export const me = {
  get now(): Me | null {
    return person;
  },
  set(next: Me | null): void {
    person = next;
  },
};

export async function recognise(): Promise<void> {
  person = await get<Me | null>('/api/people');
}

export const introduce = (name: string) => call(post<Me>('/api/people', { name }));
export const rename = (name: string) => call(patch<Me>('/api/me', { name }));

async function call(asked: Promise<Me>): Promise<void> {
  try {
    person = await asked;
  } catch (error) {
    if (!(error instanceof Refused) || error.key !== 'bad-input') throw error;
    throw new Refused(error.status, 'bad-name', error.detail); // nothing else was put in
  }
}
