/** Brings a dataset up to date from a file that an operator has: the same way as a refresh, without a download. */
import { readFileSync, statSync } from 'node:fs';
import { type IngestOptions, ingest, type RefreshableDataset, type Replaced } from './ingest.ts';

export interface ImportOptions extends IngestOptions {
  /** Of when the data is; without it, when the file was last changed. */
  readonly asOf?: string | undefined;
}

/** @throws in words for the operator, beginning with a verb: "has no column Pincode" */
export async function importFile(
  definition: RefreshableDataset,
  file: string,
  directory: string,
  now: Date,
  { asOf, ...options }: ImportOptions = {},
): Promise<Replaced> {
  const { maxBytes } = definition.refresh;
  const { size, mtime } = factsOf(file);
  if (size > maxBytes) throw new Error(`is larger than ${maxBytes} bytes`);
  const received = { file: readFileSync(file), asOf: asOf ?? mtime.toISOString().slice(0, 10) };
  return ingest(definition, received, directory, now, options);
}

function factsOf(file: string): { readonly size: number; readonly mtime: Date } {
  const facts = statSync(file, { throwIfNoEntry: false });
  if (!facts) throw new Error('is not there');
  if (!facts.isFile()) throw new Error('is no file');
  return facts;
}
