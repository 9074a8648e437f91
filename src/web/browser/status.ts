/** The datasets and how old they are, from `/v1/status`. */
import { byId, el } from './dom.ts';
import { send } from './request.ts';

interface Dataset {
  readonly name: string;
  readonly loaded: boolean;
  readonly rows: number | null;
  readonly version: string | null;
  readonly ageDays: number | null;
  readonly problem: string | null;
}

export async function showStatus(): Promise<void> {
  const place = byId('datasets');
  const { status, body } = await send({ method: 'GET', address: '/v1/status' });
  if (status !== 200) return place.replaceChildren(el('p', { class: 'muted' }, 'The status cannot be read just now.'));
  const { data } = JSON.parse(await body.text()) as { data: { datasets: Dataset[] } };
  place.replaceChildren(el('ul', { class: 'datasets' }, ...data.datasets.map(line)));
}

function line({ name, loaded, rows, version, ageDays, problem }: Dataset): HTMLElement {
  return el(
    'li',
    {},
    el('strong', {}, name),
    el('span', {}, loaded ? `${(rows ?? 0).toLocaleString('en-IN')} rows` : 'not loaded'),
    el('span', { class: 'muted' }, loaded ? ageText(ageDays ?? 0) : (problem ?? '')),
    version !== null && el('small', { class: 'muted' }, version),
  );
}

function ageText(days: number): string {
  if (days < 1) return 'fresh today';
  if (days < 60) return days === 1 ? '1 day old' : `${days} days old`;
  return days < 730 ? `${Math.round(days / 30.4)} months old` : `${Math.round(days / 365.25)} years old`;
}
