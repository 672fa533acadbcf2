// Who the server takes one for.

import { get, post } from './api';
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

export async function introduce(name: string): Promise<void> {
  person = await post<Me>('/api/people', { name });
}
