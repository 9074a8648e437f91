/** Amounts and dates as Indian statements and invoices write them. */

const MAX_VALUE_LENGTH = 40;
/** A double holds any integer of this many digits exactly. */
const MAX_DIGITS = 15;
/** An integer of this many digits without commas is an identifier, such as a cheque number, a pincode or an HSN code. */
const IDENTIFIER_DIGITS = 6;

const CURRENCY = /^(?:[₹$€£]|rs\.?|inr)\s?/i;
const SIDE = /\s?\(?(dr|cr)\.?\)?$/i;
/** Lakh and crore grouping, or groups of three. */
const GROUPED = /^(?:\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)$/;
const DIGITS = /^\d+$/;
const NIL = /^[-–—]{1,3}$/;

/** Whether a cell has no value: empty, or a dash. */
export const isNil = (text: string): boolean => text === '' || NIL.test(text);

/**
 * An amount in brackets, with a minus on either side, or a debit (Dr), is negative.
 * @example parseAmount('₹ 1,23,456.78 Cr') // 123456.78
 */
export function parseAmount(text: string): number | undefined {
  if (text.length > MAX_VALUE_LENGTH) return undefined;
  let rest = text.trim().replace(/[−–]/g, '-');
  const side = SIDE.exec(rest)?.[1]?.toLowerCase();
  if (side) rest = rest.replace(SIDE, '');
  let isNegative = side === 'dr';
  const inBrackets = /^\((.*)\)$/.exec(rest);
  if (inBrackets) {
    isNegative = true;
    rest = inBrackets[1] ?? '';
  }
  const outer = stripSign(rest);
  const hasCurrency = CURRENCY.test(outer.rest);
  const inner = hasCurrency ? stripSign(outer.rest.replace(CURRENCY, '')) : { rest: outer.rest, isNegative: false };
  isNegative ||= outer.isNegative || inner.isNegative;
  const magnitude = parseMagnitude(inner.rest, side !== undefined || inBrackets !== null || hasCurrency);
  if (magnitude === undefined) return undefined;
  return isNegative && magnitude !== 0 ? -magnitude : magnitude;
}

/** Without a leading or trailing sign, and without the `/-` after round amounts. */
function stripSign(text: string): { rest: string; isNegative: boolean } {
  const round = text.endsWith('/-') ? text.slice(0, -2) : text;
  const signed = /^([+-]\s?)?(.*?)(\s?-)?$/.exec(round);
  return { rest: signed?.[2]?.trim() ?? '', isNegative: Boolean(signed?.[1]?.startsWith('-') || signed?.[3]) };
}

function parseMagnitude(text: string, isMarked: boolean): number | undefined {
  const [whole = '', fraction, ...more] = text.split('.');
  if (more.length > 0 || (fraction !== undefined && !DIGITS.test(fraction))) return undefined;
  const isWhole = DIGITS.test(whole);
  if (!isWhole && !GROUPED.test(whole) && !(whole === '' && fraction)) return undefined;
  const isIdentifier = whole.length >= IDENTIFIER_DIGITS || (whole.length > 1 && whole.startsWith('0'));
  if (isWhole && fraction === undefined && isIdentifier && !isMarked) return undefined;
  const digits = whole.replaceAll(',', '');
  if (digits.length + (fraction?.length ?? 0) > MAX_DIGITS) return undefined;
  return Number(`${digits || '0'}.${fraction ?? '0'}`);
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_NAMES =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/i;
const NUMERIC_DATE = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/;
const NAMED_DATE = /^(\d{1,2})(?:st|nd|rd|th)?[-/ .,]{0,2}([a-z]{3,9})[-/ .,']{0,2}(\d{4}|\d{2})$/i;
const MONTH_FIRST_DATE = /^([a-z]{3,9})[- .]{1,2}(\d{1,2}),? (\d{4})$/i;
const ISO_DATE = /^(\d{4})[-/](\d{2})[-/](\d{2})$/;
/** Two-digit years from here on are in the 1900s, as POSIX reads them. */
const CENTURY_PIVOT = 69;

/** The ISO date, day before month. @example parseDate('01-APR-26') // '2026-04-01' */
export function parseDate(text: string): string | undefined {
  if (text.length > MAX_VALUE_LENGTH) return undefined;
  const trimmed = text.trim().replace(/ ?([-/.]) ?/g, '$1');
  const iso = ISO_DATE.exec(trimmed);
  if (iso) return isoDate(iso[1], iso[2], iso[3]);
  const numeric = NUMERIC_DATE.exec(trimmed);
  if (numeric) return isoDate(numeric[3], numeric[2], numeric[1]);
  const named = NAMED_DATE.exec(trimmed);
  if (named) return isoDate(named[3], monthNumber(named[2]), named[1]);
  const monthFirst = MONTH_FIRST_DATE.exec(trimmed);
  return monthFirst ? isoDate(monthFirst[3], monthNumber(monthFirst[1]), monthFirst[2]) : undefined;
}

function monthNumber(name = ''): string {
  return MONTH_NAMES.test(name) ? String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1) : '';
}

/** Undefined for a day that does not exist. */
function isoDate(year = '', month = '', day = ''): string | undefined {
  const fullYear = year.length === 2 ? Number(year) + (Number(year) < CENTURY_PIVOT ? 2000 : 1900) : Number(year);
  const date = `${String(fullYear).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== date ? undefined : date;
}

export const isValue = (text: string): boolean => parseAmount(text) !== undefined || parseDate(text) !== undefined;

/** Whether a value is unmistakable: a bare integer may also be a part of a date, an address or a text. */
export const isDistinctValue = (text: string): boolean => isValue(text) && !DIGITS.test(text);

export type TypedColumn =
  | { readonly type: 'text' }
  | { readonly type: 'amount'; readonly values: readonly (number | null)[] }
  | { readonly type: 'date'; readonly values: readonly (string | null)[] };

/** The type that every cell of a column with a value has. */
export function typeColumn(cells: readonly string[]): TypedColumn {
  const dates = parseAll(cells, parseDate);
  if (dates) return { type: 'date', values: dates };
  const amounts = parseAll(cells, parseAmount);
  return amounts ? { type: 'amount', values: amounts } : { type: 'text' };
}

/** Undefined unless every cell with a value can be parsed, and there is one. */
function parseAll<T>(cells: readonly string[], parse: (cell: string) => T | undefined): (T | null)[] | undefined {
  const values: (T | null)[] = [];
  let isEmpty = true;
  for (const cell of cells) {
    const value = isNil(cell) ? null : parse(cell);
    if (value === undefined) return undefined;
    isEmpty &&= value === null;
    values.push(value);
  }
  return isEmpty ? undefined : values;
}
