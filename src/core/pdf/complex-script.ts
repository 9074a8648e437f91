/**
 * Glyphs of a page in a complex script, where glyphs and characters do not map one to one. PDFium sorts the text objects of a line by their left
 * edge, gives an `ActualText` that spans several objects the box of the first alone, repeats it where they are apart, and then generates false blanks
 * and line ends.
 * Here text objects keep file order, such a text is one glyph with the box of all of its objects, and nothing is generated between them.
 */

import type { PdfGlyph } from './glyph-table.ts';
import { LINE_END_HYPHEN } from './glyphs.ts';
import type { PageView } from './page-view.ts';
import { isCombiningMark, isRtl } from './scripts.ts';
import type { ActualText, TextObject, UserSpaceBox } from './text-objects.ts';

export function complexScriptGlyphs(glyphs: readonly PdfGlyph[], objects: ReadonlyMap<number, TextObject>, view: PageView): PdfGlyph[] {
  const pieces = new Map<number, PdfGlyph[]>();
  for (const [at, glyph] of glyphs.entries()) {
    if (glyph.generated && !isRealSpace(clusterBefore(glyphs, at), glyph, glyphs[at + 1])) continue;
    const letter = glyph.text === LINE_END_HYPHEN ? { ...glyph, text: '-' } : glyph;
    const piece = pieces.get(glyph.textObject);
    const last = piece?.at(-1);
    if (!piece) pieces.set(glyph.textObject, [letter]);
    else if (last && isSamePosition(last, letter)) piece[piece.length - 1] = appendCharacter(last, letter);
    else piece.push(letter);
  }
  const merged = new Set<ActualText>();
  const ranked: { rank: number; piece: readonly PdfGlyph[] }[] = [];
  for (const [owner, piece] of pieces) {
    const { rank = Number.POSITIVE_INFINITY, actualText, extent } = objects.get(owner) ?? {};
    if (!actualText) ranked.push({ rank, piece: extent ? restoreTrailingSpace(piece, extent, view) : piece });
    else if (!merged.has(actualText)) ranked.push({ rank, piece: [mergeActualText(piece, actualText, view)] });
    if (actualText) merged.add(actualText);
  }
  for (const [owner, { rank, actualText, extent }] of objects)
    if (!actualText && !pieces.has(owner) && isZeroSized(extent)) ranked.push({ rank, piece: [spaceGlyph(extent, owner, view)] });
  return ranked.sort((one, other) => one.rank - other.rank).flatMap(({ piece }) => piece);
}

type HorizontalExtent = Pick<PdfGlyph, 'left' | 'right'>;

/** Extent of the base letter before a position, together with its combining marks, which may overlap its start and end before it does. */
function clusterBefore(glyphs: readonly PdfGlyph[], place: number): HorizontalExtent | undefined {
  let at = place - 1;
  const last = glyphs[at];
  if (!last) return undefined;
  let { left, right } = last;
  while (isCombiningMark((glyphs[at] as PdfGlyph).text) && glyphs[at - 1]?.textObject === last.textObject) {
    const letter = glyphs[--at] as PdfGlyph;
    left = Math.min(left, letter.left);
    right = Math.max(right, letter.right);
  }
  return { left, right };
}

/** Fraction of the font size. */
const MIN_SPACE_WIDTH = 0.12;

/** Whether a blank generated inside a text object is real: PDFium generates one where a space was drawn, but also between stacked letters. */
function isRealSpace(before: HorizontalExtent | undefined, { textObject, size }: PdfGlyph, after: PdfGlyph | undefined): boolean {
  if (textObject === 0 || !before || !after || isCombiningMark(after.text)) return false;
  return Math.max(after.left - before.right, before.left - after.right) > MIN_SPACE_WIDTH * size;
}

/** Characters of one glyph, such as a ligature. */
function isSamePosition(one: PdfGlyph, other: PdfGlyph): boolean {
  return one.x === other.x && one.y === other.y && one.left < one.right;
}

function appendCharacter(glyph: PdfGlyph, { text, left, right }: PdfGlyph): PdfGlyph {
  return { ...glyph, text: glyph.text + text, left: Math.min(glyph.left, left), right: Math.max(glyph.right, right) };
}

function mergeActualText(piece: readonly PdfGlyph[], { text, extent: { left, bottom, right, top } }: ActualText, view: PageView): PdfGlyph {
  return { ...(piece[0] as PdfGlyph), ...view.box(left, bottom, right, top), text };
}

/** In an RTL text object PDFium drops the blank that was drawn first: the object is then wider than its letters. */
function restoreTrailingSpace(piece: readonly PdfGlyph[], { left, bottom, top }: UserSpaceBox, view: PageView): readonly PdfGlyph[] {
  const last = piece.at(-1) as PdfGlyph;
  if (last.rotation !== 0 || !isRtl(last.text) || last.left > (piece[0] as PdfGlyph).left) return piece;
  const blank = { ...last, ...view.box(left, bottom, left, top), right: last.left, x: left, text: ' ' };
  return blank.right - blank.left > MIN_SPACE_WIDTH * last.size ? [...piece, blank] : piece;
}

/** An object without ink that PDFium took for a duplicate of the one before it. */
function isZeroSized({ left, right, bottom, top }: UserSpaceBox): boolean {
  return left === right && bottom === top;
}

function spaceGlyph({ left, bottom, right, top }: UserSpaceBox, owner: number, view: PageView): PdfGlyph {
  const box = view.box(left, bottom, right, top);
  return { ...box, text: ' ', x: box.left, y: box.bottom, size: 0, rotation: 0, generated: false, textObject: owner };
}
