/** Signature fields of a PDF, and the byte ranges that their signatures cover. */
import { arrayOf, catalogOf, dereference, dictOf, type ObjectGraph } from '../../../core/pdf/object-graph.ts';
import type { Dict, PdfValue } from '../../../core/pdf/syntax.ts';
import { eachField } from '../forms/form-fields.ts';
import { isString, stringBytes } from '../writing/strings.ts';
import { isoTime } from './ber.ts';

export interface SignatureField {
  /** Full name, such as `applicant.signature`. */
  readonly name: string;
  /** Number of the page with its widget, from 1. */
  readonly page: number | null;
  readonly visible: boolean;
  /** The signature dictionary; undefined if the field is not signed. */
  readonly signature: Dict | undefined;
}

export function signatureFields(graph: ObjectGraph, pages: readonly Dict[]): SignatureField[] {
  const pageOf = new Map<Dict | undefined, number>();
  for (const [index, page] of pages.entries())
    for (const annotation of arrayOf(graph, page.get('/Annots'))) pageOf.set(dictOf(graph, annotation), index + 1);
  const fields: SignatureField[] = [];
  eachField(graph, ({ name, dict, kind, value, widgets }) => {
    if (kind !== '/Sig') return;
    const signature = dictOf(graph, value);
    const widget = widgets.find((candidate) => pageOf.has(candidate)) ?? dict;
    const [left = 0, bottom = 0, right = 0, top = 0] = arrayOf(graph, widget.get('/Rect')).map((side) => Number(dereference(graph, side)));
    fields.push({
      name,
      page: pageOf.get(widget) ?? null,
      visible: left !== right && bottom !== top,
      signature: signature?.has('/Contents') ? signature : undefined,
    });
  });
  return fields;
}

/** A name without its slash, such as `ETSI.CAdES.detached`. */
export function nameOfKey(graph: ObjectGraph, dict: Dict, key: string): string | null {
  const value = dereference(graph, dict.get(key));
  return typeof value === 'string' && value.startsWith('/') ? value.slice(1) : null;
}

export function bytesOf(value: PdfValue | undefined): Buffer | undefined {
  return isString(value) ? Buffer.from(stringBytes(value), 'latin1') : undefined;
}

const PDF_DATE = /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:(Z)|([+-]\d\d)'?(\d\d)?)?/;

/** A PDF date in ISO 8601; a time without a zone is taken as UTC. */
export function parsePdfDate(text: string | null): string | null {
  const match = PDF_DATE.exec(text ?? '');
  if (!match) return null;
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', , zoneHour, zoneMinute = '00'] = match;
  const zone = zoneHour === undefined ? 'Z' : `${zoneHour}:${zoneMinute}`;
  return isoTime(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`) ?? null;
}

/** Offsets of the signed bytes: all of a revision but the value of the signature itself. */
export interface ByteRange {
  readonly gapStart: number;
  readonly gapEnd: number;
  readonly end: number;
}

/**
 * The byte range, if it covers the file from its first byte up to `end`, and leaves out exactly the hexadecimal string of the signature. Any other range
 * would allow unsigned content.
 */
export function readByteRange(graph: ObjectGraph, signature: Dict, file: Buffer): ByteRange | undefined {
  const range = arrayOf(graph, signature.get('/ByteRange')).map((value) => Number(dereference(graph, value)));
  const [start, gapStart = 0, gapEnd = 0, rest = 0] = range;
  const end = gapEnd + rest;
  if (range.length !== 4 || !range.every(Number.isSafeInteger) || start !== 0 || gapStart <= 0 || gapEnd <= gapStart + 1) return undefined;
  if (rest < 0 || end > file.length) return undefined;
  const gap = file.toString('latin1', gapStart, gapEnd);
  if (!/^<[\da-fA-F\s]*>$/.test(gap)) return undefined;
  const contents = bytesOf(dereference(graph, signature.get('/Contents')));
  return contents?.equals(Buffer.from(stringBytes(gap), 'latin1')) ? { gapStart, gapEnd, end } : undefined;
}

export function signedBytes(file: Buffer, { gapStart, gapEnd, end }: ByteRange): Buffer {
  return Buffer.concat([file.subarray(0, gapStart), file.subarray(gapEnd, end)]);
}

/** Permission level of the certification signature (`DocMDP`), from 1 (no changes) to 3; null for other signatures. */
export function certificationLevel(graph: ObjectGraph, signature: Dict): number | null {
  const isCertification = dictOf(graph, dictOf(graph, catalogOf(graph).get('/Perms'))?.get('/DocMDP')) === signature;
  for (const reference of arrayOf(graph, signature.get('/Reference'))) {
    const dict = dictOf(graph, reference);
    if (!dict || dereference(graph, dict.get('/TransformMethod')) !== '/DocMDP') continue;
    const level = Number(dereference(graph, dictOf(graph, dict.get('/TransformParams'))?.get('/P')) ?? 2);
    return level >= 1 && level <= 3 ? level : null;
  }
  return isCertification ? 2 : null;
}
