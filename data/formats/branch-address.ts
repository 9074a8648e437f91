/** Restores missing spaces in branch addresses whose lines were concatenated without a separator. */
import { stateName } from '../places.ts';

/** Location of the branch according to the other columns. */
export interface KnownPlace {
  readonly names: readonly string[];
  /** Two-letter code of the state. */
  readonly state: string;
}

const PINCODE = '[1-8]\\d{2} ?\\d{3}(?!\\d)';
/** A word directly before a pincode: "LUCKNOW226003". */
const WORD_BEFORE_PINCODE = new RegExp(`([A-Z]{3})(?=${PINCODE})`, 'g');
/** A word directly before "PIN": "PRADESHPIN 518301". */
const WORD_BEFORE_PIN = new RegExp(`([A-Z]{3})(?=PIN(?: ?CODE)?[ .:-]*${PINCODE})`, 'g');
/** A word directly before a floor: "APARTMENTSGROUND FLOOR". */
const WORD_BEFORE_FLOOR = /([A-Z]{3})(?=(?:GROUND|FIRST|SECOND|THIRD) FLOOR\b)/g;
/** A pincode directly before a word: "854301PH.NO". */
const PINCODE_BEFORE_WORD = /(?<!\d)([1-8]\d{2} ?\d{3})(?=[A-Z])/g;
/** A number directly before a word: "870BHANDARKAR ROAD". Excludes ordinals ("11TH") and single letters ("12A"). */
const NUMBER_BEFORE_WORD = /(\d)(?!ST|ND|RD|TH)(?=[A-Z]{3})/g;
/** An ordinal directly before a word: "1STFLOOR". */
const ORDINAL_BEFORE_WORD = /(\d(?:ST|ND|RD|TH))(?=FLOOR|MAIN|CROSS|STREET|BLOCK|PHASE|ROAD)/g;
/** A shorter name is too often a suffix of another word (PURI in SHIVPURI), so it is split off only after a common word. */
const MIN_STANDALONE_LENGTH = 6;
const MIN_NAME_LENGTH = 4;
const COMMON_WORD =
  'BANK|BAZAA?R|BLDG|BRANCH|BUILDING|CAMPUS|CENTRE|CHOWK|COLONY|COMPLEX|COMPOUND|DISTT?|DISTRICT|ESTATE|FLOOR|HOUSE|LTD|MANDAL|MARG|MARKET|NAGAR|PETH|ROAD|STAND|STREET|TALUKA?|TEHSIL|TOWER|TOWN';

/**
 * @example separateWords('870BHANDARKAR ROADPUNEMAHARASHTRA411 004', { names: ['PUNE'], state: 'MH' })
 * // '870 BHANDARKAR ROAD PUNE MAHARASHTRA 411 004'
 */
export function separateWords(address: string, { names, state }: KnownPlace): string {
  const spaced = address
    .replace(WORD_BEFORE_PIN, '$1 ')
    .replace(WORD_BEFORE_FLOOR, '$1 ')
    .replace(WORD_BEFORE_PINCODE, '$1 ')
    .replace(PINCODE_BEFORE_WORD, '$1 ')
    .replace(NUMBER_BEFORE_WORD, '$1 ')
    .replace(ORDINAL_BEFORE_WORD, '$1 ');
  // The state name follows the city, so it is split off first; the city is then at the end of its run of letters.
  return [stateName(state) ?? '', ...names].reduce(separateName, spaced);
}

/** Inserts a space before a name that is the suffix of a run of letters. */
function separateName(address: string, name: string): string {
  const upperName = name.toUpperCase();
  if (!/^[A-Z ]+$/.test(upperName) || upperName.length < MIN_NAME_LENGTH) return address;
  const before = upperName.length < MIN_STANDALONE_LENGTH ? `(?<=${COMMON_WORD})` : '(?<=[A-Z]{3})';
  return address.replace(new RegExp(`${before}${upperName}(?![A-Z])`, 'g'), ' $&');
}
