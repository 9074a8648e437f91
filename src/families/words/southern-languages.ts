/** Telugu, Kannada and Malayalam: as in Tamil, a number before another one is inflected. */
import { CRORE, LAKH, rupeesAndPaise, type SpelloutLanguage, THOUSAND } from './spellout.ts';

interface NumeralForms {
  readonly below100: readonly string[];
  /** A count of hundreds; `isLast` is true if nothing follows. Likewise for thousands, lakhs and crores. */
  hundreds(count: number, isLast: boolean): string;
  thousands(words: string, count: bigint, isLast: boolean): string;
  lakhs(words: string, count: bigint, isLast: boolean): string;
  crores(words: string, count: bigint, isLast: boolean): string;
}

function spelloutByForms(forms: NumeralForms): (number: bigint) => string {
  const belowThousand = (number: number): string => {
    const rest = number % 100;
    if (number < 100) return forms.below100[rest] as string;
    const hundreds = forms.hundreds(Math.floor(number / 100), rest === 0);
    return rest === 0 ? hundreds : `${hundreds} ${forms.below100[rest]}`;
  };
  /** Also for a count of crores, whose largest unit is lakh, without an upper bound. */
  const belowCrore = (number: bigint): string => {
    const parts: string[] = [];
    let rest = number;
    for (const [size, form] of [
      [LAKH, forms.lakhs],
      [THOUSAND, forms.thousands],
    ] as const) {
      const count = rest / size;
      rest %= size;
      if (count > 0n) parts.push(form(belowCrore(count), count, rest === 0n));
    }
    if (rest > 0n || parts.length === 0) parts.push(belowThousand(Number(rest)));
    return parts.join(' ');
  };
  return (number) => {
    const crores = number / CRORE;
    const rest = number % CRORE;
    if (crores === 0n) return belowCrore(rest);
    const croreWords = forms.crores(belowCrore(crores), crores, rest === 0n);
    return rest === 0n ? croreWords : `${croreWords} ${belowCrore(rest)}`;
  };
}

const split = (text: string): string[] => text.normalize('NFC').trim().split(/\s+/);
const tens = (names: readonly string[], ones: readonly string[], join: (ten: string, one: string) => string): string[] =>
  names.flatMap((ten) => [ten, ...ones.slice(1).map((one) => join(ten, one))]);

const TELUGU_ONES = split('సున్నా ఒకటి రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది');
const teluguBelow100 = [
  ...TELUGU_ONES,
  ...split('పది పదకొండు పన్నెండు పదమూడు పద్నాలుగు పదిహేను పదహారు పదిహేడు పద్దెనిమిది పంతొమ్మిది'),
  ...tens(split('ఇరవై ముప్పై నలభై యాభై అరవై డెబ్బై ఎనభై తొంభై'), TELUGU_ONES, (ten, one) => `${ten} ${one}`),
];
/** Attributive form before a unit: ఒకటి becomes ఒక. */
const teluguCount = (words: string): string => words.replace(/ఒకటి$/, 'ఒక');
/** Genitive plural before a noun: వందలు becomes వందల. */
const teluguOf = (words: string): string => words.replace(/(?<=వంద|వే|లక్ష|కోట్)లు$/, 'ల');
const teluguWhole = spelloutByForms({
  below100: teluguBelow100,
  hundreds: (count, isLast) => (count === 1 ? (isLast ? 'వంద' : 'నూట') : `${TELUGU_ONES[count]} ${isLast ? 'వందలు' : 'వందల'}`),
  thousands: (words, count, isLast) => (count === 1n ? 'వెయ్యి' : `${teluguCount(words)} ${isLast ? 'వేలు' : 'వేల'}`),
  lakhs: (words, count, isLast) => (count === 1n ? 'ఒక లక్ష' : `${teluguCount(words)} ${isLast ? 'లక్షలు' : 'లక్షల'}`),
  crores: (words, count, isLast) => (count === 1n ? 'ఒక కోటి' : `${teluguCount(words)} ${isLast ? 'కోట్లు' : 'కోట్ల'}`),
});

export const telugu: SpelloutLanguage = {
  integer: teluguWhole,
  digits: TELUGU_ONES,
  minus: 'మైనస్',
  point: 'పాయింట్',
  only: 'మాత్రమే',
  money: rupeesAndPaise((number) => teluguOf(teluguCount(teluguWhole(number))), {
    singular: ['రూపాయి', 'పైసా'],
    plural: ['రూపాయలు', 'పైసలు'],
  }),
};

const KANNADA_ONES = split('ಸೊನ್ನೆ ಒಂದು ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು');
/** Sandhi after a ten: the initial vowel joins the preceding consonant. */
const KANNADA_JOINED = split('- ೊಂದು ೆರಡು ಮೂರು ನಾಲ್ಕು ೈದು ಾರು ೇಳು ೆಂಟು ೊಂಬತ್ತು');
const KANNADA_HUNDREDS = split('- ನೂರು ಇನ್ನೂರು ಮುನ್ನೂರು ನಾನೂರು ಐನೂರು ಆರುನೂರು ಏಳುನೂರು ಎಂಟುನೂರು ಒಂಬೈನೂರು');
const kannadaBelow100 = [
  ...KANNADA_ONES,
  ...split('ಹತ್ತು ಹನ್ನೊಂದು ಹನ್ನೆರಡು ಹದಿಮೂರು ಹದಿನಾಲ್ಕು ಹದಿನೈದು ಹದಿನಾರು ಹದಿನೇಳು ಹದಿನೆಂಟು ಹತ್ತೊಂಬತ್ತು'),
  ...tens(split('ಇಪ್ಪತ್ತು ಮೂವತ್ತು ನಲವತ್ತು ಐವತ್ತು ಅರವತ್ತು ಎಪ್ಪತ್ತು ಎಂಬತ್ತು ತೊಂಬತ್ತು'), KANNADA_JOINED, (ten, one) => ten.slice(0, -1) + one),
];
const kannadaWhole = spelloutByForms({
  below100: kannadaBelow100,
  hundreds: (count, isLast) => (KANNADA_HUNDREDS[count] as string).replace(/ು$/, isLast ? 'ು' : ''),
  thousands: (words, _, isLast) => `${words} ${isLast ? 'ಸಾವಿರ' : 'ಸಾವಿರದ'}`,
  lakhs: (words, _, isLast) => `${words} ${isLast ? 'ಲಕ್ಷ' : 'ಲಕ್ಷದ'}`,
  crores: (words, _, isLast) => `${words} ${isLast ? 'ಕೋಟಿ' : 'ಕೋಟಿಯ'}`,
});

export const kannada: SpelloutLanguage = {
  integer: kannadaWhole,
  digits: KANNADA_ONES,
  minus: 'ಋಣ',
  point: 'ದಶಮಾಂಶ',
  only: 'ಮಾತ್ರ',
  money: rupeesAndPaise(kannadaWhole, { singular: ['ರೂಪಾಯಿ', 'ಪೈಸೆ'], plural: ['ರೂಪಾಯಿಗಳು', 'ಪೈಸೆಗಳು'] }),
};

const MALAYALAM_ONES = split('പൂജ്യം ഒന്ന് രണ്ട് മൂന്ന് നാല് അഞ്ച് ആറ് ഏഴ് എട്ട് ഒൻപത്');
/** Sandhi after a ten in -ത്തി: a glide യ precedes an initial vowel. */
const MALAYALAM_JOINED = split('- യൊന്ന് രണ്ട് മൂന്ന് നാല് യഞ്ച് യാറ് യേഴ് യെട്ട് യൊൻപത്');
const MALAYALAM_HUNDREDS = split('- നൂറ് ഇരുനൂറ് മുന്നൂറ് നാനൂറ് അഞ്ഞൂറ് അറുനൂറ് എഴുനൂറ് എണ്ണൂറ് തൊള്ളായിരം');
const MALAYALAM_THOUSANDS: Readonly<Record<string, string>> = {
  1: 'ആയിരം',
  3: 'മൂവായിരം',
  5: 'അയ്യായിരം',
  8: 'എണ്ണായിരം',
  9: 'ഒൻപതിനായിരം',
  10: 'പതിനായിരം',
};
const malayalamBelow100 = [
  ...MALAYALAM_ONES,
  ...split('പത്ത് പതിനൊന്ന് പന്ത്രണ്ട് പതിമൂന്ന് പതിനാല് പതിനഞ്ച് പതിനാറ് പതിനേഴ് പതിനെട്ട് പത്തൊൻപത്'),
  ...tens(
    split('ഇരുപത് മുപ്പത് നാൽപത് അമ്പത് അറുപത് എഴുപത് എൺപത് തൊണ്ണൂറ്'),
    MALAYALAM_JOINED,
    (ten, one) => ten.replace(/ത്$/, 'ത്തി').replace(/റ്$/, 'റ്റി') + one,
  ),
];
const malayalamCount = (words: string): string => words.replace(/(?<![\p{L}\p{M}])ഒന്ന്$/u, 'ഒരു');
const malayalamFollowed = (word: string, isLast: boolean): string => (isLast ? word : word.replace(/റ്$/, 'റ്റി').replace(/ം$/, 'ത്തി'));
const malayalamWhole = spelloutByForms({
  below100: malayalamBelow100,
  hundreds: (count, isLast) => malayalamFollowed(MALAYALAM_HUNDREDS[count] as string, isLast),
  thousands: (words, count, isLast) =>
    malayalamFollowed(MALAYALAM_THOUSANDS[String(count)] ?? words.replace(/പത്$/, 'പതിന്').replace(/്$/, 'ായിരം'), isLast),
  lakhs: (words, _, isLast) => `${malayalamCount(words)} ${malayalamFollowed('ലക്ഷം', isLast)}`,
  crores: (words) => `${malayalamCount(words)} കോടി`,
});

export const malayalam: SpelloutLanguage = {
  integer: malayalamWhole,
  digits: MALAYALAM_ONES,
  minus: 'മൈനസ്',
  point: 'പോയിന്റ്',
  only: 'മാത്രം',
  money: rupeesAndPaise((number) => malayalamCount(malayalamWhole(number)), { singular: ['രൂപ', 'പൈസ'], plural: ['രൂപ', 'പൈസ'] }),
};
