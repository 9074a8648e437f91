/**
 * Postal addresses by heuristics: runs of short, comma- or line-separated segments that look like parts of one, anchored by a pincode, a house number
 * or a preceding label such as "address".
 */
import { addressWords, cities, placeWords } from '../../../../data/tables/address_words.ts';
import { states } from '../../../../data/tables/states.ts';
import { isIdentifierLabel } from './labels.ts';
import { tokeniseText, type WordToken } from './tokenise.ts';
import type { DetectorInput, EntityCandidate } from './types.ts';

const STATES = new Set(states.flatMap(({ name }) => name.toLowerCase().split(' ')).filter((word) => word.length > 3));

/** Pincode: six digits with an allocated two-digit prefix. */
const PINCODE =
  /(?<![\p{L}\p{N}_₹]|\d[.,:/-])(?:1[1-9]|2[0-8]|3[0-46-9]|4\d|5[0-36-9]|6[0-47-9]|7\d|8[0-5]|9\d)\d ?\d{3}(?![\p{L}\p{N}_]|[.,:/-]\d)/u;
const PINCODES = new RegExp(PINCODE, 'gu');
/** 12, 12/3-A, No. 4, #23, H.No 5-9-22, D-14. */
const HOUSE_NUMBER =
  /(?:^|[^\p{L}\p{N}])(?:#\s?\d|(?:no|h\.?\s?no|d\.?\s?no|house no|door no|flat|plot|room|shop|qtr|எண்|கதவு எண்|मकान नं|मकान संख्या|फ्लैट|घर क्र|ఇంటి నెం|ಮನೆ ಸಂಖ್ಯೆ|നമ്പർ|মকান|বাড়ি নং|घर नं)\.?\s?[:#]?\s?[a-z]?-?\d|[a-z]-?\d{1,4}(?:\/\d+)?(?![\p{L}\p{N}])|\d{1,4}(?:[/-]\d{1,4}){0,3}(?:[ -]?[a-z])?(?![\p{L}\p{N}]))/iu;

/** Maximum segments per address, words per segment, and characters per segment. */
const MAX_SEGMENTS = 9;
const MAX_WORDS = 7;
const MAX_SEGMENT_LENGTH = 60;

interface AddressSegment {
  readonly from: number;
  readonly to: number;
  readonly evidence: number;
  readonly isCandidate: boolean;
}

/** A segment ends at a comma, a semicolon, a line end or a bar. */
const SEGMENT = /[^,;\n|]+/gu;
/** Lead-in before an address: everything up to the last of these words is prose about it. */
const LEAD_IN =
  /^.*(?:(?<![\p{L}\p{M}])(?:address|addr|at|in|is|are|to|from|lives|live|living|resides|residing|residence|located|stay|stays|staying|visit|reach|deliver|send|ship|pata|patta|vilasam|mugavari|chirunama|vilasa|thikana|पता|पत्ता|निवासी|முகவரி|விலாசம்|చిరునామా|ವಿಳಾಸ|വിലാസം|മേൽവിലാസം|સરનામું|ঠিকানা|ਪਤਾ|ଠିକଣା|ঠিকনা|پتہ|hai|मेरा|और|है|என்|నా|ನನ್ನ)(?![\p{L}\p{M}])|:|(?<=[\p{L}\p{M}]{3})[.!?।]\s)\s*[:–-]*\s*/isu;

export function* findAddresses({ text, labels }: DetectorInput): Iterable<EntityCandidate> {
  for (const line of paragraphs(text)) {
    const segments = segmentsOf(text, line);
    for (let start = 0; start < segments.length; start++) {
      let end = start;
      while (end < segments.length && (segments[end] as AddressSegment).isCandidate && end - start < MAX_SEGMENTS) end++;
      if (end === start) continue;
      const candidate = scoreAddress(text, segments.slice(start, end), (from) => labels.proximity('address', from, from) === 'close');
      if (candidate) yield candidate;
      start = end - 1;
    }
  }
  for (const { 0: value, index: from } of text.matchAll(PINCODES)) {
    const to = from + value.length;
    const isLabelled = labels.proximity('pincode', from, to) === 'close';
    yield { type: 'address', from, to, confidence: isLabelled ? 0.6 : 0.1 };
  }
}

/** An address may span lines, but not an empty line. */
function* paragraphs(text: string): Iterable<[from: number, to: number]> {
  let from = 0;
  for (const { index, 0: blankLine } of text.matchAll(/\n\s*\n/g)) {
    yield [from, index];
    from = index + blankLine.length;
  }
  yield [from, text.length];
}

function segmentsOf(text: string, [from, to]: readonly [number, number]): AddressSegment[] {
  const segments: AddressSegment[] = [];
  for (const match of text.slice(from, to).matchAll(SEGMENT)) {
    const start = from + match.index;
    segments.push(segmentOf(text, start, start + match[0].length));
  }
  return segments;
}

/** Maximum characters of a segment that are examined, at its end or, where it begins with a pincode, at its beginning. */
const EXAMINED_LENGTH = 300;
const NO_EVIDENCE = { evidence: 0, isCandidate: false };

function segmentOf(text: string, start: number, stop: number): AddressSegment {
  const isLongProse = stop - start > EXAMINED_LENGTH && !PINCODE.test(text.slice(start, start + MAX_SEGMENT_LENGTH));
  let from = isLongProse ? stop - EXAMINED_LENGTH : start;
  const examined = text.slice(from, Math.min(stop, from + EXAMINED_LENGTH));
  from += LEAD_IN.exec(examined.slice(0, PINCODE.exec(examined)?.index))?.[0].length ?? 0;
  while (from < stop && /[\s.:–-]/.test(text.charAt(from))) from++;
  const to = from + addressEnd(text.slice(from, Math.min(stop, from + EXAMINED_LENGTH)));
  if (to === from || to - from > MAX_SEGMENT_LENGTH) return { from, to, ...NO_EVIDENCE };
  const body = text.slice(from, to);
  const words = tokeniseText(body);
  if (!words.every(isPartOfAddress) || words.length > MAX_WORDS) return { from, to, ...NO_EVIDENCE };
  const keys = words.map(({ key }) => key);
  // Other numbers are comma-separated as well.
  if (keys.some(isIdentifierLabel) || /\d{7}|\d{3,5}[ -]\d{3,5}[ -]?\d{3,}/.test(body)) return { from, to, ...NO_EVIDENCE };
  const evidence = evidenceOf(body, keys);
  const isNativeScript = /\p{Lo}/u.test(body);
  return { from, to, evidence, isCandidate: evidence > 0 || (words.length > 0 && words.length <= (isNativeScript ? 2 : 4)) };
}

function isPartOfAddress({ text, key }: WordToken): boolean {
  return /^[\p{Lu}\p{Lo}]/u.test(text) || placeWords.has(key) || addressWords.has(key) || /^(?:of|the|and|st|nd|rd|th|[a-z])$/.test(key);
}

/** End of the address part of a segment: after its pincode, or at the end of a sentence. */
function addressEnd(body: string): number {
  const pincode = PINCODE.exec(body);
  const sentence = /(?<=[\p{L}\p{M}]{3}|\d{2})[.!?।](?=\s|$)/u.exec(body)?.index ?? body.length;
  const limit = pincode && pincode.index < sentence ? pincode.index + pincode[0].length : sentence;
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
  if (HOUSE_NUMBER.test(body) && body.length < 30) return 1.5;
  if (keys.some((key) => placeWords.has(key) && key.length > 3) && keys.length > 1) return 1;
  return keys.some((key) => cities.has(key) || STATES.has(key)) ? 1 : 0;
}

const isPlaceName = (body: string): boolean =>
  (body.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => cities.has(word) || STATES.has(word) || addressWords.has(word));

function scoreAddress(
  text: string,
  candidates: readonly AddressSegment[],
  isLabelledAt: (from: number) => boolean,
): EntityCandidate | undefined {
  let start = 0;
  let end = candidates.length;
  // Segments without evidence are included only between segments with evidence.
  while (start < end && (candidates[start] as AddressSegment).evidence === 0) start++;
  while (end > start && (candidates[end - 1] as AddressSegment).evidence === 0) end--;
  const pincode = candidates.findIndex(({ evidence }, index) => index >= start && evidence === 3);
  if (pincode >= 0) end = pincode + 1;
  const segments = candidates.slice(start, end);
  const [first] = segments;
  const last = segments.at(-1);
  if (!first || !last) return undefined;
  const sum = segments.reduce((total, { evidence }) => total + evidence, 0);
  const hasAddressWord = segments.some(({ evidence }) => evidence === 2);
  const hasHouseNumber = HOUSE_NUMBER.test(text.slice(first.from, first.to));
  const isLabelled = isLabelledAt(first.from);
  const confidence =
    last.evidence === 3 && sum >= 4 && /\p{L}/u.test(text.slice(first.from, last.to))
      ? 0.9
      : isLabelled && sum >= 2
        ? 0.85
        : hasAddressWord && sum >= 3.5 && (hasHouseNumber || segments.length > 2) && segments.length > 1
          ? 0.7
          : hasHouseNumber && sum >= 4 && segments.some(({ evidence }) => evidence === 1)
            ? 0.6
            : last.evidence === 3 && (segments.length > 1 || isPlaceName(text.slice(last.from, last.to)))
              ? 0.6
              : hasAddressWord && hasHouseNumber
                ? 0.5
                : 0.2;
  return { type: 'address', from: first.from, to: last.to, confidence };
}
