/** Words of a field that sound like a word, or that are within a small edit distance of it. */
import { editDistance, FAR, soundDistance } from '../../text/name-distance.ts';
import { type WrittenIn, writtenIn } from '../../text/script-sound.ts';
import { foldSound, soundKey, soundKeys } from '../../text/sound-key.ts';
import { SegmentedCache } from '../../util/segmented-cache.ts';
import { weakMemo } from '../../util/weak-memo.ts';
import { wordTerm } from '../pack/build.ts';
import type { Pack } from '../pack/pack.ts';
import { soundTerm } from '../pack/sound-terms.ts';
import { filterOf } from '../query/bloom-filter.ts';

export interface PhoneticMatch {
  /** Number of the term of the word. */
  readonly term: number;
  /** Distance from the word: 0 is the same sound. */
  readonly cost: number;
}

/** A word of the query. */
interface Asked {
  readonly word: string;
  readonly folded: string;
  readonly script: WrittenIn;
  /** Maximum distance. */
  readonly most: number;
}

/** Maximum distance: a base value, higher for other scripts because they may spell a sound differently, plus an amount per letter. */
const MOST = { latin: 0.35, script: 0.55, letter: 0.13 };

function askedOf(word: string, most: number): Asked {
  const script = writtenIn(word);
  const folded = foldSound(word);
  const isLatin = script === 'latin';
  const length = isLatin ? Math.max(folded.length, word.length) : folded.length;
  return { word, folded, script, most: Math.min(most, (isLatin ? MOST.latin : MOST.script) + MOST.letter * length) };
}

/** A phonetic match below this distance, with at least this many rows, makes the search for typing errors unnecessary. */
const NEAR = 0.5;
const COMMON = 4;
/** Longer candidate lists are not compared. */
const MOST_COMPARED = 1_000;

/** Cache capacity, in words asked for plus their matches: road, nagar and city recur constantly. */
const MOST_REMEMBERED = 20_000;
const remembered = weakMemo(
  (_: Pack) => new SegmentedCache<string, readonly PhoneticMatch[]>(MOST_REMEMBERED, (alike) => alike.length + 1),
);

/**
 * Nearest first.
 * @param slips whether to look for typing errors too, if no common word sounds alike
 * @param most maximum distance
 */
export function phoneticMatches(pack: Pack, field: string, word: string, { slips = true, most = FAR } = {}): readonly PhoneticMatch[] {
  if (!isHeard(word)) return [];
  // A search asks for near and for very near matches: the former are cached, the latter filtered from them.
  const farthest = Math.max(most, NEAR);
  const key = `${field} ${word} ${slips} ${farthest}`;
  const alike = remembered(pack).ask(key, () => findAlikes(pack, field, askedOf(word, farthest), slips));
  return most < farthest ? alike.filter(({ cost }) => cost <= most) : alike;
}

function findAlikes(pack: Pack, field: string, asked: Asked, slips: boolean): PhoneticMatch[] {
  const found = new Map<number, number>();
  for (const key of soundKeys(asked.folded, asked.script === 'tamil')) {
    const words = pack.exact(soundTerm(field, key));
    if (words.length <= MOST_COMPARED) compare(pack, field, asked, words, found);
  }
  if (slips && asked.word.length > SHORTEST_SLIP && !isNear(pack, found)) {
    for (const term of keysOneSlipAway(pack, field, soundKey(asked.folded))) {
      compare(pack, field, asked, pack.postings(term, term + 1), found, SLIP_IN_KEY);
    }
    compare(pack, field, asked, wordsBeginningAlike(pack, field, asked.word), found, SLIP_IN_KEY);
    if (found.size === 0) lastTries(pack, field, asked, found);
  }
  const alike: PhoneticMatch[] = [];
  for (const [term, cost] of found) alike.push({ term, cost });
  return alike.sort((a, b) => a.cost - b.cost || a.term - b.term);
}

/** Whether a common word sounds alike. */
function isNear(pack: Pack, found: ReadonlyMap<number, number>): boolean {
  for (const [term, cost] of found) if (cost <= NEAR && pack.entries(term, term + 1) >= COMMON) return true;
  return false;
}

/** A single sound, such as zzzz, matches anything. */
const SHORTEST_SOUND = 2;
/** Three Latin letters are a prefix or a code, and match too much by sound. */
const SHORTEST_WORD = 4;
/** No name has the same consonant three times in a row. */
const NO_NAME = /([^aeiou])\1\1/;

/** Whether a word is distinctive enough for a phonetic search. */
export function isHeard(word: string): boolean {
  return foldSound(word).length >= SHORTEST_SOUND && !NO_NAME.test(word) && (word.length >= SHORTEST_WORD || writtenIn(word) !== 'latin');
}

const SHORTEST_BEGINNING = 4;
const MOST_BEGINNINGS = 200;

/**
 * Fallback for typing errors that change the sound of neighbouring letters too, such as c before e or an x:
 * shorter common prefixes, and the first two letters transposed.
 */
function lastTries(pack: Pack, field: string, asked: Asked, found: Map<number, number>): void {
  const { word } = asked;
  for (let length = Math.ceil(word.length / 2); length > SHORTEST_BEGINNING; length--) {
    compare(pack, field, asked, wordsBeginning(pack, field, word.slice(0, length - 1)), found, SLIP_IN_KEY);
  }
  const exchanged = word.charAt(1) + word.charAt(0) + word.slice(2);
  compare(pack, field, asked, pack.exact(soundTerm(field, soundKey(foldSound(exchanged)))), found, SLIP_IN_KEY);
}

/** Words with the same first half: two errors in the second half may have changed the key twice. */
function wordsBeginningAlike(pack: Pack, field: string, word: string): Uint32Array {
  return wordsBeginning(pack, field, word.slice(0, Math.ceil(word.length / 2)));
}

function wordsBeginning(pack: Pack, field: string, beginning: string): Uint32Array {
  if (beginning.length < SHORTEST_BEGINNING) return NONE;
  const { from, to } = pack.prefix(wordTerm(field, beginning));
  return to - from > MOST_BEGINNINGS ? NONE : Uint32Array.from({ length: to - from }, (_, at) => from + at);
}

const NONE = new Uint32Array(0);

/** In shorter words every error yields another word. */
const SHORTEST_SLIP = 3;
/** An error in a consonant, which changes the key, costs a little more than one in a vowel. */
const SLIP_IN_KEY = 0.05;
const MOST_SLIPS = 2;
/** Cost of each edit in addition to the phonetic distance, and its cost where the edit distance explains the difference better. */
const SLIP = { added: 0.15, alone: 0.4 };

/** A word of the data. */
interface KnownWord {
  readonly word: string;
  readonly folded: string;
}

/** Folded words by term number: similar-sounding words are compared repeatedly. */
const knownWords = weakMemo<Pack, Map<number, KnownWord>>(() => new Map());
const MOST_KNOWN = 20_000;

/** @param start offset of the word in its term */
function wordAt(pack: Pack, term: number, start: number): KnownWord {
  const known = knownWords(pack);
  let found = known.get(term);
  if (found === undefined) {
    const word = pack.term(term, start);
    found = { word, folded: foldSound(word) };
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(term, found);
  }
  return found;
}

function compare(pack: Pack, field: string, asked: Asked, words: Uint32Array, found: Map<number, number>, extra = 0): void {
  const start = wordTerm(field, '').length;
  const isSlip = extra > 0;
  const longest = isSlip ? MOST_SLIPS : MOST_LONGER + Math.ceil(asked.most / CHEAPEST_LETTER);
  for (const term of words) {
    if (asked.script === 'latin' && Math.abs(pack.termLength(term) - start - asked.word.length) > longest) continue;
    const cost = extra + distance(asked, wordAt(pack, term, start), isSlip);
    if (cost <= asked.most && cost < (found.get(term) ?? FAR)) found.set(term, cost);
  }
}

/** The lowest cost of an extra letter, and the difference in length allowed between two spellings of the same sound: "ksh" is "x". */
const CHEAPEST_LETTER = 0.25;
const MOST_LONGER = 2;

/** Phonetic distance; for Latin letters the minimum of it and the edit distance. */
function distance({ word, folded, script, most }: Asked, other: KnownWord, isSlip: boolean): number {
  if (script !== 'latin') return soundDistance(folded, other.folded, most, script === 'tamil');
  const slips = Math.min(editDistance(word, other.word, MOST_SLIPS), MOST_SLIPS + 1);
  if ((isSlip && slips > MOST_SLIPS) || SLIP.added * slips > most) return FAR;
  const heard = soundDistance(folded, other.folded, most);
  return Math.min(heard, slips <= MOST_SLIPS ? SLIP.alone * slips : FAR) + SLIP.added * slips;
}

const KEY_LETTERS = [...'abcdfghjklmnprstvy'];
/** Up to this many keys with a common prefix are compared one by one; beyond it, each possible edit is looked up. */
const SCANNED = 50;

/** Terms of the keys at Damerau–Levenshtein distance 1 from a key: a deletion, insertion, substitution or transposition. */
export function keysOneSlipAway(pack: Pack, field: string, key: string): Set<number> {
  const found = new Set<number>();
  const start = soundTerm(field, '').length;
  const keys = filterOf(pack, soundTerm(field, ''));
  for (let at = 0; at <= key.length; at++) {
    const { from, to } = pack.prefix(soundTerm(field, key.slice(0, at)));
    if (from === to) break;
    if (to - from <= SCANNED) {
      for (let term = from; term < to; term++) {
        const isFit = Math.abs(pack.termLength(term) - start - key.length) <= 1;
        if (isFit && editDistance(key, pack.term(term, start), 1) === 1) found.add(term);
      }
      break;
    }
    for (const slip of slipsAt(key, at)) {
      if (!keys.mayHave(slip)) continue;
      const term = pack.find(soundTerm(field, slip), { from, to });
      if (term >= 0) found.add(term);
    }
  }
  return found;
}

/** All single edits of a key at one position. */
function* slipsAt(key: string, at: number): Generator<string> {
  const head = key.slice(0, at);
  const tail = key.slice(at);
  if (tail.length > 0 && key.length > 1) yield head + tail.slice(1);
  if (tail.length > 1 && tail.charAt(0) !== tail.charAt(1)) yield head + tail.charAt(1) + tail.charAt(0) + tail.slice(2);
  for (const letter of KEY_LETTERS) {
    yield head + letter + tail;
    if (tail.length > 0 && letter !== tail.charAt(0)) yield head + letter + tail.slice(1);
  }
}
