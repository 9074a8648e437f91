import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { noVectors, readVector, readVectorText } from '../../../test/support/vectors.ts';
import { romanise } from '../../core/indic/informal-romanisation.ts';
import { SCHEME_NAMES } from '../../core/indic/romanisation-schemes.ts';
import { convert, isScheme, nativeDigits, pivotOf, type WritingSystem } from './convert.ts';
import { detectScheme } from './detect.ts';

/** Names of the sanscript tables here. Tamil and Gurmukhi are tested separately, as they are lossy. */
const TABLES: Readonly<Record<string, WritingSystem>> = {
  bengali: 'bengali',
  devanagari: 'devanagari',
  gujarati: 'gujarati',
  hk: 'hk',
  iast: 'iast',
  iso: 'iso15919',
  itrans: 'itrans',
  kannada: 'kannada',
  malayalam: 'malayalam',
  oriya: 'odia',
  telugu: 'telugu',
};
/** Modern Malayalam writes r before a consonant as a chillu; the tables have the older spelling. */
const olderMalayalam = (text: string): string => text.replaceAll('ർ', 'ര്');

test('every pair of the sanscript tables', { skip: noVectors }, (t) => {
  const tables = readVector<Record<string, Record<string, string>>>('language-and-text/sanscript_tables.json');
  let checked = 0;
  for (const [source, from] of Object.entries(TABLES)) {
    for (const [target, to] of Object.entries(TABLES)) {
      for (const [row, text] of Object.entries(tables[source] ?? {})) {
        const words = text.split(' ');
        const expected = tables[target]?.[row]?.split(' ') ?? [];
        if (words.length !== expected.length) continue;
        for (const [index, word] of words.entries()) {
          // Bengali has one letter for b and v, so it does not round-trip.
          if (from === 'bengali' && to !== 'bengali' && word.includes('ব')) continue;
          const actual = convert(word, from, to);
          const output = row === 'symbols' && isScheme(from) ? nativeDigits(actual, to) : actual;
          assert.equal(olderMalayalam(output), expected[index]?.normalize('NFC'), `${from} ${to} ${word}`);
          checked++;
        }
      }
    }
  }
  t.diagnostic(`${checked} words`);
  assert.ok(checked > 9_000);
});

/** Normalises conventions in which this service and the test data differ. */
const CONVENTIONS: readonly (readonly [RegExp, string])[] = [
  // Homorganic nasals before a stop, and final m: anusvara or letter.
  [/[ঙঞণনম]্(?=[ক-ম])|ং/gu, 'ং'],
  [/[ଙଞଣନମ]୍(?=[କ-ମ])|ଂ/gu, 'ଂ'],
  [/[ఙఞణనమ]్(?=[క-మ])|మ్(?![\u0c00-\u0c7f])|ం/gu, 'ం'],
  [/[ಙಞಣನಮ]್(?=[ಕ-ಮ])|ಮ್(?![\u0c80-\u0cff])|ಂ/gu, 'ಂ'],
  [/[ങഞണനമ]്(?=[ക-മ])|മ്(?![\u0d00-\u0d7f])|ം/gu, 'ം'],
  // y after a vowel, t before a consonant, and w in Bengali, Assamese and Odia.
  [/য়/gu, 'য'],
  [/ৎ/gu, 'ত্'],
  [/ୟ/gu, 'ଯ'],
  [/[ୱଵ]/gu, 'ବ'],
  // Superscripts for voiced and aspirated letters, which Tamil spelling does not have.
  [/[\u00b2\u00b3\u2074ʼ]/gu, ''],
  [/꞉/gu, 'ஃ'],
  // Avagraha; vocalic r, ṣ, and n before n, in Gurmukhi.
  [/੍ਰੁ/gu, '੍ਰਿ'],
  [/ਸ਼਼/gu, 'ਸ਼'],
  [/\([ਅஅ]\)/gu, '’'],
  [/[ੰਂ]/gu, 'ੰ'],
  [/^oM$/gu, 'OM'],
];
const AKSHARAMUKHA: Readonly<Record<string, WritingSystem>> = {
  Assamese: 'assamese',
  Bengali: 'bengali',
  Gujarati: 'gujarati',
  Gurmukhi: 'gurmukhi',
  HK: 'hk',
  IAST: 'iast',
  ISO: 'iso15919',
  Kannada: 'kannada',
  Malayalam: 'malayalam',
  Oriya: 'odia',
  SLP1: 'slp1',
  Tamil: 'tamil',
  Telugu: 'telugu',
};

test('the Heart Sutra in every script', { skip: noVectors }, (t) => {
  const source = readVectorText('language-and-text/aksharamukha_source_Devanagari_heart.txt');
  const words = (text: string): string[] =>
    text
      .normalize('NFC')
      .split(/[\s.|।॥,[\]]+/)
      .filter((word) => word !== '')
      .map((word) => CONVENTIONS.reduce((form, [pattern, common]) => form.replace(pattern, common), word));
  for (const [name, to] of Object.entries(AKSHARAMUKHA)) {
    const expected = words(readVectorText(`language-and-text/aksharamukha_${name}_heart.txt`));
    const actual = words(convert(source, 'devanagari', to));
    const right = expected.filter((word, index) => word === actual[index]).length;
    t.diagnostic(`${name}: ${right} of ${expected.length} words`);
    assert.ok(right >= 0.97 * expected.length, name);
  }
});

describe('round-trips letters that conversions often lose', () => {
  for (const [text, from, to, expected] of [
    ['தமிழ்நாடு', 'tamil', 'iso15919', 'tamiḻnāṭu'],
    ['tamiḻnāṭu', 'iso15919', 'tamil', 'தமிழ்நாடு'],
    ['ज़िंदगी', 'devanagari', 'iso15919', 'ziṁdagī'],
    ['ଓଡ଼ିଆ', 'odia', 'iso15919', 'ōṛiā'],
    ['ਪੰਜਾਬੀ', 'gurmukhi', 'iso15919', 'paṁjābī'],
    ['ਪੱਖਾ', 'gurmukhi', 'devanagari', 'पक्खा'],
    ['मक्खी', 'devanagari', 'gurmukhi', 'ਮੱਖੀ'],
    ['അവൻ', 'malayalam', 'iso15919', 'avan'],
    ['അവന്\u200d', 'malayalam', 'iso15919', 'avan'],
    ['अवन्', 'devanagari', 'malayalam', 'അവൻ'],
    ['கொ', 'tamil', 'malayalam', 'കൊ'],
    ['கெ\u0bbe', 'tamil', 'iso15919', 'ko'],
    ['ஃபார்ம்', 'tamil', 'devanagari', 'फ़ार्म्'],
    ['नमस्ते दुनिया', 'devanagari', 'tamil', 'நமஸ்தே துனியா'],
    ['अइ क्ह', 'devanagari', 'iso15919', 'a:i k:ha'],
    ['উৎসব', 'bengali', 'devanagari', 'उत्सब'],
    ['ৰাম', 'assamese', 'iso15919', 'rāma'],
    ['१२३', 'devanagari', 'iso15919', '123'],
  ] as const) {
    test(`${text} to ${to}`, () => assert.equal(convert(text, from, to), expected));
  }
});

describe('casual spelling by rules alone', () => {
  test('is converted letter by letter', () => {
    for (const [text, script, expected] of [
      ['வணக்கம் உலகம்', 'tamil', 'vanakkam ulagam'],
      ['मुझे हिन्दी बोलना है', 'devanagari', 'mujhe hindee bolnaa hai'],
      ['నమస్కారం', 'telugu', 'namaskaaram'],
      ['ॐ नमः', 'devanagari', 'om namah'],
    ] as const) {
      assert.equal(romanise(pivotOf(text, script), script), expected);
    }
  });
});

describe('om is a character on its own, and o with a nasal within a word', () => {
  for (const scheme of SCHEME_NAMES) {
    for (const text of ['अधिकारों', 'लोगों', 'हैं भोंपू', 'ॐ नमः', 'हरिः ॐ']) {
      test(`${text} in ${scheme} and back`, () => assert.equal(convert(convert(text, 'devanagari', scheme), scheme, 'devanagari'), text));
    }
  }
});

test('the scheme of Latin text is detected', () => {
  for (const [text, expected] of [
    ['tamiḻ nāṭu', 'iso15919'],
    ['kṛṣṇaṃ vande', 'iast'],
    ['vande mātaram', 'iast'],
    ['dharmakṣetre kurukṣetre', 'iast'],
    ['saṁskṛtam', 'iast'],
    ['vande mātaram tamiḻ', 'iso15919'],
    ['laṛkā', 'iso15919'],
    ['teḷugu', 'iso15919'],
    ['mēla kelasa', 'iso15919'],
    ['dharmakShetre', 'itrans'],
    ['aham gacChAmi', 'itrans'],
    ['vanakkam', 'casual'],
    ['mera iPhone aur WhatsApp', 'casual'],
    ['dekho https://youTube.com/aBcD', 'casual'],
    ['kal aana.aaj nahi ho payega', 'casual'],
  ] as const) {
    assert.equal(detectScheme(text), expected);
  }
});

describe('over HTTP', () => {
  let service: Service;
  before(async () => {
    service = await startPotli();
  });
  after(() => service.close());
  interface Data {
    text: string;
    from: string;
    to: string;
    reversible: boolean;
    suggestions: string[][];
  }
  const request = (query: Record<string, string>): ReturnType<typeof get> =>
    get(`${service.url}/v1/transliterate?${new URLSearchParams(query)}`);
  const data = async (query: Record<string, string>): Promise<Data> => (await request(query)).body.data as Data;

  test('languages are given by code or English name', async () => {
    for (const to of ['hi', 'Hindi', 'marathi', 'deva']) assert.equal((await data({ text: 'வணக்கம்', to })).to, 'devanagari', to);
    assert.equal((await data({ text: 'namaste', to: 'punjabi' })).to, 'gurmukhi');
  });

  test('scripts, with the source recognised', async () => {
    assert.deepEqual(await data({ text: 'வணக்கம்', to: 'hi' }), {
      text: 'वणक्कम्',
      from: 'tamil',
      to: 'devanagari',
      reversible: true,
      suggestions: [],
    });
    assert.equal((await data({ text: 'नमस्ते Chennai தமிழ்', to: 'latin' })).text, 'namastē Chennai tamiḻ');
    assert.equal((await data({ text: 'गीता', to: 'tamil' })).reversible, false);
  });

  test('text declared as Latin is read in its scheme', async () => {
    for (const from of ['latin', 'Latn', 'en']) {
      assert.deepEqual((({ text, from }) => [text, from])(await data({ text: 'mera naam', to: 'hi', from })), ['मेरा नाम', 'casual']);
    }
    assert.equal((await data({ text: 'vande mātaram', to: 'hi', from: 'latin' })).text, 'वन्दे मातरम्');
  });

  test('Latin schemes, recognised', async () => {
    assert.equal((await data({ text: 'vande mātaram', to: 'hi' })).text, 'वन्दे मातरम्');
    assert.equal((await data({ text: 'dharmakṣetre kurukṣetre', to: 'hi' })).text, 'धर्मक्षेत्रे कुरुक्षेत्रे');
  });

  test('a long text is converted like a short one', async () => {
    const { body } = await get(`${service.url}/v1/transliterate?to=hi`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'வணக்கம் '.repeat(10_000),
    });
    assert.equal((body.data as Data).text, 'वणक्कम् '.repeat(10_000));
  });

  test('digits as requested', async () => {
    assert.equal((await data({ text: 'अंक 12 ३', to: 'bn', digits: 'native' })).text, 'অংক ১২ ৩');
    assert.equal((await data({ text: 'अंक ३', to: 'bn', digits: 'latin' })).text, 'অংক 3');
  });

  test('an unknown script is rejected with the list of scripts', async () => {
    const { status, body } = await request({ text: 'a', to: 'klingon' });
    assert.equal(status, 400);
    assert.match(body.error.message, /to: must be one of devanagari, tamil/);
    assert.equal((await request({ text: 'abc', to: 'iast', from: 'casual' })).status, 400);
    assert.equal((await request({ text: 'a' })).body.error.code, 'missing_parameter');
  });
});
