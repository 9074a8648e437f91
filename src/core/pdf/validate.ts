/**
 * Structural validation of a PDF: xref entries point to objects, and stream lengths are right. An invalid file may still be readable; it is repaired
 * before any tool works on it, so that all tools see the same file.
 */
import { inflateSync } from 'node:zlib';
import { type ScannedObject, scanObjects, scanStream, skipToHeader } from './object-scan.ts';
import { isDict, PdfParser, Ref } from './syntax.ts';
import { walkXrefTable, type XrefTableSyntax } from './xref-table.ts';

/** Maximum bytes after the last `startxref`: a little more than `%%EOF` is tolerated. */
const MAX_TRAILER_BYTES = 2_048;
const MAX_XREF_SECTIONS = 500;
const MAX_XREF_BYTES = 32 * 1024 * 1024;

export function isValidPdf(bytes: Uint8Array): boolean {
  const file = skipToHeader(bytes);
  const text = file.toString('latin1');
  const start = /startxref\s+(\d{1,10})\s/.exec(text.slice(Math.max(0, text.lastIndexOf('startxref')), text.length));
  if (!start || text.length - text.lastIndexOf('startxref') > MAX_TRAILER_BYTES) return false;
  const headings = scanObjects(text);
  const lastByNumber = new Map(headings.map((heading) => [heading.number, heading]));
  return (
    isXrefChainValid(file, text, Number(start[1]), lastByNumber) && headings.every((heading) => isObjectValid(text, heading, lastByNumber))
  );
}

/** Whether an object ends before the next one begins, and its stream ends where `/Length` says. */
function isObjectValid(text: string, heading: ScannedObject, headings: ReadonlyMap<number, ScannedObject>): boolean {
  const stream = scanStream(text, heading, headings);
  if (stream) return !stream.hasWrongLength;
  const end = text.indexOf('endobj', heading.value);
  return end >= 0 && end < heading.end;
}

/** Follows the chain of xref tables from the last to the first. */
function isXrefChainValid(file: Buffer, text: string, start: number, headings: ReadonlyMap<number, ScannedObject>): boolean {
  const visited = new Set<number>();
  const stack = [start];
  for (let sectionOffset = stack.pop(); sectionOffset !== undefined; sectionOffset = stack.pop()) {
    if (visited.has(sectionOffset)) continue;
    visited.add(sectionOffset);
    if (visited.size > MAX_XREF_SECTIONS) return false;
    const dictionary = text.startsWith('xref', sectionOffset)
      ? trailerAfterTable(text, sectionOffset)
      : xrefStreamDictionary(file, text, sectionOffset, headings);
    if (dictionary === undefined || !isTrailerValid(dictionary, sectionOffset === start)) return false;
    for (const [, , earlier] of dictionary.matchAll(/\/(Prev|XRefStm)\s+(\d{1,10})/g)) stack.push(Number(earlier));
  }
  return true;
}

/** Whether a trailer dictionary parses, and the last one has `/Root`. */
function isTrailerValid(dictionary: string, isLast: boolean): boolean {
  try {
    const members = new PdfParser(dictionary).parseValue();
    return isDict(members) && (!isLast || members.get('/Root') instanceof Ref);
  } catch {
    return false;
  }
}

/** Xref table syntax that PDF readers accept: any white space, and any two characters at the end of a row. */
const LENIENT: XrefTableSyntax = {
  section: /\s*(\d{1,7})\s+(\d{1,7})[ \t]*(?:\r\n|\n|\r)/y,
  row: /(\d{10}) (\d{5}) ([nf])/y,
};
const OBJECT_HEADER = /\s{0,10}(\d{1,7})\s+\d{1,5}\s+obj/y;

/** Returns the trailer after a classic xref table whose entries all point to their objects. Some writers use offset 0 for omitted objects. */
function trailerAfterTable(text: string, table: number): string | undefined {
  const end = walkXrefTable(text, table, LENIENT, (number, offset = 0) => offset === 0 || pointsToObject(text, offset, number));
  if (end === undefined) return undefined;
  const trailer = /^\s*trailer\s*/.exec(text.slice(end, end + 40))?.[0];
  return trailer === undefined ? undefined : text.slice(end + trailer.length, end + trailer.length + MAX_TRAILER_BYTES);
}

function pointsToObject(text: string, offset: number, number: number): boolean {
  OBJECT_HEADER.lastIndex = offset;
  const heading = OBJECT_HEADER.exec(text);
  return heading !== null && Number(heading[1]) === number;
}

/** Returns the dictionary of an xref stream, if the stream is intact. */
function xrefStreamDictionary(
  file: Buffer,
  text: string,
  sectionOffset: number,
  headings: ReadonlyMap<number, ScannedObject>,
): string | undefined {
  OBJECT_HEADER.lastIndex = sectionOffset;
  const header = OBJECT_HEADER.exec(text);
  const heading = header && headings.get(Number(header[1]));
  const objectHeading = header && {
    number: Number(header[1]),
    generation: 0,
    offset: sectionOffset,
    value: OBJECT_HEADER.lastIndex,
    end: text.length,
  };
  const stream = objectHeading && scanStream(text, heading?.value === objectHeading.value ? heading : objectHeading, headings);
  if (!stream || stream.hasWrongLength || !/\/Type\s*\/XRef\b/.test(stream.dictionary)) return undefined;
  try {
    if (/\/FlateDecode/.test(stream.dictionary)) inflateSync(file.subarray(stream.from, stream.to), { maxOutputLength: MAX_XREF_BYTES });
  } catch {
    return undefined;
  }
  return stream.dictionary;
}
