/** Lists as CSV (RFC 4180), for people who would rather open a table than parse JSON. */

export const CSV_TYPE = 'text/csv; charset=utf-8; header=present';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** The columns come from the schema of the list, so that an empty list still has its header row. */
export function toCsv(schema: JsonSchema, rows: readonly Json[]): string {
  const columns = schema.items?.anyOf ? commonColumns(schema.items.anyOf, rows) : columnsOf(schema.items ?? {});
  const lines = [columns.map((path) => path.join('.')), ...rows.map((row) => columns.map((path) => valueAt(row, path)))];
  return lines.map((cells) => `${cells.map((cell) => quoted(cell)).join(',')}\r\n`).join('');
}

export interface JsonSchema {
  readonly type?: unknown;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

/** Objects inside a record become columns with a dotted name; arrays stay one cell. */
function columnsOf({ properties }: JsonSchema): string[][] {
  return Object.entries(properties ?? {}).flatMap(([name, schema]) =>
    schema.properties ? columnsOf(schema).map((path) => [name, ...path]) : [[name]],
  );
}

/** A list of one of several kinds of record: the columns of the kinds that its rows may be of. */
function commonColumns(kinds: readonly JsonSchema[], rows: readonly Json[]): string[][] {
  const fits = ({ properties }: JsonSchema): boolean =>
    rows.every((row) => Object.keys(row ?? {}).every((name) => name in (properties ?? {})));
  return columnsOf(kinds.find(fits) ?? {});
}

function valueAt(row: Json, path: readonly string[]): string {
  let value: Json | undefined = row;
  for (const name of path) value = (value as Readonly<Record<string, Json>> | null | undefined)?.[name];
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.every((item) => typeof item !== 'object') ? value.join(';') : JSON.stringify(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Numbers, and phone numbers as they are printed: "+91 69521 32167". */
const NUMBER = /^[+-]?\d[\d ]*(\.\d+)?$/;

/** Most cells have none of these, and are told apart by one look. */
const MAYBE_SPECIAL = /^[=+\-@\t\r]|["\r\n]/;

/** Cells that a spreadsheet would run as a formula are data from outside: a leading apostrophe keeps them text. */
export function quoted(cell: string, delimiter = ','): string {
  if (!MAYBE_SPECIAL.test(cell) && !cell.includes(delimiter)) return cell;
  const safe = /^[=+\-@\t\r]/.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
  return safe.includes(delimiter) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
