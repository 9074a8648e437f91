/** IFSC finder with cascading filters: bank, state, town, branch. */
import { byId, el } from '../dom.ts';
import { getJson, runTask } from './api.ts';
import { startCombobox } from './combobox.ts';
import {
  answer,
  common,
  controlValue,
  debounce,
  fillSelect,
  lang,
  messagesOf,
  onSubmit,
  readState,
  setControlValue,
  stateText,
  titleCase,
  toolCopyButton,
  writeState,
} from './tool-page.ts';
import { fillPlaceholders } from './view.ts';

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

const MAX_BANKS = 60;
const INITIAL_LIMIT = 20;

const messages = messagesOf('ifsc');
let bank = readState().get('bank') ?? '';
let limit = INITIAL_LIMIT;

const box = startCombobox<Bank>(
  'bank',
  async (text, signal) => {
    const { data } = await getJson<readonly Bank[]>('/v1/banks', { q: text, limit: MAX_BANKS }, signal);
    return data.map((branch) => ({
      label: branch.name,
      description: countText(branch.branches),
      value: branch,
    }));
  },
  ({ value }) => {
    bank = value.code;
    setControlValue('state', '');
    loadBranches('bank');
  },
);
// Debounced: arrow keys step through the options one by one.
byId('state').addEventListener(
  'change',
  debounce(() => loadBranches('state')),
);
byId('city').addEventListener(
  'change',
  debounce(() => loadBranches('city')),
);
byId('q').addEventListener(
  'input',
  debounce(() => loadBranches('q')),
);
onSubmit(() => loadBranches('q'));

restoreState();

/** Restores the choices from a link. */
function restoreState(): void {
  const state = readState();
  setControlValue('q', state.get('q'));
  if (bank === '' && controlValue('q') === '') return;
  loadBranches('bank', { state: state.get('state') ?? '', city: state.get('city') ?? '' });
}

/** @param changed the control that changed: dependent lists are reloaded */
function loadBranches(changed: 'bank' | 'state' | 'city' | 'q' | 'more', preset?: { state: string; city: string }): void {
  if (changed !== 'more') limit = INITIAL_LIMIT;
  const state = preset?.state ?? controlValue('state');
  const city = changed === 'state' || (changed === 'bank' && !preset) ? '' : (preset?.city ?? controlValue('city'));
  const q = controlValue('q');
  writeState({ bank, state, city, q });
  if (bank === '' && q === '') {
    answer.replaceChildren(el('p', { class: 'muted' }, messages.bankRequired));
    return;
  }
  void runTask(async (signal) => {
    if (changed === 'bank' && bank !== '') {
      const { meta, data } = await getJson<readonly Branch[]>('/v1/ifsc', { bank, facets: 'state', limit: 1 }, signal);
      fillSelect('state', choices(meta.facets?.state), state);
      box.write(data[0]?.bank.name ?? bank);
    }
    if (changed === 'bank' || changed === 'state') {
      const towns =
        bank === '' || state === '' ? [] : (await getJson('/v1/ifsc', { bank, state, facets: 'city', limit: 1 }, signal)).meta.facets?.city;
      fillSelect('city', choices(towns), city);
    }
    const { data, meta } = await getJson<readonly Branch[]>('/v1/ifsc', { bank, state, city, q, limit }, signal);
    render(data, meta.total ?? data.length);
  });
}

function choices(facets: readonly { value: string; label: string }[] = []): (readonly [string, string])[] {
  return facets.map(({ value, label }) => [value, stateText(label)] as const).sort(([, a], [, b]) => a.localeCompare(b, lang));
}

function render(branches: readonly Branch[], total: number): void {
  if (total === 0) {
    answer.replaceChildren(
      el('p', { class: 'empty' }, fillPlaceholders(common.nothing, { text: controlValue('q') || controlValue('city') })),
    );
    return;
  }
  const more =
    total > branches.length && limit < 100 && el('button', { type: 'button', class: 'plain', click: () => showMore() }, messages.more);
  answer.replaceChildren(
    el('p', { class: 'muted' }, countText(total)),
    el('ul', { class: 'rows' }, ...branches.map(row)),
    ...(more ? [more] : []),
  );
}

function countText(count: number): string {
  return count === 1 ? messages.foundOne : fillPlaceholders(messages.found, { count: count.toLocaleString('en-IN') });
}

function showMore(): void {
  limit = Math.min(limit * 2, 100);
  loadBranches('more');
}

function row({ ifsc, bank: { name }, branch, address, city, state, micr }: Branch): HTMLElement {
  const about = [
    bank === '' ? name : null,
    titleCase(address ?? city ?? ''),
    state && stateText(state),
    micr === null ? null : `${messages.micr} ${micr}`,
  ];
  return el(
    'li',
    {},
    el('span', { class: 'code' }, ifsc),
    el('strong', {}, titleCase(branch)),
    toolCopyButton(() => ifsc),
    el('small', {}, about.filter(Boolean).join(' · ')),
  );
}
