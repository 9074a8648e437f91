/** Word segmentation: "distbankura" is dist and bankura, "puneMaharashtra" two names. */
import { isAddressMark } from '../../../data/tables/address_marks.ts';
import { wordTerm } from '../../core/dataset/pack/build.ts';
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { foldSound } from '../../core/text/sound-key.ts';
import { HEARD_FIELD, isPlaceName } from './places.ts';
import { MOST_WORDS, type Word, wordAt } from './words.ts';

/** Maximum words that are segmented, as each costs as much as many lookups. */
const MOST_PARTED = 3;
const SHORTEST = 7;
const LONGEST = 50;
const LETTERS = /^[a-z]+$/;
const SHORTEST_TWICE = 4;

/** Costs of the segments, minimised by dynamic programming: a label, a name, or unknown letters. */
const COSTS = { mark: 1.5, name: 7, strange: 3, strangeLetter: 0.8 } as const;
const NAME = { shortest: 5, longest: 18 } as const;
/** Shorter labels occur within names by accident, except these at the beginning or end of a word. */
const SHORTEST_MARK = 4;
const SHORT_MARKS = new Set(['po', 'ps', 'dt', 'nr', 'opp', 'teh', 'tal', 'via']);

/** @param words words of an address; unknown ones that are several words without a space are split */
export function splitWords(pack: Pack, words: readonly Word[]): Word[] {
  const list: Word[] = [];
  let count = 0;
  for (const [at, word] of words.entries()) {
    const pieces = count < MOST_PARTED && isStrange(pack, word) ? piecesOf(pack, word.word) : [];
    if (pieces.length > 0) count++;
    if (pieces.length < 2 || list.length + pieces.length + words.length - at - 1 > MOST_WORDS) list.push(word);
    else list.push(...pieces.map((piece) => pieceOf(pack, word, piece)));
  }
  return list;
}

function isStrange(pack: Pack, { word, sound, start, end }: Word): boolean {
  if (word.length < SHORTEST || word.length > LONGEST || end - start !== word.length || !LETTERS.test(word)) return false;
  return !isAddressMark(word) && !isPlaceName(pack, sound);
}

type Piece = readonly [from: number, to: number];

function pieceOf(pack: Pack, { word, start, part }: Word, [from, to]: Piece): Word {
  const piece = wordAt(word.slice(from, to), start + from, start + to, part);
  return to - from < NAME.shortest && costOf(pack, word, from, to) !== COSTS.mark ? { ...piece, isRemainder: true } : piece;
}

/** A word written twice, or the segmentation of least cost. */
function piecesOf(pack: Pack, word: string): Piece[] {
  const half = word.length / 2;
  if (half >= SHORTEST_TWICE && word.slice(0, half) === word.slice(half))
    return [
      [0, half],
      [half, word.length],
    ];
  const costs = new Float64Array(word.length + 1).fill(Number.POSITIVE_INFINITY);
  const froms = new Int32Array(word.length + 1);
  costs[0] = 0;
  for (let from = 0; from < word.length; from++) {
    for (let to = from + 1; to <= word.length; to++) {
      const cost = (costs[from] as number) + costOf(pack, word, from, to);
      if (cost >= (costs[to] as number)) continue;
      costs[to] = cost;
      froms[to] = from;
    }
  }
  const pieces: Piece[] = [];
  for (let to = word.length; to > 0; to = froms[to] as number) pieces.unshift([froms[to] as number, to]);
  return pieces;
}

function costOf(pack: Pack, word: string, from: number, to: number): number {
  const [piece, length] = [word.slice(from, to), to - from];
  const isAtEdge = from === 0 || to === word.length;
  if ((length >= SHORTEST_MARK && isAddressMark(piece)) || (isAtEdge && SHORT_MARKS.has(piece))) return COSTS.mark;
  const isName = length >= NAME.shortest && length <= NAME.longest && pack.find(wordTerm(HEARD_FIELD, foldSound(piece))) >= 0;
  return isName ? COSTS.name : COSTS.strange + COSTS.strangeLetter * length;
}
