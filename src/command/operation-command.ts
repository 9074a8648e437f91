/** `potli pincode 600001`: runs one operation, from arguments to output. */
import type { Family, Operation } from '../core/operation/operation.ts';
import { argumentName, parametersOf } from '../core/operation/parameters.ts';
import type { LibraryAnswer } from '../library/answer.ts';
import { pageSize } from '../surfaces/clients/transport.ts';
import { type CommandLine, parseArguments } from './arguments.ts';
import { type Backend, embeddedBackend, fetchAllPages, remoteBackend } from './backend.ts';
import { EXIT, UsageError } from './exit-codes.ts';
import { readInput, STDIO_PATH, writeAtomically } from './files.ts';
import type { ResolvedCommand } from './find-operation.ts';
import { operationHelp } from './help.ts';
import { formatAnswer, impliedFormat, textFormatOf } from './output.ts';

const DEFAULT_WIDTH = 80;

/** Returns the exit status. */
export async function runOperation({ operation, args }: ResolvedCommand, families: readonly Family[]): Promise<number> {
  const line = parseArguments(operation, args);
  if (line.common.help) {
    console.log(operationHelp(operation));
    return EXIT.done;
  }
  // Contradicting options are reported before anything is computed.
  textFormatOf(line.common, false);
  const input = { ...(await inputOf(operation, line)), ...(await filesOf(operation, line)) };
  const backend = line.common.url === undefined ? await embeddedBackend(families) : remoteBackend(line.common.url);
  try {
    const answer = await callOperation(backend, operation, input, line.common['all-pages'] !== undefined);
    await writeAnswer(operation, answer, line.common);
    if ('meta' in answer) warnOfStaleData(answer.meta);
    return isInvalid(operation, answer) ? EXIT.invalid : EXIT.done;
  } finally {
    backend.close();
  }
}

/** Whether a check of the family `validate` failed: scripts can test the exit status. */
function isInvalid({ path }: Operation, answer: LibraryAnswer | Blob): boolean {
  return path.startsWith('/v1/validate/') && 'data' in answer && (answer.data as { readonly valid?: unknown }).valid === false;
}

async function callOperation(backend: Backend, operation: Operation, input: object, allPages: boolean): Promise<LibraryAnswer | Blob> {
  if (!allPages) return backend.call(operation, { ...input });
  const limit = pageSize(operation);
  if (limit === undefined) throw new UsageError('--all-pages: the response is not a paged list.');
  return fetchAllPages(backend, operation, { ...input }, limit);
}

/** Text may come from a file or from piped standard input. */
async function inputOf(operation: Operation, { input, common }: CommandLine): Promise<Record<string, unknown>> {
  const { textBody } = operation;
  const namedValues = Object.entries(input).map(([name, value]) => [argumentName(operation, name), value] as const);
  const members: Record<string, unknown> = Object.fromEntries(namedValues);
  const impliedFormatName = impliedFormat(parametersOf(operation).byName.get('format')?.choices, common.out);
  if (impliedFormatName !== undefined) members.format ??= impliedFormatName;
  if (common.in !== undefined && (textBody === undefined || textBody in input)) {
    throw new UsageError(textBody === undefined ? '--in: this command takes no text.' : `--in: ${textBody} is already given.`);
  }
  if (textBody === undefined) return members;
  const isMissing = parametersOf(operation).required.includes(textBody) && !(textBody in input) && !process.stdin.isTTY;
  const path = common.in ?? (input[textBody] === STDIO_PATH || isMissing ? STDIO_PATH : undefined);
  if (path === undefined) return members;
  return { ...members, [argumentName(operation, textBody)]: new TextDecoder().decode(await readInput(path)) };
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

async function writeAnswer(operation: Operation, answer: LibraryAnswer | Blob, common: CommandLine['common']): Promise<void> {
  const { out, fields } = common;
  const isTerminal = out === undefined && process.stdout.isTTY;
  if (answer instanceof Blob) {
    if (isTerminal && !/^text\/|svg|json/.test(answer.type)) {
      throw new UsageError(`The response is a file (${answer.type}): use -o FILE, or redirect it with > or |.`);
    }
    await writeAtomically(out ?? STDIO_PATH, new Uint8Array(await answer.arrayBuffer()));
    return;
  }
  const format = textFormatOf(common, isTerminal);
  const text = formatAnswer(operation, answer, { format, fields, width: process.stdout.columns || DEFAULT_WIDTH });
  await writeAtomically(out ?? STDIO_PATH, Buffer.from(text));
  if (format === 'table') console.error(formatRemarks(answer));
}

/** Prints a line to standard error if the data is older than the update interval of its publisher. */
function warnOfStaleData({ stale }: LibraryAnswer['meta']): void {
  if (!stale) return;
  const { asOf, ageDays, updateIntervalDays, remedy } = stale;
  const how = remedy === undefined ? '' : `; to update it: ${remedy}`;
  console.error(`The data is of ${asOf}, ${ageDays} days old, and its publisher updates it every ${updateIntervalDays} days${how}.`);
}

/** Printed to standard error after the result: count, note and source. */
function formatRemarks({ data, meta }: LibraryAnswer): string {
  const { total, note, source } = meta;
  const count = Array.isArray(data) && total !== undefined && total > data.length ? `${data.length} of ${total}` : '';
  return [count, note ?? '', source ? `Source: ${source.name}, ${source.version}` : ''].filter((text) => text !== '').join('\n');
}
