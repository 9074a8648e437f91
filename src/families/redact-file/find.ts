/** Finds identifiers in the text of pages, and selects the characters to mask. */
import { ApiError } from '../../core/request/api-error.ts';
import { asciiDigits } from '../../core/text/fold.ts';
import { findEntities } from '../text/redact/redact.ts';
import { mask } from '../text/redact/replace.ts';
import { boxesOf, intersects, marginsOf, pad } from './boxes.ts';
import { correctLookalikes } from './lookalikes.ts';
import { type FoundInFile, KINDS, type Kind } from './records.ts';
import { type Box, type Cell, mapOfRows, type Row, type TextMap } from './text-map.ts';

type Source = FoundInFile['found'][number]['source'];

export interface Finding {
  readonly kind: Kind;
  readonly page: number;
  readonly confidence: number;
  readonly source: Source;
  readonly masked: string;
  readonly boxes: readonly Box[];
  /** Letters and digits in upper case, which may not remain in the file. Never part of an answer. */
  readonly value: string;
}

/** A code on a page, and whether it is known to hold the data of an Aadhaar. */
export interface CodeOnPage {
  readonly text: string;
  readonly isAadhaar: boolean;
  readonly box: Box;
}

/** Text and codes of a page. */
export interface PageReading {
  readonly page: number;
  /** The text of a PDF: in the order of the file, and as it lies on the page. */
  readonly textLayer?: { readonly inOrder: TextMap; readonly rows: readonly Row[] };
  /** The text of its picture, by one or several passes of OCR. */
  readonly recognised: readonly (readonly Row[])[];
  readonly codes: readonly CodeOnPage[];
}

export interface RedactionOptions {
  readonly kinds: readonly Kind[];
  readonly minConfidence: number;
}

/** A finding with the cells that it covers, so that the same item is not found twice. */
interface Located extends Finding {
  readonly cells: readonly Cell[];
}

interface Layer {
  readonly page: number;
  readonly source: Source;
  readonly map: TextMap;
  /** The text to search, of the same length. */
  readonly text: string;
  /** An item of lower confidence is not taken from this layer. */
  readonly minConfidence?: number;
}

/** Numbers that continue on the next line count only if they are sure. */
const WRAPPED_CONFIDENCE = 0.95;
/** Digits of an Aadhaar that are hidden: UIDAI's masked Aadhaar shows the last four. */
const HIDDEN_AADHAAR_DIGITS = 8;
const PHONE_DIGITS = 10;
/** Shorter values are too likely to be part of others to be searched for. */
export const MIN_VALUE_LENGTH = 8;
const MAX_FINDINGS = 2_000;

export function findInPages(pages: readonly PageReading[], options: RedactionOptions): Finding[] {
  const layers = pages.flatMap((page) => [...layersOf(page)]);
  const found = new FindingSet();
  for (const layer of layers) for (const each of findIn(layer, options)) found.add(each);
  // A value that was recognised once, such as by its label, is masked wherever it is repeated.
  const values = [...new Map(found.all.map((each) => [each.value, each])).values()].filter(({ value }) => value.length >= MIN_VALUE_LENGTH);
  for (const layer of layers) for (const each of repetitionsIn(layer, values)) found.add(each);
  const codes = pages.flatMap(({ page, codes }) => codes.flatMap((code) => findInCode(code, page, options, values)));
  return [...found.all.map(({ cells: _, ...finding }) => finding), ...codes].sort(
    (a, b) => a.page - b.page || (a.boxes[0]?.y ?? 0) - (b.boxes[0]?.y ?? 0),
  );
}

function* layersOf({ page, textLayer, recognised }: PageReading): Iterable<Layer> {
  if (textLayer) {
    const { inOrder, rows } = textLayer;
    yield { page, source: 'text', map: inOrder, text: asciiDigits(inOrder.text) };
    yield* layersOfRows(page, 'text', rows);
  }
  for (const rows of recognised) {
    yield* layersOfRows(page, 'ocr', rows);
    const map = mapOfRows(rows);
    yield { page, source: 'ocr', map, text: correctLookalikes(asciiDigits(map.text)) };
  }
}

function* layersOfRows(page: number, source: Source, rows: readonly Row[]): Iterable<Layer> {
  const lines = mapOfRows(rows);
  yield { page, source, map: lines, text: asciiDigits(lines.text) };
  const wrapped = mapOfRows(rows, ' ');
  yield { page, source, map: wrapped, text: asciiDigits(wrapped.text), minConfidence: WRAPPED_CONFIDENCE };
}

function* findIn({ page, source, map, text, minConfidence = 0 }: Layer, options: RedactionOptions): Iterable<Located> {
  for (const { type, from, to, confidence } of findEntities(text, { types: options.kinds, minConfidence: options.minConfidence }))
    if (confidence >= minConfidence) yield locate({ kind: type as Kind, page, source, confidence }, map, text, from, to);
}

/** Letters and digits in upper case, and their offsets in the text. */
export function lettersOf(text: string): { readonly letters: string; readonly offsets: readonly number[] } {
  const offsets: number[] = [];
  let letters = '';
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    if (!/[\p{L}\p{N}]/u.test(character)) continue;
    const upper = character.toUpperCase();
    // The upper case of ß is two letters.
    letters += upper.length === 1 ? upper : character;
    offsets.push(i);
  }
  return { letters, offsets };
}

function* repetitionsIn({ page, source, map, text }: Layer, values: readonly Finding[]): Iterable<Located> {
  const { letters, offsets } = lettersOf(text);
  for (const { kind, value, confidence } of values) {
    for (let index = letters.indexOf(value); index >= 0; index = letters.indexOf(value, index + value.length))
      yield locate(
        { kind, page, source, confidence },
        map,
        text,
        offsets[index] as number,
        (offsets[index + value.length - 1] as number) + 1,
      );
  }
}

function locate(
  known: Pick<Finding, 'kind' | 'page' | 'source' | 'confidence'>,
  map: TextMap,
  text: string,
  from: number,
  to: number,
): Located {
  const matchedText = text.slice(from, to);
  const hiddenLength = known.kind === 'aadhaar' ? lengthOfDigits(matchedText, HIDDEN_AADHAAR_DIGITS) : matchedText.length;
  const cells = [...new Set(map.cells.slice(from, from + hiddenLength).filter((cell) => cell !== undefined))];
  const next = map.cells.slice(from + hiddenLength, to).find((cell) => cell !== undefined && !cells.includes(cell));
  const boxes = boxesOf(extendToNext(cells, next), marginsOf(known.source === 'ocr', hiddenLength < matchedText.length));
  return { ...known, masked: maskedForm(known.kind, matchedText), value: compactValue(known.kind, matchedText), cells, boxes };
}

/** Fraction of the gap to the next character that is covered: bold letters are wider than their boxes. */
const COVERED_GAP = 0.5;

/** Extends the last cell into the gap before the next one. */
function extendToNext(cells: readonly Cell[], next: Cell | undefined): readonly Cell[] {
  const last = cells.at(-1);
  if (!last || !next) return cells;
  const { box } = last;
  const gap = next.box.x - (box.x + box.width);
  const isBeside = next.box.y < box.y + box.height && box.y < next.box.y + next.box.height;
  if (!isBeside || gap <= 0 || gap > box.height) return cells;
  return [...cells.slice(0, -1), { ...last, box: { ...box, width: box.width + COVERED_GAP * gap } }];
}

/** Length of the shortest prefix with this many digits. */
function lengthOfDigits(value: string, digits: number): number {
  let [count, length] = [0, 0];
  while (length < value.length && count < digits) if (/\d/.test(value.charAt(length++))) count++;
  return length;
}

/** A virtual ID and a date of birth are hidden as a whole, other values except their last four characters. */
function maskedForm(kind: Kind, value: string): string {
  const singleSpaced = value.replace(/\s+/g, ' ');
  return kind === 'aadhaar_vid' ? singleSpaced.replace(/[\p{L}\p{N}]/gu, 'X') : mask(kind, singleSpaced);
}

function compactValue(kind: Kind, value: string): string {
  const { letters } = lettersOf(value);
  return kind === 'phone' ? letters.slice(-PHONE_DIGITS) : letters;
}

/** Deduplicates: a number detected by OCR and in the text below a scan is one finding with the boxes of both. */
class FindingSet {
  readonly all: Located[] = [];
  readonly #covered = new Set<Cell>();
  readonly #byValue = new Map<string, number[]>();

  /** Does nothing if the cells are covered. */
  add(next: Located): void {
    if (next.cells.length > 0 && next.cells.every((cell) => this.#covered.has(cell))) return;
    for (const cell of next.cells) this.#covered.add(cell);
    const key = `${next.page} ${next.kind} ${next.value}`;
    const known = this.#byValue.get(key) ?? [];
    const same = known.find((index) => touches(this.all[index] as Located, next));
    if (same !== undefined) {
      const { boxes, ...finding } = this.all[same] as Located;
      this.all[same] = { ...finding, boxes: [...boxes, ...next.boxes] };
      return;
    }
    if (this.all.length >= MAX_FINDINGS)
      throw new ApiError('too_large', `The file has more than ${MAX_FINDINGS} items to mask. Divide it first.`);
    this.#byValue.set(key, [...known, this.all.push(next) - 1]);
  }
}

const touches = (a: Finding, b: Finding): boolean => a.boxes.some((box) => b.boxes.some((each) => intersects(box, each)));

/** Margin around a code, as a fraction of its smaller side: readers need the finder patterns at its corners. */
const CODE_MARGIN = 0.04;

/** The first item in a code, which is masked as a whole. */
function findInCode(
  { text, isAadhaar, box }: CodeOnPage,
  page: number,
  { kinds, minConfidence }: RedactionOptions,
  values: readonly Finding[],
): Finding[] {
  const boxes = [pad(box, CODE_MARGIN * Math.min(box.width, box.height))];
  const known = { page, source: 'code', boxes } as const;
  if (isAadhaar && kinds.includes('aadhaar'))
    return [{ ...known, kind: 'aadhaar', confidence: 1, masked: 'QR code of an Aadhaar', value: '' }];
  const [entity] = findEntities(text, { types: kinds, minConfidence });
  const { letters } = lettersOf(text);
  const repeated = values.find(({ value }) => letters.includes(value));
  const kind = (entity?.type as Kind | undefined) ?? repeated?.kind;
  if (!kind) return [];
  const value = entity ? text.slice(entity.from, entity.to) : (repeated as Finding).value;
  return [{ ...known, kind, confidence: entity?.confidence ?? 1, masked: maskedForm(kind, value), value: '' }];
}

/** Counts by kind, in the order of the kinds. */
export function countByKind(found: readonly Pick<Finding, 'kind'>[]): Record<string, number> {
  const counts = KINDS.map((kind) => [kind, found.filter((each) => each.kind === kind).length] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
