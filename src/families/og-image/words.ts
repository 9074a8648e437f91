/** Line break opportunities. */

/** A chunk without a break opportunity, and whether a space separates it from the one before. */
export interface Word {
  readonly text: string;
  readonly isParted: boolean;
}

/** Scripts written without spaces. */
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff65]/u;
/** Kinsoku rules: closing punctuation and small kana never start a line, opening punctuation never ends one. */
const NEVER_FIRST = /^[\p{Pe}\p{Pf}、。，．・：；？！!?,.:;ー々ゝゞヽヾぁぃぅぇぉっゃゅょァィゥェォッャュョ…]/u;
const NEVER_LAST = /[\p{Ps}\p{Pi}]$/u;

const words = new Intl.Segmenter('ja', { granularity: 'word' });

export function wordsOf(text: string): Word[] {
  return text.split(' ').flatMap((word) => {
    const pieces = UNPARTED.test(word) ? piecesOf(word) : [word];
    return pieces.map((piece, at) => ({ text: piece, isParted: at === 0 }));
  });
}

/** Word segmentation of Chinese and Japanese by the ICU dictionary, punctuation attached. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of words.segment(text)) {
    const last = pieces.at(-1);
    if (last !== undefined && (NEVER_FIRST.test(segment) || NEVER_LAST.test(last))) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

export function joined(line: readonly Word[]): string {
  return line.map(({ text, isParted }, at) => (isParted && at > 0 ? ` ${text}` : text)).join('');
}
