/**
 * The invisible text layer of a page, as PDF operators over the words of its picture. One code of the font is a whole grapheme cluster with its text,
 * so that marks before or around their consonant are copied in logical order.
 */
import type { Line, Word } from '../words.ts';
import { ADVANCE } from './glyphless-font.ts';

const EM = 1000;
const UNSEEN = 3;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const syllables = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Assigns codes to grapheme clusters in order of appearance; 0 is reserved for .notdef. */
export class Syllables {
  readonly #numbers = new Map<string, number>();

  numberOf(syllable: string): number {
    const known = this.#numbers.get(syllable);
    if (known !== undefined) return known;
    this.#numbers.set(syllable, this.#numbers.size + 1);
    return this.#numbers.size;
  }

  get texts(): readonly string[] {
    return [...this.#numbers.keys()];
  }
}

/** @param scale points per pixel @param height of the page in pixels */
export function unseenText(lines: readonly Line[], scale: number, height: number, letters: Syllables): string {
  const drawn = lines.flatMap(({ words }) => {
    // All words of a line share one baseline and height: PDF readers detect lines by that.
    const top = Math.min(...words.map(({ box }) => box.y));
    const size = Math.max(1, ...words.map(({ box }) => box.y + box.height - top));
    return words.map((word, at) => wordAt(word, at + 1 < words.length, { scale, size, foot: height - top - size }, letters));
  });
  return `BT\n${UNSEEN} Tr\n${drawn.join('')}ET\n`;
}

function wordAt(
  word: Word,
  isFollowed: boolean,
  { scale, size, foot }: Record<'scale' | 'size' | 'foot', number>,
  letters: Syllables,
): string {
  const parts = [...syllables.segment(word.text)].map(({ segment }) => segment);
  const advance = Math.max(1, word.box.width) / parts.length;
  const stretch = (100 * advance * EM) / (size * ADVANCE);
  const isLeftwards = RIGHT_TO_LEFT.test(word.text);
  // PDF readers reorder RTL text themselves, and expect it in visual order, with the blank on the side of the next word.
  const shown = isLeftwards ? [...parts].reverse() : parts;
  if (isFollowed && isLeftwards) shown.unshift(' ');
  else if (isFollowed) shown.push(' ');
  const x = word.box.x - (isFollowed && isLeftwards ? advance : 0);
  const codes = shown.map((syllable) => letters.numberOf(syllable).toString(16).padStart(4, '0')).join('');
  const place = `1 0 0 1 ${short(x * scale)} ${short(foot * scale)} Tm`;
  return `/F ${short(size * scale)} Tf ${short(stretch)} Tz ${place} <${codes}> Tj\n`;
}

const short = (value: number): string => String(Math.round(value * 1000) / 1000);
