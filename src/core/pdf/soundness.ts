/**
 * Structural validation of a PDF: xref entries point to objects, and stream lengths are right. An invalid file may still be readable; it is repaired
 * before any tool works on it, so that all tools see the same file.
 */
import { inflateSync } from 'node:zlib';
import { findHeadings, fromHeader, type Heading, streamOf } from './headings.ts';
import { type TableForm, walkPlainTable } from './plain-table.ts';
import { isDict, Reader, Ref } from './syntax.ts';

/** Maximum bytes after the last `startxref`: a little more than `%%EOF` is tolerated. */
const ENDING = 2_048;
const MOST_TABLES = 500;
const MOST_TABLE_BYTES = 32 * 1024 * 1024;

export function isSound(bytes: Uint8Array): boolean {
  const file = fromHeader(bytes);
  const text = file.toString('latin1');
  const start = /startxref\s+(\d{1,10})\s/.exec(text.slice(Math.max(0, text.lastIndexOf('startxref')), text.length));
  if (!start || text.length - text.lastIndexOf('startxref') > ENDING) return false;
  const headings = findHeadings(text);
  const last = new Map(headings.map((heading) => [heading.number, heading]));
  return areTablesSound(file, text, Number(start[1]), last) && headings.every((heading) => isObjectSound(text, heading, last));
}

/** Whether an object ends before the next one begins, and its stream ends where `/Length` says. */
function isObjectSound(text: string, heading: Heading, headings: ReadonlyMap<number, Heading>): boolean {
  const stream = streamOf(text, heading, headings);
  if (stream) return !stream.wrong;
  const end = text.indexOf('endobj', heading.value);
  return end >= 0 && end < heading.end;
}

/** Follows the chain of xref tables from the last to the first. */
function areTablesSound(file: Buffer, text: string, start: number, headings: ReadonlyMap<number, Heading>): boolean {
  const met = new Set<number>();
  const waiting = [start];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (met.has(at)) continue;
    met.add(at);
    if (met.size > MOST_TABLES) return false;
    const dictionary = text.startsWith('xref', at) ? afterPlainTable(text, at) : afterStreamTable(file, text, at, headings);
    if (dictionary === undefined || !isReadable(dictionary, at === start)) return false;
    for (const [, , earlier] of dictionary.matchAll(/\/(Prev|XRefStm)\s+(\d{1,10})/g)) waiting.push(Number(earlier));
  }
  return true;
}

/** Whether a trailer dictionary parses, and the last one has `/Root`. */
function isReadable(dictionary: string, isLast: boolean): boolean {
  try {
    const members = new Reader(dictionary).value();
    return isDict(members) && (!isLast || members.get('/Root') instanceof Ref);
  } catch {
    return false;
  }
}

/** As readers accept it: any white space, and any two characters at the end of a row. */
const LENIENT: TableForm = {
  section: /\s*(\d{1,7})\s+(\d{1,7})[ \t]*(?:\r\n|\n|\r)/y,
  row: /(\d{10}) (\d{5}) ([nf])/y,
};
const HEADING = /\s{0,10}(\d{1,7})\s+\d{1,5}\s+obj/y;

/** Returns the trailer after a classic xref table whose entries all point to their objects. Some writers use offset 0 for omitted objects. */
function afterPlainTable(text: string, table: number): string | undefined {
  const end = walkPlainTable(text, table, LENIENT, (number, offset = 0) => offset === 0 || leadsTo(text, offset, number));
  if (end === undefined) return undefined;
  const trailer = /^\s*trailer\s*/.exec(text.slice(end, end + 40))?.[0];
  return trailer === undefined ? undefined : text.slice(end + trailer.length, end + trailer.length + ENDING);
}

function leadsTo(text: string, offset: number, number: number): boolean {
  HEADING.lastIndex = offset;
  const heading = HEADING.exec(text);
  return heading !== null && Number(heading[1]) === number;
}

/** Returns the dictionary of an xref stream, if the stream is intact. */
function afterStreamTable(file: Buffer, text: string, at: number, headings: ReadonlyMap<number, Heading>): string | undefined {
  HEADING.lastIndex = at;
  const found = HEADING.exec(text);
  const heading = found && headings.get(Number(found[1]));
  const own = found && { number: Number(found[1]), generation: 0, at, value: HEADING.lastIndex, end: text.length };
  const stream = own && streamOf(text, heading?.value === own.value ? heading : own, headings);
  if (!stream || stream.wrong || !/\/Type\s*\/XRef\b/.test(stream.dictionary)) return undefined;
  try {
    if (/\/FlateDecode/.test(stream.dictionary)) inflateSync(file.subarray(stream.from, stream.to), { maxOutputLength: MOST_TABLE_BYTES });
  } catch {
    return undefined;
  }
  return stream.dictionary;
}
