/** REST routes, one or two per operation. */

import { crc32 } from 'node:zlib';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { z } from 'zod';
import { createCall } from '../core/operation/call.ts';
import type { Operation } from '../core/operation/operation.ts';
import { invalid } from '../core/request/api-error.ts';
import { CSV_TYPE } from '../core/request/csv.ts';
import { type Answer, ENVELOPE_START, envelope, type FileAnswer, isFile } from '../core/request/envelope.ts';
import { fromLatin1, type Latin1Bytes, latin1Template, RawJson, toLatin1 } from '../core/request/json.ts';
import type { MaybePromise } from '../core/util/maybe-promise.ts';
import { weakMemo } from '../core/util/weak-memo.ts';
import { type JsonSchema, toCsv } from './csv.ts';
import { acceptsEventStream, sendEventStream } from './event-stream.ts';
import { JSON_TYPE, PLAIN_TYPE, PUBLIC_ONE_HOUR } from './headers.ts';
import { type HttpResponse, SEPARATE_WRITE_BYTES } from './http-response.ts';
import { createRequestReader, type RequestInput } from './request-input.ts';
import { type CacheKey, ResponseCache } from './response-cache.ts';
import { isList, listOutput, methodsOf } from './rest-operation.ts';
import { send } from './send.ts';
import { HttpCaller, operationsOf, type Services } from './services.ts';

export function mountRest(app: FastifyInstance, services: Services): void {
  const listCache = new ResponseCache();
  for (const operation of operationsOf(services.families)) {
    const handler = createHandler(operation, services, listCache);
    for (const method of methodsOf(operation)) {
      app.route({
        method,
        url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
        config: { pattern: operation.path, cost: typeof operation.cost === 'number' ? operation.cost : 'deferred' },
        handler,
      });
    }
  }
}

function createHandler(operation: Operation, services: Services, listCache: ResponseCache): RouteHandlerMethod {
  const isAnyList = isList(operation);
  const read = createRequestReader(operation, services, isAnyList);
  const call = createCall(operation, services);
  const isResponseCacheable = isAnyList && isCacheable(operation);
  const definitions = operation.needs.map(([, definition]) => definition);
  return (request, reply) => {
    const cacheKey = isResponseCacheable ? cacheKeyOf(request, services.datasets.versionOf(definitions)) : undefined;
    const cached = cacheKey && listCache.get(cacheKey);
    if (cached) return send(reply, cached);
    const finish = (answer: Answer | FileAnswer, csv: boolean): MaybePromise<void> => {
      const httpResponse = toHttpResponse(
        operation,
        csv ? asCsv(answer as Answer, listSchema(operation)) : negotiateType(operation, request, answer),
      );
      if (cacheKey) listCache.add(cacheKey, httpResponse);
      return send(reply, httpResponse);
    };
    const run = ({ input, files, csv }: RequestInput): MaybePromise<void> => {
      if (operation.reportsProgress && acceptsEventStream(request)) {
        return sendEventStream(reply, async (onProgress) =>
          toHttpResponse(operation, await call(input, () => new HttpCaller(services, request, reply, onProgress), files)),
        );
      }
      const answer = call(input, () => new HttpCaller(services, request, reply), files);
      return answer instanceof Promise ? answer.then((settled) => finish(settled, csv)) : finish(answer, csv);
    };
    const requestInput = read(request, reply);
    return requestInput instanceof Promise ? requestInput.then(run) : run(requestInput);
  };
}

/** Built on the first CSV request. */
const listSchema = weakMemo(
  (operation: Operation) => z.toJSONSchema(listOutput(operation) as z.ZodType, { io: 'output', metadata: z.registry() }) as JsonSchema,
);

/** Whether a response depends only on the datasets and the URL: not on the date or on Accept. Its cost must be fixed, to be charged before. */
function isCacheable({ cache, method, needs, plainText, cost }: Operation): boolean {
  return cache === 'dataset' && method === 'GET' && needs.length > 0 && !plainText && typeof cost === 'number';
}

function cacheKeyOf({ raw: { url = '' } }: FastifyRequest, version: string): CacheKey {
  return { url, version };
}

/** Whether the client accepts plain text only. Browsers and HTTP libraries with a wildcard get JSON. */
function acceptsOnlyPlainText({ headers: { accept = '' } }: FastifyRequest): boolean {
  return /\btext\/plain\b/i.test(accept) && !/json|text\/html|\*\/\*/i.test(accept);
}

/** Content negotiation: plain text if the client accepts only that and the operation supports it. */
function negotiateType(operation: Operation, request: FastifyRequest, answer: Answer | FileAnswer): Answer | FileAnswer {
  if (!operation.plainText || isFile(answer) || !acceptsOnlyPlainText(request)) return answer;
  const { data, headers } = answer;
  return { file: operation.plainText(data instanceof RawJson ? data.parse() : data), type: PLAIN_TYPE, ...(headers && { headers }) };
}

function asCsv({ data }: Answer, schema: JsonSchema): FileAnswer {
  const rows = data instanceof RawJson ? data.parse() : data;
  if (!Array.isArray(rows)) invalid('format', 'csv can be used only for lists, and this response is one record: omit format for JSON');
  return { file: toCsv(schema, rows), type: CSV_TYPE };
}

/** Builds the HTTP response of an operation. Fields are listed one by one: spreading an object per response costs a tenth of a lookup. */
function toHttpResponse({ cache: cachePolicy, plainText }: Operation, answer: Answer | FileAnswer): HttpResponse {
  const isTagged = cachePolicy === 'dataset';
  const cache = isTagged ? PUBLIC_ONE_HOUR : undefined;
  const vary = plainText && 'accept';
  if (isFile(answer)) {
    const { type, headers, file } = answer;
    const bytes = typeof file === 'string' ? Buffer.from(file) : Buffer.from(file.buffer, file.byteOffset, file.length);
    const body = bytes.length < SEPARATE_WRITE_BYTES ? toLatin1(bytes) : bytes;
    return { type, body, cache, etag: isTagged ? etagOf(crc32(bytes), bytes.length) : undefined, vary, headers };
  }
  const { data, end } = envelope(answer);
  const body = joinEnvelope(data, end);
  return {
    type: JSON_TYPE,
    body,
    cache,
    etag: isTagged ? etagOf(data.crc32(crcOf(end)), body.length) : undefined,
    vary,
    headers: answer.headers,
  };
}

let lastCrc: { readonly end: Latin1Bytes | undefined; readonly sum: number } = { end: undefined, sum: 0 };

/** CRC of the bytes after the data, memoised: records of one dataset mostly share them. */
function crcOf(end: Latin1Bytes): number {
  if (end !== lastCrc.end) lastCrc = { end, sum: crc32(end) };
  return lastCrc.sum;
}

function etagOf(sum: number, length: number): string {
  return `"${sum}-${length}"`;
}

function joinEnvelope(data: RawJson, end: Latin1Bytes): Latin1Bytes | Uint8Array {
  if (data.length < SEPARATE_WRITE_BYTES) return latin1Template`${ENVELOPE_START}${data.text}${end}`;
  return Buffer.concat([fromLatin1(ENVELOPE_START), data.bytes, fromLatin1(end)]);
}
