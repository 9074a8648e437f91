/** Rate-limit cost of operations whose cost depends on their input. Based on measured CPU time: `npm run bench units`. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { InputReader } from '../src/core/operation/input.ts';
import { families } from '../src/families/index.ts';

const operations = new Map(families.flatMap((family) => family.operations.map((operation) => [operation.id, operation])));

function unitsOf(id: string, input: Readonly<Record<string, unknown>>): number {
  const operation = operations.get(id);
  assert.ok(operation, id);
  const request = { ...operation.example, ...input };
  return typeof operation.cost === 'number' ? operation.cost : operation.cost(new InputReader(operation).fromArguments(request, {}));
}

const letters = (length: number): string => 'அ '.repeat(length / 2);

describe('text operations cost by the length of the text', () => {
  for (const [id, input, units] of [
    ['text_chunk', {}, 1],
    ['text_chunk', { text: letters(500_000) }, 125],
    ['text_redact', { text: letters(500_000) }, 250],
    ['text_tokens', {}, 1],
    ['text_tokens', { text: letters(500_000) }, 500],
    ['text_tokens', { text: letters(500_000), encoding: 'o200k_base' }, 46],
    ['text_tokens', { text: letters(500_000), model: 'gpt-4o' }, 417],
    // Language detection reads no more than this.
    ['text_language', { text: letters(4_000) }, 8],
    ['text_language', { text: letters(100_000) }, 8],
    ['transliterate', {}, 1],
    ['transliterate', { text: letters(100_000) }, 40],
    ['transliterate', { text: 'vanakkam nanbargale '.repeat(50), to: 'tamil' }, 200],
    ['transliterate', { text: 'vanakkam nanbargale '.repeat(50), to: 'tamil', from: 'casual' }, 200],
    ['transliterate', { text: letters(1_000), to: 'casual' }, 200],
    ['tamil_font_convert', { text: letters(100_000), from: 'bamini' }, 13],
    ['tamil_font_convert', { text: letters(100_000), from: 'auto' }, 25],
    ['regex_test', {}, 1],
    ['regex_test', { text: letters(100_000), pattern: '\\w+' }, 8],
    ['regex_test', { text: letters(100_000), pattern: '\\w+', engine: 're2' }, 29],
    ['regex_test', { audit: true }, 9],
    ['embed', {}, 10],
    ['embed', { text: Array.from({ length: 64 }, () => letters(200)) }, 366],
    ['rerank', {}, 10],
    ['rerank', { document: Array.from({ length: 10 }, () => letters(500)) }, 143],
    ['rerank', { document: Array.from({ length: 1_000 }, () => letters(100)) }, 3_144],
  ] as const) {
    const about = Object.entries(input).map(
      ([name, value]) => `${name} ${Array.isArray(value) ? `× ${value.length}` : String(value).length > 30 ? String(value).length : value}`,
    );
    test(`${id}, ${about.join(', ') || 'its example'}: ${units}`, () => assert.equal(unitsOf(id, input), units));
  }
});

test('a regular expression that may backtrack to its time limit costs more than a linear one', () => {
  const text = 'a'.repeat(2_000);
  for (const pattern of ['(a+)+$', '(a|a)*b', '(?:a*)*b', '([a-z]+)*\\d', '(x+x+)+y', 'a*a*a*b', '(a+)\\1+b', '(a+){2,}b']) {
    assert.ok(unitsOf('regex_test', { pattern, text }) > 50, pattern);
    assert.ok(unitsOf('regex_test', { pattern, text, engine: 're2' }) < 5, pattern);
  }
  for (const pattern of [
    '\\w+',
    '(\\d{4})-(\\d\\d)',
    '[+*]+\\s*',
    '\\)+x',
    '(abc)+',
    '(?<year>\\d{4})',
    '^\\s*(\\w+)',
    '[(a+)+]',
    'a{2,3}b?',
  ]) {
    assert.equal(unitsOf('regex_test', { pattern, text }), 1, pattern);
  }
});

test('other heavy operations cost ten units, and more for larger requests', () => {
  for (const [id, input, units] of [
    ['panchang', {}, 10],
    ['panchang', { days: 31 }, 31],
    ['holidays', {}, 1],
    ['holidays', { type: 'bank,festival' }, 10],
    ['fake_data', {}, 1],
    ['fake_data', { count: 100 }, 3],
    ['pincode_bulk', { codes: Array.from({ length: 100 }, () => '600001') }, 10],
    ['upi_qr', { format: 'json' }, 1],
    ['upi_qr', {}, 10],
    ['image_convert', {}, 10],
  ] as const) {
    assert.equal(unitsOf(id, input), units, id);
  }
});
