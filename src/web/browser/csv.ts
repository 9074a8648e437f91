/** CSV of a table (RFC 4180). */

type Scalar = string | number | boolean | null;

/** Text that a spreadsheet would evaluate; signed numbers, phone numbers such as "+91 69521 32167" and a dash are not. */
const FORMULA = /^[=@\t\r]|^[+-](?!\d[\d ,]*(\.\d+)?$|$)/;

/** Formulas get a leading apostrophe against CSV injection, as in the CSV of the API. */
function csvField(value: Scalar): string {
  const plain = value === null ? '' : String(value);
  const text = FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function toCsv({ columns, cells }: { columns: readonly { path: string }[]; cells: readonly (readonly Scalar[])[] }): string {
  return csvRows([columns.map(({ path }) => path), ...cells]);
}

export function csvRows(rows: readonly (readonly Scalar[])[]): string {
  return rows.map((row) => row.map(csvField).join(',')).join('\r\n');
}
