/** Parts the words of an address that lost the spaces between them when its lines were joined. */
import { stateName } from '../places.ts';

/** Where the branch is, as far as its other columns tell. */
export interface KnownPlace {
  readonly names: readonly string[];
  /** Two-letter code of the state. */
  readonly state: string;
}

const PINCODE = '[1-8]\\d{2} ?\\d{3}(?!\\d)';
/** A pincode after a word: "LUCKNOW226003". */
const WORD_BEFORE_PINCODE = new RegExp(`([A-Z]{3})(?=${PINCODE})`, 'g');
/** "PRADESHPIN 518301". */
const WORD_BEFORE_PIN = new RegExp(`([A-Z]{3})(?=PIN(?: ?CODE)?[ .:-]*${PINCODE})`, 'g');
/** "APARTMENTSGROUND FLOOR". */
const WORD_BEFORE_FLOOR = /([A-Z]{3})(?=(?:GROUND|FIRST|SECOND|THIRD) FLOOR\b)/g;
/** What follows a pincode at once: "854301PH.NO". */
const PINCODE_BEFORE_WORD = /(?<!\d)([1-8]\d{2} ?\d{3})(?=[A-Z])/g;
/** A word after a number: "870BHANDARKAR ROAD", but not the end of "11TH" and no single letters such as "12A". */
const NUMBER_BEFORE_WORD = /(\d)(?!ST|ND|RD|TH)(?=[A-Z]{3})/g;
/** "1STFLOOR". */
const ORDINAL_BEFORE_WORD = /(\d(?:ST|ND|RD|TH))(?=FLOOR|MAIN|CROSS|STREET|BLOCK|PHASE|ROAD)/g;
/** A shorter name is too often the end of another word, as PURI of SHIVPURI, unless the letters before it are a common word. */
const LONG_NAME = 6;
const SHORTEST_NAME = 4;
const COMMON_WORD =
  'BANK|BAZAA?R|BLDG|BRANCH|BUILDING|CAMPUS|CENTRE|CHOWK|COLONY|COMPLEX|COMPOUND|DISTT?|DISTRICT|ESTATE|FLOOR|HOUSE|LTD|MANDAL|MARG|MARKET|NAGAR|PETH|ROAD|STAND|STREET|TALUKA?|TEHSIL|TOWER|TOWN';

/**
 * @example partWords('870BHANDARKAR ROADPUNEMAHARASHTRA411 004', { names: ['PUNE'], state: 'MH' })
 * // '870 BHANDARKAR ROAD PUNE MAHARASHTRA 411 004'
 */
export function partWords(address: string, { names, state }: KnownPlace): string {
  const parted = address
    .replace(WORD_BEFORE_PIN, '$1 ')
    .replace(WORD_BEFORE_FLOOR, '$1 ')
    .replace(WORD_BEFORE_PINCODE, '$1 ')
    .replace(PINCODE_BEFORE_WORD, '$1 ')
    .replace(NUMBER_BEFORE_WORD, '$1 ')
    .replace(ORDINAL_BEFORE_WORD, '$1 ');
  // The state stands after the city, so that it is parted first and leaves the city at the end of its run of letters.
  return [stateName(state) ?? '', ...names].reduce(partName, parted);
}

/** A space before a name with which a run of letters ends. */
function partName(address: string, name: string): string {
  const known = name.toUpperCase();
  if (!/^[A-Z ]+$/.test(known) || known.length < SHORTEST_NAME) return address;
  const before = known.length < LONG_NAME ? `(?<=${COMMON_WORD})` : '(?<=[A-Z]{3})';
  return address.replace(new RegExp(`${before}${known}(?![A-Z])`, 'g'), ' $&');
}
