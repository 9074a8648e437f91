/** Repairs a damaged PDF: scans for objects and appends a new xref stream, with new copies of streams whose length is wrong. */
import {
  decodeObjectStream,
  isObjectStream,
  LENGTH_ENTRY,
  MAX_DICTIONARY_LENGTH,
  type ScannedObject,
  type ScannedStream,
  scanObjects,
  scanStream,
  skipToHeader,
} from './object-scan.ts';

/** Entry of an xref stream (ISO 32000-2, table 18): type 1 has offset and generation, type 2 the object stream and the index in it. */
type XrefStreamEntry = readonly [type: 1 | 2, field2: number, field3: number];

/** qpdf rejects an object number above a third of the file size in bytes. */
const BYTES_PER_OBJECT_NUMBER = 3;

export interface RebuiltPdf {
  readonly file: Buffer;
  /** Whether an object that a page needs is referenced but missing. */
  readonly hasMissingObjects: boolean;
}

/** Returns undefined if the file has no objects or no catalogue. */
export function rebuildXref(bytes: Uint8Array): RebuiltPdf | undefined {
  const file = skipToHeader(bytes);
  const text = file.toString('latin1');
  const headings = scanObjects(text);
  const root = findRoot(text, headings);
  if (!root) return undefined;
  const lastByNumber = new Map(headings.map((heading) => [heading.number, heading]));
  const parts: Buffer[] = [file, NEW_LINE];
  let length = file.length + NEW_LINE.length;
  const entries = new Map<number, XrefStreamEntry>();
  const add = (part: Buffer): number => {
    const start = length;
    parts.push(part, NEW_LINE);
    length += part.length + NEW_LINE.length;
    return start;
  };
  const references = new ReferencedObjects();
  // In file order: the last object of a number wins.
  for (const heading of headings) {
    const stream = scanStream(text, heading, lastByNumber);
    if (stream?.isTruncated) continue;
    const offset = stream?.hasWrongLength ? add(copyWithLength(file, heading, stream)) : heading.offset;
    entries.set(heading.number, [1, offset, heading.generation]);
    references.collect(stream?.dictionary ?? text.slice(heading.value, Math.min(heading.end, heading.value + MAX_DICTIONARY_LENGTH)));
    if (!stream || !isObjectStream(stream)) continue;
    const objectStream = decodeObjectStream(file, stream);
    for (const [index, number] of (objectStream?.numbers ?? []).entries()) entries.set(number, [2, heading.number, index]);
    if (objectStream) references.collect(objectStream.text);
    else references.isIncomplete = true;
  }
  const table = Math.max(0, ...entries.keys()) + 1;
  add(Buffer.alloc(Math.max(0, table * BYTES_PER_OBJECT_NUMBER - length), '\n'));
  const hasMissingObjects = references.hasMissing(entries);
  entries.set(table, [1, length, 0]);
  add(xrefStream(entries, table, root));
  return { file: Buffer.concat([...parts, Buffer.from(`startxref\n${entries.get(table)?.[1]}\n%%EOF\n`)]), hasMissingObjects };
}

const NEW_LINE = Buffer.from('\n');

/** Keys through which pages refer to their content: `/Kids[1 0 R 2 0 R]`, `/Contents 5 0 R`, `/XObject<</Im0 7 0 R>>`, `/FontFile2 9 0 R`. */
const PAGE_REFERENCES = /\/(?:Kids|Contents|XObject|Font|FontFile[23]?|Pages|Resources)\s*(\d+\s+\d+\s+R|\[[^\][<>()]*\]|<<[^<>()]*>>)/g;

/** Object numbers that pages need, collected from references. */
class ReferencedObjects {
  readonly #numbers = new Set<number>();
  /** Whether some objects cannot be inspected, as in an encrypted file: then no loss is reported. */
  isIncomplete = false;

  collect(text: string): void {
    for (const [, value = ''] of text.matchAll(PAGE_REFERENCES))
      for (const [, number] of value.matchAll(/(\d{1,7})\s+\d{1,5}\s+R/g)) this.#numbers.add(Number(number));
  }

  hasMissing(entries: ReadonlyMap<number, unknown>): boolean {
    if (this.isIncomplete) return false;
    for (const number of this.#numbers) if (!entries.has(number)) return true;
    return false;
  }
}

/** Characters that are searched: for `/Root 12 0 R`, for the trailer entries after it, and for the type of a catalogue. */
const MAX_ROOT_ENTRY_LENGTH = 60;
const MAX_TRAILER_REMAINDER = 2_000;
const MAX_CATALOG_LENGTH = 1_000;

/**
 * Entries of the trailer that the new xref stream keeps (`/Root`, `/Info`, `/Encrypt`, `/ID`), from the last trailer that has them, or from the
 * catalogue object.
 */
function findRoot(text: string, headings: readonly ScannedObject[]): string | undefined {
  for (let key = text.lastIndexOf('/Root'); key >= 0; key = key > 0 ? text.lastIndexOf('/Root', key - 1) : -1) {
    const root = /^\/Root\s+\d+\s+\d+\s+R/.exec(text.slice(key, key + MAX_ROOT_ENTRY_LENGTH))?.[0];
    if (!root) continue;
    const start = Math.max(text.lastIndexOf('<<', key), key - MAX_DICTIONARY_LENGTH);
    const trailer = text.slice(start, key + MAX_TRAILER_REMAINDER).split(/>>\s*(?:startxref|stream|endobj)/, 1)[0] ?? '';
    const optionalEntries = [/\/Info\s+\d+\s+\d+\s+R/, /\/Encrypt\s+\d+\s+\d+\s+R/, /\/ID\s*\[\s*<[\da-fA-F\s]*>\s*<[\da-fA-F\s]*>\s*\]/];
    return [root, ...optionalEntries.map((entry) => entry.exec(trailer)?.[0] ?? '')].join('');
  }
  const catalog = headings.findLast(({ value }) => /^\s*<<[^>]*\/Type\s*\/Catalog\b/.test(text.slice(value, value + MAX_CATALOG_LENGTH)));
  return catalog && `/Root ${catalog.number} ${catalog.generation} R`;
}

function copyWithLength(file: Buffer, { number, generation }: ScannedObject, { dictionary, from, to }: ScannedStream): Buffer {
  const length = `/Length ${to - from}`;
  const corrected = LENGTH_ENTRY.test(dictionary) ? dictionary.replace(LENGTH_ENTRY, length) : dictionary.replace('<<', `<<${length}`);
  const head = Buffer.from(`${number} ${generation} obj${corrected}`, 'latin1');
  return Buffer.concat([head, file.subarray(from, to), Buffer.from('\nendstream\nendobj')]);
}

function xrefStream(entries: ReadonlyMap<number, XrefStreamEntry>, streamNumber: number, root: string): Buffer {
  const numbers = [...entries.keys()].sort((a, b) => a - b);
  const rows = Buffer.alloc(numbers.length * 9);
  const runs: [first: number, count: number][] = [];
  for (const [row, number] of numbers.entries()) {
    const [type, field2, field3] = entries.get(number) as XrefStreamEntry;
    rows.writeUInt8(type, row * 9);
    rows.writeUInt32BE(field2, row * 9 + 1);
    rows.writeUInt32BE(field3, row * 9 + 5);
    const lastByNumber = runs.at(-1);
    if (lastByNumber && lastByNumber[0] + lastByNumber[1] === number) lastByNumber[1]++;
    else runs.push([number, 1]);
  }
  const head = `${streamNumber} 0 obj<</Type/XRef/W[1 4 4]/Index[${runs.flat().join(' ')}]/Size ${streamNumber + 1}${root}/Length ${rows.length}>>stream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), rows, Buffer.from('\nendstream\nendobj')]);
}
