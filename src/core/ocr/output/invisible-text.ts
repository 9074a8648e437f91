/**
 * The invisible text layer of a page, as PDF operators over the words of its picture. One code of the font is a whole grapheme cluster with its text,
 * so that marks before or around their consonant are copied in logical order.
 */
import { graphemesOf } from '../../text/graphemes.ts';
import type { OcrLine, OcrWord } from '../ocr-words.ts';
import { ADVANCE_WIDTH } from './glyphless-font.ts';

const UNITS_PER_EM = 1000;
const INVISIBLE_RENDER_MODE = 3;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Assigns codes to grapheme clusters in order of appearance; 0 is reserved for .notdef. */
export class GraphemeCids {
  readonly #cids = new Map<string, number>();

  cidOf(cluster: string): number {
    const cid = this.#cids.get(cluster);
    if (cid !== undefined) return cid;
    this.#cids.set(cluster, this.#cids.size + 1);
    return this.#cids.size;
  }

  get texts(): readonly string[] {
    return [...this.#cids.keys()];
  }
}

/** @param scale points per pixel @param height of the page in pixels */
export function invisibleText(lines: readonly OcrLine[], scale: number, height: number, letters: GraphemeCids): string {
  const operators = lines.flatMap(({ words }) => {
    // All words of a line share one baseline and height: PDF readers detect lines by that.
    const top = Math.min(...words.map(({ box }) => box.y));
    const size = Math.max(1, ...words.map(({ box }) => box.y + box.height - top));
    return words.map((word, index) =>
      wordOperators(word, index + 1 < words.length, { scale, size, baseline: height - top - size }, letters),
    );
  });
  return `BT\n${INVISIBLE_RENDER_MODE} Tr\n${operators.join('')}ET\n`;
}

function wordOperators(
  word: OcrWord,
  isFollowed: boolean,
  { scale, size, baseline }: Record<'scale' | 'size' | 'baseline', number>,
  letters: GraphemeCids,
): string {
  const clusters = graphemesOf(word.text);
  const advance = Math.max(1, word.box.width) / clusters.length;
  const stretch = (100 * advance * UNITS_PER_EM) / (size * ADVANCE_WIDTH);
  const isRightToLeft = RIGHT_TO_LEFT.test(word.text);
  // PDF readers reorder RTL text themselves, and expect it in visual order, with the blank on the side of the next word.
  const visualClusters = isRightToLeft ? [...clusters].reverse() : clusters;
  if (isFollowed && isRightToLeft) visualClusters.unshift(' ');
  else if (isFollowed) visualClusters.push(' ');
  const x = word.box.x - (isFollowed && isRightToLeft ? advance : 0);
  const codes = visualClusters.map((cluster) => letters.cidOf(cluster).toString(16).padStart(4, '0')).join('');
  const textMatrix = `1 0 0 1 ${formatNumber(x * scale)} ${formatNumber(baseline * scale)} Tm`;
  return `/F ${formatNumber(size * scale)} Tf ${formatNumber(stretch)} Tz ${textMatrix} <${codes}> Tj\n`;
}

const formatNumber = (value: number): string => String(Math.round(value * 1000) / 1000);
