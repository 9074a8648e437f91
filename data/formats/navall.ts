/**
 * Parser of AMFI's daily file of net asset values (NAVAll.txt): rows of schemes, interleaved with section lines for type and fund house. Since 19
 * August 2026 it has the columns Plan and Option; rows in the old layout still occur among the new ones.
 */
import { FormatChangeError } from '../../src/core/dataset/refresh/format-change.ts';

/** A scheme of the file. Unknown cells are empty. */
export interface SchemeRow {
  readonly code: string;
  readonly isinGrowth: string;
  readonly isinReinvestment: string;
  readonly name: string;
  readonly planLabel: string;
  readonly optionLabel: string;
  /** Decimal number, or empty. */
  readonly nav: string;
  /** YYYY-MM-DD, or empty. */
  readonly navDate: string;
  readonly type: string;
  readonly category: string;
  readonly fundHouse: string;
}

type Cell = 'code' | 'isinGrowth' | 'isinReinvestment' | 'name' | 'planLabel' | 'optionLabel' | 'nav' | 'navDate';
type Layout = readonly (Cell | undefined)[];

/** The layout before August 2026. Such rows also occur in newer files. */
const OLD_LAYOUT: Layout = ['code', 'isinGrowth', 'isinReinvestment', 'name', 'nav', 'navDate'];

const COLUMN_PATTERNS: readonly (readonly [RegExp, Cell])[] = [
  [/scheme code/i, 'code'],
  [/reinvest/i, 'isinReinvestment'],
  [/isin/i, 'isinGrowth'],
  [/scheme name/i, 'name'],
  [/^plan/i, 'planLabel'],
  [/^option/i, 'optionLabel'],
  [/net asset value|^nav$/i, 'nav'],
  [/date/i, 'navDate'],
];

/** All schemes of the file, one per code, with the latest value. Throws an error for the operator if the text is not such a file. */
export function readNavAll(text: string): SchemeRow[] {
  const schemes = new Map<string, SchemeRow>();
  let layout: Layout | undefined;
  let heading = { type: '', category: '' };
  let fundHouse = '';
  for (const line of text.split(/\r\n|\n|\r/).map(collapseWhitespace)) {
    if (line === '') continue;
    if (!line.includes(';')) {
      const section = readSection(line);
      if (section) heading = section;
      else fundHouse = line;
      continue;
    }
    if (/scheme code/i.test(line)) layout = parseHeaderRow(line);
    else if (!layout) throw new FormatChangeError('begins without a header line');
    else {
      const scheme = { ...parseScheme(line, layout), ...heading, fundHouse };
      const existing = schemes.get(scheme.code);
      if (/^\d+$/.test(scheme.code) && (!existing || existing.navDate <= scheme.navDate)) schemes.set(scheme.code, scheme);
    }
  }
  if (!layout) throw new FormatChangeError('has no header line');
  return [...schemes.values()];
}

/** Parses "Open Ended Schemes(Debt Scheme - Liquid Fund)" into type and category. Fund house names never end in this way. */
export function readSection(line: string): { type: string; category: string } | undefined {
  const [, type, category] = /^([^(]*(?:open|close|interval)[^(]*?)\s*\((.*)\)$/i.exec(line) ?? [];
  return type === undefined || category === undefined ? undefined : { type, category: category.trim() };
}

function parseHeaderRow(line: string): Layout {
  const layout = line.split(';').map((title) => COLUMN_PATTERNS.find(([pattern]) => pattern.test(title.trim()))?.[1]);
  for (const cell of ['code', 'name', 'nav', 'navDate'] as const) {
    if (!layout.includes(cell)) throw new FormatChangeError(`has no column for the ${cell} of a scheme`);
  }
  return layout;
}

function parseScheme(line: string, headerLayout: Layout): Omit<SchemeRow, 'type' | 'category' | 'fundHouse'> {
  const cells = line.split(';').map((cell) => cell.trim());
  const layout = cells.length === OLD_LAYOUT.length ? OLD_LAYOUT : headerLayout;
  // A semicolon inside a name yields too many cells: join them again.
  const name = layout.indexOf('name');
  if (cells.length > layout.length)
    cells.splice(name, cells.length - layout.length + 1, cells.slice(name, name + cells.length - layout.length + 1).join(';'));
  const cellOf = (cell: Cell): string => cells[layout.indexOf(cell)] ?? '';
  return {
    code: cellOf('code'),
    isinGrowth: toIsin(cellOf('isinGrowth')),
    isinReinvestment: toIsin(cellOf('isinReinvestment')),
    name: cellOf('name'),
    planLabel: blankIfMissing(cellOf('planLabel')),
    optionLabel: blankIfMissing(cellOf('optionLabel')),
    nav: toNav(cellOf('nav')),
    navDate: toDate(cellOf('navDate')),
  };
}

/** Accepts "1,027.50", "1000." and ".5"; "N.A." yields an empty string. */
export function toNav(text: string): string {
  const digits = text.replaceAll(',', '');
  return /^(\d+\.?\d*|\.\d+)$/.test(digits) ? digits : '';
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** "16-May-2025" → "2025-05-16"; anything else yields an empty string. */
export function toDate(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})-([a-z]{3})[a-z]*-(\d{4})$/i.exec(text) ?? [];
  const monthIndex = MONTHS.indexOf(month.toLowerCase());
  return monthIndex < 0 ? '' : `${year}-${String(monthIndex + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Twelve characters starting with a country code; "#N/A", dashes and truncated ISINs yield an empty string. */
export const toIsin = (text: string): string => (/^[A-Z]{2}[A-Z0-9]{10}$/i.test(text) ? text.toUpperCase() : '');
const blankIfMissing = (text: string): string => (text === '-' || /^n\.?a\.?$/i.test(text) ? '' : text);
const collapseWhitespace = (line: string): string => line.replace(/\s+/g, ' ').trim();
