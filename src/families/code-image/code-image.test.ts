import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import sharp from 'sharp';
import { snippets } from '../../../test/fixtures/snippets.ts';
import { anyCodePoint } from '../../../test/support/any-code-point.ts';
import { toPixels } from '../../../test/support/decode-barcode.ts';
import { assertMatchesSnapshot } from '../../../test/support/render.ts';
import { get, type Service, startFamilies } from '../../../test/support/service.ts';
import { assertPlainSvg } from '../../../test/support/svg.ts';
import { secondTier, tries } from '../../../test/support/test-tiers.ts';
import { guessLanguage, namedLanguage } from './language.ts';
import { codeImageFamily } from './operations.ts';
import { type CodeImageRequest, renderCodeImage } from './render-code.ts';
import { wrapLines } from './rows.ts';
import { normaliseSnippet } from './snippet.ts';
import { THEME_NAMES } from './themes.ts';

let service: Service;
before(async () => {
  service = await startFamilies([codeImageFamily]);
});
after(() => service.close());

const address = (query: Record<string, string>): string => `${service.url}/v1/code-image?${new URLSearchParams(query)}`;
const post = (body: string, type: string, query = ''): Promise<Response> =>
  fetch(`${service.url}/v1/code-image${query}`, { method: 'POST', body, headers: { 'content-type': type } });
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());
const request = (code: string, more: Partial<CodeImageRequest> = {}): CodeImageRequest => ({
  code: normaliseSnippet(code, more.wrap),
  theme: 'dark',
  lineNumbers: false,
  padding: 28,
  window: true,
  format: 'svg',
  ...more,
});

const INDIAN = `# नमस्ते दुनिया: यह विद्यार्थी की टिप्पणी है
class Person:
    name: str = "தமிழ் மொழி"
    city: str = "কলকাতা"  # শহর
    price = 199.50  # ₹ >= != =>

def greet(person) -> str:
    """ಕನ್ನಡ മലയാളം తెలుగు ગુજરાતી ਪੰਜਾਬੀ ଓଡ଼ିଆ"""
    return f"اردو {person.name}" + "🚀 ✓ →"
`;

for (const theme of ['dark', 'light'] as const) {
  test(`${theme}: equals the reviewed image`, async () => {
    const { file, headers } = await renderCodeImage(
      request(INDIAN, { theme, title: 'नमस्ते/greet.py', lineNumbers: theme === 'dark', format: 'png' }),
    );
    assert.deepEqual(headers, { 'x-code-language': 'python', 'content-disposition': 'inline; filename="code.png"' });
    await assertMatchesSnapshot(`code-image-${theme}`, file as Buffer);
  });
}

test('the language of many snippets is guessed from the code alone', async (t) => {
  const wrong: string[] = [];
  for (const [language, code] of snippets) {
    const guess = await guessLanguage(code, undefined);
    if (guess !== language) wrong.push(`${language} as ${guess}`);
  }
  t.diagnostic(`${snippets.length - wrong.length} of ${snippets.length} right${wrong.length > 0 ? `; ${wrong.join(', ')}` : ''}`);
  assert.ok(wrong.length <= 2, wrong.join(', '));
});

test('the file extension of the title takes precedence over detection, and prose is plain text', async () => {
  assert.equal(await guessLanguage('x = 1', 'src/main.rs'), 'rust');
  assert.equal(await guessLanguage('all: build', 'Makefile'), 'make');
  assert.equal(await guessLanguage('FROM node', 'Dockerfile'), 'docker');
  assert.equal(await guessLanguage('def f(x):\n  return 1', 'my notes'), 'python');
  assert.equal(await guessLanguage('#!/usr/bin/env python3\nx', undefined), 'python');
  assert.equal(await guessLanguage('hello', undefined), 'text');
  assert.equal(await guessLanguage('नमस्ते दुनिया', undefined), 'text');
});

test('languages are found by name, alias and extension', () => {
  for (const [name, id] of [
    ['js', 'javascript'],
    ['.py', 'python'],
    ['C++', 'cpp'],
    ['hpp', 'cpp'],
    ['golang', 'go'],
    ['SQL', 'sql'],
    ['txt', 'text'],
    ['Visual Basic', 'vb'],
  ] as const) {
    assert.equal(namedLanguage(name), id);
  }
  assert.throws(() => namedLanguage('pyhton'), {
    code: 'invalid_parameter',
    message: /^language: is not a known language; did you mean .*python/,
  });
});

test('the picture and its language over HTTP: GET, posted text and posted JSON', async () => {
  const response = await fetch(address({ code: 'SELECT 1 FROM dual;' }));
  assert.deepEqual(
    [response.status, response.headers.get('content-type'), response.headers.get('x-code-language')],
    [200, 'image/png', 'sql'],
  );
  const posted = await post('package main\n\nfunc main() {}\n', 'text/plain', '?format=svg&theme=light');
  assert.deepEqual([posted.headers.get('content-type'), posted.headers.get('x-code-language')], ['image/svg+xml', 'go']);
  const json = await post(JSON.stringify({ text: 'x', language: 'rs', lineNumbers: true, title: 'a' }), 'application/json');
  assert.deepEqual([json.status, json.headers.get('x-code-language')], [200, 'rust']);
  const alias = await post(JSON.stringify({ code: 'x', language: 'rs' }), 'application/json');
  assert.equal(alias.status, 200);
});

test('invalid input is rejected with the rule', async () => {
  for (const [query, rule] of [
    [{}, /^code: is required/],
    [{ code: ' \n ' }, /^code: must not be only white space/],
    [{ code: 'x\n'.repeat(151) }, /^code: has 151 lines; the limit is 150/],
    [{ code: `ok\n${'x'.repeat(141)}` }, /^code: has 141 characters in line 2; the limit is 140/],
    [{ code: 'x', language: 'klingon' }, /^language: is not a known language/],
    [{ code: 'x', theme: 'sepia' }, /^theme: /],
    [{ code: 'x', lineNumbers: 'yes' }, /^lineNumbers: /],
  ] as const) {
    const { status, body } = await get(address(query as Record<string, string>));
    assert.equal(status, 400);
    assert.match(body.error.message, rule);
  }
});

test('150 lines of 140 characters are drawn, of any script', { skip: secondTier }, async () => {
  for (const line of ['x', 'क', '🚀']) {
    const response = await post(`${line.repeat(140)}\n`.repeat(150), 'text/plain', '?language=text');
    assert.equal(response.status, 200, line);
    const { width = 0, height = 0 } = await sharp(await bytesOf(response)).metadata();
    assert.ok(width > 1000 && height > 3000 && width * height <= 16_100_000, `${line}: ${width} × ${height}`);
  }
});

test('PNGs have twice the density of the SVG; very large ones the same', async () => {
  const sizeOf = async (code: string): Promise<{ svg: number; png: number }> => {
    const { file: svg } = await renderCodeImage(request(code, { language: 'text' }));
    const { file: png } = await renderCodeImage(request(code, { language: 'text', format: 'png' }));
    return { svg: Number(/width="(\d+)"/.exec(svg as string)?.[1]), png: (await sharp(png as Buffer).metadata()).width ?? 0 };
  };
  const small = await sizeOf('const x = 1;');
  assert.equal(small.png, 2 * small.svg);
  const large = await sizeOf(`${'x'.repeat(140)}\n`.repeat(150));
  assert.equal(large.png, large.svg);
});

test('line endings and tabs are normalised, control characters replaced', () => {
  assert.equal(normaliseSnippet('a\r\nb\rc\n\n'), 'a\nb\nc');
  assert.equal(normaliseSnippet('\tx'), '    x');
  assert.equal(normaliseSnippet('a\u202eb\u0007c\u2066'), 'a\ufffdb\ufffdc\ufffd');
});

test('line numbers are left of the code', async () => {
  const widthOf = async (lineNumbers: boolean): Promise<number> => {
    const { file } = await renderCodeImage(request(`${'y'.repeat(80)}\nz`, { lineNumbers, format: 'png', language: 'text' }));
    return (await toPixels(file as Buffer)).width;
  };
  assert.ok((await widthOf(true)) > (await widthOf(false)) + 40);
});

const sizeOf = (svg: unknown): number[] =>
  [...(svg as string).matchAll(/^<svg[^>]* width="(\d+)" height="(\d+)"/g)].flatMap(([, ...sides]) => sides.map(Number));

test('every theme has its own colours', async () => {
  const grounds = new Set<string>();
  for (const theme of THEME_NAMES) {
    const { file } = await renderCodeImage(request('const x = 1; // one', { theme, language: 'js' }));
    grounds.add(/<rect width="\d+" height="\d+" fill="(#[0-9a-f]{6})"/.exec(file as string)?.[1] ?? '');
    assert.ok(new Set((file as string).match(/<g fill="#[0-9a-f]{6}"/g)).size > 2, theme);
  }
  assert.equal(grounds.size, 8);
});

test('lines are highlighted, wrapped rows of them too', async () => {
  const marks = async (highlight: string, wrap?: number): Promise<number> =>
    ((await renderCodeImage(request(`a\n${'b'.repeat(50)}\nc\nd`, { highlight, wrap, language: 'text' }))).file as string).split(
      'fill-opacity',
    ).length - 1;
  assert.deepEqual([await marks('2'), await marks('2-3,4'), await marks('2', 20)], [1, 3, 3]);
  const { status, body } = await get(address({ code: 'a\nb', highlight: '2-3' }));
  assert.deepEqual([status, body.error.message], [400, 'highlight: contains the lines 2-3, but the code has lines 1 to 2']);
  assert.equal((await get(address({ code: 'a', highlight: 'all' }))).status, 400);
});

test('with wrap, long lines are broken between grapheme clusters', async () => {
  const long = 'x'.repeat(400);
  assert.equal((await get(address({ code: long }))).status, 400);
  const [, high = 0] = sizeOf((await renderCodeImage(request(long, { wrap: 100, language: 'text' }))).file);
  const [, low = 0] = sizeOf((await renderCodeImage(request('x', { language: 'text' }))).file);
  assert.equal(high - low, 3 * 20);
  assert.throws(() => normaliseSnippet('x'.repeat(20 * 151), 20), { message: /^code: has 151 rows of 20 characters/ });
  const rows = wrapLines([[{ text: 'क्षत्रिय', colour: '#000000' }]], new Set(), 1);
  assert.deepEqual(
    rows.map(({ tokens }) => tokens.map(({ text }) => text).join('')),
    ['क्ष', 'त्रि', 'य'],
  );
});

test('padding and window can be disabled', async () => {
  const [width = 0, height = 0] = sizeOf((await renderCodeImage(request('x', { language: 'text' }))).file);
  const [narrow = 0, low = 0] = sizeOf((await renderCodeImage(request('x', { language: 'text', padding: 0 }))).file);
  assert.deepEqual([width - narrow, height - low], [56, 56]);
  const { file } = await renderCodeImage(request('x', { language: 'text', title: 'a.txt', padding: 0, window: false }));
  assert.ok(!(file as string).includes('<circle') && (sizeOf(file)[0] ?? 0) < 100);
});

test('a long title is truncated to its bar', async () => {
  const { file } = await renderCodeImage(request('x', { title: 'very long name '.repeat(13), language: 'text' }));
  const { file: short } = await renderCodeImage(request('x', { title: 'x', language: 'text' }));
  assert.equal(/width="(\d+)"/.exec(file as string)?.[1], /width="(\d+)"/.exec(short as string)?.[1]);
});

test('code and title are escaped in the SVG', async () => {
  const text = fc.oneof(
    fc.string({ minLength: 1, maxLength: 100, unit: anyCodePoint }),
    fc.constantFrom('"/><script>alert(1)</script>', ']]><!--', '&lt;'),
  );
  await fc.assert(
    fc.asyncProperty(text, text, fc.constantFrom('html', 'javascript', 'text'), async (code, title, language) => {
      fc.pre(/\S/.test(code));
      assertPlainSvg((await renderCodeImage(request(`${code}x`, { title, language }))).file as string);
    }),
    { numRuns: tries(120) },
  );
});
