/** Download formats. Their writers are in serialise.ts. */

export interface Format {
  readonly type: string;
  /** Whether compression in transfer is worthwhile. */
  readonly isText: boolean;
}

export const formats: Readonly<Record<'csv' | 'ndjson' | 'parquet', Format>> = {
  csv: { type: 'text/csv; charset=utf-8; header=present', isText: true },
  ndjson: { type: 'application/x-ndjson; charset=utf-8', isText: true },
  parquet: { type: 'application/vnd.apache.parquet', isText: false },
};

export type FormatName = keyof typeof formats;

export function isFormat(name: string): name is FormatName {
  return Object.hasOwn(formats, name);
}
