import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { anyCodePoint } from '../../../test/support/any-code-point.ts';
import { toPixels } from '../../../test/support/decode-barcode.ts';
import { assertMatchesSnapshot, assertRendersAlike } from '../../../test/support/render.ts';
import { get, type Service, startFamilies } from '../../../test/support/service.ts';
import { assertPlainSvg } from '../../../test/support/svg.ts';
import { sampled, tries } from '../../../test/support/test-tiers.ts';
import { ogImageFamily } from './operations.ts';
import { type PreviewRequest, renderPreview } from './render-preview.ts';
import { fitText } from './text-layout.ts';

let service: Service;
before(async () => {
  service = await startFamilies([ogImageFamily]);
});
after(() => service.close());

const address = (query: Record<string, string>): string => `${service.url}/v1/og-image?${new URLSearchParams(query)}`;

/** Bounding box of everything but the background, its corner pattern and its bar. */
async function contentBounds(
  request: Omit<PreviewRequest, 'theme' | 'format'>,
): Promise<{ left: number; top: number; right: number; bottom: number }> {
  const render = (texts: typeof request): Promise<Awaited<ReturnType<typeof toPixels>>> =>
    toPixels(renderPreview({ ...texts, theme: 'dark', format: 'png' }).file);
  const [empty, full] = [await render({ title: ' ' }), await render(request)];
  assert.deepEqual([full.width, full.height], [1200, 630]);
  const box = { left: 1200, top: 630, right: 0, bottom: 0 };
  for (let offset = 0; offset < full.data.length; offset += 4) {
    if (Math.abs((full.data[offset] as number) - (empty.data[offset] as number)) < 40) continue;
    const [x, y] = [(offset / 4) % 1200, Math.floor(offset / 4 / 1200)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

const SCRIPTS = {
  english: ['Indian reference data and tools on one key-less service', 'Free, with open CORS, an OpenAPI document and tools'],
  devanagari: ['भारतीय विद्यार्थियों के लिए क्षेत्रीय भाषाओं में जानकारी', 'श्रृंखला, स्वतंत्रता और ज्ञान: ₹0 में'],
  bengali: ['স্বাধীনতা দিবসের ক্ষুদ্র প্রতিবেদন', 'প্রকৃতি ও বিজ্ঞান'],
  gurmukhi: ['ਪੰਜਾਬੀ ਭਾਸ਼ਾ ਵਿੱਚ ਪ੍ਰਾਰਥਨਾ', 'ਸ੍ਰੀ ਗੁਰੂ'],
  gujarati: ['ગુજરાતી ભાષામાં જ્ઞાન', 'શ્રી ક્ષેત્ર'],
  odia: ['ଓଡ଼ିଆ ବିଶ୍ୱବିଦ୍ୟାଳୟ', 'କ୍ଷମା ଶ୍ରୀ'],
  tamil: ['தமிழ்நாட்டின் பின்கோடுகள்', 'கொண்டு போனௌ க்ஷ ஸ்ரீ'],
  telugu: ['తెలుగు స్వాతంత్ర్యం', 'క్షేమం'],
  kannada: ['ಕನ್ನಡ ಸ್ವಾತಂತ್ರ್ಯ', 'ಕ್ಷೇಮ'],
  malayalam: ['മലയാളം സ്വാതന്ത്ര്യം', 'ക്ഷേമം'],
  urdu: ['ہندوستان کی Potli سروس میں خوش آمدید 2026', 'یہ مفت ہے اور اس کے لیے کسی کنجی کی ضرورت نہیں'],
  arabic: ['بيانات وأدوات هندية مجانية', 'بدون مفتاح'],
  chinese: ['印度参考数据与工具，一个免费的服务', '邮政编码、银行分行、臺灣與香港的讀者'],
  japanese: ['インドの郵便番号と銀行支店を無料で検索できるサービスです', '「鍵」は要りません。直接、ブラウザーから使えます。'],
  korean: ['인도 데이터와 도구를 한 곳에서 무료로', '키 없이 바로 쓸 수 있습니다. 漢字도 보입니다.'],
  emoji: ['Launch day 🚀🎉 in India 🇮🇳 with family 👨‍👩‍👧‍👦', 'Thumbs 👍🏽 hearts ❤️ keycap 1️⃣ and © 2026 ☎ ☕'],
} as const;

for (const [script, [title, subtitle]] of Object.entries(SCRIPTS)) {
  test(`${script}: equals the reviewed image`, async () => {
    const theme = script === 'english' || script === 'tamil' ? 'light' : 'dark';
    const { file } = renderPreview({ title, subtitle, site: 'potli.example', theme, format: 'png' });
    await assertMatchesSnapshot(`og-image-${script}`, file as Buffer);
    // An independent SVG renderer, which the service does not use, gives the same image.
    const { file: svg } = renderPreview({ title, subtitle, site: 'potli.example', theme, format: 'svg' });
    await assertRendersAlike(file as Buffer, svg as string);
  });
}

test('nothing exceeds the canvas, at any length, in any script', async () => {
  const texts = [
    'W'.repeat(200),
    'Supercalifragilisticexpialidocious '.repeat(6).slice(0, 200),
    'a '.repeat(100),
    'विद्यार्थियों '.repeat(20).slice(0, 200),
    'കൃഷ്ണ്ണപ്രിയ'.repeat(20).slice(0, 200),
    'ہندوستان '.repeat(25).slice(0, 200),
    '﷽'.repeat(200),
    '🚀'.repeat(100),
    '漢字'.repeat(100),
    'スーパーカリフラジリスティックエクスピアリドーシャス。'.repeat(8).slice(0, 200),
    'ٹھیک ہے '.repeat(25).slice(0, 200),
    'ஸ்ரீ'.repeat(50),
    `Z${'\u0301'.repeat(150)}`,
  ];
  for (const title of sampled(3, texts)) {
    const { left, right, top, bottom } = await contentBounds({ title, subtitle: title.repeat(2).slice(0, 300), site: title.slice(0, 80) });
    assert.ok(left >= 60 && right <= 1140 && top >= 10 && bottom <= 620, `${title.slice(0, 10)}: ${left} ${top} ${right} ${bottom}`);
  }
});

test('long titles wrap, then shrink, then end in an ellipsis', () => {
  const box = { style: 'bold', width: 1032, height: 280, lines: 3, sizes: [76, 60, 44] } as const;
  assert.deepEqual(fitText('Potli', box).lines, ['Potli']);
  const two = fitText('A title that is long enough for two lines', box);
  assert.deepEqual([two.lines.length, two.size], [2, 76]);
  const shrunk = fitText('word '.repeat(22).trim(), box);
  assert.ok(shrunk.size < 76 && shrunk.lines.join(' ') === 'word '.repeat(22).trim());
  const cut = fitText('word '.repeat(60).trim(), box);
  assert.deepEqual([cut.size, cut.lines.length], [44, 3]);
  assert.match(cut.lines[2] as string, /^word.*…$/);
});

test('Chinese and Japanese break between words, and no line begins with a full stop', () => {
  const box = { style: 'bold', width: 700, height: 500, lines: 5, sizes: [76] } as const;
  const { lines } = fitText('インドの郵便番号、銀行支店を無料で検索できます。', box);
  assert.ok(lines.length > 1 && lines.every((line) => !/^[、。]|郵便番$|^号/.test(line)), lines.join(' | '));
  assert.equal(lines.join(''), 'インドの郵便番号、銀行支店を無料で検索できます。');
  assert.deepEqual(fitText('한국어 문장', { ...box, width: 300 }).lines, ['한국어', '문장']);
});

test('lines are balanced', () => {
  const { lines } = fitText('Indian data and tools for everyone to use', {
    style: 'bold',
    width: 1032,
    height: 280,
    lines: 3,
    sizes: [76],
  });
  const [a = '', b = ''] = lines;
  assert.ok(lines.length === 2 && Math.abs(a.length - b.length) < 8, lines.join(' | '));
});

test('PNG and SVG over HTTP', async () => {
  const png = await fetch(address({ title: 'नमस्ते', site: 'https://potli.example/' }));
  assert.deepEqual([png.status, png.headers.get('content-type')], [200, 'image/png']);
  const { width, height } = await toPixels(Buffer.from(await png.arrayBuffer()));
  assert.deepEqual([width, height], [1200, 630]);
  const svg = await fetch(address({ title: 'नमस्ते', format: 'svg', theme: 'light' }));
  assert.equal(svg.headers.get('content-type'), 'image/svg+xml');
  assertPlainSvg(await svg.text());
});

test('a title is required and bounded', async () => {
  for (const [query, code] of [
    [{}, 'missing_parameter'],
    [{ title: '' }, 'invalid_parameter'],
    [{ title: ' \n' }, 'invalid_parameter'],
    [{ title: 'x'.repeat(201) }, 'too_large'],
    [{ title: 'x', subtitle: 'x'.repeat(301) }, 'too_large'],
    [{ title: 'x', theme: 'blue' }, 'invalid_parameter'],
  ] as const) {
    const { status, body } = await get(address(query as Record<string, string>));
    assert.deepEqual([status, body.error.code], [code === 'too_large' ? 413 : 400, code]);
  }
});

test('text is escaped in the SVG', () => {
  const text = (maxLength: number): fc.Arbitrary<string> => fc.string({ minLength: 1, maxLength, unit: anyCodePoint });
  fc.assert(
    fc.property(
      fc.oneof(text(60), fc.constantFrom('"/><script>alert(1)</script>', '<!--', ']]>', '&#60;', "' onload='x")),
      text(80),
      (title, site) => {
        assertPlainSvg(renderPreview({ title, subtitle: title, site, theme: 'dark', format: 'svg' }).file as string);
      },
    ),
    { numRuns: tries(160) },
  );
});

test('text is left-aligned, centred or beside a panel, and never exceeds its area', async () => {
  const texts = { title: 'A title of some words', subtitle: 'And a sentence below it', site: 'potli.example' };
  const left = await contentBounds({ ...texts, layout: 'left' });
  const centre = await contentBounds({ ...texts, layout: 'centre' });
  assert.ok(left.left < 100 && centre.left > 150, `${left.left} ${centre.left}`);
  assert.ok(Math.abs(centre.left - (1200 - centre.right)) < 12, `${centre.left} ${centre.right}`);
  const { file } = renderPreview({ ...texts, title: 'long words '.repeat(18), theme: 'dark', layout: 'panel', format: 'png' });
  const { data } = await toPixels(file);
  const red = (x: number, y: number): number => data[(y * 1200 + x) * 4] as number;
  assert.equal(red(20, 600), 0xf5);
  // Light text on a dark background.
  for (let y = 0; y < 630; y++) assert.ok(red(1150, y) < 100 && red(310, y) < 100, `row ${y}`);
});

test('custom colours: text has enough contrast on any background', async () => {
  const colours = async (query: Record<string, string>): Promise<string> =>
    (await fetch(address({ title: 'x', format: 'svg', ...query }))).text();
  assert.match(await colours({ background: 'ffffff' }), /stop-color="#ffffff"[\s\S]*fill="#1c1917"/);
  assert.match(await colours({ background: '#003', accent: '0f0' }), /fill="#00ff00"[\s\S]*fill="#f8fafc"/);
  assert.match(await colours({ colour: 'ff8800' }), /fill="#ff8800"/);
  const { status, body } = await get(address({ title: 'x', accent: 'saffron' }));
  assert.deepEqual([status, body.error.code], [400, 'invalid_parameter']);
});
