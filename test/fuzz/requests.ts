/** Fuzz generators for requests to the operations of an OpenAPI document, valid and invalid. */
import fc from 'fast-check';
import { anyText, jsonBody, parameter, type Schema } from './values.ts';

export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface DocumentedOperation {
  readonly method: string;
  readonly path: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema; readonly example?: unknown }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
const MEDIA_TYPES = [
  'text/plain',
  'application/json',
  'application/xml',
  'application/octet-stream',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
];
const ACCEPTS = ['*/*', 'application/json', 'text/plain', 'text/csv', 'image/png', 'nonsense', ''];
const BOUNDARY = 'potli-fuzz';

/** @param files valid files of types that some operation accepts, sent unchanged or damaged */
export function requestsFor(operation: DocumentedOperation, files: readonly Buffer[]): fc.Arbitrary<FuzzRequest> {
  const method = fc.oneof({ weight: 40, arbitrary: fc.constant(operation.method) }, { weight: 1, arbitrary: fc.constantFrom(...METHODS) });
  const accept = fc.oneof({ weight: 8, arbitrary: fc.constant('*/*') }, { weight: 1, arbitrary: fc.constantFrom(...ACCEPTS) });
  return fc.tuple(method, pathOf(operation), accept, bodyOf(operation, files)).map(([verb, path, accepted, { type, body }]) => ({
    method: verb,
    path,
    headers: { accept: accepted, ...(type === '' ? {} : { 'content-type': type }) },
    body: verb === 'GET' || verb === 'HEAD' ? Buffer.alloc(0) : body,
  }));
}

/** `encodeURIComponent` throws on lone surrogates; a client would send U+FFFD. */
const encoded = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

function pathOf({ path, parameters = [] }: DocumentedOperation): fc.Arbitrary<string> {
  const values = parameters.map((candidate) => {
    const value = parameter(candidate.schema, candidate.example).map((text) => [candidate.name, text] as const);
    if (candidate.in === 'path') return value.map((entry) => [entry]);
    // Optional parameters are mostly left out, so that requests stay small, and rarely repeated.
    return fc.oneof(
      { weight: 12, arbitrary: fc.constant([]) },
      { weight: 8, arbitrary: value.map((entry) => [entry]) },
      { weight: 1, arbitrary: fc.array(value, { maxLength: 3 }) },
    );
  });
  return fc.tuple(...values).map((lists) => {
    let filled = path;
    const query: string[] = [];
    for (const [index, entries] of lists.entries()) {
      const { in: place, name } = parameters[index] as Parameter;
      for (const [, text] of entries) {
        // An empty or dot segment would change the path.
        if (place === 'path') filled = filled.replace(`{${name}}`, () => encoded(/^\.{0,2}$/.test(text) ? '-' : text));
        else query.push(`${name}=${encoded(text)}`);
      }
    }
    return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
  });
}

interface Body {
  readonly type: string;
  readonly body: Buffer;
}

const NO_BODY: Body = { type: '', body: Buffer.alloc(0) };

function bodyOf({ requestBody }: DocumentedOperation, files: readonly Buffer[]): fc.Arbitrary<Body> {
  if (!requestBody) return fc.constant(NO_BODY);
  const bodies = Object.entries(requestBody.content).map(([type, { schema = {}, example }]): fc.Arbitrary<Body> => {
    if (type === 'application/json') {
      return jsonBody(schema, (example ?? {}) as Record<string, unknown>).map((text) => ({ type, body: Buffer.from(text) }));
    }
    if (type === 'text/plain') return anyText(60_000).map((text) => ({ type, body: Buffer.from(text) }));
    if (type === 'multipart/form-data')
      return fc.array(fileOf(files), { maxLength: 3 }).map((parts) => ({ type: `${type}; boundary=${BOUNDARY}`, body: multipart(parts) }));
    return fileOf(files).map((body) => ({ type, body }));
  });
  const mismatched = fc.tuple(fc.constantFrom('', ...MEDIA_TYPES), fileOf(files)).map(([type, body]) => ({ type, body }));
  return fc.oneof({ weight: 8, arbitrary: fc.oneof(...bodies) }, { weight: 1, arbitrary: mismatched });
}

/** A file: unchanged, truncated, with changed bytes, or random bytes. */
function fileOf(files: readonly Buffer[]): fc.Arbitrary<Buffer> {
  const noise = fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes));
  if (files.length === 0) return noise;
  const file = fc.constantFrom(...files);
  const damaged = fc
    .tuple(file, fc.array(fc.tuple(fc.nat(1_000_000), fc.nat(255)), { minLength: 1, maxLength: 20 }), fc.nat(1_000_000))
    .map(([bytes, changes, end]) => {
      const copy = Buffer.from(bytes);
      for (const [index, value] of changes) copy[index % copy.length] = value;
      return end % 3 === 0 ? copy.subarray(0, end % copy.length) : copy;
    });
  return fc.oneof({ weight: 4, arbitrary: file }, { weight: 4, arbitrary: damaged }, { weight: 1, arbitrary: noise });
}

function multipart(parts: readonly Buffer[]): Buffer {
  const chunks = parts.flatMap((bytes, index) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file${index}"; filename="f"\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}
