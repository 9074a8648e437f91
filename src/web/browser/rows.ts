/** Response as a table of rows and columns. */
import { csvField } from './csv-field.ts';
import { memberLabel } from './labels.ts';
import { isScalar, type Scalar } from './value.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface Column {
  /** Such as `bank.name`. */
  readonly path: string;
  readonly label: string;
}

export interface Rows {
  readonly columns: readonly Column[];
  readonly cells: readonly (readonly Scalar[])[];
}

export function isRecord(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isRecords(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.length > 0 && value.some(isRecord) && value.every((item) => isRecord(item) || item === null);
}

/** Rows of a list; of a record, its longest list, or else one row per field. */
export function rowsOf(data: unknown): Rows {
  if (isRecords(data)) return tableOf(data);
  if (Array.isArray(data)) return { columns: [{ path: 'value', label: 'Value' }], cells: data.map((item) => [plain(item)]) };
  if (!isRecord(data)) return { columns: [{ path: 'value', label: 'Value' }], cells: [[plain(data)]] };
  const [longest] = Object.values(data)
    .filter(isRecords)
    .sort((a, b) => b.length - a.length);
  if (longest && longest.length > 1) return tableOf(longest);
  const columns = [
    { path: 'field', label: 'Field' },
    { path: 'value', label: 'Value' },
  ];
  return { columns, cells: flat(data).map(([path, value]) => [pathLabel(path), value]) };
}

function tableOf(records: readonly (Row | null)[]): Rows {
  const flattened = records.map((record) => new Map(record === null ? [] : flat(record)));
  const paths = new Set(flattened.flatMap((row) => [...row.keys()]));
  const columns = [...paths].map((path) => ({ path, label: pathLabel(path) }));
  return { columns, cells: flattened.map((row) => columns.map(({ path }) => row.get(path) ?? null)) };
}

/** Label of a path such as `bank.name`. */
function pathLabel(path: string): string {
  return path
    .split('.')
    .map((part) => memberLabel(part).label)
    .map((label, at) => (at === 0 || label === label.toUpperCase() ? label : label.toLowerCase()))
    .join(' ');
}

function flat(record: Row, before = ''): [path: string, value: Scalar][] {
  return Object.entries(record).flatMap(([name, value]): [string, Scalar][] =>
    isRecord(value) ? flat(value, `${before}${name}.`) : [[before + name, plain(value)]],
  );
}

function plain(value: unknown): Scalar {
  if (isScalar(value)) return value ?? null;
  if (Array.isArray(value) && value.every(isScalar)) return value.join(', ');
  return JSON.stringify(value);
}

/** CSV (RFC 4180). */
export function toCsv({ columns, cells }: Rows): string {
  return [columns.map(({ path }) => path), ...cells].map((row) => row.map(csvField).join(',')).join('\r\n');
}

/** Sorts by a column; numbers numerically, nulls last. */
export function sorted(cells: Rows['cells'], column: number, isDown: boolean): Rows['cells'] {
  const compare = (a: Scalar | undefined, b: Scalar | undefined): number => {
    if (a === null || b === null || a === undefined || b === undefined) return Number(a === null) - Number(b === null);
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en', { numeric: true });
    return isDown ? -order : order;
  };
  return [...cells].sort((one, other) => compare(one[column], other[column]));
}
