// Links to give to others. At this machine's own address (localhost) they would lead each of them to his
// own machine: there the server is asked where others reach it.

import { get } from './api';
import type { Address } from './wire/server';

const local = /^(localhost$|127\.|\[::1\])/.test(location.hostname);

let origin = $state(location.origin);
let alone = $state(local);

/** When it is known. */
export const known = local ? ask().catch(() => undefined) : Promise.resolve();

async function ask(): Promise<void> {
  const { url } = await get<Address>('/api/address');
  if (!url) return;
  origin = new URL(url).origin;
  alone = false;
}

export const linkTo = (path: string): string => origin + path;

/** Whether nobody else reaches the server. */
export const unreachable = (): boolean => alone;
