/** Formats a value of a response: times, images, links. */

import { dateTimeText } from './date-format.ts';
import { el } from './dom.ts';
import { memberLabel } from './labels.ts';

/** Fields that are identifiers, not quantities: no digit grouping. */
const IDENTIFIER_FIELDS =
  /year|number|code|pincode|id$|port|page|seed|latitude|longitude|^lat$|^lng$|chapter|version|hsn|vikram|shaka|kali|gujarati/i;
const LONG_TEXT_LENGTH = 90;
const MAX_ITEMS = 40;

export type Scalar = string | number | boolean | null;

export function isScalar(value: unknown): value is Scalar {
  return typeof value !== 'object' || value === null;
}

/** @param name name of the field, which determines unit and grouping */
export function formatValue(name: string, value: Scalar): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') {
    const { unit } = memberLabel(name);
    const text = IDENTIFIER_FIELDS.test(name) ? String(value) : value.toLocaleString('en-IN', { maximumFractionDigits: 6 });
    return unit === '' ? text : unit === '°' || unit === '%' ? text + unit : `${text} ${unit}`;
  }
  return dateTimeText(value) ?? (/^[a-z]+(?:_[a-z]+)+$/.test(value) ? value.replaceAll('_', ' ') : value);
}

export function renderValue(name: string, value: Scalar): Node {
  const text = formatValue(name, value);
  if (typeof value !== 'string' || value === '')
    return el('span', value === null || value === '' ? { class: 'muted', title: 'not known' } : {}, text);
  if (/^data:image\//.test(value)) return el('img', { src: value, alt: memberLabel(name).label });
  if (/^(https?:\/\/|\/v1\/)\S+$/.test(value)) return el('a', { href: value, rel: 'noreferrer' }, value);
  if (text !== value && /^\d{4}-/.test(value)) return el('time', { datetime: value }, text);
  return value.length > LONG_TEXT_LENGTH || value.includes('\n')
    ? el('p', { class: 'long', dir: 'auto' }, text)
    : el('span', { dir: 'auto' }, text);
}

/** Several values on one line. */
export function renderList(name: string, values: readonly Scalar[]): Node {
  if (values.length === 0) return el('span', { class: 'muted' }, 'none');
  const displayed = values.slice(0, MAX_ITEMS).map((value) => formatValue(name, value));
  const more = values.length > MAX_ITEMS ? ` … and ${(values.length - MAX_ITEMS).toLocaleString('en-IN')} more` : '';
  const isLong = displayed.some((text) => text.length > LONG_TEXT_LENGTH);
  if (isLong) return el('ul', {}, ...displayed.map((text) => el('li', { dir: 'auto' }, text)));
  return el('span', { dir: 'auto' }, displayed.join(', ') + more);
}
