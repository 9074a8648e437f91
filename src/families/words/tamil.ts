/**
 * Tamil number words change by sandhi: நூறு (100) but நூற்று ஒன்று (101), ஆயிரம் but ஆயிரத்து, பத்து + ஆயிரம் = பத்தாயிரம். So every number has two
 * forms: final, and before another number.
 */
import { CRORE, LAKH, rupeesAndPaise, type SpelloutLanguage, THOUSAND } from './spellout.ts';

const ONES = 'பூஜ்ஜியம் ஒன்று இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது'.split(' ');
const TEENS = 'பத்து பதினொன்று பன்னிரண்டு பதின்மூன்று பதினான்கு பதினைந்து பதினாறு பதினேழு பதினெட்டு பத்தொன்பது'.split(' ');
const TENS = 'இருபது முப்பது நாற்பது ஐம்பது அறுபது எழுபது எண்பது'.split(' ');
/** Sandhi of the ones after இருபத்(து): the initial vowel joins the preceding consonant. */
const COMBINING_ONES = ' தொன்று திரண்டு திமூன்று திநான்கு தைந்து தாறு தேழு தெட்டு தொன்பது'.split(' ');
const HUNDREDS = 'நூறு இருநூறு முந்நூறு நானூறு ஐநூறு அறுநூறு எழுநூறு எண்ணூறு தொள்ளாயிரம்'.split(' ');

const below100: readonly string[] = [
  ...ONES,
  ...TEENS,
  ...TENS.flatMap((ten) => [ten, ...COMBINING_ONES.slice(1).map((one) => ten.replace(/து$/, 'த்') + one)]),
  'தொண்ணூறு',
  ...ONES.slice(1).map((one) => `தொண்ணூற்று ${one}`),
];

/** The form before another number. */
function combiningForm(word: string): string {
  return word
    .replace(/ூறு$/, 'ூற்று')
    .replace(/(ஆயிர|ாயிர|லட்ச)ம்$/, '$1த்து')
    .replace(/கோடி$/, 'கோடியே');
}

/** Attributive form before a unit: ஒன்று becomes ஒரு, பதினொன்று becomes பதினொரு. */
function countingForm(words: string): string {
  return words.replace(/ஒன்று$/, 'ஒரு').replace(/ொன்று$/, 'ொரு');
}

/** A count of thousands as one word: ஆயிரம் replaces the final u. */
function thousands(count: bigint): string {
  if (count === 1n) return 'ஆயிரம்';
  if (count === 3n) return 'மூவாயிரம்';
  return belowThousand(count).replace(/ஒன்று$/, 'ஓராயிரம்').replace(/ொன்று$/, 'ோராயிரம்').replace(/ு$/, 'ாயிரம்');
}

function belowThousand(number: bigint): string {
  const rest = Number(number % 100n);
  if (number < 100n) return below100[rest] as string;
  const hundred = HUNDREDS[Number(number / 100n) - 1] as string;
  return rest === 0 ? hundred : `${combiningForm(hundred)} ${below100[rest]}`;
}

function integer(number: bigint): string {
  if (number === 0n) return ONES[0] as string;
  const crores = number / CRORE;
  const rest = number % CRORE;
  const parts: string[] = [];
  if (crores > 0n) parts.push(`${countingForm(belowCrore(crores))} கோடி`);
  if (rest > 0n) parts.push(belowCrore(rest));
  return chain(parts);
}

/** Also for a count of crores, whose largest unit is lakh, without an upper bound. */
function belowCrore(number: bigint): string {
  const parts: string[] = [];
  const lakhs = number / LAKH;
  const thousand = (number % LAKH) / THOUSAND;
  const rest = number % THOUSAND;
  if (lakhs > 0n) parts.push(`${countingForm(belowCrore(lakhs))} லட்சம்`);
  if (thousand > 0n) parts.push(thousands(thousand));
  if (rest > 0n) parts.push(belowThousand(rest));
  return chain(parts);
}

/** All parts but the last take the form before another number. */
function chain(parts: readonly string[]): string {
  return parts.map((part, index) => (index < parts.length - 1 ? combiningForm(part) : part)).join(' ');
}

export const tamil: SpelloutLanguage = {
  integer,
  digits: ONES,
  minus: 'மைனஸ்',
  point: 'புள்ளி',
  only: 'மட்டும்',
  money: rupeesAndPaise((number) => countingForm(integer(number)), { singular: ['ரூபாய்', 'பைசா'], plural: ['ரூபாய்', 'பைசா'] }),
};
