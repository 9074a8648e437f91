/** IFSC finder with cascading filters: bank, state, town, branch. */
import { byId, el } from '../dom.ts';
import { ask, run } from './ask.ts';
import { startBox } from './box.ts';
import { answer, copyButton, fillSelect, frame, paused, readState, startsForm, wordsOf, write, writeState, written } from './frame.ts';
import { fill } from './view.ts';

interface Bank {
  readonly code: string;
  readonly name: string;
  readonly branches: number;
}

interface Branch {
  readonly ifsc: string;
  readonly bank: { readonly name: string };
  readonly branch: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly micr: string | null;
}

const MOST_BANKS = 60;
const STEP = 20;

const words = wordsOf('ifsc');
let bank = readState().get('bank') ?? '';
let limit = STEP;

const box = startBox<Bank>(
  'bank',
  async (text, signal) => {
    const { data } = await ask<readonly Bank[]>('/v1/banks', { q: text, limit: MOST_BANKS }, signal);
    return data.map((one) => ({ label: one.name, about: fill(words.found, { count: one.branches.toLocaleString('en-IN') }), value: one }));
  },
  ({ value }) => {
    bank = value.code;
    write('state', '');
    look('bank');
  },
);
// Debounced: arrow keys step through the options one by one.
byId('state').addEventListener(
  'change',
  paused(() => look('state')),
);
byId('city').addEventListener(
  'change',
  paused(() => look('city')),
);
byId('q').addEventListener(
  'input',
  paused(() => look('q')),
);
startsForm(() => look('q'));

begin();

/** Restores the choices from a link. */
function begin(): void {
  const state = readState();
  write('q', state.get('q'));
  if (bank === '' && written('q') === '') return;
  look('bank', { state: state.get('state') ?? '', city: state.get('city') ?? '' });
}

/** @param changed the control that changed: dependent lists are reloaded */
function look(changed: 'bank' | 'state' | 'city' | 'q' | 'more', given?: { state: string; city: string }): void {
  if (changed !== 'more') limit = STEP;
  const state = given?.state ?? written('state');
  const city = changed === 'state' || (changed === 'bank' && !given) ? '' : (given?.city ?? written('city'));
  const q = written('q');
  writeState({ bank, state, city, q });
  if (bank === '' && q === '') {
    answer.replaceChildren(el('p', { class: 'muted' }, words.begin));
    return;
  }
  void run(async (signal) => {
    if (changed === 'bank' && bank !== '') {
      const { meta, data } = await ask<readonly Branch[]>('/v1/ifsc', { bank, facets: 'state', limit: 1 }, signal);
      fillSelect('state', choices(meta.facets?.state), state);
      box.write(data[0]?.bank.name ?? bank);
    }
    if (changed === 'bank' || changed === 'state') {
      const towns =
        bank === '' || state === '' ? [] : (await ask('/v1/ifsc', { bank, state, facets: 'city', limit: 1 }, signal)).meta.facets?.city;
      fillSelect('city', choices(towns), city);
    }
    const { data, meta } = await ask<readonly Branch[]>('/v1/ifsc', { bank, state, city, q, limit }, signal);
    draw(data, meta.total ?? data.length);
  });
}

function choices(facets: readonly { value: string; label: string }[] = []): (readonly [string, string])[] {
  return facets.map(({ value, label }) => [value, label] as const).sort(([, a], [, b]) => a.localeCompare(b));
}

function draw(branches: readonly Branch[], total: number): void {
  if (total === 0) {
    answer.replaceChildren(el('p', {}, fill(frame.nothing, { text: written('q') || written('city') })));
    return;
  }
  const more =
    total > branches.length && limit < 100 && el('button', { type: 'button', class: 'plain', click: () => showMore() }, words.more);
  answer.replaceChildren(
    el('p', { class: 'muted' }, fill(words.found, { count: total.toLocaleString('en-IN') })),
    el('ul', { class: 'rows' }, ...branches.map(row)),
    ...(more ? [more] : []),
  );
}

function showMore(): void {
  limit = Math.min(limit * 2, 100);
  look('more');
}

function row({ ifsc, bank: { name }, branch, address, city, state, micr }: Branch): HTMLElement {
  const about = [bank === '' ? name : null, address ?? city, state, micr === null ? null : `${words.micr} ${micr}`];
  return el(
    'li',
    {},
    el('span', { class: 'code' }, ifsc),
    el('strong', {}, branch),
    copyButton(() => ifsc),
    el('small', {}, about.filter(Boolean).join(' · ')),
  );
}
