// Calls to the server. Everything that changes something carries the token of the page's cookie.

import type { FactData } from './wire/server';
import { has, text } from './words/words.svelte';

/** What the server refused, and why: `key` finds the words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly detail: string,
    readonly reason: FactData | null = null,
    readonly wait = 0,
  ) {
    super(detail);
  }
}

/** No answer came: the network or the server is gone for the moment. */
export class Unreachable extends Error {}

/** What went wrong, for a person. */
export function wordsOf(error: unknown): string {
  if (error instanceof Unreachable) return text('web-error-unreachable');
  if (error instanceof Refused) {
    const key = `web-error-${error.key}`;
    if (error.key && has(key)) return text(key, { seconds: Math.ceil(error.wait) });
  }
  return text('web-error-broken');
}

function token(): string {
  return /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}

async function send(method: string, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (method !== 'GET') {
    if (!token()) await fetch('/health'); // its answer brings the cookie
    headers['x-csrftoken'] = token();
  }
  try {
    return await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable();
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer = await send(method, path, body);
  if (answer.status === 403 && method !== 'GET') {
    // the server was set up anew, and with it the key of its tokens: one more try with a new one
    const said = await answer.clone().json();
    if (said.extra?.key === 'bad-token') {
      await fetch('/health');
      answer = await send(method, path, body);
    }
  }
  if (answer.ok) return (answer.status === 204 ? null : await answer.json()) as T;
  const said = await answer.json().catch(() => ({}));
  throw new Refused(
    answer.status,
    said.extra?.key ?? '',
    said.detail ?? answer.statusText,
    said.extra?.reason ?? null,
    Number(answer.headers.get('retry-after') ?? 0),
  );
}

export const get = <T>(path: string) => call<T>('GET', path);
export const post = <T>(path: string, body?: unknown) => call<T>('POST', path, body);
export const put = <T>(path: string, body?: unknown) => call<T>('PUT', path, body);
export const patch = <T>(path: string, body?: unknown) => call<T>('PATCH', path, body);
export const remove = <T>(path: string) => call<T>('DELETE', path);

/** A key that no other move has; plain http withholds `crypto.randomUUID`, but not this. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
