/** Word segmentation: "distbankura" is split into dist and bankura, "puneMaharashtra" into two names. */
import { isAddressLabel } from '../../../data/tables/address_labels.ts';
import { wordTerm } from '../../core/dataset/pack/build.ts';
import type { Pack } from '../../core/dataset/pack/pack.ts';
import { phoneticFold } from '../../core/text/phonetic-key.ts';
import { isPlaceName, PHONETIC_FIELD } from './pincode-index.ts';
import { type AddressToken, MAX_TOKENS, tokenAt } from './tokenise.ts';

/** Maximum words that are segmented, as each costs as much as many lookups. */
const MAX_SEGMENTED_WORDS = 3;
const MIN_WORD_LENGTH = 7;
const MAX_WORD_LENGTH = 50;
const LETTERS = /^[a-z]+$/;
const MIN_REPEATED_LENGTH = 4;

/** Costs of the segments, minimised by dynamic programming: a label, a name, or unknown letters. */
const COSTS = { label: 1.5, name: 7, unknown: 3, unknownLetter: 0.8 } as const;
const NAME_LENGTH = { shortest: 5, longest: 18 } as const;
/** Shorter labels occur within names by accident, except these at the beginning or end of a word. */
const MIN_LABEL_LENGTH = 4;
const SHORT_LABELS = new Set(['po', 'ps', 'dt', 'nr', 'opp', 'teh', 'tal', 'via']);

/** @param words words of an address; unknown ones that are several words without a space are split */
export function segmentWords(pack: Pack, words: readonly AddressToken[]): AddressToken[] {
  const result: AddressToken[] = [];
  let count = 0;
  for (const [index, word] of words.entries()) {
    const segments = count < MAX_SEGMENTED_WORDS && isUnknownWord(pack, word) ? segmentWord(pack, word.word) : [];
    if (segments.length > 0) count++;
    if (segments.length < 2 || result.length + segments.length + words.length - index - 1 > MAX_TOKENS) result.push(word);
    else result.push(...segments.map((segment) => toToken(pack, word, segment)));
  }
  return result;
}

function isUnknownWord(pack: Pack, { word, sound: phoneticKey, start, end }: AddressToken): boolean {
  if (word.length < MIN_WORD_LENGTH || word.length > MAX_WORD_LENGTH || end - start !== word.length || !LETTERS.test(word)) return false;
  return !isAddressLabel(word) && !isPlaceName(pack, phoneticKey);
}

type Segment = readonly [from: number, to: number];

function toToken(pack: Pack, { word, start, part: partIndex }: AddressToken, [from, to]: Segment): AddressToken {
  const segment = tokenAt(word.slice(from, to), start + from, start + to, partIndex);
  return to - from < NAME_LENGTH.shortest && segmentCost(pack, word, from, to) !== COSTS.label
    ? { ...segment, isRemainder: true }
    : segment;
}

/** A word written twice, or the segmentation of least cost. */
function segmentWord(pack: Pack, word: string): Segment[] {
  const half = word.length / 2;
  if (half >= MIN_REPEATED_LENGTH && word.slice(0, half) === word.slice(half))
    return [
      [0, half],
      [half, word.length],
    ];
  const costs = new Float64Array(word.length + 1).fill(Number.POSITIVE_INFINITY);
  const backpointers = new Int32Array(word.length + 1);
  costs[0] = 0;
  for (let from = 0; from < word.length; from++) {
    for (let to = from + 1; to <= word.length; to++) {
      const cost = (costs[from] as number) + segmentCost(pack, word, from, to);
      if (cost >= (costs[to] as number)) continue;
      costs[to] = cost;
      backpointers[to] = from;
    }
  }
  const segments: Segment[] = [];
  for (let to = word.length; to > 0; to = backpointers[to] as number) segments.unshift([backpointers[to] as number, to]);
  return segments;
}

function segmentCost(pack: Pack, word: string, from: number, to: number): number {
  const [segment, length] = [word.slice(from, to), to - from];
  const isAtEdge = from === 0 || to === word.length;
  if ((length >= MIN_LABEL_LENGTH && isAddressLabel(segment)) || (isAtEdge && SHORT_LABELS.has(segment))) return COSTS.label;
  const isName =
    length >= NAME_LENGTH.shortest && length <= NAME_LENGTH.longest && pack.findTerm(wordTerm(PHONETIC_FIELD, phoneticFold(segment))) >= 0;
  return isName ? COSTS.name : COSTS.unknown + COSTS.unknownLetter * length;
}
