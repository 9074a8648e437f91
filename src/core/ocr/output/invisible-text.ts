/**
 * The invisible text layer of a page, as PDF operators over the words of its picture. One code of the font is a whole grapheme cluster with its text,
 * so that marks before or around their consonant are copied in logical order.
 */
import type { OcrLine, OcrWord } from '../ocr-words.ts';
import { ADVANCE_WIDTH } from './glyphless-font.ts';

const UNITS_PER_EM = 1000;
const INVISIBLE_RENDER_MODE = 3;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Assigns codes to grapheme clusters in order of appearance; 0 is reserved for .notdef. */
export class GraphemeCids {
  readonly #cids = new Map<string, number>();

  cidOf(syllable: string): number {
    const known = this.#cids.get(syllable);
    if (known !== undefined) return known;
    this.#cids.set(syllable, this.#cids.size + 1);
    return this.#cids.size;
  }

  get texts(): readonly string[] {
    return [...this.#cids.keys()];
  }
}

/** @param scale points per pixel @param height of the page in pixels */
export function invisibleText(lines: readonly OcrLine[], scale: number, height: number, letters: GraphemeCids): string {
  const drawn = lines.flatMap(({ words }) => {
    // All words of a line share one baseline and height: PDF readers detect lines by that.
    const top = Math.min(...words.map(({ box }) => box.y));
    const size = Math.max(1, ...words.map(({ box }) => box.y + box.height - top));
    return words.map((word, at) => wordOperators(word, at + 1 < words.length, { scale, size, foot: height - top - size }, letters));
  });
  return `BT\n${INVISIBLE_RENDER_MODE} Tr\n${drawn.join('')}ET\n`;
}

function wordOperators(
  word: OcrWord,
  isFollowed: boolean,
  { scale, size, foot }: Record<'scale' | 'size' | 'foot', number>,
  letters: GraphemeCids,
): string {
  const parts = [...graphemes.segment(word.text)].map(({ segment }) => segment);
  const advance = Math.max(1, word.box.width) / parts.length;
  const stretch = (100 * advance * UNITS_PER_EM) / (size * ADVANCE_WIDTH);
  const isLeftwards = RIGHT_TO_LEFT.test(word.text);
  // PDF readers reorder RTL text themselves, and expect it in visual order, with the blank on the side of the next word.
  const shown = isLeftwards ? [...parts].reverse() : parts;
  if (isFollowed && isLeftwards) shown.unshift(' ');
  else if (isFollowed) shown.push(' ');
  const x = word.box.x - (isFollowed && isLeftwards ? advance : 0);
  const codes = shown.map((syllable) => letters.cidOf(syllable).toString(16).padStart(4, '0')).join('');
  const place = `1 0 0 1 ${formatNumber(x * scale)} ${formatNumber(foot * scale)} Tm`;
  return `/F ${formatNumber(size * scale)} Tf ${formatNumber(stretch)} Tz ${place} <${codes}> Tj\n`;
}

const formatNumber = (value: number): string => String(Math.round(value * 1000) / 1000);
