/** Words of a field that sound like a word, or that a slip of the keys would make of it. */
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
  /** The number of the word's term. */
  readonly term: number;
  /** How far it is from the word: 0 is the same sound. */
  readonly cost: number;
}

/** A word that is looked for. */
interface Asked {
  readonly word: string;
  readonly folded: string;
  readonly script: WrittenIn;
  /** The largest distance that is still near. */
  readonly most: number;
}

/** At the least, which is more where another script may spell a sound in another way, and for each letter. */
const MOST = { latin: 0.35, script: 0.55, letter: 0.13 };

function askedOf(word: string, most: number): Asked {
  const script = writtenIn(word);
  const folded = foldSound(word);
  const isLatin = script === 'latin';
  const length = isLatin ? Math.max(folded.length, word.length) : folded.length;
  return { word, folded, script, most: Math.min(most, (isLatin ? MOST.latin : MOST.script) + MOST.letter * length) };
}

/** A name that only sounds right is near enough below this, if so many rows have it: then nobody looks for slips. */
const NEAR = 0.5;
const COMMON = 4;
/** More words than this are not compared by their sound alone. */
const MOST_COMPARED = 1_000;

/** So many words are remembered, those that were asked for and those that sound like them together: road, nagar and city are asked for again and again. */
const MOST_REMEMBERED = 20_000;
const remembered = weakMemo(
  (_: Pack) => new SegmentedCache<string, readonly PhoneticMatch[]>(MOST_REMEMBERED, (alike) => alike.length + 1),
);

/** Nearest first. @param slips whether to look for slips of the keys too, where nothing that is common sounds right @param most nothing that is farther */
export function phoneticMatches(pack: Pack, field: string, word: string, { slips = true, most = FAR } = {}): readonly PhoneticMatch[] {
  if (!isHeard(word)) return [];
  // One search asks for what is near and for what is very near: the one is part of the other.
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

/** Whether something that is common sounds right. */
function isNear(pack: Pack, found: ReadonlyMap<number, number>): boolean {
  for (const [term, cost] of found) if (cost <= NEAR && pack.entries(term, term + 1) >= COMMON) return true;
  return false;
}

/** One sound alone, such as zzzz, sounds like everything and nothing. */
const SHORTEST_SOUND = 2;
/** In Latin letters, three are a beginning or a code, and sound like too much. */
const SHORTEST_WORD = 4;
/** No name has a consonant three times in a row. */
const NO_NAME = /([^aeiou])\1\1/;

/** Whether a word can be told from others by its sound. */
export function isHeard(word: string): boolean {
  return foldSound(word).length >= SHORTEST_SOUND && !NO_NAME.test(word) && (word.length >= SHORTEST_WORD || writtenIn(word) !== 'latin');
}

const SHORTEST_BEGINNING = 4;
const MOST_BEGINNINGS = 200;

/** Where a slip has made another sound of its neighbours too, as c before e, or an x: words that begin alike a little, and the first two letters exchanged. */
function lastTries(pack: Pack, field: string, asked: Asked, found: Map<number, number>): void {
  const { word } = asked;
  for (let length = Math.ceil(word.length / 2); length > SHORTEST_BEGINNING; length--) {
    compare(pack, field, asked, wordsBeginning(pack, field, word.slice(0, length - 1)), found, SLIP_IN_KEY);
  }
  const exchanged = word.charAt(1) + word.charAt(0) + word.slice(2);
  compare(pack, field, asked, pack.exact(soundTerm(field, soundKey(foldSound(exchanged)))), found, SLIP_IN_KEY);
}

/** Words with the same first half: two slips in the second one may have changed the key twice. */
function wordsBeginningAlike(pack: Pack, field: string, word: string): Uint32Array {
  return wordsBeginning(pack, field, word.slice(0, Math.ceil(word.length / 2)));
}

function wordsBeginning(pack: Pack, field: string, beginning: string): Uint32Array {
  if (beginning.length < SHORTEST_BEGINNING) return NONE;
  const { from, to } = pack.prefix(wordTerm(field, beginning));
  return to - from > MOST_BEGINNINGS ? NONE : Uint32Array.from({ length: to - from }, (_, at) => from + at);
}

const NONE = new Uint32Array(0);

/** In shorter words every slip makes another word. */
const SHORTEST_SLIP = 3;
/** A slip that changes a consonant counts a little more than one that changes a vowel. */
const SLIP_IN_KEY = 0.05;
const MOST_SLIPS = 2;
/** What each slip of the keys adds to the distance by ear, and what it counts where it explains the difference better than the ear. */
const SLIP = { added: 0.15, alone: 0.4 };

/** A word of the data. */
interface KnownWord {
  readonly word: string;
  readonly folded: string;
}

/** By the numbers of their terms: words that sound alike are compared again and again. */
const knownWords = weakMemo<Pack, Map<number, KnownWord>>(() => new Map());
const MOST_KNOWN = 20_000;

/** @param start where the word begins in its term */
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

/** The least that a letter more counts, and by how many letters two spellings of the same sound may differ: "ksh" is "x". */
const CHEAPEST_LETTER = 0.25;
const MOST_LONGER = 2;

/** By ear; in Latin letters also by the keys, where those explain it better. */
function distance({ word, folded, script, most }: Asked, other: KnownWord, isSlip: boolean): number {
  if (script !== 'latin') return soundDistance(folded, other.folded, most, script === 'tamil');
  const slips = Math.min(editDistance(word, other.word, MOST_SLIPS), MOST_SLIPS + 1);
  if ((isSlip && slips > MOST_SLIPS) || SLIP.added * slips > most) return FAR;
  const heard = soundDistance(folded, other.folded, most);
  return Math.min(heard, slips <= MOST_SLIPS ? SLIP.alone * slips : FAR) + SLIP.added * slips;
}

const KEY_LETTERS = [...'abcdfghjklmnprstvy'];
/** Up to so many keys with one beginning are compared one by one; where there are more, each possible slip is looked up. */
const SCANNED = 50;

/** The terms of the keys that are one slip away from a key: a letter lost, put in, changed, or two exchanged. */
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

/** What a slip at one place makes of a key. */
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
