/** `potli export ifsc --format parquet -o ifsc.parquet`: exports a table of the embedded data. */
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { Datasets } from '../core/dataset/datasets.ts';
import { formats, isFormat } from '../downloads/formats.ts';
import { countRows } from '../downloads/rows.ts';
import { serialiseTable } from '../downloads/serialise.ts';
import { type DownloadTable, findTable, NOT_OFFERED, tables } from '../downloads/tables.ts';
import { datasets as definitions } from '../families/index.ts';
import { makePack, makePacks } from '../tools/make-packs.ts';
import { EXIT, UsageError } from './exit-codes.ts';
import { openOutput, STDIO_PATH } from './files.ts';

export const EXPORT_OPTIONS = {
  format: `FORMAT: ${Object.keys(formats).join(', ')}; default csv`,
  out: 'FILE: output file, written under a temporary name until it is complete (also -o); default: standard output',
  help: 'show this help (also -h)',
} as const;

export async function exportTable(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseExportArguments(args);
  if (values.help) {
    console.log(help());
    return EXIT.done;
  }
  const table = parseTableName(positionals);
  const format = values.format ?? 'csv';
  if (!isFormat(format)) throw new UsageError(`--format must be one of ${Object.keys(formats).join(', ')}.`);
  const { DATA_DIR } = readConfig({ DATA_DIR: process.env.DATA_DIR });
  const datasets = new Datasets(definitions, DATA_DIR, makePack);
  datasets.loadLazily((definition) => makePacks([definition], DATA_DIR));
  const { pack, source } = datasets.open({ name: table.dataset });
  const output = openOutput(values.out ?? STDIO_PATH);
  try {
    for (const chunk of serialiseTable(pack, table, format)) await output.write(chunk);
    await output.finish();
  } catch (error) {
    output.discard();
    throw error;
  }
  console.error(`${countRows(pack, table).toLocaleString('en-IN')} rows of ${source.name} ${source.version}. Licence: ${source.licence}`);
  return EXIT.done;
}

function parseExportArguments(args: readonly string[]) {
  try {
    const options = { format: { type: 'string' }, out: { type: 'string', short: 'o' }, help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function parseTableName([name, ...rest]: readonly string[]): DownloadTable {
  const tableNames = tables.map((table) => table.name).join(', ');
  if (name === undefined || rest.length > 0) throw new UsageError(`Give the name of one table: ${tableNames}.`);
  const reason = NOT_OFFERED[name];
  if (reason) throw new UsageError(`${name} is not available for export. ${reason}`);
  return findTable(name) ?? unknownTable(name, tableNames);
}

function unknownTable(name: string, tableNames: string): never {
  throw new UsageError(`Unknown table ${name}; known: ${tableNames}.`);
}

function help(): string {
  return [
    'Usage: potli export TABLE [--format FORMAT] [-o FILE]',
    '',
    'Exports a complete table of the embedded data, for your own database or spreadsheet.',
    '',
    ...Object.entries(EXPORT_OPTIONS).map(([name, text]) => `  --${name.padEnd(12)}${text}`),
    '',
    ...tables.map(({ name, title }) => `  ${name.padEnd(20)}${title}`),
    '',
    'Example: potli export ifsc --format parquet -o ifsc.parquet',
  ].join('\n');
}
