/** Imports an operator-supplied file into a dataset: like a refresh, without a download. */
import { readFileSync, statSync } from 'node:fs';
import { type IngestOptions, type IngestResult, ingest, type RefreshableDataset } from './ingest.ts';

export interface ImportOptions extends IngestOptions {
  /** Date of the data; by default the modification time of the file. */
  readonly asOf?: string | undefined;
}

/** @throws an error whose message continues "the file", such as "has no column Pincode" */
export async function importFile(
  definition: RefreshableDataset,
  file: string,
  directory: string,
  now: Date,
  { asOf, ...options }: ImportOptions = {},
): Promise<IngestResult> {
  const { maxBytes } = definition.refresh;
  const { size, mtime } = statFile(file);
  if (size > maxBytes) throw new Error(`is larger than ${maxBytes} bytes`);
  const received = { file: readFileSync(file), asOf: asOf ?? mtime.toISOString().slice(0, 10) };
  return ingest(definition, received, directory, now, options);
}

function statFile(file: string): { readonly size: number; readonly mtime: Date } {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) throw new Error('does not exist');
  if (!stats.isFile()) throw new Error('is not a file');
  return stats;
}
