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

/** Returns undefined if there is nothing to start from: no objects or no catalogue. */
export function rebuildXref(bytes: Uint8Array): RebuiltPdf | undefined {
  const file = skipToHeader(bytes);
  const text = file.toString('latin1');
  const headings = scanObjects(text);
  const root = findRoot(text, headings);
  if (!root) return undefined;
  const last = new Map(headings.map((heading) => [heading.number, heading]));
  const parts: Buffer[] = [file, NEW_LINE];
  let length = file.length + NEW_LINE.length;
  const entries = new Map<number, XrefStreamEntry>();
  const add = (part: Buffer): number => {
    const at = length;
    parts.push(part, NEW_LINE);
    length += part.length + NEW_LINE.length;
    return at;
  };
  const names = new ReferencedObjects();
  // In file order: the last object of a number wins.
  for (const heading of headings) {
    const stream = scanStream(text, heading, last);
    if (stream?.isTruncated) continue;
    const offset = stream?.hasWrongLength ? add(copyWithLength(file, heading, stream)) : heading.at;
    entries.set(heading.number, [1, offset, heading.generation]);
    names.collect(stream?.dictionary ?? text.slice(heading.value, Math.min(heading.end, heading.value + MAX_DICTIONARY_LENGTH)));
    if (!stream || !isObjectStream(stream)) continue;
    const packed = decodeObjectStream(file, stream);
    for (const [index, number] of (packed?.numbers ?? []).entries()) entries.set(number, [2, heading.number, index]);
    if (packed) names.collect(packed.text);
    else names.isIncomplete = true;
  }
  const table = Math.max(0, ...entries.keys()) + 1;
  add(Buffer.alloc(Math.max(0, table * BYTES_PER_OBJECT_NUMBER - length), '\n'));
  const hasMissing = names.hasMissing(entries);
  entries.set(table, [1, length, 0]);
  add(xrefStream(entries, table, root));
  return { file: Buffer.concat([...parts, Buffer.from(`startxref\n${entries.get(table)?.[1]}\n%%EOF\n`)]), hasMissingObjects: hasMissing };
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
    for (const [, named = ''] of text.matchAll(PAGE_REFERENCES))
      for (const [, number] of named.matchAll(/(\d{1,7})\s+\d{1,5}\s+R/g)) this.#numbers.add(Number(number));
  }

  hasMissing(found: ReadonlyMap<number, unknown>): boolean {
    if (this.isIncomplete) return false;
    for (const number of this.#numbers) if (!found.has(number)) return true;
    return false;
  }
}

/** The trailer entries that matter, from the last trailer that has them, or from the catalogue object. */
function findRoot(text: string, headings: readonly ScannedObject[]): string | undefined {
  for (let at = text.lastIndexOf('/Root'); at >= 0; at = at > 0 ? text.lastIndexOf('/Root', at - 1) : -1) {
    const root = /^\/Root\s+\d+\s+\d+\s+R/.exec(text.slice(at, at + 60))?.[0];
    if (!root) continue;
    const start = text.lastIndexOf('<<', at);
    const around =
      text.slice(Math.max(start, at - MAX_DICTIONARY_LENGTH), at + 2_000).split(/>>\s*(?:startxref|stream|endobj)/, 1)[0] ?? '';
    const others = [/\/Info\s+\d+\s+\d+\s+R/, /\/Encrypt\s+\d+\s+\d+\s+R/, /\/ID\s*\[\s*<[\da-fA-F\s]*>\s*<[\da-fA-F\s]*>\s*\]/];
    return [root, ...others.map((other) => other.exec(around)?.[0] ?? '')].join('');
  }
  const catalog = headings.findLast(({ value }) => /^\s*<<[^>]*\/Type\s*\/Catalog\b/.test(text.slice(value, value + 1_000)));
  return catalog && `/Root ${catalog.number} ${catalog.generation} R`;
}

function copyWithLength(file: Buffer, { number, generation }: ScannedObject, { dictionary, from, to }: ScannedStream): Buffer {
  const length = `/Length ${to - from}`;
  const corrected = LENGTH_ENTRY.test(dictionary) ? dictionary.replace(LENGTH_ENTRY, length) : dictionary.replace('<<', `<<${length}`);
  const head = Buffer.from(`${number} ${generation} obj${corrected}`, 'latin1');
  return Buffer.concat([head, file.subarray(from, to), Buffer.from('\nendstream\nendobj')]);
}

function xrefStream(entries: ReadonlyMap<number, XrefStreamEntry>, streamNumber: number, root: string): Buffer {
  const numbers = [...entries.keys()].sort((one, other) => one - other);
  const rows = Buffer.alloc(numbers.length * 9);
  const runs: [first: number, count: number][] = [];
  for (const [row, number] of numbers.entries()) {
    const [type, field2, field3] = entries.get(number) as XrefStreamEntry;
    rows.writeUInt8(type, row * 9);
    rows.writeUInt32BE(field2, row * 9 + 1);
    rows.writeUInt32BE(field3, row * 9 + 5);
    const last = runs.at(-1);
    if (last && last[0] + last[1] === number) last[1]++;
    else runs.push([number, 1]);
  }
  const head = `${streamNumber} 0 obj<</Type/XRef/W[1 4 4]/Index[${runs.flat().join(' ')}]/Size ${streamNumber + 1}${root}/Length ${rows.length}>>stream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), rows, Buffer.from('\nendstream\nendobj')]);
}
