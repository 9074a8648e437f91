/** The playground: form, request, answer; the address of the page always says what is asked. */
import { showAnswer, statusLine } from './answer.ts';
import { byId, el } from './dom.ts';
import { makeForm } from './form.ts';
import { unitsLeft } from './rate.ts';
import { type Incoming, send } from './request.ts';
import { shareBar } from './share.ts';
import { makeSnippets } from './snippets.ts';
import { exampleValues, type Operation, stateQuery, toRequest, valuesFrom } from './values.ts';

/** After the last change. Who is typing, and who asks for heavy work, may not be done yet. */
const PAUSE_MS = 300;
const LONG_PAUSE_MS = 800;
/** Below this nothing is asked unless the visitor says so. */
const KEEP_UNITS = 100;
/** A longer state stays out of the address. */
const LONGEST_STATE = 8_000;

const operation = JSON.parse(byId('operation').textContent ?? '') as Operation;
const status = byId('status');
const answer = byId('answer');
const showSnippets = makeSnippets(byId('copy'));
const form = makeForm(operation, byId<HTMLFormElement>('form'), changed, () => {
  // On a narrow screen the answer stands below the form.
  status.scrollIntoView({ block: 'nearest' });
  void run();
});

let timer: ReturnType<typeof setTimeout> | undefined;
let current: AbortController | undefined;
let release: () => void = () => {};

begin();
window.addEventListener('popstate', begin);
byId('reset').addEventListener('click', () => {
  form.write(exampleValues(operation));
  void run();
});

function begin(): void {
  form.write(valuesFrom(operation, location.search) ?? exampleValues(operation));
  // An older link may say more than it has to.
  const query = stateQuery(operation, form.values());
  if (query.length < location.search.length) history.replaceState(null, '', location.pathname + query);
  describe();
  if (operation.files === null) void run();
}

/** Uploads wait for the button; everything else follows the form. */
function changed(typing: boolean): void {
  describe();
  clearTimeout(timer);
  if (operation.files !== null || unitsLeft() < KEEP_UNITS) return;
  timer = setTimeout(() => void run(), typing || operation.weight !== 1 ? LONG_PAUSE_MS : PAUSE_MS);
}

/** Each request has an address of its own, so that Back leads to the one before. */
function remember(): void {
  const query = stateQuery(operation, form.values());
  if (query.length <= LONGEST_STATE && query !== location.search) history.pushState(null, '', location.pathname + query);
}

function describe(): void {
  showSnippets(operation, toRequest(operation, form.values(), form.files()), form.values(), form.files());
}

async function run(): Promise<void> {
  clearTimeout(timer);
  current?.abort();
  const mine = new AbortController();
  current = mine;
  describe();
  const missing = form.missing();
  if (missing.length > 0) return refuse(`Fill in ${missing.join(' and ')} first.`);
  remember();
  answer.setAttribute('aria-busy', 'true');
  const bar = el('progress', { max: 1, 'aria-label': 'Upload' });
  const working = startWorking(bar, mine);
  try {
    const request = toRequest(operation, form.values(), form.files());
    const onProgress = (share: number): void => {
      bar.value = share;
      // What is sent is sent; how long the service works on it nobody knows.
      if (share === 1) bar.removeAttribute('value');
    };
    const incoming = await send({ ...request, fresh: true, ...(operation.files !== null && { onProgress }) }, mine.signal);
    if (current !== mine) return;
    await show(incoming);
  } catch (error) {
    if ((error as Error).name !== 'AbortError') refuse((error as Error).message);
    else if (current === mine) refuse('Cancelled.');
  } finally {
    clearInterval(working);
    if (current === mine) answer.removeAttribute('aria-busy');
  }
}

/** No answer, and why; an older one would be taken for it. */
function refuse(why: string): void {
  release();
  release = () => {};
  answer.replaceChildren();
  answer.removeAttribute('aria-busy');
  status.replaceChildren(el('strong', { class: 'worse' }, 'No answer'), el('span', {}, why));
}

/** Says that work is going on, for how long, and how to end it: at once for files, for everything else when it takes long. */
function startWorking(bar: HTMLElement, request: AbortController): ReturnType<typeof setInterval> {
  const began = performance.now();
  const said = el('span', {}, 'Working …');
  const cancel = el('button', { type: 'button', class: 'plain', click: () => request.abort() }, 'Cancel');
  const show = (): void => status.replaceChildren(...(operation.files === null ? [] : [bar]), said, cancel);
  if (operation.files !== null) show();
  return setInterval(() => {
    if (!cancel.isConnected) show();
    said.textContent = `Working … ${Math.round((performance.now() - began) / 1_000)} s`;
  }, 1_000);
}

async function show(incoming: Incoming): Promise<void> {
  const shown = await showAnswer(operation, incoming);
  release();
  release = shown.release;
  status.replaceChildren(...statusLine(incoming));
  answer.replaceChildren(...shown.nodes);
  if (!shown.failure) answer.append(shareBar(operation, toRequest(operation, form.values(), form.files()), incoming));
  form.complain(shown.failure?.message ?? '');
  if (incoming.status === 429) wait(Number(incoming.headers.get('retry-after')) || 1);
}

/** Counts down until the service will answer again. */
function wait(seconds: number): void {
  const button = byId<HTMLButtonElement>('run');
  button.disabled = seconds > 0;
  button.textContent = seconds > 0 ? `Again in ${seconds} s` : 'Run';
  if (seconds > 0) setTimeout(() => wait(seconds - 1), 1_000);
}
