/** Parses and validates the input of a REST request: path, query and body. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type InputCollector, InputReader, type NameValuePairs } from '../core/operation/input.ts';
import type { Operation, Upload } from '../core/operation/operation.ts';
import { parametersOf } from '../core/operation/parameters.ts';
import { ApiError } from '../core/request/api-error.ts';
import type { MaybePromise } from '../core/util/maybe-promise.ts';
import {
  hasLegacyCharset,
  MAX_TEXT_BODY_BYTES,
  type MultipartForm,
  mediaType,
  readJsonBody,
  readTextBody,
  readUpload,
} from './body-reader.ts';
import { IncrementalCharge } from './incremental-charge.ts';
import { parseQueryString } from './query-string.ts';
import type { RequestBody } from './request-body.ts';
import type { rawQuery } from './request-target.ts';
import type { Services } from './services.ts';
import { tooFewFiles } from './upload-rules.ts';

export interface RequestInput {
  readonly input: Record<string, unknown>;
  readonly files: readonly Upload[];
  /** Whether the list is requested as CSV. */
  readonly csv: boolean;
}

export type RequestReader = (request: FastifyRequest, reply: FastifyReply) => MaybePromise<RequestInput>;

const NO_FILES: readonly Upload[] = [];
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MAX_FORM_FIELDS = 32;
const MAX_FORM_LENGTH = 262_144;
/** Media types accepted as a text body; most clients send one of these or none. */
const TEXT_TYPES: ReadonlySet<string> = new Set(['', 'text/plain', 'text/markdown', 'text/x-markdown', FORM_TYPE]);
const NO_PAIRS: NameValuePairs = [];
/** Parameter of lists that is not passed to the operation. */
const LIST_FORMAT_NAME = 'format';

/** Returns a reader that parses and validates a request, and charges its cost where that depends on the input. */
export function createRequestReader(
  operation: Operation,
  { charge, requestBodies }: Pick<Services, 'charge' | 'requestBodies'>,
  isList: boolean,
): RequestReader {
  const { cost } = operation;
  const pathParameters = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const addsFormat = isList && !(LIST_FORMAT_NAME in operation.input);
  const inputReader = new InputReader(operation, addsFormat ? [LIST_FORMAT_NAME] : []);
  const read = (request: FastifyRequest, body: RequestBody | undefined): MaybePromise<RequestInput> => {
    const { text } = request.query as ReturnType<typeof rawQuery>;
    const query = text === '' ? NO_PAIRS : parseQueryString(text);
    const isCsv = addsFormat && isCsvRequested(query);
    const parameters = addsFormat ? query.filter(([name]) => name !== LIST_FORMAT_NAME) : query;
    const params = request.params as Readonly<Record<string, string>>;
    const pairs =
      pathParameters.length > 0 ? [...pathParameters.map((name) => [name, params[name] as string] as const), ...parameters] : parameters;
    const toResult = (input: Record<string, unknown>, files: readonly Upload[]): RequestInput => {
      return { input, files, csv: isCsv || (isList && !addsFormat && input.format === 'csv') };
    };
    if (!body) return toResult(inputReader.fromUrl(pairs), NO_FILES);
    const collector = inputReader.collect(pairs);
    return readBody(operation, body, collector).then((files) => toResult(collector.validate(), files));
  };
  const bodyOf = (request: FastifyRequest, reply: FastifyReply): RequestBody | undefined =>
    request.method === 'POST' ? requestBodies.open(request, reply) : undefined;
  if (typeof cost === 'number') return (request, reply) => read(request, bodyOf(request, reply));
  const maxBytes = operation.files?.maxTotalBytes ?? MAX_TEXT_BODY_BYTES;
  return async (request, reply) => {
    const incremental = new IncrementalCharge(charge, request, reply);
    const body = bodyOf(request, reply);
    const result = await incremental.chargeReading(body, maxBytes, async () => read(request, body));
    await incremental.chargeUpTo(cost(result.input));
    return result;
  };
}

/** Adds the body to the input; returns the files. */
async function readBody(operation: Operation, incoming: RequestBody, collector: InputCollector): Promise<readonly Upload[]> {
  if (operation.files) {
    const { fields, files }: MultipartForm = await readUpload(incoming, operation.files);
    collector.addText(fields);
    if (files.length < operation.files.min) throw tooFewFiles(operation.files);
    return files;
  }
  const type = mediaType(incoming.headers);
  if (type === 'application/json' || type.endsWith('+json')) {
    const body = await readJsonBody(incoming);
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw new ApiError('invalid_body', 'The JSON body must be an object.');
    collector.addMembers(mapTextField(operation, body as Record<string, unknown>));
  } else if (operation.textBody !== undefined && TEXT_TYPES.has(type)) {
    const text = await readTextBody(incoming, operation.takesBytes === true && hasLegacyCharset(incoming.headers));
    const pairs = (type === FORM_TYPE ? parseForm(operation, text) : undefined) ?? [[operation.textBody, text]];
    if (text !== '') collector.addText(pairs);
  } else {
    throw new ApiError(
      'unsupported_type',
      operation.textBody === undefined ? 'Send application/json.' : 'Send text/plain, or application/json with a field "text".',
    );
  }
  return [];
}

/** Parses form fields. `curl -d 'some text'` also claims to be a form: a body with any name that is not a parameter is plain text. */
function parseForm({ input }: Operation, text: string): NameValuePairs | undefined {
  const pairs = /^\w+=/.test(text) ? text.split('&', MAX_FORM_FIELDS + 1) : [];
  const isForm =
    pairs.length > 0 && pairs.length <= MAX_FORM_FIELDS && pairs.every((pair) => Object.hasOwn(input, pair.split('=', 1)[0] as string));
  if (!isForm) return undefined;
  // Decoding longer forms would block the event loop.
  if (text.length > MAX_FORM_LENGTH) throw new ApiError('too_large', 'Send long texts as text/plain, or as JSON.');
  return parseQueryString(text);
}

/**
 * In JSON every operation with a text body accepts it as `text`, independent of its query name. Where the text may itself be JSON, such as an orbit mean
 * elements message, an object without any known parameter is that text.
 */
function mapTextField(operation: Operation, body: Record<string, unknown>): Record<string, unknown> {
  const { textBody, input } = operation;
  const { text, ...members } = body;
  if (text === undefined) return textBody !== undefined && isUnwrappedText(operation, textBody, body) ? { [textBody]: body } : members;
  return { ...members, [textBody === undefined || 'text' in input ? 'text' : textBody]: text };
}

function isUnwrappedText(operation: Operation, textBody: string, body: Record<string, unknown>): boolean {
  const names = Object.keys(body);
  const { byName } = parametersOf(operation);
  return names.length > 0 && !names.some((name) => byName.has(name)) && (operation.input[textBody]?.safeParse({}).success ?? false);
}

function isCsvRequested(query: NameValuePairs): boolean {
  const formats = query.filter(([name]) => name === LIST_FORMAT_NAME);
  if (formats.length > 1) throw new ApiError('invalid_parameter', 'format: must be given only once');
  const format = formats[0]?.[1] ?? 'json';
  if (format !== 'json' && format !== 'csv') throw new ApiError('invalid_parameter', 'format: must be one of json, csv');
  return format === 'csv';
}
