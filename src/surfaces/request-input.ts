/** What a REST request holds: path, query and body, read by the rules of its operation and checked. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../core/request/api-error.ts';
import { type GatheredInput, InputReader, type Pairs } from '../core/request/input.ts';
import type { Operation, Upload } from '../core/request/operation.ts';
import { parametersOf } from '../core/request/parameters.ts';
import type { MaybePromise } from '../core/util/maybe-promise.ts';
import { type Form, isLegacy, MOST_TEXT_BYTES, mediaType, readJsonBody, readTextBody, readUpload } from './body.ts';
import { IncrementalCharge } from './incremental-charge.ts';
import type { IncomingBody } from './intake.ts';
import { queryPairs } from './query.ts';
import type { wholeQuery } from './request-target.ts';
import type { Services } from './services.ts';
import { tooFewFiles } from './upload-rules.ts';

export interface Read {
  readonly input: Record<string, unknown>;
  readonly files: readonly Upload[];
  /** Whether the list is wanted as CSV. */
  readonly csv: boolean;
}

export type Reader = (request: FastifyRequest, reply: FastifyReply) => MaybePromise<Read>;

const NO_FILES: readonly Upload[] = [];
const FORM = 'application/x-www-form-urlencoded';
const MOST_FIELDS = 32;
const MOST_FORM_CHARACTERS = 262_144;
/** A body of one of these is a text; most tools say what kind without being asked, or nothing. */
const TEXT_TYPES: ReadonlySet<string> = new Set(['', 'text/plain', 'text/markdown', 'text/x-markdown', FORM]);
const NO_PAIRS: Pairs = [];

/** Reads and checks what a request holds, and takes its units where they depend on that. */
export function readerOf(operation: Operation, { charge, intake }: Pick<Services, 'charge' | 'intake'>, isList: boolean): Reader {
  const { weight } = operation;
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const hasFormat = 'format' in operation.input;
  const inputs = new InputReader(operation);
  const read = (request: FastifyRequest, body: IncomingBody | undefined): MaybePromise<Read> => {
    const { text } = request.query as ReturnType<typeof wholeQuery>;
    const query = text === '' ? NO_PAIRS : queryPairs(text);
    const given = inPath.length > 0 ? withPath(inPath, request.params as Record<string, string>, query) : query;
    const found = (input: Record<string, unknown>, files: readonly Upload[]): Read => {
      return { input, files, csv: isList && (hasFormat ? input.format === 'csv' : wantsCsv(query)) };
    };
    if (!body) return found(inputs.fromAddress(given), NO_FILES);
    const gathered = inputs.gather(given);
    return readPosted(operation, body, gathered).then((files) => found(gathered.checked(), files));
  };
  const bodyOf = (request: FastifyRequest, reply: FastifyReply): IncomingBody | undefined =>
    request.method === 'POST' ? intake.open(request, reply) : undefined;
  if (typeof weight === 'number') return (request, reply) => read(request, bodyOf(request, reply));
  const mostBytes = operation.files?.bytesTogether ?? MOST_TEXT_BYTES;
  return async (request, reply) => {
    const bill = new IncrementalCharge(charge, request, reply);
    const body = bodyOf(request, reply);
    const found = await bill.reading(body, mostBytes, async () => read(request, body));
    await bill.owes(weight(found.input));
    return found;
  };
}

/** What the path says comes first, and nothing in the query says it again. */
function withPath(names: readonly string[], params: Readonly<Record<string, string>>, query: Pairs): Pairs {
  const named = names.map((name) => [name, params[name] as string] as const);
  return query.length === 0 ? named : [...named, ...query.filter(([name]) => !names.includes(name))];
}

/** Adds what the body says to the input; returns the files. */
async function readPosted(operation: Operation, incoming: IncomingBody, gathered: GatheredInput): Promise<readonly Upload[]> {
  if (operation.files) {
    const { fields, files }: Form = await readUpload(incoming, operation.files);
    gathered.addText(fields);
    if (files.length < operation.files.min) throw tooFewFiles(operation.files);
    return files;
  }
  const type = mediaType(incoming.headers);
  if (type === 'application/json' || type.endsWith('+json')) {
    const body = await readJsonBody(incoming);
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw new ApiError('invalid_body', 'The JSON body must be an object.');
    gathered.addMembers(withText(operation, body as Record<string, unknown>));
  } else if (operation.textBody !== undefined && TEXT_TYPES.has(type)) {
    const text = await readTextBody(incoming, operation.takesBytes === true && isLegacy(incoming.headers));
    const pairs = (type === FORM ? formPairs(operation, text) : undefined) ?? [[operation.textBody, text]];
    if (text !== '') gathered.addText(pairs);
  } else {
    throw new ApiError(
      'unsupported_type',
      operation.textBody === undefined ? 'Send application/json.' : 'Send text/plain, or application/json with a field "text".',
    );
  }
  return [];
}

/**
 * The fields of a form. `curl -d 'some text'` says that it sends one, too: what holds anything but parameters of the operation is a text.
 */
function formPairs({ input }: Operation, text: string): Pairs | undefined {
  const pairs = /^\w+=/.test(text) ? text.split('&', MOST_FIELDS + 1) : [];
  const isForm =
    pairs.length > 0 && pairs.length <= MOST_FIELDS && pairs.every((pair) => Object.hasOwn(input, pair.split('=', 1)[0] as string));
  if (!isForm) return undefined;
  // To undo the escapes of more would hold up others.
  if (text.length > MOST_FORM_CHARACTERS) throw new ApiError('too_large', 'Send long texts as text/plain, or as JSON.');
  return queryPairs(text);
}

/**
 * In JSON the text of every operation that takes one may be called `text`, whatever its name in a query. Where the text may be JSON itself,
 * such as a message with the elements of an orbit, an object without any parameter is that text.
 */
function withText(operation: Operation, body: Record<string, unknown>): Record<string, unknown> {
  const { textBody, input } = operation;
  const { text, ...members } = body;
  if (text === undefined) return textBody !== undefined && isWholeText(operation, textBody, body) ? { [textBody]: body } : members;
  return { ...members, [textBody === undefined || 'text' in input ? 'text' : textBody]: text };
}

function isWholeText(operation: Operation, textBody: string, body: Record<string, unknown>): boolean {
  const names = Object.keys(body);
  const { named } = parametersOf(operation);
  return names.length > 0 && !names.some((name) => named.has(name)) && (operation.input[textBody]?.safeParse({}).success ?? false);
}

function wantsCsv(query: Pairs): boolean {
  const formats = query.filter(([name]) => name === 'format');
  if (formats.length > 1) throw new ApiError('invalid_parameter', 'format: must be given once');
  const format = formats[0]?.[1] ?? 'json';
  if (format !== 'json' && format !== 'csv') throw new ApiError('invalid_parameter', 'format: must be one of json, csv');
  return format === 'csv';
}
