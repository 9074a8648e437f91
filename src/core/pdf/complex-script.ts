/**
 * Glyphs of a page in a complex script, where glyphs and characters do not map one to one. PDFium sorts the text objects of a line by their left
 * edge, gives an `ActualText` that spans several objects the box of the first object only, repeats it where they are apart, and then generates
 * spurious spaces and line breaks.
 * Here text objects stay in file order, an `ActualText` is one glyph with the union of the boxes of its objects, and nothing is generated between them.
 */

import type { PdfGlyph } from './glyph-table.ts';
import { LINE_END_HYPHEN } from './glyphs.ts';
import type { UserSpaceBox } from './page-objects.ts';
import type { PageView } from './page-view.ts';
import { isCombiningMark, isRtl } from './scripts.ts';
import type { ActualText, TextObject } from './text-objects.ts';

export function complexScriptGlyphs(glyphs: readonly PdfGlyph[], objects: ReadonlyMap<number, TextObject>, view: PageView): PdfGlyph[] {
  const runsByObject = new Map<number, PdfGlyph[]>();
  for (const [index, glyph] of glyphs.entries()) {
    if (glyph.generated && !isRealSpace(clusterBefore(glyphs, index), glyph, glyphs[index + 1])) continue;
    const letter = glyph.text === LINE_END_HYPHEN ? { ...glyph, text: '-' } : glyph;
    const run = runsByObject.get(glyph.textObject);
    const last = run?.at(-1);
    if (!run) runsByObject.set(glyph.textObject, [letter]);
    else if (last && isSamePosition(last, letter)) run[run.length - 1] = appendCharacter(last, letter);
    else run.push(letter);
  }
  const mergedTexts = new Set<ActualText>();
  const orderedRuns: { rank: number; run: readonly PdfGlyph[] }[] = [];
  for (const [objectId, run] of runsByObject) {
    const { rank = Number.POSITIVE_INFINITY, actualText, extent } = objects.get(objectId) ?? {};
    if (!actualText) orderedRuns.push({ rank, run: extent ? restoreTrailingSpace(run, extent, view) : run });
    else if (!mergedTexts.has(actualText)) orderedRuns.push({ rank, run: [mergeActualText(run, actualText, view)] });
    if (actualText) mergedTexts.add(actualText);
  }
  for (const [objectId, { rank, actualText, extent }] of objects)
    if (!actualText && !runsByObject.has(objectId) && isZeroSized(extent))
      orderedRuns.push({ rank, run: [spaceGlyph(extent, objectId, view)] });
  return orderedRuns.sort((a, b) => a.rank - b.rank).flatMap(({ run }) => run);
}

type HorizontalExtent = Pick<PdfGlyph, 'left' | 'right'>;

/** Extent of the base letter before a position, together with its combining marks, which may overlap its start and end before it does. */
function clusterBefore(glyphs: readonly PdfGlyph[], index: number): HorizontalExtent | undefined {
  let i = index - 1;
  const last = glyphs[i];
  if (!last) return undefined;
  let { left, right } = last;
  while (isCombiningMark((glyphs[i] as PdfGlyph).text) && glyphs[i - 1]?.textObject === last.textObject) {
    const letter = glyphs[--i] as PdfGlyph;
    left = Math.min(left, letter.left);
    right = Math.max(right, letter.right);
  }
  return { left, right };
}

/** Fraction of the font size. */
const MIN_SPACE_WIDTH = 0.12;

/** Whether a space generated inside a text object is real: PDFium generates one where a space was drawn, but also between stacked letters. */
function isRealSpace(previous: HorizontalExtent | undefined, { textObject, size }: PdfGlyph, next: PdfGlyph | undefined): boolean {
  if (textObject === 0 || !previous || !next || isCombiningMark(next.text)) return false;
  return Math.max(next.left - previous.right, previous.left - next.right) > MIN_SPACE_WIDTH * size;
}

/** Whether two characters have the same origin: they belong to one glyph, such as a ligature. */
function isSamePosition(a: PdfGlyph, b: PdfGlyph): boolean {
  return a.x === b.x && a.y === b.y && a.left < a.right;
}

function appendCharacter(glyph: PdfGlyph, { text, left, right }: PdfGlyph): PdfGlyph {
  return { ...glyph, text: glyph.text + text, left: Math.min(glyph.left, left), right: Math.max(glyph.right, right) };
}

function mergeActualText(run: readonly PdfGlyph[], { text, extent: { left, bottom, right, top } }: ActualText, view: PageView): PdfGlyph {
  return { ...(run[0] as PdfGlyph), ...view.box(left, bottom, right, top), text };
}

/** PDFium drops the space that an RTL text object draws first: the object is then wider than its letters. */
function restoreTrailingSpace(run: readonly PdfGlyph[], { left, bottom, top }: UserSpaceBox, view: PageView): readonly PdfGlyph[] {
  const last = run.at(-1) as PdfGlyph;
  if (last.rotation !== 0 || !isRtl(last.text) || last.left > (run[0] as PdfGlyph).left) return run;
  const space = { ...last, ...view.box(left, bottom, left, top), right: last.left, x: left, text: ' ' };
  return space.right - space.left > MIN_SPACE_WIDTH * last.size ? [...run, space] : run;
}

/** Whether an object has no ink: PDFium drops such a space as a duplicate of the object before it. */
function isZeroSized({ left, right, bottom, top }: UserSpaceBox): boolean {
  return left === right && bottom === top;
}

function spaceGlyph({ left, bottom, right, top }: UserSpaceBox, objectId: number, view: PageView): PdfGlyph {
  const box = view.box(left, bottom, right, top);
  return { ...box, text: ' ', x: box.left, y: box.bottom, size: 0, rotation: 0, generated: false, textObject: objectId };
}
