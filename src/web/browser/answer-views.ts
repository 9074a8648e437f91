/** Tabs of a response: readable, table or JSON; the last choice is saved. */
import { type AnswerMeta, renderMeta } from './answer-meta.ts';
import type { FieldDescriptions } from './card.ts';
import { toCsv } from './csv.ts';
import { el } from './dom.ts';
import { showJson } from './json.ts';
import { ANSWER_VIEWS, type AnswerView, savedView, saveView } from './preferences.ts';
import { renderReadable } from './readable-view.ts';
import { type TableRows, toTableRows } from './rows.ts';
import { showTable } from './table.ts';

export interface ViewedAnswer {
  readonly id: string;
  readonly meanings: FieldDescriptions;
  readonly body: { readonly data?: unknown; readonly meta?: AnswerMeta };
}

export function showViews(response: ViewedAnswer): HTMLElement {
  const place = el('div', { class: 'view' });
  const tabs = ANSWER_VIEWS.map((view) => el('button', { type: 'button', class: 'tab', click: () => choose(view) }, view));
  const show = (view: AnswerView): void => {
    for (const [index, tab] of tabs.entries()) tab.setAttribute('aria-pressed', String(ANSWER_VIEWS[index] === view));
    place.replaceChildren(...content(view, response));
  };
  const choose = (view: AnswerView): void => {
    saveView(view);
    show(view);
  };
  show(savedView());
  const bar = el('div', { class: 'tabs', role: 'group', 'aria-label': 'View of the response' }, ...tabs);
  return el('div', {}, ...renderMeta(response.body.meta ?? {}), bar, place);
}

function content(view: AnswerView, { id, meanings, body }: ViewedAnswer): Node[] {
  if (view === 'JSON') return [makeScrollable(showJson(body))];
  if (view === 'Table') return [showTable(toTableRows(body.data), 'Response as a table'), csvLink(id, toTableRows(body.data))];
  return [...countLine(body), ...renderReadable(id, body.data, meanings)];
}

function countLine({ data, meta }: ViewedAnswer['body']): HTMLElement[] {
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

function csvLink(id: string, rows: TableRows): HTMLElement {
  const link = el('a', { href: '#', download: `${id}.csv`, class: 'save' }, 'Download as CSV');
  link.addEventListener('click', () => {
    const address = URL.createObjectURL(new Blob(['\ufeff', toCsv(rows)], { type: 'text/csv' }));
    link.href = address;
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  });
  return link;
}

/** Scrollable regions must be focusable by keyboard. */
export function makeScrollable<T extends HTMLElement>(element: T): T {
  element.tabIndex = 0;
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', 'Response body');
  return element;
}
