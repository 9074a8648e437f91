/** Tabs of a response: readable, table or JSON; the last choice is saved. */
import { aboutAnswer, type Meta } from './about.ts';
import type { Meanings } from './card.ts';
import { el } from './dom.ts';
import { showJson } from './json.ts';
import { keepView, keptView, VIEWS, type View } from './kept.ts';
import { readable } from './readable.ts';
import { type Rows, rowsOf, toCsv } from './rows.ts';
import { showTable } from './table.ts';

export interface Answered {
  readonly id: string;
  readonly meanings: Meanings;
  readonly body: { readonly data?: unknown; readonly meta?: Meta };
}

export function showViews(answered: Answered): HTMLElement {
  const place = el('div', { class: 'view' });
  const tabs = VIEWS.map((view) => el('button', { type: 'button', class: 'tab', click: () => choose(view) }, view));
  const show = (chosen: View): void => {
    for (const [at, tab] of tabs.entries()) tab.setAttribute('aria-pressed', String(VIEWS[at] === chosen));
    place.replaceChildren(...content(chosen, answered));
  };
  const choose = (view: View): void => {
    keepView(view);
    show(view);
  };
  show(keptView());
  const bar = el('div', { class: 'tabs', role: 'group', 'aria-label': 'How the answer is shown' }, ...tabs);
  return el('div', {}, ...aboutAnswer(answered.body.meta ?? {}), bar, place);
}

function content(view: View, { id, meanings, body }: Answered): Node[] {
  if (view === 'JSON') return [scrolling(showJson(body))];
  if (view === 'Table') return [showTable(rowsOf(body.data), 'The answer as a table'), csvLink(id, rowsOf(body.data))];
  return [...countLine(body), ...readable(id, body.data, meanings)];
}

function countLine({ data, meta }: Answered['body']): HTMLElement[] {
  const total = meta?.total;
  if (!Array.isArray(data) || total === undefined) return [];
  const count = (value: number): string => value.toLocaleString('en-IN');
  return [
    el(
      'p',
      { class: 'muted count' },
      data.length < total ? `${count(data.length)} of ${count(total)} results` : `${count(total)} ${total === 1 ? 'result' : 'results'}`,
    ),
  ];
}

function csvLink(id: string, rows: Rows): HTMLElement {
  const link = el('a', { href: '#', download: `${id}.csv`, class: 'save' }, 'Download as CSV');
  link.addEventListener('click', () => {
    const address = URL.createObjectURL(new Blob(['\ufeff', toCsv(rows)], { type: 'text/csv' }));
    link.href = address;
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  });
  return link;
}

/** Scrollable regions must be focusable by keyboard. */
export function scrolling<T extends HTMLElement>(element: T): T {
  element.tabIndex = 0;
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', 'Body of the answer');
  return element;
}
