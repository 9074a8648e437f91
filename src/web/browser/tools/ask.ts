/** Requests of the tools to the public API. Errors are localised. */
import { el } from '../dom.ts';
import { type Incoming, send } from '../request.ts';
import type { Outgoing } from '../values.ts';
import { answer, frame, status } from './frame.ts';
import { fill } from './view.ts';

export interface Answer<T> {
  readonly data: T;
  readonly meta: {
    readonly total?: number;
    readonly note?: string;
    readonly facets?: Readonly<Record<string, readonly { value: string; label: string; count: number }[]>>;
  };
}

export class Refusal extends Error {
  /** Seconds until a retry may succeed. */
  readonly seconds: number;
  constructor(message: string, seconds = 0) {
    super(message);
    this.seconds = seconds;
  }
}

export type Query = Readonly<Record<string, string | number | undefined>>;

export function addressOf(path: string, query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** GET request with a JSON response. */
export async function ask<T>(path: string, query?: Query, signal?: AbortSignal): Promise<Answer<T>> {
  return readJson<T>(await exchange({ method: 'GET', address: addressOf(path, query) }, signal));
}

export async function readJson<T>({ body }: Incoming): Promise<Answer<T>> {
  return JSON.parse(await body.text()) as Answer<T>;
}

/** Sends a request; throws unless it succeeds. */
export async function exchange(outgoing: Outgoing, signal?: AbortSignal): Promise<Incoming> {
  let incoming: Incoming;
  try {
    incoming = await send(outgoing, signal);
  } catch (error) {
    throw isAbort(error) ? error : new Refusal(frame.unreachable);
  }
  if (incoming.status < 300) return incoming;
  if (incoming.status === 429) {
    const seconds = Number(incoming.headers.get('retry-after')) || 1;
    throw new Refusal(fill(frame.tooMany, { seconds }), seconds);
  }
  throw new Refusal(await reasonOf(incoming));
}

async function reasonOf({ type, body }: Incoming): Promise<string> {
  if (!type.startsWith('application/json')) return '';
  const { error } = JSON.parse(await body.text()) as { error?: { message: string } };
  return error?.message ?? '';
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

let current: AbortController | undefined;

/** Runs one task at a time: a new one aborts the previous. Shows progress and errors. */
export async function run(work: (signal: AbortSignal, say: (text: string) => void) => Promise<void>): Promise<void> {
  current?.abort();
  const mine = new AbortController();
  current = mine;
  const began = performance.now();
  const said = el('span', {});
  let text = '';
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - began) / 1_000);
    said.textContent = text || fill(frame.working, { seconds });
    if (!said.isConnected) {
      const cancel = el('button', { type: 'button', class: 'plain', click: () => mine.abort() }, frame.cancel);
      status.replaceChildren(el('span', { class: 'spin', 'aria-hidden': 'true' }), said, cancel);
    }
  }, 400);
  answer.setAttribute('aria-busy', 'true');
  try {
    await work(mine.signal, (now) => {
      text = now;
    });
    if (current === mine && said.isConnected) status.replaceChildren();
  } catch (error) {
    if (current === mine) refuse(isAbort(error) ? frame.cancelled : (error as Error).message, error instanceof Refusal ? error.seconds : 0);
  } finally {
    clearInterval(timer);
    if (current === mine) answer.removeAttribute('aria-busy');
  }
}

/** Shows an error and clears the outdated result. The sheets keep their order. */
export function refuse(why: string, seconds = 0): void {
  (document.getElementById('made') ?? answer).replaceChildren();
  const told = seconds > 0 || why === frame.cancelled ? why : `${frame.failed} ${why}`;
  status.replaceChildren(el('p', { class: 'failure', role: 'alert' }, told));
}
