/**
 * Makes a damaged PDF readable again: its objects are found by their headings wherever they stand, and a new table of them is put at the end,
 * with new copies of streams whose length is wrong.
 */
import { constants, inflateSync } from 'node:zlib';

interface Heading {
  readonly number: number;
  readonly generation: number;
  /** Where the heading begins, and where the value after it. */
  readonly at: number;
  readonly value: number;
  /** Where the next one begins. */
  end: number;
}

/** Where an object is, as the table says it: at an offset, or in an object stream. */
type Entry = readonly [kind: 1 | 2, where: number, place: number];

const HIGHEST_NUMBER = 1_000_000;
/** qpdf takes a number above a third of the bytes of a file for a mistake. */
const BYTES_A_NUMBER = 3;
const LONGEST_DICTIONARY = 20_000;
const MOST_UNPACKED = 64 * 1024 * 1024;

/** Undefined where there is nothing to begin with: no objects, or no catalogue. */
export function mend(bytes: Buffer): Buffer | undefined {
  const file = bytes.subarray(Math.max(0, bytes.indexOf('%PDF-')));
  const text = file.toString('latin1');
  const headings = findHeadings(text);
  const root = rootOf(text, headings);
  if (!root) return undefined;
  const last = new Map(headings.map((heading) => [heading.number, heading]));
  const parts: Buffer[] = [file, NEW_LINE];
  let length = file.length + NEW_LINE.length;
  const entries = new Map<number, Entry>();
  const add = (part: Buffer): number => {
    const at = length;
    parts.push(part, NEW_LINE);
    length += part.length + NEW_LINE.length;
    return at;
  };
  // In the order of the file: of several objects with one number the last counts.
  for (const heading of headings) {
    const stream = streamOf(text, heading, last);
    const offset = stream?.wrong ? add(copyOf(file, heading, stream)) : heading.at;
    entries.set(heading.number, [1, offset, heading.generation]);
    if (!stream || !/\/Type\s*\/ObjStm\b/.test(stream.dictionary)) continue;
    for (const [place, number] of packedNumbers(file, stream).entries()) entries.set(number, [2, heading.number, place]);
  }
  const table = Math.max(0, ...entries.keys()) + 1;
  add(Buffer.alloc(Math.max(0, table * BYTES_A_NUMBER - length), '\n'));
  entries.set(table, [1, length, 0]);
  add(tableOf(entries, table, root));
  return Buffer.concat([...parts, Buffer.from(`startxref\n${entries.get(table)?.[1]}\n%%EOF\n`)]);
}

const NEW_LINE = Buffer.from('\n');

function findHeadings(text: string): Heading[] {
  const headings: Heading[] = [];
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 3)) {
    const found = /(\d{1,7})\s{1,10}(\d{1,5})\s{1,10}$/.exec(text.slice(Math.max(0, at - 30), at));
    if (!found) continue;
    const number = Number(found[1]);
    if (number === 0 || number >= HIGHEST_NUMBER) continue;
    const heading: Heading = { number, generation: Number(found[2]), at: at - found[0].length, value: at + 3, end: text.length };
    const before = headings.at(-1);
    if (before) before.end = heading.at;
    headings.push(heading);
  }
  return headings;
}

/** The members of the trailer that matter, from the last trailer that has them, or from the catalogue itself. */
function rootOf(text: string, headings: readonly Heading[]): string | undefined {
  for (let at = text.lastIndexOf('/Root'); at >= 0; at = at > 0 ? text.lastIndexOf('/Root', at - 1) : -1) {
    const root = /^\/Root\s+\d+\s+\d+\s+R/.exec(text.slice(at, at + 60))?.[0];
    if (!root) continue;
    const start = text.lastIndexOf('<<', at);
    const around = text.slice(Math.max(start, at - LONGEST_DICTIONARY), at + 2_000).split(/>>\s*(?:startxref|stream|endobj)/, 1)[0] ?? '';
    const others = [/\/Info\s+\d+\s+\d+\s+R/, /\/Encrypt\s+\d+\s+\d+\s+R/, /\/ID\s*\[\s*<[\da-fA-F\s]*>\s*<[\da-fA-F\s]*>\s*\]/];
    return [root, ...others.map((other) => other.exec(around)?.[0] ?? '')].join('');
  }
  const catalog = headings.findLast(({ value }) => /^\s*<<[^>]*\/Type\s*\/Catalog\b/.test(text.slice(value, value + 1_000)));
  return catalog && `/Root ${catalog.number} ${catalog.generation} R`;
}

interface Stream {
  readonly dictionary: string;
  readonly from: number;
  readonly to: number;
  /** Whether the length that the file tells is not the one found. */
  readonly wrong: boolean;
}

function streamOf(text: string, { value, end: limit }: Heading, headings: ReadonlyMap<number, Heading>): Stream | undefined {
  const near = text.slice(value, Math.min(limit, value + LONGEST_DICTIONARY));
  const head = /^\s*<<((?!endobj)[\s\S])*?>>\s*stream(?:\r\n|\n|\r)/.exec(near)?.[0];
  if (!head) return undefined;
  const from = value + head.length;
  const told = lengthOf(text, head, headings);
  if (told !== undefined && /^\s{0,4}endstream/.test(text.slice(from + told, from + told + 20))) {
    return { dictionary: head, from, to: from + told, wrong: false };
  }
  const end = text.indexOf('endstream', from);
  const ended = end < 0 ? text.length : end;
  const to = text.startsWith('\r\n', ended - 2) ? ended - 2 : /[\r\n]/.test(text[ended - 1] ?? '') ? ended - 1 : ended;
  return { dictionary: head, from, to: Math.max(from, to), wrong: true };
}

const LENGTH = /\/Length\s+(\d+)(?:\s+\d+\s+R)?/;

function lengthOf(text: string, dictionary: string, headings: ReadonlyMap<number, Heading>): number | undefined {
  const found = LENGTH.exec(dictionary);
  if (!found) return undefined;
  if (!found[0].endsWith('R')) return Number(found[1]);
  const other = headings.get(Number(found[1]));
  const told = other && /^\s*(\d{1,10})\s/.exec(text.slice(other.value, other.value + 30))?.[1];
  return told === undefined ? undefined : Number(told);
}

function copyOf(file: Buffer, { number, generation }: Heading, { dictionary, from, to }: Stream): Buffer {
  const length = `/Length ${to - from}`;
  const fitted = LENGTH.test(dictionary) ? dictionary.replace(LENGTH, length) : dictionary.replace('<<', `<<${length}`);
  const head = Buffer.from(`${number} ${generation} obj${fitted}`, 'latin1');
  return Buffer.concat([head, file.subarray(from, to), Buffer.from('\nendstream\nendobj')]);
}

/** The numbers of the objects in an object stream, as far as it can be unpacked. */
function packedNumbers(file: Buffer, { dictionary, from, to }: Stream): number[] {
  const count = Number(/\/N\s+(\d+)/.exec(dictionary)?.[1] ?? 0);
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0);
  let data = file.subarray(from, to);
  if (/\/Filter/.test(dictionary)) {
    try {
      data = inflateSync(data, { maxOutputLength: MOST_UNPACKED, finishFlush: constants.Z_SYNC_FLUSH });
    } catch {
      return [];
    }
  }
  const pairs = data.toString('latin1', 0, first).trim().split(/\s+/);
  const numbers: number[] = [];
  for (let at = 0; at < Math.min(count * 2, pairs.length - 1); at += 2) {
    const number = Number(pairs[at]);
    if (!(number > 0 && number < HIGHEST_NUMBER)) return [];
    numbers.push(number);
  }
  return numbers;
}

function tableOf(entries: ReadonlyMap<number, Entry>, own: number, root: string): Buffer {
  const numbers = [...entries.keys()].sort((one, other) => one - other);
  const rows = Buffer.alloc(numbers.length * 9);
  const runs: [first: number, count: number][] = [];
  for (const [row, number] of numbers.entries()) {
    const [kind, where, place] = entries.get(number) as Entry;
    rows.writeUInt8(kind, row * 9);
    rows.writeUInt32BE(where, row * 9 + 1);
    rows.writeUInt32BE(place, row * 9 + 5);
    const last = runs.at(-1);
    if (last && last[0] + last[1] === number) last[1]++;
    else runs.push([number, 1]);
  }
  const head = `${own} 0 obj<</Type/XRef/W[1 4 4]/Index[${runs.flat().join(' ')}]/Size ${own + 1}${root}/Length ${rows.length}>>stream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), rows, Buffer.from('\nendstream\nendobj')]);
}
