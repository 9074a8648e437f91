/** Formats of a response on the command line: JSON, NDJSON, CSV or a table for the terminal. */
import { z } from 'zod';
import type { Operation } from '../core/operation/operation.ts';
import { csvLines } from '../core/request/csv.ts';
import { isMedia } from '../core/request/output.ts';
import type { LibraryAnswer } from '../library/answer.ts';
import { type JsonSchema, toCsv } from '../surfaces/csv.ts';
import type { CommandLine } from './arguments.ts';
import { type FieldPath, type FieldSchema, fieldPath, projection, valueAt } from './enrich/fields.ts';
import { UsageError } from './exit-codes.ts';
import { formatForTerminal } from './terminal-table.ts';

const TEXT_FORMATS = ['json', 'ndjson', 'csv'] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number] | 'table';

const FORMAT_BY_EXTENSION: Readonly<Record<string, TextFormat>> = { json: 'json', ndjson: 'ndjson', jsonl: 'ndjson', csv: 'csv' };
/** Extensions that differ from the name of their format. */
const EXTENSION_ALIASES: Readonly<Record<string, string>> = { jpg: 'jpeg', tif: 'tiff', htm: 'hocr', html: 'hocr' };

function extensionOf(path: string | undefined): string {
  return /\.(\w+)$/.exec(path ?? '')?.[1]?.toLowerCase() ?? '';
}

/** The format that an option names, else that of the file name, else a table on a terminal and JSON elsewhere. */
export function textFormatOf(common: CommandLine['common'], isTerminal: boolean): TextFormat {
  const requested = TEXT_FORMATS.filter((format) => common[format] !== undefined);
  if (requested.length > 1) throw new UsageError(`Give one of ${TEXT_FORMATS.map((format) => `--${format}`).join(', ')}.`);
  return requested[0] ?? FORMAT_BY_EXTENSION[extensionOf(common.out)] ?? (isTerminal ? 'table' : 'json');
}

/** Value of the parameter `format` that the output file implies: `-o code.png` is `--format png`. */
export function impliedFormat(choices: ReadonlyMap<string, unknown> | undefined, out: string | undefined): string | undefined {
  const extension = extensionOf(out);
  const format = EXTENSION_ALIASES[extension] ?? extension;
  return extension in FORMAT_BY_EXTENSION || !choices?.has(format) ? undefined : format;
}

export interface OutputOptions {
  readonly format: TextFormat;
  /** Comma-separated names of `--fields`. */
  readonly fields: string | undefined;
  /** Width of the terminal. */
  readonly width: number;
}

export function formatAnswer(operation: Operation, { data, meta }: LibraryAnswer, { format, fields, width }: OutputOptions): string {
  const list = Array.isArray(data) ? data : [data];
  const isList = Array.isArray(data);
  const names = fields?.split(',').flatMap((name) => name.trim() || []);
  const paths = names?.map((name) => fieldPath(outputSchema(operation, isList), name, '--fields'));
  const records = paths ? list.map((record) => projection(record, paths)) : list;
  const selected = isList ? records : records[0];
  switch (format) {
    case 'ndjson':
      return records.map((record) => `${JSON.stringify(record)}\n`).join('');
    case 'csv':
      return paths && names
        ? selectedCsv(list, names, paths)
        : toCsv({ items: outputSchema(operation, isList) as JsonSchema }, records as never);
    case 'json':
      return `${JSON.stringify({ data: selected, meta }, undefined, 2)}\n`;
    case 'table':
      return `${formatForTerminal(selected as never, width)}\n`;
  }
}

function selectedCsv(records: readonly unknown[], names: readonly string[], paths: readonly FieldPath[]): string {
  return csvLines([names, ...records.map((record) => paths.map((path) => valueAt(record, path)))]);
}

/** Schema of a record. */
function outputSchema({ output }: Operation, isList: boolean): FieldSchema {
  const outputType = (isMedia(output) ? output.json : output) as z.ZodType;
  const alternatives = outputType instanceof z.ZodUnion ? (outputType.options as readonly z.ZodType[]) : [outputType];
  const recordType = isList
    ? (alternatives.find((alternative): alternative is z.ZodArray => alternative instanceof z.ZodArray)?.element as z.ZodType)
    : outputType;
  return z.toJSONSchema(recordType, { io: 'output', metadata: z.registry(), reused: 'inline' }) as FieldSchema;
}
