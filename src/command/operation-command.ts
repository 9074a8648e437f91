/** `potli pincode 600001`: runs one operation, from arguments to output. */
import { z } from 'zod';
import type { Operation } from '../core/operation/operation.ts';
import { jsonName, parametersOf } from '../core/operation/parameters.ts';
import type { LibraryAnswer } from '../library/library.ts';
import { pageSize } from '../surfaces/clients/model.ts';
import { type JsonSchema, toCsv } from '../surfaces/csv.ts';
import { type CommandLine, parseArguments } from './arguments.ts';
import { type Backend, embeddedBackend, fetchAllPages, remoteBackend } from './backend.ts';
import { UsageError } from './exit-codes.ts';
import { readInput, STDIO_PATH, writeAtomically } from './files.ts';
import type { ResolvedCommand } from './find-operation.ts';
import { operationHelp } from './help.ts';
import { formatForTerminal } from './terminal-table.ts';

const DEFAULT_WIDTH = 80;

export async function runOperation({ operation, args }: ResolvedCommand): Promise<void> {
  const line = parseArguments(operation, args);
  if (line.common.help) {
    console.log(operationHelp(operation));
    return;
  }
  const input = { ...(await inputOf(operation, line)), ...(await filesOf(operation, line)) };
  const answerer = line.common.url === undefined ? await embeddedBackend() : remoteBackend(line.common.url);
  try {
    const answer = await callOperation(answerer, operation, input, line.common['all-pages'] !== undefined);
    await writeAnswer(operation, answer, line.common);
  } finally {
    answerer.close();
  }
}

async function callOperation(answerer: Backend, operation: Operation, input: object, all: boolean): Promise<LibraryAnswer | Blob> {
  if (!all) return answerer.call(operation, { ...input });
  const most = pageSize(operation);
  if (most === undefined) throw new UsageError('--all-pages: the answer is no list that comes in pages.');
  return fetchAllPages(answerer, operation, { ...input }, most);
}

/** Text may come from a file or from piped standard input. */
async function inputOf(operation: Operation, { input, common }: CommandLine): Promise<Record<string, unknown>> {
  const { textBody } = operation;
  const named = Object.entries(input).map(([name, value]) => [nameFor(operation, name), value] as const);
  const members: Record<string, unknown> = Object.fromEntries(named);
  if (common.in !== undefined && (textBody === undefined || textBody in input)) {
    throw new UsageError(textBody === undefined ? '--in: there is no text to be read.' : `--in: ${textBody} is given already.`);
  }
  if (textBody === undefined) return members;
  const isMissing = parametersOf(operation).required.includes(textBody) && !(textBody in input) && !process.stdin.isTTY;
  const path = common.in ?? (input[textBody] === STDIO_PATH || isMissing ? STDIO_PATH : undefined);
  if (path === undefined) return members;
  return { ...members, [nameFor(operation, textBody)]: new TextDecoder().decode(await readInput(path)) };
}

function nameFor(operation: Operation, name: string): string {
  return operation.path.includes(`{${name}}`) ? name : jsonName(operation, name);
}

async function filesOf({ files: rules }: Operation, { files: paths }: CommandLine): Promise<object> {
  if (!rules) return {};
  if (paths.length < rules.min) {
    throw new UsageError(rules.min === 1 ? 'Give the path of a file, or - for standard input.' : `Give at least ${rules.min} files.`);
  }
  if (paths.length > rules.max) throw new UsageError(`Give at most ${rules.max} ${rules.max === 1 ? 'file' : 'files'}.`);
  const blobs: Blob[] = [];
  for (const path of paths) blobs.push(new Blob([(await readInput(path)) as Uint8Array<ArrayBuffer>]));
  return rules.max === 1 ? { file: blobs[0] } : { files: blobs };
}

async function writeAnswer(operation: Operation, answer: LibraryAnswer | Blob, { out, json, csv }: CommandLine['common']): Promise<void> {
  const isTerminal = out === undefined && process.stdout.isTTY;
  if (answer instanceof Blob) {
    if (isTerminal && !/^text\/|svg|json/.test(answer.type)) {
      throw new UsageError(`The answer is a file (${answer.type}): give -o FILE, or send it on with > or |.`);
    }
    await writeAtomically(out ?? STDIO_PATH, new Uint8Array(await answer.arrayBuffer()));
    return;
  }
  await writeAtomically(
    out ?? STDIO_PATH,
    Buffer.from(formatAnswer(operation, answer, { csv: csv !== undefined, json: json !== undefined || !isTerminal })),
  );
  if (isTerminal && !json && !csv) console.error(formatRemarks(answer));
}

function formatAnswer(
  { output }: Operation,
  answer: LibraryAnswer,
  { csv, json }: { readonly csv: boolean; readonly json: boolean },
): string {
  if (csv) {
    if (!(output instanceof z.ZodArray)) throw new UsageError('--csv: the answer is no list.');
    return toCsv(z.toJSONSchema(output, { io: 'output', metadata: z.registry() }) as JsonSchema, answer.data as never);
  }
  return json
    ? `${JSON.stringify(answer, undefined, 2)}\n`
    : `${formatForTerminal(answer.data as never, process.stdout.columns || DEFAULT_WIDTH)}\n`;
}

/** Printed to standard error after the result: count, note and source. */
function formatRemarks({ data, meta }: LibraryAnswer): string {
  const { total, note, source } = meta;
  const count = Array.isArray(data) && total !== undefined && total > data.length ? `${data.length} of ${total}` : '';
  return [count, note ?? '', source ? `Source: ${source.name}, ${source.version}` : ''].filter((text) => text !== '').join('\n');
}
