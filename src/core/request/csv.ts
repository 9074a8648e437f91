/** Lines of CSV (RFC 4180). */

export const CSV_TYPE = 'text/csv; charset=utf-8; header=present';

export function csvLines(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `${cells.map((cell) => quoteCell(cell)).join(',')}\r\n`).join('');
}

/** Numbers with or without grouping, phone numbers in print format such as "+91 69521 32167", and a dash for no value. */
const NUMBER_LIKE = /^[+-]?\d[\d ,]*(\.\d+)?$|^[+-]$/;

/** Fast path: most cells need neither quoting nor escaping. */
const MAYBE_QUOTED = /^[=+\-@\t\r]|["\r\n]/;

/** Prevents CSV injection: cells that a spreadsheet would evaluate as a formula get a leading apostrophe. */
export function quoteCell(cell: string, delimiter = ','): string {
  if (!MAYBE_QUOTED.test(cell) && !cell.includes(delimiter)) return cell;
  const safe = /^[=+\-@\t\r]/.test(cell) && !NUMBER_LIKE.test(cell) ? `'${cell}` : cell;
  return safe.includes(delimiter) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
