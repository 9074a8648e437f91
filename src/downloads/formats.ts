/** Download formats. Their writers are in serialise.ts. */

export interface Format {
  readonly type: string;
  /** Whether compression in transfer is worthwhile. */
  readonly isCompressible: boolean;
}

export const formats: Readonly<Record<'csv' | 'ndjson' | 'parquet' | 'sqlite', Format>> = {
  csv: { type: 'text/csv; charset=utf-8; header=present', isCompressible: true },
  ndjson: { type: 'application/x-ndjson; charset=utf-8', isCompressible: true },
  parquet: { type: 'application/vnd.apache.parquet', isCompressible: false },
  sqlite: { type: 'application/vnd.sqlite3', isCompressible: true },
};

export type FormatName = keyof typeof formats;

export function isFormat(name: string): name is FormatName {
  return Object.hasOwn(formats, name);
}

/** Formats of a list of changes, whose records are nested. */
export type ChangesFormat = Extract<FormatName, 'csv' | 'ndjson'>;

export const CHANGES_FORMATS: readonly ChangesFormat[] = ['csv', 'ndjson'];
