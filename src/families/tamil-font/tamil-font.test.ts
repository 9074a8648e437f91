import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { noVectors, readVector, readVectorText } from '../../../test/support/vectors.ts';
import { latin1ToWindows1252 } from '../../core/text/windows-1252.ts';
import { ENCODING_IDS, fromUnicode, glyphMapById, toUnicode } from './encodings/convert.ts';
import { detectEncodings } from './encodings/detect.ts';
import { toUnicodeKeepingEnglish } from './encodings/mixed-english.ts';

/** Encoding names of the test collection that differ from ours. */
const NAMES: Readonly<Record<string, string>> = { tace: 'tace16' };
const isSupported = (name: string): boolean => ENCODING_IDS.includes(NAMES[name] ?? name);

/** TSCII encodes இ twice; Bamini has two strokes for the ū of து, நு, லு …. */
const normaliseVariants = (text: string): string =>
  latin1ToWindows1252(text)
    .replaceAll('\u00ad', 'þ')
    .replace(/(?<=[A-Z])h/g, '}');

/** Repairs defects of the test data: escaping backslashes before punctuation, and wrong letters. */
function repairTestData(name: string, legacy: string): string {
  if (name === 'indoweb') return legacy.replaceAll('êêè', 'îêè');
  // The data has a bullet after mu that neither font encodes: it should be absent, or yu.
  if (name === 'anu' || name === 'indica') return latin1ToWindows1252(legacy).replaceAll('x•', 'x');
  return legacy.replace(/\\(?=[[\]^|+{}])/g, '');
}

function countMatchingWords(expectedText: string, actualText: string): [matching: number, total: number] {
  const words = actualText.split(' ');
  const expected = expectedText.split(' ');
  return [expected.filter((word, index) => word === words[index]).length, expected.length];
}

test('couplets of the Thirukkural, decoded from every encoding', { skip: noVectors }, (t) => {
  const texts = readVector<Record<string, [number, string, string][]>>('language-and-text/tamil_legacy_kurals.json');
  for (const [name, rows] of Object.entries(texts)) {
    if (!isSupported(name)) continue;
    const id = NAMES[name] ?? name;
    const glyphs = glyphMapById(id);
    const sums = { read: 0, written: 0, words: 0, couplets: 0 };
    for (const [, unicode, published] of rows) {
      const legacy = repairTestData(name, published);
      const [read, all] = countMatchingWords(unicode.normalize('NFC'), toUnicodeKeepingEnglish(legacy, id).text);
      const [matches] = countMatchingWords(normaliseVariants(legacy), normaliseVariants(fromUnicode(unicode, glyphs).text));
      sums.read += read;
      sums.written += matches;
      sums.words += all;
      sums.couplets++;
    }
    const percent = (right: number): string => ((100 * right) / sums.words).toFixed(1);
    t.diagnostic(
      `${name}: ${sums.couplets} of ${rows.length} couplets, ${percent(sums.read)} % of words read, ${percent(sums.written)} % written`,
    );
    assert.ok(sums.read >= 0.99 * sums.words, `${name} read`);
    assert.ok(sums.written >= 0.99 * sums.words, `${name} written`);
  }
});

test('English words within Bamini text stay, and Tamil words are decoded', { skip: noVectors }, (t) => {
  const samples = readVector<Record<string, string[]>>('language-and-text/lid_native_libreoffice.json');
  const bamini = glyphMapById('bamini');
  const sums = { english: 0, stayed: 0, tamil: 0, read: 0 };
  for (const [i, sentence] of (samples.ta ?? []).entries()) {
    const tamil = (sentence.normalize('NFC').match(/[\u0b80-\u0bff]+/gu) ?? []).slice(0, 8);
    const english = (samples.en?.[i] ?? '').match(/[A-Za-z]{3,}/g)?.slice(0, 8) ?? [];
    const both = [...tamil.map((word) => fromUnicode(word, bamini).text), ...english].join(' ');
    const read = toUnicodeKeepingEnglish(both, 'bamini').text.split(' ');
    sums.tamil += tamil.length;
    sums.english += english.length;
    sums.read += tamil.filter((word, index) => read[index] === word).length;
    sums.stayed += english.filter((word, index) => read[tamil.length + index] === word).length;
  }
  t.diagnostic(`${sums.stayed} of ${sums.english} words of English, ${sums.read} of ${sums.tamil} of Tamil`);
  assert.ok(sums.english > 200 && sums.stayed >= 0.95 * sums.english);
  assert.ok(sums.tamil > 200 && sums.read >= 0.99 * sums.tamil);
});

test('a page of Project Madurai in TSCII', { skip: noVectors }, () => {
  const legacy = readVectorText('language-and-text/tscii_project_madurai.latin1-as-utf8.txt');
  const unicode = readVectorText('language-and-text/tscii_project_madurai.unicode.txt');
  assert.equal(toUnicode(legacy, glyphMapById('tscii')).text.trim(), unicode.normalize('NFC').trim());
});

describe('encoding detection', () => {
  test('never classifies English or romanised text as Tamil', { skip: noVectors }, (t) => {
    const english = readVector<Record<string, string[]>>('language-and-text/lid_native_libreoffice.json').en ?? [];
    const roman = Object.values(readVector<Record<string, string[]>>('language-and-text/lid_roman_codemix.json')).flat();
    let max = 0;
    for (const text of [...english, ...roman]) max = Math.max(max, detectEncodings(text)[0]?.confidence ?? 0);
    t.diagnostic(`${english.length + roman.length} texts, highest confidence ${max}`);
    assert.ok(max < 0.6);
  });

  test('detects the encoding of a couplet, or one that decodes it equally', { skip: noVectors }, (t) => {
    const texts = readVector<Record<string, [number, string, string][]>>('language-and-text/tamil_legacy_kurals.json');
    let right = 0;
    let all = 0;
    for (const [name, rows] of Object.entries(texts)) {
      if (!isSupported(name)) continue;
      for (const [, unicode, published] of rows) {
        const legacy = repairTestData(name, published);
        const id = detectEncodings(legacy)[0]?.id ?? '';
        const [read, words] = countMatchingWords(unicode.normalize('NFC'), toUnicode(legacy, glyphMapById(id)).text);
        if (read >= words - 1) right++;
        all++;
      }
    }
    t.diagnostic(`${right} of ${all} couplets`);
    assert.ok(right >= 0.95 * all);
  });
});

test('au is distinguished from e followed by ḷa', () => {
  const bamini = glyphMapById('bamini');
  for (const word of ['கௌரவம்', 'வெளி', 'வெள்ளம்', 'தெளிவு', 'கொள்ளை', 'நோய்']) {
    assert.equal(toUnicode(fromUnicode(word, bamini).text, bamini).text, word);
  }
});

test('Bamini: every way to write a long ū, and punctuation that shares codes with letters', () => {
  const bamini = glyphMapById('bamini');
  for (const legacy of ['J}ak', 'Jhak', 'R+lhd', '#lhd', 'gs;SH']) {
    const { text, unmapped } = toUnicode(legacy, bamini);
    assert.deepEqual(unmapped, [], legacy);
    assert.match(text, /^(தூயம|சூடான|பள்ளுர்)$/, legacy);
  }
  const sentence = 'தூது, நூல்; கூடு 2+2';
  assert.equal(toUnicode(fromUnicode(sentence, bamini).text, bamini).text, sentence);
  assert.deepEqual(fromUnicode('தமிழ் abc', bamini).unmapped, ['a', 'b', 'c']);
});

test('every encoding round-trips a sentence', () => {
  const sentence = 'அம்மா இங்கே வா வா ஆசை முத்தம் தா தா இலையில் சோறு போட்டு ஈயைத் தூர ஓட்டு';
  for (const id of ENCODING_IDS) {
    const { text: legacy, unmapped } = fromUnicode(sentence, glyphMapById(id));
    assert.deepEqual(unmapped, [], id);
    assert.equal(toUnicode(legacy, glyphMapById(id)).text, sentence, id);
  }
});

describe('over HTTP', () => {
  let service: Service;
  before(async () => {
    service = await startPotli();
  });
  after(() => service.close());
  const request = (query: Record<string, string>): ReturnType<typeof get> =>
    get(`${service.url}/v1/tamil-font/convert?${new URLSearchParams(query)}`);

  test('converts, with the encoding named or not', async () => {
    const legacy = fromUnicode('அகர முதல எழுத்தெல்லாம் ஆதி பகவன் முதற்றே உலகு', glyphMapById('tscii')).text;
    const { body } = await request({ text: legacy });
    const data = body.data as { text: string; from: string; to: string; confidence: number; unmapped: string[] };
    assert.deepEqual([data.text, data.from, data.to, data.unmapped], ['அகர முதல எழுத்தெல்லாம் ஆதி பகவன் முதற்றே உலகு', 'tscii', 'unicode', []]);
    assert.ok(data.confidence > 0.6 && data.confidence <= 1);
    const other = (await request({ text: legacy, from: 'tscii', to: 'bamini' })).body.data as { text: string };
    assert.equal(other.text, 'mfu Kjy vOj;njy;yhk; Mjp gftd; Kjw;Nw cyF');
  });

  test('leaves English words as they are', async () => {
    const { body } = await request({ text: 'jkpo; computer vq;fs; Microsoft Word is good, capH', from: 'bamini' });
    assert.equal(body.data.text, 'தமிழ் computer எங்கள் Microsoft Word is good, உயிர்');
  });

  test('decodes the bytes of a file by its charset', async () => {
    const sentence = 'அகர முதல எழுத்தெல்லாம் ஆதி பகவன் முதற்றே உலகு';
    const windows = fromUnicode(sentence, glyphMapById('tscii')).text;
    const bytes = Buffer.from(windows, 'latin1');
    assert.equal(latin1ToWindows1252(bytes.toString('latin1')), latin1ToWindows1252(windows));
    for (const type of ['text/plain; charset=tscii', 'text/plain;charset="windows-1252"']) {
      const { body } = await get(`${service.url}/v1/tamil-font/convert`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: bytes,
      });
      const { text, from } = body.data as { text: string; from: string };
      assert.deepEqual([text, from], [sentence, 'tscii']);
    }
    const utf8 = { method: 'POST', headers: { 'content-type': 'text/plain; charset=UTF-8' }, body: bytes };
    assert.equal((await get(`${service.url}/v1/tamil-font/convert`, utf8)).body.error.code, 'invalid_body');
  });

  test('rejects text whose encoding cannot be detected', async () => {
    const english = await request({ text: 'The quick brown fox jumps over the lazy dog' });
    assert.deepEqual([english.status, english.body.error.code], [400, 'ambiguous_encoding']);
    assert.equal((await request({ text: 'a', from: 'krutidev' })).body.error.code, 'invalid_parameter');
    assert.equal((await request({ text: 'தமிழ்' })).status, 200);
  });

  test('lists the encodings with their other names', async () => {
    const { body } = await get(`${service.url}/v1/tamil-font/encodings`);
    const list = body.data as { id: string; aliases: string[]; lossless: boolean }[];
    assert.deepEqual(list.map(({ id }) => id).sort(), ENCODING_IDS.toSorted());
    assert.deepEqual(list.find(({ id }) => id === 'vanavil')?.aliases, ['murasoli']);
    assert.ok(list.find(({ id }) => id === 'tace16')?.lossless);
  });
});
