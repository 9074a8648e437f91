import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { type Chunk, type ChunkOptions, chunkText } from './chunk.ts';
import { encodingOf } from './encoding.ts';

const count = (text: string): number => encodingOf('o200k_base').count(text);
const chunks = (text: string, options: Partial<ChunkOptions> = {}): Chunk[] =>
  chunkText(text, { size: 100, overlap: 0, unit: 'characters', by: 'sentence', ...options }, count);
const texts = (text: string, options: Partial<ChunkOptions> = {}): string[] => chunks(text, options).map((chunk) => chunk.text);

describe('sentences', () => {
  test('end at danda, Urdu full stop and full stop', () => {
    assert.deepEqual(texts('यह पहला वाक्य है। यह दूसरा है॥ तीसरा?', { size: 20 }), ['यह पहला वाक्य है। ', 'यह दूसरा है॥ तीसरा?']);
    assert.deepEqual(texts('یہ پہلا جملہ ہے۔ یہ دوسرا ہے۔', { size: 20 }), ['یہ پہلا جملہ ہے۔ ', 'یہ دوسرا ہے۔']);
  });

  test('do not end at titles, rupees, initials and numbers', () => {
    for (const sentence of [
      'Dr. Rao paid Rs. 500 to M. K. Gandhi at 3.15 p.m. today.',
      'திரு. மு. க. ஸ்டாலின் ரூ. 500 கொடுத்தார்.',
      'डॉ. राव ने रु. 500 दिए.',
      'ഡോ. രവി രൂ. 500 നൽകി.',
      '1. First point of the list',
    ]) {
      assert.deepEqual(texts(`${sentence} ${sentence}`, { size: [...sentence].length + 1 }), [`${sentence} `, sentence]);
    }
  });
});

test('no conjunct, vowel sign or emoji is cut', () => {
  // At most twenty grapheme clusters, each of several code points.
  for (const letter of ['क्ष्मा', 'ஸ்ரீ', 'ক্ষ্ম', 'ക്ഷ്മ', '👨‍👩‍👧‍👦', '🇮🇳', 'é̂']) {
    for (const chunk of texts(letter.repeat(30), { size: 25, by: 'word' })) {
      assert.equal(chunk.length % letter.length, 0, `${letter}: ${chunk}`);
    }
  }
});

test('for any text chunks are slices, cover it, and none is too large', () => {
  const piece = fc.constantFrom(
    'நான் ',
    'தமிழ்',
    'क्षेत्र',
    '। ',
    '. ',
    '\n\n',
    '👨‍👩‍👧',
    'word ',
    'Dr. ',
    '\r\n',
    '\u0301',
    'a',
    '۔ ',
    '  ',
    '𝒜',
  );
  const text = fc.array(piece, { minLength: 1, maxLength: 120 }).map((pieces) => pieces.join(''));
  const unit = fc.constantFrom('characters', 'words', 'tokens') as fc.Arbitrary<ChunkOptions['unit']>;
  const by = fc.constantFrom('sentence', 'paragraph', 'line', 'word') as fc.Arbitrary<ChunkOptions['by']>;
  fc.assert(
    fc.property(text, unit, by, fc.integer({ min: 20, max: 60 }), fc.integer({ min: 0, max: 10 }), (text, unit, by, size, overlap) => {
      const points = [...text];
      let reached = 0;
      for (const { start, end, text: slice, characters, tokens } of chunks(text, { unit, by, size, overlap })) {
        assert.equal(points.slice(start, end).join(''), slice);
        assert.equal(characters, end - start);
        assert.ok(start <= reached && end > reached, 'no gap, and always onwards');
        if (overlap === 0) assert.equal(start, reached);
        if (unit === 'characters') assert.ok(characters <= size);
        if (unit === 'tokens') assert.ok(tokens <= size);
        reached = end;
      }
      assert.equal(reached, points.length);
    }),
    { numRuns: 2_000 },
  );
});

test('overlap repeats whole sentences', () => {
  const [first, second] = texts('One two. Three four. Five six. Seven.', { size: 22, overlap: 12 });
  assert.equal(first, 'One two. Three four. ');
  assert.equal(second, 'Three four. Five six. ');
});

test('overlap is reduced where the next sentence would not fit', () => {
  const long = `${'x'.repeat(50)}. `;
  assert.deepEqual(texts(`One two. ${long}End.`, { size: 54, overlap: 20 }), ['One two. ', long, 'End.']);
});

describe('over HTTP', () => {
  let service: Service;
  before(async () => {
    service = await startPotli();
  });
  after(() => service.close());

  test('half a million characters', async () => {
    const text = 'இது ஒரு நீண்ட வாக்கியம், அதில் பல சொற்கள் உள்ளன. '.repeat(12_000).slice(0, 500_000);
    const { status, body } = await get(`${service.url}/v1/text/chunk?size=8000`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: text,
    });
    assert.equal(status, 200);
    assert.equal(body.data.chunks.length, body.meta.total);
    assert.equal(body.data.chunks.map((chunk: { text: string }) => chunk.text).join(''), text);
  });

  test('rejects an overlap of more than half the chunk size', async () => {
    const { status, body } = await get(`${service.url}/v1/text/chunk?text=a&size=20&overlap=11`);
    assert.deepEqual([status, body.error.message], [400, 'overlap: must not be more than half of size']);
  });
});

test('half a million characters take less than a second and a half of CPU', (t) => {
  const text = 'இது ஒரு நீண்ட வாக்கியம், அதில் பல சொற்கள் உள்ளன. '.repeat(12_000).slice(0, 500_000);
  count('warm');
  const start = process.cpuUsage();
  chunks(text, { size: 1000 });
  const { user, system } = process.cpuUsage(start);
  t.diagnostic(`${Math.round((user + system) / 1000)} ms CPU`);
  // Several times the budget, to tolerate busy machines: the test is for a quadratic splitter, which takes minutes.
  assert.ok((user + system) / 1000 < 7_500);
});
