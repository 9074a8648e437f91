/** The datasets and how old they are, from `/v1/status`. */
import { ageText } from './age.ts';
import { byId, el } from './dom.ts';
import { send } from './request.ts';

interface Dataset {
  readonly name: string;
  readonly loaded: boolean;
  readonly counts: Readonly<Record<string, number>> | null;
  readonly asOf: string | null;
  readonly ageDays: number | null;
  readonly stale: boolean | null;
  readonly problem: string | null;
}

export async function showStatus(): Promise<void> {
  const place = byId('datasets');
  const { status, body } = await send({ method: 'GET', address: '/v1/status' });
  if (status !== 200) return place.replaceChildren(el('p', { class: 'muted' }, 'The status cannot be read just now.'));
  const { data } = JSON.parse(await body.text()) as { data: { datasets: Dataset[] } };
  place.replaceChildren(el('ul', { class: 'datasets' }, ...data.datasets.map(line)));
}

function line({ name, loaded, counts, asOf, ageDays, stale, problem }: Dataset): HTMLElement {
  return el(
    'li',
    {},
    el('strong', {}, name),
    el('span', {}, loaded ? countsText(counts ?? {}) : 'not loaded'),
    el('span', { class: 'muted' }, loaded ? dateText(asOf, ageDays, stale) : (problem ?? '')),
  );
}

/** "1,65,622 offices, 19,586 pincodes": names of kinds are written as members are, in one word. */
function countsText(counts: Readonly<Record<string, number>>): string {
  const words = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return Object.entries(counts)
    .map(([kind, count]) => `${count.toLocaleString('en-IN')} ${words(kind)}`)
    .join(', ');
}

function dateText(asOf: string | null, ageDays: number | null, stale: boolean | null): string {
  if (asOf === null) return 'date not known';
  return `of ${asOf.slice(0, 10)}, ${ageText(ageDays ?? 0)}${stale ? ', stale' : ''}`;
}
