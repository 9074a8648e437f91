/** Reads request bodies: size-limited while streaming, held in memory only, freed with the request. */
import type { IncomingHttpHeaders } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { ApiError } from '../core/request/api-error.ts';
import type { FileRules, Upload } from '../core/request/operation.ts';
import { readJson } from './bounded-json.ts';
import { freePiece } from './growing-file.ts';
import type { IncomingBody } from './intake.ts';
import { tooLarge, tooManyFiles } from './upload-rules.ts';

/** Limit of text bodies: 500,000 characters at three bytes each, plus a margin. */
export const MOST_TEXT_BYTES = 4 * 1024 * 1024;
/** Bytes read from one body before yielding to the event loop. */
const BYTES_A_TURN = 64 * 1024;
const MOST_FORM_FIELDS = 50;
const MOST_FIELD_BYTES = 64 * 1024;
/** The form parser cannot be stopped within a write, so it is fed small slices. */
const FORM_STEP = 4 * 1024;
const BOUNDARY = /;\s*boundary\s*=\s*(?:"([^"]+)"|([^\s;"]+))/i;
/** Limit of all form bytes outside files: fields, part headers, preamble, epilogue. */
const MOST_BESIDE_FILES = 256 * 1024;

export interface Form {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly Upload[];
}

/** Media type of the body without parameters. */
export function mediaType(headers: IncomingHttpHeaders): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)/i;
const UTF8 = /^utf-?8$/i;

/** Whether Content-Type names a charset other than UTF-8. */
export function isLegacy(headers: IncomingHttpHeaders): boolean {
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1];
  return charset !== undefined && !UTF8.test(charset);
}

/** Streams the body in chunks, with the size limit enforced. */
async function* piecesOf(body: IncomingBody, maxBytes: number): AsyncGenerator<Buffer> {
  const { stream, headers, announced } = body;
  refuseEncoded(headers);
  if (announced > maxBytes) throw tooLarge(maxBytes);
  let ofThisTurn = 0;
  try {
    // The socket is not destroyed on early return: the error response must still be sent.
    for await (const piece of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      body.arrive(piece.length);
      if (body.arrived > maxBytes) throw tooLarge(maxBytes);
      yield piece;
      ofThisTurn += piece.length;
      if (ofThisTurn < BYTES_A_TURN) continue;
      ofThisTurn = 0;
      await nextTurn();
    }
  } catch (error) {
    throw error instanceof ApiError ? error : cutShort();
  }
}

async function readBytes(body: IncomingBody, maxBytes: number): Promise<Buffer> {
  const file = body.gather(Math.min(maxBytes, body.announced));
  for await (const piece of piecesOf(body, maxBytes)) {
    file.add(piece);
    freePiece(piece);
  }
  return file.whole();
}

type Decode = (piece?: Buffer) => string;

/** Latin-1: one character per byte. */
const asBytes: Decode = (piece) => piece?.toString('latin1') ?? '';

function fromUtf8(): Decode {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (piece) => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      throw new ApiError('invalid_body', 'The body is not UTF-8 text.');
    }
  };
}

/** Reads a text body, decoded chunk by chunk so that a long one does not block the event loop. */
export async function readTextBody(body: IncomingBody, bytes = false): Promise<string> {
  const decode = bytes ? asBytes : fromUtf8();
  let text = '';
  for await (const piece of piecesOf(body, MOST_TEXT_BYTES)) {
    body.keep(piece.length);
    text += decode(piece);
    freePiece(piece);
  }
  return text + decode();
}

export async function readJsonBody(body: IncomingBody): Promise<unknown> {
  const reading = readJson(await readTextBody(body));
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
    await nextTurn();
  }
}

/** Reads a single file as the raw body, or files and fields as multipart/form-data. */
export async function readUpload(body: IncomingBody, rules: FileRules): Promise<Form> {
  const type = mediaType(body.headers);
  if (type === 'multipart/form-data') return readForm(body, rules);
  // Files are sniffed by content later: clients such as curl send wrong media types. Only a type that cannot be a file is refused here.
  if (type === 'application/json') {
    throw new ApiError('unsupported_type', `Send multipart/form-data, or the file itself as one of ${rules.accepts.join(', ')}.`);
  }
  const bytes = await readBytes(body, rules.bytesEach);
  return { fields: [], files: bytes.length > 0 ? [{ field: '', type, bytes }] : [] };
}

async function readForm(body: IncomingBody, rules: FileRules): Promise<Form> {
  const fields: (readonly [string, string])[] = [];
  const files: Upload[] = [];
  let together = 0;
  let refusal: ApiError | undefined;
  const refuse = (fault: ApiError): void => {
    refusal ??= fault;
  };
  const form = openForm(body.headers, rules);
  const [, quoted, token] = BOUNDARY.exec(body.headers['content-type'] ?? '') ?? [];
  const boundary = quoted ?? token;
  const delimiter = boundary && `\r\n--${boundary}`;
  const mostParts = mostPartsOf(rules);
  let delimiters = 0;
  form.on('file', (field, file, _name, _encoding, type) => {
    const gathering = body.gather(0);
    file.on('data', (piece: Buffer) => {
      together += piece.length;
      if (together > rules.bytesTogether) refuse(tooLarge(rules.bytesTogether));
      try {
        if (!refusal) gathering.add(piece);
      } catch (error) {
        refuse(error as ApiError);
      }
    });
    file.on('limit', () => refuse(tooLarge(rules.bytesEach)));
    file.on('error', () => refuse(cutShort()));
    file.on('end', () => {
      const bytes = gathering.whole();
      // An empty file counts as absent, like an empty body.
      if (bytes.length > 0) files.push({ field, type, bytes });
    });
  });
  form.on('field', (name, value, _nameCut, valueCut) => {
    if (valueCut) refuse(new ApiError('too_large', `${name.slice(0, 40)}: is longer than ${MOST_FIELD_BYTES} bytes`));
    else fields.push([name, value]);
  });
  form.on('filesLimit', () => refuse(tooManyFiles(rules)));
  form.on('fieldsLimit', () => refuse(new ApiError('invalid_body', `Send at most ${MOST_FORM_FIELDS} form fields.`)));
  form.on('partsLimit', () => refuse(tooManyParts(mostParts)));
  const over = new Promise<void>((resolve) => {
    form.once('finish', resolve);
    form.on('error', () => {
      refuse(cutShort());
      resolve();
    });
  });
  for await (const piece of piecesOf(body, rules.bytesTogether + MOST_BESIDE_FILES)) {
    for (let at = 0; at < piece.length; at += FORM_STEP) {
      const step = piece.subarray(at, at + FORM_STEP);
      // The parser allocates an object for every part, even beyond its limit, so delimiters are counted first.
      if (delimiter) delimiters += occurrences(step, delimiter);
      if (delimiters > mostParts) throw tooManyParts(mostParts);
      await Promise.race([new Promise<void>((resolve) => form.write(step, () => resolve())), over]);
      if (refusal) throw refusal;
    }
    if (body.arrived - together > MOST_BESIDE_FILES) throw tooLarge(MOST_BESIDE_FILES);
  }
  form.end();
  await over;
  if (refusal) throw refusal;
  return { fields, files };
}

function mostPartsOf({ max }: FileRules): number {
  return max + MOST_FORM_FIELDS;
}

function tooManyParts(most: number): ApiError {
  return new ApiError('invalid_body', `Send at most ${most} parts.`);
}

function occurrences(bytes: Buffer, text: string): number {
  let count = 0;
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + text.length)) count++;
  return count;
}

function openForm(headers: IncomingHttpHeaders, rules: FileRules): BusboyInstance {
  const limits = {
    parts: mostPartsOf(rules),
    files: rules.max,
    fields: MOST_FORM_FIELDS,
    fieldSize: MOST_FIELD_BYTES,
    fileSize: rules.bytesEach,
    headerPairs: 20,
  };
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits });
  } catch {
    throw new ApiError('invalid_body', 'The multipart body has no usable boundary.');
  }
}

function refuseEncoded(headers: IncomingHttpHeaders): void {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity')
    throw new ApiError('unsupported_type', 'Compressed request bodies are not accepted. Send the body as it is.');
}

function cutShort(): ApiError {
  return new ApiError('invalid_body', 'The body is cut short or broken.');
}
