/**
 * A table in one compact, committed file: tab-separated values with a header line, compressed with brotli.
 * An empty cell means unknown. Recipes write their rows in this format to `data/bundled/`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

export type TableRow<Column extends string = string> = Readonly<Record<Column, string>>;

export function writeTable<Column extends string>(
  file: string | URL,
  columns: readonly Column[],
  rows: Iterable<Readonly<Record<Column, string | number | null>>>,
): void {
  const lines = [columns.join('\t')];
  for (const row of rows) lines.push(columns.map((column) => formatCell(column, row[column])).join('\t'));
  writeFileSync(file, compressBrotli(Buffer.from(`${lines.join('\n')}\n`)));
}

/** Maximum brotli compression: slow, for files that are written once and read often. */
export function compressBrotli(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** The raw text of a table, for callers that scan it: rows as objects take ten times the memory, and most of the time. */
export function tableBytes(file: string | URL): Buffer {
  return brotliDecompressSync(readFileSync(file));
}

export function* readTable<Column extends string = string>(file: string | URL): Generator<TableRow<Column>> {
  const text = tableBytes(file).toString();
  const endOfHeader = text.indexOf('\n');
  const columns = text.slice(0, endOfHeader).split('\t');
  for (let start = endOfHeader + 1; start < text.length; ) {
    const end = text.indexOf('\n', start);
    const cells = text.slice(start, end).split('\t');
    const row: Record<string, string> = {};
    for (let i = 0; i < columns.length; i++) row[columns[i] as string] = cells[i] ?? '';
    yield row as TableRow<Column>;
    start = end + 1;
  }
}

function formatCell(column: string, value: string | number | null): string {
  const text = value === null ? '' : String(value);
  if (/[\t\n\r]/.test(text)) throw new Error(`column ${column} contains a tab or a line break: ${JSON.stringify(text)}`);
  return text;
}
