/** Dataset list with ages, from `/v1/status`. */
import { ageText } from './age.ts';
import { byId, el } from './dom.ts';
import { sendRequest } from './http-request.ts';

interface Dataset {
  readonly name: string;
  readonly loaded: boolean;
  readonly counts: Readonly<Record<string, number>> | null;
  readonly asOf: string | null;
  readonly ageDays: number | null;
  readonly stale: boolean | null;
  readonly origin: 'bundled' | 'refresh' | null;
  readonly problem: string | null;
}

/** Polls for a minute: a freshly started service refreshes stale datasets. */
const POLL_MS = 5_000;
const MAX_POLLS = 12;

export async function showStatus(rounds = MAX_POLLS): Promise<void> {
  const place = byId('datasets');
  const { status, body } = await sendRequest({ method: 'GET', address: '/v1/status' });
  if (status !== 200) return place.replaceChildren(el('p', { class: 'muted' }, 'The status is not available at the moment.'));
  const { data } = JSON.parse(await body.text()) as { data: { datasets: Dataset[] } };
  const list = el('ul', { class: 'datasets' }, ...data.datasets.map(line));
  // Unchanged content is not announced again by screen readers.
  if (list.textContent !== place.textContent) place.replaceChildren(list);
  const mayChange = data.datasets.some(({ loaded, stale }) => stale || !loaded);
  if (mayChange && rounds > 0) setTimeout(() => void showStatus(rounds - 1), POLL_MS);
}

function line({ name, loaded, counts, problem, ...age }: Dataset): HTMLElement {
  return el(
    'li',
    {},
    el('strong', {}, name),
    el('span', {}, loaded ? countsText(counts ?? {}) : 'not loaded'),
    el('span', { class: 'muted' }, loaded ? dateText(age) : (problem ?? '')),
  );
}

/** "1,65,622 offices, 19,586 pincodes": kinds are camel case. */
function countsText(counts: Readonly<Record<string, number>>): string {
  const words = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return Object.entries(counts)
    .map(([kind, count]) => `${count.toLocaleString('en-IN')} ${words(kind)}`)
    .join(', ');
}

function dateText({ asOf, ageDays, stale, origin }: Pick<Dataset, 'asOf' | 'ageDays' | 'stale' | 'origin'>): string {
  const marks = [origin === 'refresh' && 'refreshed', stale && 'stale'].filter((mark) => typeof mark === 'string');
  const date = asOf === null ? ['date unknown'] : [`of ${asOf.slice(0, 10)}`, ageText(ageDays ?? 0)];
  return [...date, ...marks].join(', ');
}
