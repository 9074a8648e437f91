/** Normalises written forms of place names: tokens, abbreviations, initials and numerals. */
import { words } from './fold.ts';

/** Abbreviations and their canonical form. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    rd: 'road',
    ngr: 'nagar',
    stn: 'station',
    jn: 'junction',
    jct: 'junction',
    junc: 'junction',
    cantonment: 'cantt',
    cant: 'cantt',
    extn: 'extension',
    ext: 'extension',
    sec: 'sector',
    univ: 'university',
    hosp: 'hospital',
    bldg: 'building',
    stret: 'street',
    mkt: 'market',
    dist: 'district',
    ind: 'industrial',
    rlwy: 'railway',
    rly: 'railway',
  }),
);
const ROMAN_NUMERALS: ReadonlyMap<string, string> = new Map(Object.entries({ i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6' }));
const DIRECTION = /\(\s*([wens])\s*\)/g;
const DIRECTIONS: Readonly<Record<string, string>> = { w: 'west', e: 'east', n: 'north', s: 'south' };

/** Expands abbreviations; returns the same list where there are none. */
export function expandAbbreviations(list: readonly string[]): readonly string[] {
  return list.some((word) => ABBREVIATIONS.has(word)) ? list.map((word) => ABBREVIATIONS.get(word) ?? word) : list;
}

/**
 * Tokens of a place name, normalised: adjacent single letters are joined (L. B. Nagar), a direction in brackets is spelled out, abbreviations are
 * expanded, and a Roman numeral at the end becomes a digit.
 */
export function nameWords(name: string): string[] {
  const cleaned = name
    .toLowerCase()
    .replace(DIRECTION, (_, letter: string) => ` ${DIRECTIONS[letter]} `)
    .replace(/['’]/g, '');
  const list: string[] = [];
  let letters = '';
  for (const word of words(cleaned)) {
    if (/^[a-z]$/.test(word)) {
      letters += word;
      continue;
    }
    if (letters !== '') list.push(letters);
    letters = '';
    list.push(word);
  }
  if (letters !== '') list.push(letters);
  const last = ROMAN_NUMERALS.get(list.at(-1) ?? '');
  if (last !== undefined && list.length > 1) list[list.length - 1] = last;
  return [...expandAbbreviations(list)];
}

/** Generic words for the kind of a place. */
const GENERIC_WORDS: ReadonlySet<string> = new Set(
  'nagar puram colony road layout market extension enclave park vihar sector phase block'.split(' '),
);
const MIN_INITIALS = 2;

/** Initials of a name: of all its words (Bandra Kurla Complex, bkc), and of those that are not generic (Lal Bahadur Nagar, lb). */
export function nameInitials(list: readonly string[]): string[] {
  const alphabetic = list.filter((word) => /^[a-z]{2,}$/.test(word));
  const specific = alphabetic.filter((word) => !GENERIC_WORDS.has(word));
  const initials = new Set<string>();
  if (alphabetic.length > MIN_INITIALS) initials.add(alphabetic.map((word) => word.charAt(0)).join(''));
  if (specific.length >= MIN_INITIALS && specific.length < list.length) initials.add(specific.map((word) => word.charAt(0)).join(''));
  return [...initials];
}
