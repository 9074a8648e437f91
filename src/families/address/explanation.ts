/** Explains why a pincode is a candidate, as a sentence in the response. */

import type { GazetteerMatch } from './gazetteer-match.ts';
import type { ParsedAddress, PincodeCandidate } from './parse.ts';
import { PLACE_KINDS, type PlaceKind } from './pincode-index.ts';

const MAX_REASONS = 4;
/** Most specific kinds first. */
const KIND_ORDER: readonly PlaceKind[] = ['h', 'l', 'o', 'v', 'b', 'T', 't', 'u', 'W', 'A', 'a', 'd', 'm', 'f', 's', 'c'];

/** @example 'Kothrud is a post office; Pune is a district; Maharashtra is a state' */
export function explainCandidate(parsed: ParsedAddress, { place: [pincode], matches }: PincodeCandidate): string {
  const { pincode: writtenPincode } = parsed.preprocessed;
  const best = new Map<string, GazetteerMatch>();
  for (const match of matches.toSorted((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind))) {
    const name = originalName(parsed, match);
    if (!best.has(name.toLowerCase())) best.set(name.toLowerCase(), match);
  }
  const reasons = [...best.values()].slice(0, MAX_REASONS).map((match) => reasonOf(parsed, match));
  if (writtenPincode === pincode) reasons.unshift('it is in the address');
  else if (writtenPincode !== undefined) reasons.push(`${writtenPincode} is in the address`);
  return reasons.length > 0 ? reasons.join('; ') : 'no name in the address matches it';
}

function reasonOf(parsed: ParsedAddress, match: GazetteerMatch): string {
  const name = originalName(parsed, match);
  if (match.kind === 'a' || match.kind === 'A' || match.kind === 'W') return `“${name}” occurs in other addresses there`;
  return `${name} ${match.phoneticKey === undefined ? 'is' : 'sounds like'} ${ARTICLE[match.kind] ?? 'a'} ${PLACE_KINDS[match.kind]} there`;
}

const ARTICLE: Readonly<Partial<Record<PlaceKind, string>>> = { s: 'the', c: 'the', d: 'the', m: 'the', f: 'the', b: 'the', t: 'the' };

/** Original text of a name. */
export function originalName({ preprocessed, words }: ParsedAddress, { from, to }: Pick<GazetteerMatch, 'from' | 'to'>): string {
  return preprocessed.text.slice(words[from]?.start, words[to - 1]?.end).replace(/\s+/g, ' ');
}
