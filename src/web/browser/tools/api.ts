/** Requests of the tools to the public API. Errors are localised. */
import { el } from '../dom.ts';
import { type HttpResult, sendRequest } from '../http-request.ts';
import type { OutgoingRequest } from '../values.ts';
import { answer, frame, status } from './tool-page.ts';
import { fillPlaceholders } from './view.ts';

export interface ApiAnswer<T> {
  readonly data: T;
  readonly meta: {
    readonly total?: number;
    readonly note?: string;
    readonly facets?: Readonly<Record<string, readonly { value: string; label: string; count: number }[]>>;
  };
}

export class ApiRefusal extends Error {
  /** Seconds until a retry may succeed. */
  readonly seconds: number;
  constructor(message: string, seconds = 0) {
    super(message);
    this.seconds = seconds;
  }
}

export type ApiQuery = Readonly<Record<string, string | number | undefined>>;

export function urlOf(path: string, query: ApiQuery = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** GET request with a JSON response. */
export async function getJson<T>(path: string, query?: ApiQuery, signal?: AbortSignal): Promise<ApiAnswer<T>> {
  return parseAnswer<T>(await sendOrThrow({ method: 'GET', address: urlOf(path, query) }, signal));
}

export async function parseAnswer<T>({ body }: HttpResult): Promise<ApiAnswer<T>> {
  return JSON.parse(await body.text()) as ApiAnswer<T>;
}

/** Sends a request; throws unless it succeeds. */
export async function sendOrThrow(outgoing: OutgoingRequest, signal?: AbortSignal): Promise<HttpResult> {
  let incoming: HttpResult;
  try {
    incoming = await sendRequest(outgoing, signal);
  } catch (error) {
    throw isAbort(error) ? error : new ApiRefusal(frame.unreachable);
  }
  if (incoming.status < 300) return incoming;
  if (incoming.status === 429) {
    const seconds = Number(incoming.headers.get('retry-after')) || 1;
    throw new ApiRefusal(fillPlaceholders(frame.tooMany, { seconds }), seconds);
  }
  throw new ApiRefusal(await reasonOf(incoming));
}

async function reasonOf({ type, body }: HttpResult): Promise<string> {
  if (!type.startsWith('application/json')) return '';
  const { error } = JSON.parse(await body.text()) as { error?: { message: string } };
  return error?.message ?? '';
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

let current: AbortController | undefined;

/** Runs one task at a time: a new one aborts the previous. Shows progress and errors. */
export async function runTask(work: (signal: AbortSignal, say: (text: string) => void) => Promise<void>): Promise<void> {
  current?.abort();
  const mine = new AbortController();
  current = mine;
  const began = performance.now();
  const said = el('span', {});
  let text = '';
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - began) / 1_000);
    said.textContent = text || fillPlaceholders(frame.working, { seconds });
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
    if (current === mine)
      showFailure(isAbort(error) ? frame.cancelled : (error as Error).message, error instanceof ApiRefusal ? error.seconds : 0);
  } finally {
    clearInterval(timer);
    if (current === mine) answer.removeAttribute('aria-busy');
  }
}

/** Shows an error and clears the outdated result. The sheets keep their order. */
export function showFailure(why: string, seconds = 0): void {
  (document.getElementById('made') ?? answer).replaceChildren();
  const message = seconds > 0 || why === frame.cancelled ? why : `${frame.failed} ${why}`;
  status.replaceChildren(el('p', { class: 'failure', role: 'alert' }, message));
}
