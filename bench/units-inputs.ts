/** Larger inputs than the examples, for operations whose cost depends on input size. */
const TAMIL = 'தமிழ்நாட்டின் தலைநகரம் சென்னை ஆகும். என் ஆதார் எண் 3123 4567 8909, கைபேசி 9876543210. ';
const ENGLISH = 'The monsoon reached Kerala on the first of June, and the price of onions fell to 23.50 a kilo. ';
let casualWords = 0;
/** Words never used before, as in a new text: transliterations are cached per word. */
const casual = (length: number): string => {
  const [starts, ends] = ['va na ka ma tha pa sa ra la ya', 'nakkam rum ngal thu villai kiren ppadi yum lam nai'].map((part) =>
    part.split(' '),
  ) as [string[], string[]];
  const syllable = (index: number, place: number): string => starts[Math.floor(index / place) % 10] as string;
  const word = (index: number): string =>
    syllable(index, 1) + syllable(index, 10) + syllable(index, 100) + (ends[Math.floor(index / 1_000) % 10] as string);
  let text = '';
  while (text.length < length) text += `${word((casualWords++ * 37) % 10_000)} `;
  return text.slice(0, length);
};
/** A different text for every call. */
const casualInput = (length: number): Readonly<Record<string, unknown>> => ({
  from: 'casual',
  to: 'tamil',
  get text() {
    return casual(length);
  },
});
const HINDI = 'मानसून एक जून को केरल पहुँचा, और प्याज़ का दाम घटकर साढ़े तेईस रुपये किलो रह गया। ';
const LATIN = 'naan nalla irukken neenga eppadi irukkinga enna seithi ';

const ofLength = (sentence: string, length: number): string => sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length);
const texts = (sentence: string, lengths: readonly number[]): Inputs =>
  lengths.map((length) => [`${length.toLocaleString('en-IN')} characters`, { text: ofLength(sentence, length) }]);

type Inputs = readonly (readonly [label: string, input: Readonly<Record<string, unknown>>])[];

const LONG = [10_000, 100_000, 500_000];
const MEDIUM = [10_000, 100_000];
const CODES = 100;

const INPUTS: Readonly<Record<string, () => Inputs>> = {
  text_chunk: () => [
    ...texts(TAMIL, LONG),
    ['500,000 by tokens', { text: ofLength(TAMIL, 500_000), unit: 'tokens' }],
    ['500,000 by size 20', { text: ofLength(ENGLISH, 500_000), size: 20 }],
  ],
  text_redact: () => texts(TAMIL, LONG),
  text_tokens: () => [
    ...texts(TAMIL, LONG),
    ['500,000 in English', { text: ofLength(ENGLISH, 500_000) }],
    ['500,000, one tokeniser', { text: ofLength(TAMIL, 500_000), encoding: 'o200k_base' }],
  ],
  text_language: () => texts(LATIN, MEDIUM),
  transliterate: () => [
    ...texts(TAMIL, MEDIUM),
    ['500 casual', casualInput(500)],
    ['5,000 casual', casualInput(5_000)],
    ['Hindi to Urdu', { text: HINDI, from: 'devanagari', to: 'urdu' }],
  ],
  tamil_font_convert: () => [
    ['10,000 recognised', { text: ofLength('jkpo; vq;fs; capH ', 10_000), from: 'auto' }],
    ['100,000 recognised', { text: ofLength('jkpo; vq;fs; capH ', 100_000), from: 'auto' }],
    ['100,000 from bamini', { text: ofLength('jkpo; vq;fs; capH ', 100_000), from: 'bamini' }],
  ],
  regex_test: () => [
    ['100,000 characters', { text: ofLength(ENGLISH, 100_000), pattern: '\\w+' }],
    ['20,000, re2', { text: ofLength(ENGLISH, 20_000), pattern: '(\\w+) (\\w+)', engine: 're2' }],
    ['5,000, re2', { text: ofLength(ENGLISH, 5_000), pattern: '[a-z]+', engine: 're2' }],
    ['audit', { audit: true }],
    ['audit of a bad one', { audit: true, pattern: '(a|a)*(b|b)*(c+)+$' }],
  ],
  embed: () => [
    ['1 text of 2,000', { text: [ofLength(ENGLISH, 2_000)] }],
    ['8 texts of 2,000', { text: Array.from({ length: 8 }, () => ofLength(ENGLISH, 2_000)) }],
    ['64 texts of 200', { text: Array.from({ length: 64 }, () => ofLength(ENGLISH, 200)) }],
    ['64 texts of 2,000', { text: Array.from({ length: 64 }, () => ofLength(ENGLISH, 2_000)) }],
    ['64 texts of 200, Hindi', { text: Array.from({ length: 64 }, () => ofLength(HINDI, 200)) }],
    ['8 texts of 2,000, Hindi', { text: Array.from({ length: 8 }, () => ofLength(HINDI, 2_000)) }],
  ],
  rerank: () => [
    ['10 documents of 500', { document: Array.from({ length: 10 }, () => ofLength(ENGLISH, 500)) }],
    ['100 documents of 500', { document: Array.from({ length: 100 }, () => ofLength(ENGLISH, 500)) }],
    ['10 documents of 500, Hindi', { document: Array.from({ length: 10 }, () => ofLength(HINDI, 500)) }],
    ['1,000 documents of 60', { document: Array.from({ length: 1_000 }, () => ofLength(ENGLISH, 60)) }],
    ['100 documents of 3,000', { document: Array.from({ length: 100 }, () => ofLength(ENGLISH, 3_000)) }],
  ],
  holidays: () => [['festivals', { type: 'festival' }]],
  panchang: () => [
    ['31 days', { days: 31 }],
    ['31 days with festivals', { days: 31, festivals: true }],
  ],
  pincode_bulk: () => [['100 codes', { codes: Array.from({ length: CODES }, (_, index) => String(600_001 + index)) }]],
  ifsc_bulk: () => [['100 codes', { codes: Array.from({ length: CODES }, (_, index) => `HDFC${String(index).padStart(7, '0')}`) }]],
  fake_data: () => [['100 records', { count: 100 }]],
};

export function largeInputs(id: string): Inputs {
  return INPUTS[id]?.() ?? [];
}
