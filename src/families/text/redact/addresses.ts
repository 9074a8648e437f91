/**
 * Postal addresses by heuristics: runs of short, comma- or line-separated segments that look like parts of one, anchored by a pincode, a house number
 * or a preceding label such as "address".
 */
import { addressWords, cities, placeWords } from '../../../../data/tables/address_words.ts';
import { states } from '../../../../data/tables/states.ts';
import { namesIdentifier } from './labels.ts';
import { type Word, wordsOf } from './reading.ts';
import type { Candidate, Reading } from './types.ts';

const STATES = new Set(states.flatMap(({ name }) => name.toLowerCase().split(' ')).filter((word) => word.length > 3));

/** Pincode: six digits with an allocated two-digit prefix. */
const PINCODE =
  /(?<![\p{L}\p{N}_₹]|\d[.,:/-])(?:1[1-9]|2[0-8]|3[0-46-9]|4\d|5[0-36-9]|6[0-47-9]|7\d|8[0-5]|9\d)\d ?\d{3}(?![\p{L}\p{N}_]|[.,:/-]\d)/u;
const PINCODES = new RegExp(PINCODE, 'gu');
/** 12, 12/3-A, No. 4, #23, H.No 5-9-22, D-14. */
const HOUSE =
  /(?:^|[^\p{L}\p{N}])(?:#\s?\d|(?:no|h\.?\s?no|d\.?\s?no|house no|door no|flat|plot|room|shop|qtr|எண்|கதவு எண்|मकान नं|मकान संख्या|फ्लैट|घर क्र|ఇంటి నెం|ಮನೆ ಸಂಖ್ಯೆ|നമ്പർ|মকান|বাড়ি নং|घर नं)\.?\s?[:#]?\s?[a-z]?-?\d|[a-z]-?\d{1,4}(?:\/\d+)?(?![\p{L}\p{N}])|\d{1,4}(?:[/-]\d{1,4}){0,3}(?:[ -]?[a-z])?(?![\p{L}\p{N}]))/iu;

/** Limits: segments per address, words per segment, and characters per segment. */
const MOST_PIECES = 9;
const MOST_WORDS = 7;
const LONGEST_PIECE = 60;

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly evidence: number;
  readonly fits: boolean;
}

/** A segment ends at a comma, a semicolon, a line end or a bar. */
const PIECE = /[^,;\n|]+/gu;
/** Lead-in before an address: everything up to the last of these words is prose about it. */
const LEAD =
  /^.*(?:(?<![\p{L}\p{M}])(?:address|addr|at|in|is|are|to|from|lives|live|living|resides|residing|residence|located|stay|stays|staying|visit|reach|deliver|send|ship|pata|patta|vilasam|mugavari|chirunama|vilasa|thikana|पता|पत्ता|निवासी|முகவரி|விலாசம்|చిరునామా|ವಿಳಾಸ|വിലാസം|മേൽവിലാസം|સરનામું|ঠিকানা|ਪਤਾ|ଠିକଣା|ঠিকনা|پتہ|hai|मेरा|और|है|என்|నా|ನನ್ನ)(?![\p{L}\p{M}])|:|(?<=[\p{L}\p{M}]{3})[.!?।]\s)\s*[:–-]*\s*/isu;

export function* findAddresses({ text, labels }: Reading): Iterable<Candidate> {
  for (const line of paragraphs(text)) {
    const pieces = piecesOf(text, line);
    for (let at = 0; at < pieces.length; at++) {
      let end = at;
      while (end < pieces.length && (pieces[end] as Piece).fits && end - at < MOST_PIECES) end++;
      if (end === at) continue;
      const found = judge(text, pieces.slice(at, end), (from) => labels.near('address', from, from) === 'close');
      if (found) yield found;
      at = end - 1;
    }
  }
  for (const { 0: value, index: from } of text.matchAll(PINCODES)) {
    const to = from + value.length;
    const named = labels.near('pincode', from, to) === 'close';
    yield { type: 'address', from, to, confidence: named ? 0.6 : 0.1 };
  }
}

/** An address may span lines, but not an empty line. */
function* paragraphs(text: string): Iterable<[from: number, to: number]> {
  let from = 0;
  for (const { index, 0: blank } of text.matchAll(/\n\s*\n/g)) {
    yield [from, index];
    from = index + blank.length;
  }
  yield [from, text.length];
}

function piecesOf(text: string, [from, to]: readonly [number, number]): Piece[] {
  const pieces: Piece[] = [];
  for (const match of text.slice(from, to).matchAll(PIECE)) {
    const start = from + match.index;
    pieces.push(pieceOf(text, start, start + match[0].length));
  }
  return pieces;
}

/** In a longer segment of prose only this many characters are examined, at its end or, where it begins with a pincode, at its beginning. */
const READ = 300;
const NOTHING = { evidence: 0, fits: false };

function pieceOf(text: string, start: number, stop: number): Piece {
  const ends = stop - start > READ && !PINCODE.test(text.slice(start, start + LONGEST_PIECE));
  let from = ends ? stop - READ : start;
  const whole = text.slice(from, Math.min(stop, from + READ));
  from += LEAD.exec(whole.slice(0, PINCODE.exec(whole)?.index))?.[0].length ?? 0;
  while (from < stop && /[\s.:–-]/.test(text.charAt(from))) from++;
  const to = from + tailCut(text.slice(from, Math.min(stop, from + READ)));
  if (to === from || to - from > LONGEST_PIECE) return { from, to, ...NOTHING };
  const body = text.slice(from, to);
  const words = wordsOf(body);
  if (!words.every(isPartOfAddress) || words.length > MOST_WORDS) return { from, to, ...NOTHING };
  const keys = words.map(({ key }) => key);
  // Other numbers are comma-separated as well.
  if (keys.some(namesIdentifier) || /\d{7}|\d{3,5}[ -]\d{3,5}[ -]?\d{3,}/.test(body)) return { from, to, ...NOTHING };
  const evidence = evidenceOf(body, keys);
  const native = /\p{Lo}/u.test(body);
  return { from, to, evidence, fits: evidence > 0 || (words.length > 0 && words.length <= (native ? 2 : 4)) };
}

function isPartOfAddress({ text, key }: Word): boolean {
  return /^[\p{Lu}\p{Lo}]/u.test(text) || placeWords.has(key) || addressWords.has(key) || /^(?:of|the|and|st|nd|rd|th|[a-z])$/.test(key);
}

/** End of the address part of a segment: after its pincode, or at the end of a sentence. */
function tailCut(body: string): number {
  const pin = PINCODE.exec(body);
  const sentence = /(?<=[\p{L}\p{M}]{3}|\d{2})[.!?।](?=\s|$)/u.exec(body)?.index ?? body.length;
  const limit = pin && pin.index < sentence ? pin.index + pin[0].length : sentence;
  return body.slice(0, limit).trimEnd().length;
}

/** Evidence of a segment: 3 for a pincode, 2 for an address word, 1.5 for a house number, 1 for a place name. */
function evidenceOf(body: string, keys: readonly string[]): number {
  if (PINCODE.test(body)) return 3;
  if (
    keys.some(
      (key) =>
        addressWords.has(key) || /(?:nagar|puram|halli|palli|pally|pura|wadi|pet|pakkam|palayam|abad|ganj|gudi|kere|guda)$/.test(key),
    )
  )
    return 2;
  if (HOUSE.test(body) && body.length < 30) return 1.5;
  if (keys.some((key) => placeWords.has(key) && key.length > 3) && keys.length > 1) return 1;
  return keys.some((key) => cities.has(key) || STATES.has(key)) ? 1 : 0;
}

const isPlaceName = (body: string): boolean =>
  (body.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => cities.has(word) || STATES.has(word) || addressWords.has(word));

function judge(text: string, all: readonly Piece[], labelled: (from: number) => boolean): Candidate | undefined {
  let start = 0;
  let end = all.length;
  // Segments without evidence are included only between segments with evidence.
  while (start < end && (all[start] as Piece).evidence === 0) start++;
  while (end > start && (all[end - 1] as Piece).evidence === 0) end--;
  const pin = all.findIndex(({ evidence }, at) => at >= start && evidence === 3);
  if (pin >= 0) end = pin + 1;
  const pieces = all.slice(start, end);
  const [first] = pieces;
  const last = pieces.at(-1);
  if (!first || !last) return undefined;
  const sum = pieces.reduce((total, { evidence }) => total + evidence, 0);
  const strong = pieces.some(({ evidence }) => evidence === 2);
  const house = HOUSE.test(text.slice(first.from, first.to));
  const named = labelled(first.from);
  const confidence =
    last.evidence === 3 && sum >= 4 && /\p{L}/u.test(text.slice(first.from, last.to))
      ? 0.9
      : named && sum >= 2
        ? 0.85
        : strong && sum >= 3.5 && (house || pieces.length > 2) && pieces.length > 1
          ? 0.7
          : house && sum >= 4 && pieces.some(({ evidence }) => evidence === 1)
            ? 0.6
            : last.evidence === 3 && (pieces.length > 1 || isPlaceName(text.slice(last.from, last.to)))
              ? 0.6
              : strong && house
                ? 0.5
                : 0.2;
  return { type: 'address', from: first.from, to: last.to, confidence };
}
