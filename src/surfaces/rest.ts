/** REST routes, one or two per operation. */

import { crc32 } from 'node:zlib';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { z } from 'zod';
import { invalid } from '../core/request/api-error.ts';
import { callOf } from '../core/request/call.ts';
import { type Answer, ENVELOPE_START, envelope, type FileAnswer, isFile } from '../core/request/envelope.ts';
import { bytesAsText, type Latin1Bytes, RawJson, textAsBytes, written } from '../core/request/json.ts';
import type { Operation } from '../core/request/operation.ts';
import { isMedia } from '../core/request/output.ts';
import type { MaybePromise } from '../core/util/maybe-promise.ts';
import { weakMemo } from '../core/util/weak-memo.ts';
import { AnswerCache, type Asked } from './answer-cache.ts';
import { CSV_TYPE, type JsonSchema, toCsv } from './csv.ts';
import { sendEvents, wantsEvents } from './event-stream.ts';
import { JSON_TYPE, PLAIN_TYPE, PUBLIC_HOUR } from './headers.ts';
import { type HttpAnswer, LONG } from './http-answer.ts';
import { type Read, readerOf } from './request-input.ts';
import { send } from './send.ts';
import { HttpCaller, operationsOf, type Services } from './services.ts';

export function mountRest(app: FastifyInstance, services: Services): void {
  const lists = new AnswerCache();
  for (const operation of operationsOf(services.families)) {
    const handler = handlerOf(operation, services, lists);
    for (const method of methodsOf(operation)) {
      app.route({
        method,
        url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
        config: { pattern: operation.path, weight: typeof operation.weight === 'number' ? operation.weight : 'later' },
        handler,
      });
    }
  }
}

export function methodsOf({ method, textBody, files }: Operation): ('GET' | 'POST')[] {
  if (files) return ['POST'];
  return textBody === undefined ? [method] : ['GET', 'POST'];
}

/**
 * Whether the operation returns a list, possibly as one of several types, that is available as CSV. An operation with its own `format` must accept
 * `csv`.
 */
export function isList(operation: Operation): boolean {
  return listOf(operation) !== undefined;
}

function listOf({ output, input }: Operation): z.ZodType | undefined {
  if (isMedia(output) || input.format?.safeParse('csv').success === false) return undefined;
  const forms = output instanceof z.ZodUnion ? (output.options as readonly z.ZodType[]) : [output];
  return forms.find((form) => form instanceof z.ZodArray);
}

/** Format parameter added to lists. */
export const LIST_FORMAT = {
  type: 'string',
  enum: ['json', 'csv'],
  default: 'json',
  description:
    'The list as JSON or as CSV with a header row, in which an apostrophe stands before text that a spreadsheet would run as a formula',
} as const;

function handlerOf(operation: Operation, services: Services, lists: AnswerCache): RouteHandlerMethod {
  const isAnyList = isList(operation);
  const read = readerOf(operation, services, isAnyList);
  const call = callOf(operation, services);
  const isKept = isAnyList && isFoundInData(operation);
  const definitions = operation.needs.map(([, definition]) => definition);
  return (request, reply) => {
    const asked = isKept ? askedBy(request, services.datasets.versionOf(definitions)) : undefined;
    const known = asked && lists.get(asked);
    if (known) return send(reply, known);
    const finish = (answer: Answer | FileAnswer, csv: boolean): MaybePromise<void> => {
      const ready = prepare(operation, csv ? asCsv(answer as Answer, listSchema(operation)) : asPreferred(operation, request, answer));
      if (asked) lists.add(asked, ready);
      return send(reply, ready);
    };
    const run = ({ input, files, csv }: Read): MaybePromise<void> => {
      if (operation.tellsProgress && wantsEvents(request)) {
        return sendEvents(reply, async (tell) =>
          prepare(operation, await call(input, () => new HttpCaller(services, request, reply, tell), files)),
        );
      }
      const answer = call(input, () => new HttpCaller(services, request, reply), files);
      return answer instanceof Promise ? answer.then((settled) => finish(settled, csv)) : finish(answer, csv);
    };
    const found = read(request, reply);
    return found instanceof Promise ? found.then(run) : run(found);
  };
}

/** Built on the first CSV request. */
const listSchema = weakMemo(
  (operation: Operation) => z.toJSONSchema(listOf(operation) as z.ZodType, { io: 'output', metadata: z.registry() }) as JsonSchema,
);

/** Whether a response depends only on the datasets and the URL: not on the date or on Accept. Its cost must be fixed, to be charged before. */
function isFoundInData({ cache, method, needs, plainText, weight }: Operation): boolean {
  return cache === 'dataset' && method === 'GET' && needs.length > 0 && !plainText && typeof weight === 'number';
}

function askedBy({ raw: { url = '' } }: FastifyRequest, version: string): Asked {
  return { url, version };
}

/** Whether the client accepts plain text only. Browsers and HTTP libraries with a wildcard get JSON. */
function wantsPlainText({ headers: { accept = '' } }: FastifyRequest): boolean {
  return /\btext\/plain\b/i.test(accept) && !/json|text\/html|\*\/\*/i.test(accept);
}

/** Content negotiation: plain text if the client asks for it and the operation supports it. */
function asPreferred(operation: Operation, request: FastifyRequest, answer: Answer | FileAnswer): Answer | FileAnswer {
  if (!operation.plainText || isFile(answer) || !wantsPlainText(request)) return answer;
  const { data, headers } = answer;
  return { file: operation.plainText(data instanceof RawJson ? data.parse() : data), type: PLAIN_TYPE, ...(headers && { headers }) };
}

function asCsv({ data }: Answer, schema: JsonSchema): FileAnswer {
  const rows = data instanceof RawJson ? data.parse() : data;
  if (!Array.isArray(rows)) invalid('format', 'csv is for lists, and this answer is one record: leave format away for JSON');
  return { file: toCsv(schema, rows), type: CSV_TYPE };
}

/** Builds the HTTP response of an operation. Fields are listed one by one: spreading an object per response costs a tenth of a lookup. */
function prepare({ cache: lasting, plainText }: Operation, answer: Answer | FileAnswer): HttpAnswer {
  const isTagged = lasting === 'dataset';
  const cache = isTagged ? PUBLIC_HOUR : undefined;
  const vary = plainText && 'accept';
  if (isFile(answer)) {
    const { type, headers, file } = answer;
    const bytes = typeof file === 'string' ? Buffer.from(file) : Buffer.from(file.buffer, file.byteOffset, file.length);
    const body = bytes.length < LONG ? bytesAsText(bytes) : bytes;
    return { type, body, cache, tag: isTagged ? tagOf(crc32(bytes), bytes.length) : undefined, vary, headers };
  }
  const { data, end } = envelope(answer);
  const body = join(data, end);
  return {
    type: JSON_TYPE,
    body,
    cache,
    tag: isTagged ? tagOf(data.sum(sumOf(end)), body.length) : undefined,
    vary,
    headers: answer.headers,
  };
}

let last: { readonly end: Latin1Bytes | undefined; readonly sum: number } = { end: undefined, sum: 0 };

/** CRC of the bytes after the data, memoised: records of one dataset mostly share them. */
function sumOf(end: Latin1Bytes): number {
  if (end !== last.end) last = { end, sum: crc32(end) };
  return last.sum;
}

function tagOf(sum: number, length: number): string {
  return `"${sum}-${length}"`;
}

function join(data: RawJson, end: Latin1Bytes): Latin1Bytes | Uint8Array {
  if (data.length < LONG) return written`${ENVELOPE_START}${data.text}${end}`;
  return Buffer.concat([textAsBytes(ENVELOPE_START), data.bytes, textAsBytes(end)]);
}
