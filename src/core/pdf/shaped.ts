/**
 * Glyphs of a page in a complex script, where glyphs and characters do not map one to one. PDFium sorts the text objects of a line by their left
 * edge, gives an `ActualText` that spans several objects the box of the first alone, repeats it where they are apart, and then generates false blanks
 * and line ends.
 * Here text objects keep file order, such a text is one glyph with the box of all of its objects, and nothing is generated between them.
 */
import { type Glyph, LINE_HYPHEN } from './glyphs.ts';
import { isLeftwards, isSign } from './scripts.ts';
import type { Extent, Said, TextObject } from './text-objects.ts';
import type { View } from './view.ts';

export function shapedGlyphs(glyphs: readonly Glyph[], objects: ReadonlyMap<number, TextObject>, view: View): Glyph[] {
  const pieces = new Map<number, Glyph[]>();
  for (const [at, glyph] of glyphs.entries()) {
    if (glyph.found && !isGap(syllableBefore(glyphs, at), glyph, glyphs[at + 1])) continue;
    const letter = glyph.text === LINE_HYPHEN ? { ...glyph, text: '-' } : glyph;
    const piece = pieces.get(glyph.owner);
    const last = piece?.at(-1);
    if (!piece) pieces.set(glyph.owner, [letter]);
    else if (last && isSamePlace(last, letter)) piece[piece.length - 1] = withLetter(last, letter);
    else piece.push(letter);
  }
  const told = new Set<Said>();
  const ranked: { rank: number; piece: readonly Glyph[] }[] = [];
  for (const [owner, piece] of pieces) {
    const { rank = Number.POSITIVE_INFINITY, said, extent } = objects.get(owner) ?? {};
    if (!said) ranked.push({ rank, piece: extent ? withLastBlank(piece, extent, view) : piece });
    else if (!told.has(said)) ranked.push({ rank, piece: [asOne(piece, said, view)] });
    if (said) told.add(said);
  }
  for (const [owner, { rank, said, extent }] of objects)
    if (!said && !pieces.has(owner) && isEmpty(extent)) ranked.push({ rank, piece: [blankAt(extent, owner, view)] });
  return ranked.sort((one, other) => one.rank - other.rank).flatMap(({ piece }) => piece);
}

type Side = Pick<Glyph, 'left' | 'right'>;

/** Extent of the base letter before a position, together with its combining marks, which may overlap its start and end before it does. */
function syllableBefore(glyphs: readonly Glyph[], place: number): Side | undefined {
  let at = place - 1;
  const last = glyphs[at];
  if (!last) return undefined;
  let { left, right } = last;
  while (isSign((glyphs[at] as Glyph).text) && glyphs[at - 1]?.owner === last.owner) {
    const letter = glyphs[--at] as Glyph;
    left = Math.min(left, letter.left);
    right = Math.max(right, letter.right);
  }
  return { left, right };
}

/** Fraction of the font size. */
const NARROWEST_BLANK = 0.12;

/** Whether a blank generated inside a text object is real: PDFium generates one where a space was drawn, but also between stacked letters. */
function isGap(before: Side | undefined, { owner, size }: Glyph, after: Glyph | undefined): boolean {
  if (owner === 0 || !before || !after || isSign(after.text)) return false;
  return Math.max(after.left - before.right, before.left - after.right) > NARROWEST_BLANK * size;
}

/** Characters of one glyph, such as a ligature. */
function isSamePlace(one: Glyph, other: Glyph): boolean {
  return one.x === other.x && one.y === other.y && one.left < one.right;
}

function withLetter(glyph: Glyph, { text, left, right }: Glyph): Glyph {
  return { ...glyph, text: glyph.text + text, left: Math.min(glyph.left, left), right: Math.max(glyph.right, right) };
}

function asOne(piece: readonly Glyph[], { text, extent: { left, bottom, right, top } }: Said, view: View): Glyph {
  return { ...(piece[0] as Glyph), ...view.box(left, bottom, right, top), text };
}

/** In an RTL text object PDFium drops the blank that was drawn first: the object is then wider than its letters. */
function withLastBlank(piece: readonly Glyph[], { left, bottom, top }: Extent, view: View): readonly Glyph[] {
  const last = piece.at(-1) as Glyph;
  if (last.turn !== 0 || !isLeftwards(last.text) || last.left > (piece[0] as Glyph).left) return piece;
  const blank = { ...last, ...view.box(left, bottom, left, top), right: last.left, x: left, text: ' ' };
  return blank.right - blank.left > NARROWEST_BLANK * last.size ? [...piece, blank] : piece;
}

/** An object without ink that PDFium took for a duplicate of the one before it. */
function isEmpty({ left, right, bottom, top }: Extent): boolean {
  return left === right && bottom === top;
}

function blankAt({ left, bottom, right, top }: Extent, owner: number, view: View): Glyph {
  const box = view.box(left, bottom, right, top);
  return { ...box, text: ' ', x: box.left, y: box.bottom, size: 0, turn: 0, found: false, owner };
}
