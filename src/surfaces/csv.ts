/** CSV output of lists. */
import { csvLines } from '../core/request/csv.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Columns come from the JSON schema, so an empty list still has its header row. */
export function toCsv(schema: JsonSchema, rows: readonly Json[]): string {
  const columns = schema.items?.anyOf ? commonColumns(schema.items.anyOf, rows) : columnsOf(schema.items ?? {});
  return csvLines([columns.map((path) => path.join('.')), ...rows.map((row) => columns.map((path) => valueAt(row, path)))]);
}

export interface JsonSchema {
  readonly type?: unknown;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

/** Nested objects become columns with dotted names; arrays stay one cell. */
function columnsOf({ properties }: JsonSchema): string[][] {
  return Object.entries(properties ?? {}).flatMap(([name, schema]) =>
    schema.properties ? columnsOf(schema).map((path) => [name, ...path]) : [[name]],
  );
}

/** Lists with alternative record types: the columns of the first type that fits all rows. */
function commonColumns(recordTypes: readonly JsonSchema[], rows: readonly Json[]): string[][] {
  const matchesAllRows = ({ properties }: JsonSchema): boolean =>
    rows.every((row) => Object.keys(row ?? {}).every((name) => name in (properties ?? {})));
  return columnsOf(recordTypes.find(matchesAllRows) ?? {});
}

function valueAt(row: Json, path: readonly string[]): string {
  let value: Json | undefined = row;
  for (const name of path) value = (value as Readonly<Record<string, Json>> | null | undefined)?.[name];
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.every((item) => typeof item !== 'object') ? value.join(';') : JSON.stringify(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
