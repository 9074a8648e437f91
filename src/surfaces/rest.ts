/** REST: a route for each operation. */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { z } from 'zod';
import { call } from '../core/call.ts';
import { type Answer, type FileAnswer, isFile } from '../core/envelope.ts';
import { Fault } from '../core/fault.ts';
import { check, readMembers, readText } from '../core/input.ts';
import { RawJson } from '../core/json.ts';
import { andThen, type MaybeLater } from '../core/later.ts';
import { isMedia, type Operation, type Upload } from '../core/operation.ts';
import { type Form, mediaType, readJsonBody, readTextBody, readUpload } from './body.ts';
import { CSV_TYPE, type JsonSchema, toCsv } from './csv.ts';
import { PLAIN_TYPE } from './headers.ts';
import { type IncomingBody, incomingBody } from './incoming.ts';
import { KeptAnswers } from './kept.ts';
import { queryPairs } from './query.ts';
import type { Charge } from './rate.ts';
import { prepare } from './ready.ts';
import { send } from './send.ts';
import { contextOf, HttpCaller, operationsOf, type Services } from './services.ts';

export function mountRest(app: FastifyInstance, services: Services): void {
  const lists = new KeptAnswers();
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

/** Whether the operation answers a list, which may also be had as CSV. One with a `format` of its own says so among its values. */
export function isList({ output, input }: Operation): boolean {
  return !isMedia(output) && output instanceof z.ZodArray && (input.format?.safeParse('csv').success ?? true);
}

/** The parameter that such a list has beside its own. */
export const LIST_FORMAT = {
  type: 'string',
  enum: ['json', 'csv'],
  default: 'json',
  description: 'The list as JSON or as CSV with a header row',
} as const;

function handlerOf(operation: Operation, services: Services, lists: KeptAnswers): RouteHandlerMethod {
  const listSchema = isList(operation)
    ? (z.toJSONSchema(operation.output as z.ZodType, { io: 'output', metadata: z.registry() }) as JsonSchema)
    : undefined;
  const read = readerOf(operation, services, listSchema !== undefined);
  const OperationContext = contextOf(operation, services);
  const isKept = listSchema && isFoundInData(operation);
  const definitions = operation.needs.map(([, definition]) => definition);
  return (request, reply) => {
    const asked = isKept ? { address: addressOf(request), version: services.datasets.versionOf(definitions) } : undefined;
    const known = asked && lists.get(asked);
    if (known) return send(request, reply, known);
    return andThen(read(request, reply), ({ input, files, csv }) => {
      const context = new OperationContext(services, new HttpCaller(services, request, reply), files);
      return andThen(call(operation, input, context, services.datasets), (answer) => {
        const ready = prepare(operation, csv && listSchema ? asCsv(answer as Answer, listSchema) : asPreferred(operation, request, answer));
        if (asked) lists.add(asked, ready);
        send(request, reply, ready);
      });
    });
  };
}

interface Read {
  readonly input: Record<string, unknown>;
  readonly files: readonly Upload[];
  /** Whether the list is wanted as CSV. */
  readonly csv: boolean;
}

type Reader = (request: FastifyRequest, reply: FastifyReply) => MaybeLater<Read>;

const NO_FILES: readonly Upload[] = [];

/** Reads and checks what a request holds, and takes its units where they depend on that. */
function readerOf(operation: Operation, { charge }: Services, isList: boolean): Reader {
  const { weight } = operation;
  const hasPath = operation.path.includes('{');
  const hasFormat = 'format' in operation.input;
  const read: Reader = (request, reply) => {
    const params = request.params as Record<string, string>;
    const query = queryPairs((request.query as { text: string }).text);
    const raw = hasPath ? readText(operation, Object.entries(params)) : {};
    if (query.length > 0) readText(operation, hasPath ? query.filter(([name]) => !(name in params)) : query, raw);
    const checked = (files: readonly Upload[]): Read => {
      const input = check(operation, raw);
      return { input, files, csv: isList && (hasFormat ? input.format === 'csv' : wantsCsv(query)) };
    };
    return request.method === 'POST' ? readPosted(operation, incomingBody(request, reply), raw).then(checked) : checked(NO_FILES);
  };
  return typeof weight === 'number' ? read : chargingBy(weight, read, charge);
}

function chargingBy(weight: (input: never) => number, read: Reader, charge: Charge): Reader {
  return async (request, reply) => {
    let found: Read;
    try {
      found = await read(request, reply);
    } catch (error) {
      // A request that is refused for its input still counts once, whatever it would have weighed.
      await charge(request, reply, 1);
      throw error;
    }
    await charge(request, reply, weight(found.input as never));
    return found;
  };
}

/** Whether an answer depends on nothing but the data and the address: not on the day, nor on what the client accepts. Its weight is taken before. */
function isFoundInData({ cache, method, needs, plainText, weight }: Operation): boolean {
  return cache === 'dataset' && method === 'GET' && needs.length > 0 && !plainText && typeof weight === 'number';
}

/** With the host, since some answers hold addresses of this service. */
function addressOf({ headers: { host }, raw: { url } }: FastifyRequest): string {
  return `${host} ${url}`;
}

/** Puts what the body says into the raw input; returns the files. */
async function readPosted(operation: Operation, incoming: IncomingBody, raw: Record<string, unknown>): Promise<readonly Upload[]> {
  if (operation.files) {
    const { fields, files }: Form = await readUpload(incoming, operation.files);
    readText(operation, fields, raw);
    const { min } = operation.files;
    if (files.length < min) {
      throw new Fault(
        'missing_file',
        min === 1 ? 'Send the file as the body, or as multipart/form-data.' : `Send at least ${min} files as multipart/form-data.`,
      );
    }
    return files;
  }
  const type = mediaType(incoming.headers);
  if (type === 'application/json' || type.endsWith('+json')) {
    const body = await readJsonBody(incoming);
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw new Fault('invalid_body', 'The JSON body must be an object.');
    readMembers(operation, withText(operation, body as Record<string, unknown>), raw);
  } else if (operation.textBody !== undefined && (type === 'text/plain' || type === '')) {
    const text = await readTextBody(incoming);
    if (text !== '') readText(operation, [[operation.textBody, text]], raw);
  } else {
    throw new Fault(
      'unsupported_type',
      operation.textBody === undefined ? 'Send application/json.' : 'Send text/plain, or application/json with a field "text".',
    );
  }
  return [];
}

/** In JSON the text of every operation that takes one may be called `text`, whatever its name in a query. */
function withText({ textBody, input }: Operation, { text, ...members }: Record<string, unknown>): Record<string, unknown> {
  if (text === undefined) return members;
  return { ...members, [textBody === undefined || 'text' in input ? 'text' : textBody]: text };
}

function wantsCsv(query: readonly (readonly [string, string])[]): boolean {
  const formats = query.filter(([name]) => name === 'format');
  if (formats.length > 1) throw new Fault('invalid_parameter', 'format: must be given once');
  const format = formats[0]?.[1] ?? 'json';
  if (format !== 'json' && format !== 'csv') throw new Fault('invalid_parameter', 'format: must be one of json, csv');
  return format === 'csv';
}

/** Whether the client asks for text alone. Browsers and HTTP libraries that take anything get JSON. */
function wantsPlainText({ headers: { accept = '' } }: FastifyRequest): boolean {
  return /\btext\/plain\b/i.test(accept) && !/json|text\/html|\*\/\*/i.test(accept);
}

/** The answer as text, for a client that wants it so from an operation that can. */
function asPreferred(operation: Operation, request: FastifyRequest, answer: Answer | FileAnswer): Answer | FileAnswer {
  if (!operation.plainText || isFile(answer) || !wantsPlainText(request)) return answer;
  return { file: operation.plainText(answer.data instanceof RawJson ? answer.data.parse() : answer.data), type: PLAIN_TYPE };
}

function asCsv({ data }: Answer, schema: JsonSchema): FileAnswer {
  return { file: toCsv(schema, (data instanceof RawJson ? data.parse() : data) as never), type: CSV_TYPE };
}
