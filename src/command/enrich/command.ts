/** `potli enrich customers.csv --pincode column --add district,state`: streams a table of any size. */
import { createReadStream, statSync } from 'node:fs';
import { parse } from 'node:path';
import type { Operation } from '../../core/operation/operation.ts';
import { families } from '../../families/index.ts';
import { operationsOf } from '../../surfaces/services.ts';
import { embeddedBackend } from '../backend.ts';
import { EXIT } from '../exit-codes.ts';
import { fileError, openOutput, STDIO_PATH } from '../files.ts';
import { Enrichment } from './enrichment.ts';
import { LOOKUP_KINDS } from './kinds.ts';
import { Lookup } from './lookup.ts';
import { ENRICH_OPTIONS, type EnrichOptions, parseEnrichOptions } from './options.ts';
import { RowProgress } from './progress.ts';

/** Read chunk: large enough that few rows are split, small enough to be short-lived. */
const CHUNK_BYTES = 256 * 1024;

export async function enrich(args: readonly string[]): Promise<number> {
  const options = parseEnrichOptions(args);
  if (!options) {
    console.log(help());
    return EXIT.done;
  }
  const { rows, failed } = await run(options);
  console.error(`${rows.toLocaleString('en-IN')} rows, ${failed.toLocaleString('en-IN')} of them with an error`);
  return failed > 0 ? EXIT.partly : EXIT.done;
}

async function run(options: EnrichOptions): Promise<Enrichment['counts']> {
  const { path, column, fields, delimiter } = options;
  const kind = LOOKUP_KINDS[options.kind];
  const operation = operationsOf(families).find(({ id }) => id === kind.operation) as Operation;
  const backend = await embeddedBackend(families);
  const lookup = (delimiter: string): Lookup => new Lookup({ backend, operation, kind, fields, delimiter });
  // Unknown fields are reported before any input is read.
  lookup(',');
  const table = new Enrichment({ column, fields, kind: options.kind, delimiter, lookup, warn: (text) => console.error(text) });
  const source = path === STDIO_PATH ? process.stdin : createReadStream(path, { highWaterMark: CHUNK_BYTES });
  const output = openOutput(options.out ?? (process.stdout.isTTY ? defaultOutput(path) : STDIO_PATH));
  const progress = new RowProgress(sizeOf(path));
  try {
    for await (const chunk of readSource(source, path)) {
      await output.write(Buffer.from(await table.enrichChunk(chunk.toString('latin1')), 'latin1'));
      progress.advance(chunk.length, table.counts.rows);
    }
    await output.write(Buffer.from(await table.enrichChunk('', true), 'latin1'));
    progress.end();
    await output.finish();
  } catch (error) {
    output.discard();
    throw error;
  } finally {
    backend.close();
  }
  return table.counts;
}

async function* readSource(source: AsyncIterable<Buffer>, path: string): AsyncGenerator<Buffer> {
  try {
    yield* source;
  } catch (error) {
    throw fileError(path, 'read', error);
  }
}

/** Default output next to the input, such as `customers.enriched.csv`. */
function defaultOutput(path: string): string {
  if (path === STDIO_PATH) return STDIO_PATH;
  const { dir, name, ext } = parse(path);
  return `${dir === '' ? '' : `${dir}/`}${name}.enriched${ext}`;
}

function sizeOf(path: string): number | undefined {
  return path === STDIO_PATH ? undefined : statSync(path, { throwIfNoEntry: false })?.size;
}

function help(): string {
  return [
    'Usage: potli enrich TABLE.csv --pincode COLUMN --add FIELDS [-o FILE]',
    '',
    'Adds columns to a CSV of any size. Existing cells do not change; where a lookup fails the new cells are empty and the column "error" gives the reason.',
    'The exit code is 6 if some rows have errors. Without -o the table goes to standard output, or on a terminal to a new file next to the original.',
    '',
    ...Object.entries(ENRICH_OPTIONS).map(([name, text]) => `  --${name.padEnd(12)}${text}`),
    '',
    'Example: potli enrich customers.csv --pincode pin_column --add district,state,latitude -o customers-with-districts.csv',
  ].join('\n');
}
