/** Table sortable by column. */
import { el } from './dom.ts';
import { sortRows, type TableRows } from './rows.ts';
import { renderValue } from './value.ts';

/** More rows would slow the page; the download has all of them. */
const MAX_ROWS = 500;

export function showTable(rows: TableRows, name: string): HTMLElement {
  const { columns } = rows;
  const body = el('tbody');
  let by = -1;
  let isDown = false;
  const fill = (): void => {
    const cells = by < 0 ? rows.cells : sortRows(rows.cells, by, isDown);
    body.replaceChildren(
      ...cells
        .slice(0, MAX_ROWS)
        .map((row) =>
          el(
            'tr',
            {},
            ...row.map((value, index) =>
              el('td', typeof value === 'number' ? { class: 'number' } : {}, renderValue(lastOf(columns[index]?.path), value)),
            ),
          ),
        ),
    );
  };
  const heads = columns.map(({ label }, index) => {
    const head = el('th', { scope: 'col' }, el('button', { type: 'button', class: 'sort', click: () => sortBy(index) }, label));
    return head;
  });
  const sortBy = (i: number): void => {
    isDown = by === i && !isDown;
    by = i;
    for (const [index, head] of heads.entries()) {
      if (index === i) head.setAttribute('aria-sort', isDown ? 'descending' : 'ascending');
      else head.removeAttribute('aria-sort');
    }
    fill();
  };
  fill();
  const more =
    rows.cells.length > MAX_ROWS &&
    el('p', { class: 'muted' }, `The first ${MAX_ROWS} of ${rows.cells.length.toLocaleString('en-IN')} rows.`);
  const table = el('table', {}, el('thead', {}, el('tr', {}, ...heads)), body);
  return el('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': name }, table, more);
}

function lastOf(path = ''): string {
  return path.split('.').at(-1) ?? '';
}
