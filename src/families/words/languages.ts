/** Languages by code, with their parsing vocabularies. */
import { numberWords } from '../../../data/tables/number_words.ts';
import { english } from './english.ts';
import { hindi } from './hindi.ts';
import { assamese, bengali, gujarati, marathi, nepali, odia, punjabi, urdu } from './northern-languages.ts';
import { type SpellingVariant, withPhoneticMatching, withSpellings } from './parse.ts';
import { kannada, malayalam, telugu } from './southern-languages.ts';
import { CRORE, LAKH, type SpelloutLanguage, THOUSAND } from './spellout.ts';
import { tamil } from './tamil.ts';
import { type NumeralVocabulary, vocabularyOf } from './vocabulary.ts';

export const LANGUAGE_CODES = ['en', 'hi', 'ta', 'te', 'kn', 'ml', 'mr', 'gu', 'bn', 'pa', 'or', 'as', 'ur', 'ne'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

export const languages: Readonly<Record<LanguageCode, SpelloutLanguage>> = {
  en: english,
  hi: hindi,
  ta: tamil,
  te: telugu,
  kn: kannada,
  ml: malayalam,
  mr: marathi,
  gu: gujarati,
  bn: bengali,
  pa: punjabi,
  or: odia,
  as: assamese,
  ur: urdu,
  ne: nepali,
};

const ENGLISH_NAMES = 'english hindi tamil telugu kannada malayalam marathi gujarati bengali punjabi odia assamese urdu nepali'.split(' ');
const byName = new Map<string, LanguageCode>([
  ...LANGUAGE_CODES.flatMap((code, i): [string, LanguageCode][] => [
    [code, code],
    [ENGLISH_NAMES[i] as string, code],
  ]),
  ['bangla', 'bn'],
]);

/** Codes and English names in lower case. */
export const LANGUAGE_NAMES: readonly string[] = [...byName.keys()];

/** @param text a code, or the English name of a language */
export function languageCode(text: string): LanguageCode | undefined {
  return byName.get(text.trim().toLowerCase());
}

const MILLION = 1_000_000n;

/** The tens from twenty, in the form used before another number. */
function tensCombining(tens: string): Readonly<Record<string, SpellingVariant>> {
  return Object.fromEntries(tens.split(' ').map((word, index) => [word, { add: 20 + 10 * index }]));
}

/** Alternative spellings accepted by the parser but not produced. */
const SPELLING_VARIANTS: Readonly<Partial<Record<LanguageCode, Readonly<Record<string, SpellingVariant>>>>> = {
  en: {
    a: { add: 1 },
    an: { add: 1 },
    lac: { times: LAKH },
    lacs: { times: LAKH },
    crores: { times: CRORE },
    cr: { times: CRORE },
    thousands: { times: THOUSAND },
    million: { times: MILLION },
    millions: { times: MILLION },
    billion: { times: MILLION * THOUSAND },
    trillion: { times: MILLION * MILLION },
    fourty: { add: 40 },
    ninty: { add: 90 },
    inr: 'rupee',
    rs: 'rupee',
  },
  hi: {
    पांच: { add: 5 },
    छः: { add: 6 },
    छ: { add: 6 },
    छे: { add: 6 },
    पन्द्रह: { add: 15 },
    उन्तीस: { add: 29 },
    चौंतिस: { add: 34 },
    करोड: { times: CRORE },
    रुपए: 'rupee',
    रूपये: 'rupee',
    रूपए: 'rupee',
    रुपैया: 'rupee',
    और: 'stopWord',
    व: 'stopWord',
    केवल: 'stopWord',
    // Romanised forms that phonetic matching does not cover.
    saat: { add: 7 },
    sat: { add: 7 },
    saath: { add: 60 },
    sath: { add: 60 },
    dus: { add: 10 },
    chautis: { add: 34 },
    chausath: { add: 64 },
    adhai: { add: 2.5 },
    derh: { add: 1.5 },
    zero: { add: 0 },
    lac: { times: LAKH },
    crore: { times: CRORE },
    crores: { times: CRORE },
    karor: { times: CRORE },
    cr: { times: CRORE },
    rs: 'rupee',
    rupay: 'rupee',
    rupaye: 'rupee',
    rupaya: 'rupee',
    rupee: 'rupee',
    rupees: 'rupee',
    paise: 'paisa',
    paisa: 'paisa',
    aur: 'stopWord',
    sirf: 'stopWord',
    matra: 'stopWord',
    keval: 'stopWord',
    only: 'stopWord',
  },
  ta: {
    ஓர்: { add: 1 },
    நாலு: { add: 4 },
    அஞ்சு: { add: 5 },
    பதிமூன்று: { add: 13 },
    ...tensCombining('இருபத்தி முப்பத்தி நாற்பத்தி ஐம்பத்தி அறுபத்தி எழுபத்தி எண்பத்தி'),
    ...tensCombining('இருபத்து முப்பத்து நாற்பத்து ஐம்பத்து அறுபத்து எழுபத்து எண்பத்து'),
    மூன்றாயிரம்: { add: 3, times: THOUSAND },
    இலட்சம்: { times: LAKH },
    இலட்சத்து: { times: LAKH },
    லட்சம்: { times: LAKH },
    கோடியே: { times: CRORE },
    ரூபா: 'rupee',
    ரூபாயும்: 'rupee',
    காசு: 'paisa',
    மற்றும்: 'stopWord',
  },
};

const vocabularies = new Map<LanguageCode, NumeralVocabulary>();

/** Built on first use, then cached. */
export function vocabulary(code: LanguageCode): NumeralVocabulary {
  const cached = vocabularies.get(code) ?? buildVocabulary(code);
  vocabularies.set(code, cached);
  return cached;
}

/** Languages that are often written in Latin letters, in many spellings: their words also match by sound. */
const ROMANISED_LANGUAGES: ReadonlySet<LanguageCode> = new Set(['hi', 'ta', 'te', 'kn', 'ml']);

function buildVocabulary(code: LanguageCode): NumeralVocabulary {
  const typed = numberWords()
    .filter(({ language }) => language === code)
    .flatMap(({ add, times, words }) => {
      const number = { ...(add !== null && { add: Number(add) }), ...(times !== null && { times: BigInt(times) }) };
      const meaning = add === null && times === null ? ('rupee' as const) : number;
      return words.map((word) => [word, meaning] as const);
    });
  const vocabulary = withSpellings(vocabularyOf(languages[code]), { ...Object.fromEntries(typed), ...SPELLING_VARIANTS[code] });
  return ROMANISED_LANGUAGES.has(code) ? withPhoneticMatching(vocabulary) : vocabulary;
}
