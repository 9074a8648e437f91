/** The tables of one page, from its words and rulings. */
import type { GlyphTable } from '../../../core/pdf/glyph-table.ts';
import type { ViewBox } from '../../../core/pdf/page-view.ts';
import { groupIntoWords, type TextWord } from '../text/words.ts';
import { findGrids, type Grid } from './grids.ts';
import { latticeTable } from './lattice.ts';
import { joinRulings, type RulingLine } from './ruling-lines.ts';
import { streamTables } from './stream.ts';
import type { Column, PageTable } from './table.ts';
import { uprightBox } from './upright-box.ts';

export type TableMode = 'auto' | 'lattice' | 'stream';

/** A page with more words is adversarial: a newspaper page has about 2,000. */
export const MAX_PAGE_WORDS = 20_000;

export interface UprightPage {
  readonly words: readonly TextWord[];
  readonly grids: readonly Grid[];
  readonly horizontal: readonly RulingLine[];
  /** Whether the page has too many rulings to find grids. */
  readonly isDrawing: boolean;
}

/** The text direction of most glyphs, in quarter turns. */
export function mainRotation({ length, rotations, generated }: GlyphTable): number {
  const counts = [0, 0, 0, 0];
  for (let index = 0; index < length; index++) if (generated[index] !== 1) (counts[rotations[index] as number] as number)++;
  return counts.indexOf(Math.max(...counts));
}

export function uprightPage(words: readonly TextWord[], rulings: readonly ViewBox[], turn: number): UprightPage {
  const lines = joinRulings(rulings.map((box) => uprightBox(box, turn)));
  const grids = findGrids(lines);
  return { words, grids: grids ?? [], horizontal: grids ? lines.horizontal : [], isDrawing: grids === undefined };
}

export const wordsOf = (glyphs: GlyphTable, turn: number, maxGap: number | undefined): TextWord[] => groupIntoWords(glyphs, turn, maxGap);

/** @param continued columns of the last table of the page before */
export function findTables({ words, grids, horizontal }: UprightPage, mode: TableMode, continued?: readonly Column[]): PageTable[] {
  const ruled = mode === 'stream' ? [] : grids.flatMap((grid) => latticeTable(grid, words) ?? []);
  const outermost = ruled.filter((table) => !ruled.some((other) => other !== table && contains(other.box, table.box)));
  if (mode === 'lattice') return sortByTop(outermost);
  const rest = words.filter((word) => !outermost.some(({ box }) => isInside(word, box)));
  return sortByTop([...outermost, ...streamTables(rest, horizontal, continued)]);
}

const sortByTop = (tables: readonly PageTable[]): PageTable[] =>
  [...tables].sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);

const contains = (outer: ViewBox, inner: ViewBox): boolean =>
  outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom;

function isInside({ left, right, baseline }: TextWord, box: ViewBox): boolean {
  const middle = (left + right) / 2;
  return middle > box.left && middle < box.right && baseline > box.top && baseline < box.bottom;
}
