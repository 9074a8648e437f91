import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { get, type Service, startPotli } from '../../../../test/support/service.ts';
import { every, sampled } from '../../../../test/support/test-tiers.ts';
import { noVectors, readVector } from '../../../../test/support/vectors.ts';
import { type Script, scripts } from '../../../core/indic/scripts.ts';
import { CASUAL_LANGUAGES } from './languages.ts';
import { alphabet } from './network.ts';
import {
  frontCodeRows,
  PRECOMPUTED_SPELLINGS,
  precomputedReadings,
  precomputedSpellings,
  READINGS_PER_SPELLING,
} from './precomputed-readings.ts';
import { splitIntoSlices } from './slices.ts';
import { fromCasual, toCasual } from './text.ts';
import { tokeniseCasual } from './tokenise.ts';
import { decodeHypotheses, transliterateWords } from './word-transliteration.ts';

/** Sampling interval over some thousand words. */
const SAMPLED = 4;
/** Sampling over tens of thousands of words: 1 in `MADE_STEP` in a full run, and of those 1 in `SAMPLED_MADE` otherwise. */
const SAMPLED_MADE = 10;
const MADE_STEP = 20;

describe('casually spelled words', { skip: noVectors }, () => {
  for (const [language, first, firstFive] of [
    ['hi', 58, 84],
    ['ta', 69, 84],
  ] as const) {
    test(`${language}, without the table of common words`, async (t) => {
      const spellings = new Map<string, Set<string>>();
      for (const [latin, native] of readVector<[string, string, number][]>(`language-and-text/dakshina_${language}.json`)) {
        spellings.set(latin, (spellings.get(latin) ?? new Set()).add(native.normalize('NFC')));
      }
      let top = 0;
      let five = 0;
      const sample = sampled(4, every(SAMPLED, [...spellings]));
      for (const [latin, natives] of sample) {
        const [readings = []] = await transliterateWords([latin], language, 'native', { common: false });
        if (natives.has(readings[0] ?? '')) top++;
        if (readings.slice(0, 5).some((word) => natives.has(word))) five++;
      }
      const percent = (right: number): number => Math.round((1000 * right) / sample.length) / 10;
      t.diagnostic(`${sample.length} spellings: ${percent(top)} % first, ${percent(five)} % among the first five`);
      assert.ok(percent(top) >= first);
      assert.ok(percent(five) >= firstFive);
    });
  }

  interface Reference {
    readonly language: string;
    readonly direction: 'native' | 'casual';
    readonly input: string;
    readonly output: string;
    readonly suggestions: readonly (readonly string[])[];
  }

  test('every reference answer, with its suggestions', async () => {
    const references = readVector<Reference[]>('language-and-text/xlit_reference.json');
    assert.ok(references.length >= 40);
    for (const { language, direction, input, output, suggestions } of references) {
      const run = direction === 'native' ? fromCasual : toCasual;
      const result = await run({ text: input, language, others: true, maxSuggestions: 5 });
      assert.deepEqual([result.text, result.suggestions], [output, suggestions], `${language} ${input}`);
    }
  });
});

describe('precomputed transliterations', () => {
  for (const code of Object.keys(PRECOMPUTED_SPELLINGS)) {
    test(`${code}: a sample equals the output of the network`, async () => {
      assert.equal(alphabet().language(code).wordsPerRow, 1, 'words that are read together are not the same everywhere');
      const spellings = sampled(
        4,
        every(
          SAMPLED_MADE,
          precomputedSpellings(code).filter((_, index) => index % MADE_STEP === 0),
        ),
      );
      assert.ok(spellings.length > 20);
      const read = await decodeHypotheses(spellings, code, 'native');
      for (const [index, spelling] of spellings.entries()) {
        const computed = read[index]?.slice(0, READINGS_PER_SPELLING).map(({ text }) => text);
        assert.deepEqual(precomputedReadings(spelling, code), computed, spelling);
      }
    });
  }

  test('more than five readings come from the network', async () => {
    const [spelling = ''] = precomputedSpellings('ta');
    const [five = []] = await transliterateWords([spelling], 'ta', 'native', { common: false, count: 5 });
    const [eight = []] = await transliterateWords([spelling], 'ta', 'native', { common: false, count: 8 });
    assert.deepEqual([five.length, eight.slice(0, 5)], [5, five]);
    assert.ok(eight.length > 5);
  });

  test('rows are stored as differences from the previous row', () => {
    const rows = [
      ['naan', ['நான்', 'நாண்', 'நான']],
      ['naanga', ['நாங்க', 'நாங்கா']],
    ] as const;
    assert.deepEqual(
      [...frontCodeRows(rows)].map((row) => Object.values(row)),
      [
        ['0naan', '0நான்', '21ண', '31', '', ''],
        ['4ga', '2ங்க', '50ா', '', '', ''],
      ],
    );
  });

  test('every n-th row is stored in full', () => {
    const rows = Array.from(
      { length: 40 },
      (_, index) => [`naan${String.fromCharCode(97 + (index >> 5), 97 + (index % 26))}`, ['நான்']] as const,
    );
    const restartRows = [...frontCodeRows(rows)].filter(({ spelling, first }) => spelling.startsWith('0') && first.startsWith('0'));
    assert.equal(restartRows.length, 3);
  });
});

describe('the table of transliterations', () => {
  const NOT_THERE = ['', '0', '\t', '\n', '~', 'zzzzzzzz', 'अ', '😀', 'naan\tநான்'];

  test('finds every spelling in the table, and nothing else', () => {
    for (const code of Object.keys(PRECOMPUTED_SPELLINGS)) {
      const all = precomputedSpellings(code);
      assert.ok(all.length > 19_000 && all.every((spelling, index) => index === 0 || (all[index - 1] as string) < spelling), code);
      const spellingSet = new Set(all);
      for (const spelling of sampled(40, all)) {
        const readings = precomputedReadings(spelling, code) ?? [];
        assert.ok(
          readings.length > 0 && readings.length <= READINGS_PER_SPELLING && readings.every((reading) => /^[^\t\n\da-z]+$/.test(reading)),
          spelling,
        );
      }
      for (const spelling of sampled(4, every(MADE_STEP, all)).flatMap((word) => [
        `${word}a`,
        word.slice(1),
        `${word.slice(0, 2)}q`,
        `${word}\0`,
      ])) {
        assert.equal(precomputedReadings(spelling, code) !== undefined, spellingSet.has(spelling), spelling);
      }
      for (const spelling of NOT_THERE) assert.equal(precomputedReadings(spelling, code), undefined, spelling);
    }
  });

  test('is absent for other languages', () => {
    for (const code of ['hi', 'xx', '', 'toString'])
      assert.deepEqual([precomputedReadings('naan', code), precomputedSpellings(code)], [undefined, []]);
  });
});

describe('text that is unchanged', () => {
  for (const [text, words] of [
    ['mera naam rahul hai.', 'mera naam rahul hai'],
    ['dekho https://example.com/mera/naam?x=y yahan', 'dekho yahan'],
    ['(www.example.in) par jao', 'par jao'],
    ['mail rahul.k@example.co.in karo, ya raj@okaxis', 'mail karo ya'],
    ['`npm install` chalao, phir ```\nconst naam = 1\n``` dekho', 'chalao phir dekho'],
    ['<b>naam</b> likho', 'naam likho'],
    ['getName() aur user_name aur main.py', 'aur aur'],
    ['12 baje, 4G, A4, 2nd, HDFC0000007', 'baje'],
    ["don't jao", "don't jao"],
    ['/usr/bin mein #desh @rahul', 'mein'],
    ['aaj/kal, ghar-bahar', 'aaj kal ghar bahar'],
    ['मेरा naam', 'naam'],
  ] as const) {
    test(text.replaceAll('\n', ' '), () => {
      const parts = tokeniseCasual(text);
      assert.equal(parts.map((part) => part.text).join(''), text);
      assert.equal(parts.flatMap((part) => (part.isWord ? [part.text] : [])).join(' '), words);
    });
  }
});

test('slices of a long text are cut at white space, code in one piece, and join to the text', () => {
  const text = `${'mera naam '.repeat(400)}\`\`\`${'x '.repeat(2_000)}\`\`\`${'😀'.repeat(2_000)} naam`;
  const slices = splitIntoSlices(text);
  assert.equal(slices.join(''), text);
  assert.ok(slices.length > 5);
  assert.ok(slices.every((slice) => !/[\ud800-\udfff]/u.test(slice)));
  assert.ok(slices.includes(`\`\`\`${'x '.repeat(2_000)}\`\`\``));
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
    suggestions: string[][];
    words?: string[];
  }
  const request = (query: Record<string, string>): ReturnType<typeof get> =>
    get(`${service.url}/v1/transliterate?${new URLSearchParams(query)}`);
  const data = async (query: Record<string, string>): Promise<Data> => (await request(query)).body.data as Data;

  test('a sentence and a word, with other readings', async () => {
    const { text, from, suggestions, words } = await data({ text: 'mera naam rahul hai!', to: 'hi' });
    assert.deepEqual([text, from, words], ['मेरा नाम राहुल है!', 'casual', undefined]);
    assert.deepEqual(
      suggestions.map((spellings) => spellings.length),
      [5, 5, 5, 5],
    );
    for (const [word, to, native] of [
      ['namaste', 'hi', 'नमस्ते'],
      ['school', 'hi', 'स्कूल'],
      ['vanakkam', 'tamil', 'வணக்கம்'],
      ['Murugan', 'ta', 'முருகன்'],
      ['pongal', 'ta', 'பொங்கல்'],
    ] as const) {
      assert.equal((await data({ text: word, to })).text, native);
    }
  });

  test('returns the requested number of readings, with their words', async () => {
    const { suggestions, words } = await data({ text: '2 vanakkam', to: 'ta', suggest: '3' });
    assert.deepEqual([suggestions.length, suggestions[0]?.length, words], [1, 3, ['vanakkam']]);
    const back = await data({ text: 'दिल्ली', to: 'casual', suggest: '5' });
    assert.ok(back.suggestions[0]?.includes('delhi'));
    assert.equal((await request({ text: 'a', to: 'ta', suggest: '9' })).status, 400);
  });

  test('is written in casual spelling', async () => {
    for (const [text, casual] of [
      ['வணக்கம்', 'vanakkam'],
      ['मेरा नाम राहुल है।', 'mera naam rahul hai।'],
      ['ॐ नमः', 'om namah'],
      ['२ नमस्ते தமிழ்', '2 namaste thamizh'],
    ] as const) {
      const { text: output, suggestions } = await data({ text, to: 'casual' });
      assert.deepEqual([output, suggestions], [casual, []]);
    }
  });

  test('well-known names have their usual spelling, and ordinary words do not become names', async () => {
    for (const [text, casual] of [
      ['ಬೆಂಗಳೂರು', 'bengaluru'],
      ['கோயம்புத்தூர்', 'coimbatore'],
      ['మహాత్మా గాంధీ, విజయవాడ', 'mahatma gandhi, vijayawada'],
      ['जयप्रकाश', 'jaiprakash'],
      ['சாலை', 'saalai'],
    ] as const) {
      assert.equal((await data({ text, to: 'casual' })).text, casual);
    }
    for (const [text, to, native] of [
      ['bengaluru', 'hi', 'बेंगलुरु'],
      ['sharad pawar', 'mr', 'शरद पवार'],
      ['Coimbatore', 'ta', 'கோயம்புத்தூர்'],
      ['mera kalam', 'hi', 'मेरा कलम'],
    ] as const) {
      const { text: output, suggestions } = await data({ text, to });
      assert.deepEqual([output, suggestions.map(([first]) => first).join(' ')], [native, native]);
    }
  });

  test('every language is converted from its own script and back', async () => {
    for (const [language, { script, writing }] of CASUAL_LANGUAGES) {
      const { text, to } = await data({ text: 'bharat', to: language });
      assert.equal(to, writing);
      const { base } = script === undefined ? { base: 0x600 } : (scripts.get(script) as Script);
      const last = base + (script === undefined ? 0xff : 0x7f);
      assert.ok(
        [...text].every((letter) => letter.charCodeAt(0) >= base && letter.charCodeAt(0) <= last),
        `${language} ${text}`,
      );
      assert.match((await data({ text, to: 'casual', from: language })).text, /^b[a-z]+$/);
    }
  });

  test('Marathi is read as Marathi', async () => {
    assert.equal((await data({ text: 'ani', to: 'mr' })).text, 'आणि');
  });

  test('a text longer than a slice is converted completely, without suggestions', async () => {
    const sentence = 'naan chennai ponen. ';
    const { body } = await get(`${service.url}/v1/transliterate?to=ta`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: sentence.repeat(300),
    });
    const { text, suggestions } = body.data as Data;
    const { text: once } = await data({ text: sentence, to: 'ta' });
    assert.deepEqual([text, suggestions], [once.repeat(300), []]);
  });

  test('the state of the network is reported', async () => {
    const { body } = await get(`${service.url}/v1/status`);
    const { models } = body.data as { models: { id: string; loaded: boolean }[] };
    assert.equal(models.find(({ id }) => id === 'indic-xlit')?.loaded, true);
  });
});
