/** Response as a table of rows and columns. */
import { memberLabel } from './labels.ts';
import { isScalar, type Scalar } from './value.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

export interface TableColumn {
  /** Such as `bank.name`. */
  readonly path: string;
  readonly label: string;
}

export interface TableRows {
  readonly columns: readonly TableColumn[];
  readonly cells: readonly (readonly Scalar[])[];
}

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isRecords(value: unknown): value is readonly JsonRecord[] {
  return Array.isArray(value) && value.length > 0 && value.some(isRecord) && value.every((item) => isRecord(item) || item === null);
}

/** Rows of a list; of a record, its longest list, or else one row per field. */
export function toTableRows(data: unknown): TableRows {
  if (isRecords(data)) return tableOf(data);
  if (Array.isArray(data)) return { columns: [{ path: 'value', label: 'Value' }], cells: data.map((item) => [toScalar(item)]) };
  if (!isRecord(data)) return { columns: [{ path: 'value', label: 'Value' }], cells: [[toScalar(data)]] };
  const [longest] = Object.values(data)
    .filter(isRecords)
    .sort((a, b) => b.length - a.length);
  if (longest && longest.length > 1) return tableOf(longest);
  const columns = [
    { path: 'field', label: 'Field' },
    { path: 'value', label: 'Value' },
  ];
  return { columns, cells: flattenRecord(data).map(([path, value]) => [pathLabel(path), value]) };
}

function tableOf(records: readonly (JsonRecord | null)[]): TableRows {
  const flattened = records.map((record) => new Map(record === null ? [] : flattenRecord(record)));
  const paths = new Set(flattened.flatMap((row) => [...row.keys()]));
  const columns = [...paths].map((path) => ({ path, label: pathLabel(path) }));
  return { columns, cells: flattened.map((row) => columns.map(({ path }) => row.get(path) ?? null)) };
}

/** Label of a path such as `bank.name`. */
function pathLabel(path: string): string {
  return path
    .split('.')
    .map((part) => memberLabel(part).label)
    .map((label, index) => (index === 0 || label === label.toUpperCase() ? label : label.toLowerCase()))
    .join(' ');
}

function flattenRecord(record: JsonRecord, before = ''): [path: string, value: Scalar][] {
  return Object.entries(record).flatMap(([name, value]): [string, Scalar][] =>
    isRecord(value) ? flattenRecord(value, `${before}${name}.`) : [[before + name, toScalar(value)]],
  );
}

function toScalar(value: unknown): Scalar {
  if (isScalar(value)) return value ?? null;
  if (Array.isArray(value) && value.every(isScalar)) return value.join(', ');
  return JSON.stringify(value);
}

/** Sorts by a column; numbers numerically, nulls last. */
export function sortRows(cells: TableRows['cells'], column: number, isDown: boolean): TableRows['cells'] {
  const compare = (a: Scalar | undefined, b: Scalar | undefined): number => {
    if (a === null || b === null || a === undefined || b === undefined) return Number(a === null) - Number(b === null);
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en', { numeric: true });
    return isDown ? -order : order;
  };
  return [...cells].sort((a, b) => compare(a[column], b[column]));
}
