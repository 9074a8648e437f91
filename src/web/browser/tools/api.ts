/** Requests of the tools to the public API. Errors are localised. */
import { el } from '../dom.ts';
import { type HttpResult, sendRequest } from '../http-request.ts';
import type { OutgoingRequest } from '../values.ts';
import { answer, common, errors, lang, status } from './tool-page.ts';
import { fillPlaceholders } from './view.ts';

export interface ApiAnswer<T> {
  readonly data: T;
  readonly meta: {
    readonly total?: number;
    readonly note?: string;
    readonly facets?: Readonly<Record<string, readonly { value: string; label: string; count: number }[]>>;
  };
}

export class RequestError extends Error {}

/** Rate limits that one request waits for. */
const MAX_RETRIES = 2;
let waitingText = '';

export type ApiQuery = Readonly<Record<string, string | number | undefined>>;

export function urlOf(path: string, query: ApiQuery = {}): string {
  const parameters = Object.entries(query).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]));
  return parameters.length > 0 ? `${path}?${new URLSearchParams(parameters)}` : path;
}

/** GET request with a JSON response. */
export async function getJson<T>(path: string, query?: ApiQuery, signal?: AbortSignal): Promise<ApiAnswer<T>> {
  return parseAnswer<T>(await sendOrThrow({ method: 'GET', address: urlOf(path, query) }, signal));
}

export async function parseAnswer<T>({ body }: HttpResult): Promise<ApiAnswer<T>> {
  return JSON.parse(await body.text()) as ApiAnswer<T>;
}

/** Sends a request, again after a rate limit has passed; throws unless it succeeds. */
export async function sendOrThrow(outgoing: OutgoingRequest, signal?: AbortSignal): Promise<HttpResult> {
  let incoming: HttpResult;
  for (let retries = MAX_RETRIES; ; retries--) {
    try {
      incoming = await sendRequest(outgoing, signal);
    } catch (error) {
      throw isAbort(error) ? error : new RequestError(common.unreachable);
    }
    if (incoming.status < 300) return incoming;
    if (incoming.status !== 429 || retries === 0) throw new RequestError(await reasonOf(incoming));
    await countDown(Number(incoming.headers.get('retry-after')) || 1, signal);
  }
}

/** Shows the remaining seconds of a rate limit. */
async function countDown(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  for (let secondsLeft = seconds; secondsLeft > 0; secondsLeft--) {
    waitingText = fillPlaceholders(common.tooMany, { seconds: secondsLeft });
    status.replaceChildren(el('p', { role: 'status' }, waitingText));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    signal?.throwIfAborted();
  }
  waitingText = '';
  status.replaceChildren();
}

/** The page's own sentence for an error. English pages also show the message of the service, unless it is about how programs send files. */
async function reasonOf({ type, body }: HttpResult): Promise<string> {
  if (!type.startsWith('application/json')) return common.failed;
  const { error } = JSON.parse(await body.text()) as { error?: { code: string; message: string } };
  if (!error) return common.failed;
  if (lang === 'en' && ['invalid_parameter', 'not_found', 'too_large'].includes(error.code)) return error.message;
  const localised: Readonly<Record<string, string>> = errors;
  return localised[error.code === 'rate_limited' ? 'busy' : error.code] ?? common.failed;
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

let current: AbortController | undefined;

/** Runs one task at a time: a new one aborts the previous. Shows progress and errors. */
export async function runTask(work: (signal: AbortSignal, say: (text: string) => void) => Promise<void>): Promise<void> {
  current?.abort();
  const controller = new AbortController();
  current = controller;
  waitingText = '';
  status.querySelector('.failure')?.remove();
  const startedAt = performance.now();
  const message = el('span', {});
  let text = '';
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    message.textContent = waitingText || text || fillPlaceholders(common.working, { seconds });
    if (!message.isConnected) {
      const cancel = el('button', { type: 'button', class: 'plain', click: () => controller.abort() }, common.cancel);
      status.replaceChildren(el('span', { class: 'spin', 'aria-hidden': 'true' }), message, cancel);
    }
  }, 400);
  answer.setAttribute('aria-busy', 'true');
  try {
    await work(controller.signal, (now) => {
      text = now;
    });
    if (current === controller && message.isConnected) status.replaceChildren();
  } catch (error) {
    if (current === controller) showFailure(isAbort(error) ? common.cancelled : (error as Error).message);
  } finally {
    clearInterval(timer);
    if (current === controller) answer.removeAttribute('aria-busy');
  }
}

/** Shows an error and clears the outdated result, but not the page thumbnails, whose order the user has chosen. */
export function showFailure(message: string): void {
  (document.getElementById('made') ?? answer).replaceChildren();
  status.replaceChildren(el('p', { class: 'failure', role: 'alert' }, message));
}
