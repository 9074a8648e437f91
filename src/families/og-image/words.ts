/** Where a line of text may end. */

/** A piece that is never broken, and whether a blank parts it from the one before. */
export interface Word {
  readonly text: string;
  readonly isParted: boolean;
}

/** Scripts that are written without blanks. */
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff65]/u;
/** Closing signs, small kana and the like never begin a line, opening ones never end one. */
const NEVER_FIRST = /^[\p{Pe}\p{Pf}、。，．・：；？！!?,.:;ー々ゝゞヽヾぁぃぅぇぉっゃゅょァィゥェォッャュョ…]/u;
const NEVER_LAST = /[\p{Ps}\p{Pi}]$/u;

const words = new Intl.Segmenter('ja', { granularity: 'word' });

export function wordsOf(text: string): Word[] {
  return text.split(' ').flatMap((word) => {
    const pieces = UNPARTED.test(word) ? piecesOf(word) : [word];
    return pieces.map((piece, at) => ({ text: piece, isParted: at === 0 }));
  });
}

/** The words of Chinese and Japanese, by the dictionary of ICU, with their punctuation. */
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
