/** Text that a spreadsheet would evaluate; signed numbers and phone numbers such as "+91 69521 32167" are not. */
const FORMULA = /^[=@\t\r]|^[+-](?!\d[\d ]*(\.\d+)?$)/;

/** A field of CSV (RFC 4180). Formulas get a leading apostrophe against CSV injection, as in the CSV of the API. */
export function csvField(value: string | number | boolean | null): string {
  const plain = value === null ? '' : String(value);
  const text = FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
