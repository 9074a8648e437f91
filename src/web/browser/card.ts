/** Renders a record as a definition list with readable labels. */

import { intervalText } from './date-format.ts';
import { type Child, el } from './dom.ts';
import { memberLabel } from './labels.ts';
import { isRecord, isRecords, type JsonRecord, toTableRows } from './rows.ts';
import { showTable } from './table.ts';
import { isScalar, renderList, renderValue } from './value.ts';

/** Field descriptions by path, from the response schema. */
export type FieldDescriptions = Readonly<Record<string, string>>;

const MAX_ITEMS = 40;

export function showCard(record: JsonRecord, meanings: FieldDescriptions, path = ''): HTMLElement {
  return el(
    'dl',
    { class: 'record' },
    ...Object.entries(record).map(([name, value]) => member(name, value, meanings, path === '' ? name : `${path}.${name}`)),
  );
}

function member(name: string, value: unknown, meanings: FieldDescriptions, path: string): HTMLElement {
  const { label } = memberLabel(name);
  const isWide = !isScalar(value) && !isInterval(value) && !(Array.isArray(value) && value.every(isScalar));
  return el(
    'div',
    isWide ? { class: 'wide' } : {},
    el('dt', { title: meanings[path] || undefined }, label),
    el('dd', {}, content(name, value, meanings, path)),
  );
}

function content(name: string, value: unknown, meanings: FieldDescriptions, path: string): Child {
  if (isScalar(value)) return renderValue(name, value);
  if (isInterval(value)) return intervalText(value.start, value.end);
  if (isRecord(value)) return isNamedCode(value) ? `${value.name} (${value.code})` : showCard(value, meanings, path);
  if (isRecords(value))
    return value.length === 1 && value[0]
      ? showCard(value[0], meanings, `${path}[]`)
      : showTable(toTableRows(value), memberLabel(name).label);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  if (items.every(isScalar)) return renderList(name, items);
  return el('ul', {}, ...items.slice(0, MAX_ITEMS).map((item) => el('li', {}, JSON.stringify(item))));
}

/** Whether a value is a nested record of a code and a name, such as the bank of a branch. */
function isNamedCode(value: JsonRecord): value is { readonly name: string; readonly code: string } {
  return Object.keys(value).length === 2 && typeof value.name === 'string' && typeof value.code === 'string';
}

function isInterval(value: unknown): value is { readonly start: string; readonly end: string } {
  return isRecord(value) && Object.keys(value).length === 2 && typeof value.start === 'string' && typeof value.end === 'string';
}
