/** Playground: form, request, response; the URL reflects the request. */

import { byId, el } from './dom.ts';
import { makeForm } from './form.ts';
import { type HttpResult, sendRequest } from './http-request.ts';
import { unitsLeft } from './rate-limit.ts';
import { showAnswer, statusLine } from './render-answer.ts';
import { shareBar } from './share.ts';
import { makeSnippets } from './snippets.ts';
import { exampleValues, type OperationDescription, stateQuery, toRequest, valuesFrom } from './values.ts';

/** Debounce delays; the longer one for typing and expensive operations. */
const DEBOUNCE_MS = 300;
const LONG_DEBOUNCE_MS = 800;
/** Below this many units, requests are sent only on demand. */
const RESERVED_UNITS = 100;
/** Longer state is not written to the URL. */
const MAX_STATE_LENGTH = 8_000;

const operation = JSON.parse(byId('operation').textContent ?? '') as OperationDescription;
const status = byId('status');
const answer = byId('answer');
const showSnippets = makeSnippets(byId('copy'));
const form = makeForm(operation, byId<HTMLFormElement>('form'), changed, async () => {
  status.scrollIntoView({ block: 'nearest' });
  await run();
  // On narrow screens the response is below the form.
  if (matchMedia('(max-width: 60rem)').matches) status.scrollIntoView();
});

let timer: ReturnType<typeof setTimeout> | undefined;
let current: AbortController | undefined;
let release: () => void = () => {};

restoreForm();
window.addEventListener('popstate', restoreForm);
byId('reset').addEventListener('click', () => {
  form.write(exampleValues(operation));
  void run();
});

function restoreForm(): void {
  form.write(valuesFrom(operation, location.search) ?? exampleValues(operation));
  // Shortens links with redundant state.
  const query = stateQuery(operation, form.values());
  if (query.length < location.search.length) history.replaceState(null, '', location.pathname + query);
  describe();
  if (operation.files === null) void run();
}

/** Uploads wait for the button; other requests follow the form. */
function changed(typing: boolean): void {
  describe();
  clearTimeout(timer);
  if (operation.files !== null || unitsLeft() < RESERVED_UNITS) return;
  timer = setTimeout(() => void run(), typing || operation.weight !== 1 ? LONG_DEBOUNCE_MS : DEBOUNCE_MS);
}

/** Adds a history entry per request, so that Back returns to the previous one. */
function pushHistory(): void {
  const query = stateQuery(operation, form.values());
  if (query.length <= MAX_STATE_LENGTH && query !== location.search) history.pushState(null, '', location.pathname + query);
}

function describe(): void {
  showSnippets(operation, toRequest(operation, form.values(), form.files()), form.values(), form.files());
}

async function run(): Promise<void> {
  clearTimeout(timer);
  current?.abort();
  const controller = new AbortController();
  current = controller;
  describe();
  const missing = form.missing();
  if (missing.length > 0) return showError(`Fill in ${missing.join(' and ')} first.`);
  pushHistory();
  answer.setAttribute('aria-busy', 'true');
  const bar = el('progress', { max: 1, 'aria-label': 'Upload' });
  const working = startWorking(bar, controller);
  try {
    const request = toRequest(operation, form.values(), form.files());
    const onProgress = (share: number): void => {
      bar.value = share;
      // After the upload the duration is unknown: indeterminate progress.
      if (share === 1) bar.removeAttribute('value');
    };
    const incoming = await sendRequest({ ...request, fresh: true, ...(operation.files !== null && { onProgress }) }, controller.signal);
    if (current !== controller) return;
    await show(incoming);
  } catch (error) {
    if ((error as Error).name !== 'AbortError') showError((error as Error).message);
    else if (current === controller) showError('Cancelled.');
  } finally {
    clearInterval(working);
    if (current === controller) answer.removeAttribute('aria-busy');
  }
}

/** Shows an error and clears the outdated response. */
function showError(message: string): void {
  release();
  release = () => {};
  answer.replaceChildren();
  answer.removeAttribute('aria-busy');
  status.replaceChildren(el('strong', { class: 'worse' }, 'No response'), el('span', {}, message));
}

/** Shows progress, elapsed time and a cancel button: at once for uploads, otherwise after a delay. */
function startWorking(bar: HTMLElement, request: AbortController): ReturnType<typeof setInterval> {
  const startedAt = performance.now();
  const elapsed = el('span', {}, 'Working …');
  const cancel = el('button', { type: 'button', class: 'plain', click: () => request.abort() }, 'Cancel');
  const show = (): void => status.replaceChildren(...(operation.files === null ? [] : [bar]), elapsed, cancel);
  if (operation.files !== null) show();
  return setInterval(() => {
    if (!cancel.isConnected) show();
    elapsed.textContent = `Working … ${Math.round((performance.now() - startedAt) / 1_000)} s`;
  }, 1_000);
}

async function show(incoming: HttpResult): Promise<void> {
  const result = await showAnswer(operation, incoming);
  release();
  release = result.release;
  status.replaceChildren(...statusLine(incoming));
  answer.replaceChildren(...result.nodes);
  if (!result.failure) answer.append(shareBar(operation, toRequest(operation, form.values(), form.files()), incoming));
  form.showError(result.failure?.message ?? '');
  if (incoming.status === 429) countDown(Number(incoming.headers.get('retry-after')) || 1);
}

/** Counts down to the next allowed request. */
function countDown(seconds: number): void {
  const button = byId<HTMLButtonElement>('run');
  button.disabled = seconds > 0;
  button.textContent = seconds > 0 ? `Try again in ${seconds} s` : 'Run';
  if (seconds > 0) setTimeout(() => countDown(seconds - 1), 1_000);
}
