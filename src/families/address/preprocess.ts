/** Extracts the pincode from an address, and blanks out phone numbers and email addresses. */
import { asciiDigits } from '../../core/text/fold.ts';

export interface PreprocessedAddress {
  /** With ASCII digits, and spaces in place of what was removed, so that offsets stay valid. */
  readonly text: string;
  readonly pincode: string | undefined;
  /** End offset of the pincode, and other candidates for it. */
  readonly end: number;
  readonly others: readonly string[];
  /** Number of removed phone numbers and email addresses. */
  readonly phones: number;
  readonly emails: number;
}

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
/** Ten digits from 6 on, with or without the country code; or an area code with a number. */
const MOBILE = /(?<![\d/-])(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?![\d/])/g;
const LANDLINE = /(?<![\d/])(?:\+91[\s-]?)?0\d{2,4}[\s-]\d{6,8}(?!\d)/g;
const LABELLED_PHONE = /(?<=(?:^|[^\p{L}])(?:phone|ph|tel|mob|mobile|contact|cell|fax|m)\b[\s.:no-]{0,6})\+?\d[\d\s/-]{5,16}\d(?!\d)/giu;
const PINCODE = /(?<!\d)(?<!\d[\s/-])([1-9]\d{2})[\s-]?(\d{3})(?![\s/-]?\d)/g;
/** Label before a pincode. */
const PINCODE_LABEL =
  /(?:pin(?:\s*code)?(?:\s*no)?|zip|पिन(?:\s*कोड)?|பின்(?:\s*கோடு)?|పిన్(?:\s*కోడ్)?|ಪಿನ್(?:\s*ಕೋಡ್)?|പിൻ(?:\s*കോഡ്)?|પિન(?:\s*કોડ)?|পিন(?:\s*কোড)?)[\s.:–-]*$/iu;
const MAX_LABEL_DISTANCE = 20;

export function preprocessAddress(address: string): PreprocessedAddress {
  // Zero-width joiners are within words: అమీర్‌పేట.
  let text = asciiDigits(address.normalize('NFC').replace(/[\u200c\u200d]/g, ''));
  const blankOut = (pattern: RegExp): number => {
    let count = 0;
    text = text.replace(pattern, (match) => {
      count++;
      return ' '.repeat(match.length);
    });
    return count;
  };
  const emails = blankOut(EMAIL);
  const phones = blankOut(MOBILE) + blankOut(LANDLINE) + blankOut(LABELLED_PHONE);
  const pincode = findPincode(text);
  if (pincode) text = text.slice(0, pincode.start) + ' '.repeat(pincode.end - pincode.start) + text.slice(pincode.end);
  return { text, pincode: pincode?.pincode, end: pincode?.end ?? text.length, others: pincode?.others ?? [], phones, emails };
}

interface PincodeMatch {
  readonly pincode: string;
  readonly start: number;
  readonly end: number;
  readonly others: readonly string[];
}

/** The last candidate with a label, otherwise the last that is not a house number. */
function findPincode(text: string): PincodeMatch | undefined {
  const all = Array.from(text.matchAll(PINCODE), ({ 0: match, 1: first = '', 2: last = '', index }) => ({
    pincode: `${first}${last}`,
    start: index,
    end: index + match.length,
    isHouse: isHouseNumber(text, index, match),
  }));
  const chosen =
    all.findLast(({ start }) => PINCODE_LABEL.test(text.slice(Math.max(0, start - MAX_LABEL_DISTANCE), start))) ??
    all.findLast((candidate) => !candidate.isHouse);
  return chosen && { ...chosen, others: all.flatMap(({ pincode, isHouse }) => (pincode === chosen.pincode || isHouse ? [] : [pincode])) };
}

/** House number labels before a number: "Plot No. 512 893", "B-111 978". */
const HOUSE_NUMBER_LABEL =
  /(?<!\p{L})(?:nos?|number|plot|shop|flat|door|house|khasra|khata|holding|survey|box|sco|scf)[\s.:#/-]{0,3}$|(?:^|[\s,;(])(?<!(?:^|[^\p{L}])\p{L}\s)\p{L}[-/]$/iu;
/** House number suffix: "271451 A, Beli Road". */
const HOUSE_LETTER = /^\s?[a-z](?![\p{L}.])/iu;
const MAX_HOUSE_RANGE = 9;

/**
 * Whether six digits are house numbers rather than a pincode: by the words around them, or, in the first half of the address, two numbers with a
 * hyphen or adjacent rooms, as in "303 304 Navaz Manzil, Kurla".
 */
function isHouseNumber(text: string, start: number, digits: string): boolean {
  if (HOUSE_NUMBER_LABEL.test(text.slice(Math.max(0, start - MAX_LABEL_DISTANCE), start))) return true;
  if (start >= text.length / 2) return false;
  if (HOUSE_LETTER.test(text.slice(start + digits.length)) || digits.includes('-')) return true;
  const [first = 0, last = 0] = digits.split(/\s/).map(Number);
  return last > first && last - first <= MAX_HOUSE_RANGE;
}
