/** Everyday errands from the home page, at the size of a phone. They judge the file, the number or the words that a person ends with. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { accessibilityProblems, noBrowser, visit, withBrowser } from '../support/browser.ts';
import { scannedPdf } from '../support/scanned-pdf.ts';
import { startPotli } from '../support/service.ts';
import { secondTier } from '../support/test-tiers.ts';

const options = { skip: noBrowser };
const later = { skip: noBrowser || secondTier };
const stage = withBrowser({ service: () => startPotli() });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const KB = 1_024;
const exampleFile = (name: string): string => fileURLToPath(new URL(`../../../test/fixtures/files/${name}`, import.meta.url));

async function download(page: Page, link: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link, exact: true }).tap()]);
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
}

/** A pen stroke on grey, unevenly lit paper. */
function signature(): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><defs><linearGradient id="light"><stop stop-color="#999"/>
<stop offset="1" stop-color="#ddd"/></linearGradient></defs><rect width="1200" height="900" fill="url(#light)"/>
<path d="M300 500q80-260 160 0t160 0 160-40" fill="none" stroke="#224" stroke-width="9"/></svg>`;
  return sharp(Buffer.from(drawing)).jpeg().toBuffer();
}

test('a photo and a signature have the pixels and the size that a form asks for', options, async (t) => {
  const { page, errors } = await visit(t, stage.browser, `${stage.service.url}/hi`, PHONE);
  await page.getByRole('link', { name: 'फ़ॉर्म के लिए फ़ोटो और सिग्नेचर' }).first().tap();
  await page.locator('#preset').selectOption('ibps');
  // The model that cuts out people is tested with its operation.
  await page.locator('#white').uncheck();
  await page.locator('#file').setInputFiles(exampleFile('hills-1.jpeg'));
  const photo = await download(page, 'डाउनलोड करें');
  assert.equal(photo.name, 'hills-1-photo.jpg');
  const { width, height, format } = await sharp(photo.bytes).metadata();
  assert.deepEqual([width, height, format], [200, 230, 'jpeg']);
  assert.ok(photo.bytes.length >= 20 * KB && photo.bytes.length <= 50_000, `${photo.bytes.length} bytes`);

  await page.locator('#kind').selectOption('signature');
  await page.locator('#file').setInputFiles([{ name: 'sign.jpg', mimeType: 'image/jpeg', buffer: await signature() }]);
  await page.locator('.outcome', { hasText: '140 × 60' }).waitFor();
  const sign = await download(page, 'डाउनलोड करें');
  assert.ok(sign.bytes.length >= 10 * KB && sign.bytes.length <= 20_000, `${sign.bytes.length} bytes`);
  const { data, info } = await sharp(sign.bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  assert.deepEqual([info.width, info.height], [140, 60]);
  assert.ok(
    [0, 139, 59 * 140, 60 * 140 - 1].every((corner) => (data[corner] ?? 0) > 250),
    'the paper is white',
  );
  assert.ok(Math.min(...data) < 90, 'the ink is dark');
  assert.deepEqual(await accessibilityProblems(page), []);
  assert.deepEqual(errors, []);
});

test('a scan becomes smaller than 200 KB', later, async (t) => {
  const noise = await sharp({
    create: { width: 1_600, height: 2_200, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .png()
    .toBuffer();
  const scan = await scannedPdf([noise]);
  const { page } = await visit(t, stage.browser, `${stage.service.url}/ta`, PHONE);
  await page.getByRole('link', { name: 'PDF சைஸ் குறை' }).first().tap();
  await page.locator('#target').selectOption('200');
  await page.locator('#file').setInputFiles([{ name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan }]);
  const { bytes } = await download(page, 'டவுன்லோடு');
  assert.equal(bytes.subarray(0, 5).toString(), '%PDF-');
  assert.ok(scan.length > 400 * KB && bytes.length <= 200 * KB, `${scan.length} to ${bytes.length} bytes`);
});

for (const [prefix, state, day, note] of [
  ['', 'Karnataka', 'Ugadi', 'is not out yet'],
  ['/hi', 'कर्नाटक', 'उगादि', 'अभी नहीं आई है'],
  ['/ta', 'கர்நாடகா', 'யுகாதி', 'இன்னும் வரவில்லை'],
] as const) {
  test(
    `a state's holidays of next year have its own days, and say once that they may change: ${state}`,
    prefix === '/ta' ? options : later,
    async (t) => {
      const { page } = await visit(t, stage.browser, `${stage.service.url}${prefix}/tools/holidays?year=2027`, PHONE);
      await page.locator('#state:enabled').selectOption({ label: state });
      await page.locator('#answer').getByText(note).waitFor();
      await page.locator('.days li', { hasText: day }).waitFor();
      assert.equal(await page.locator('#answer').getByText(note).count(), 1);
      assert.doesNotMatch(await page.locator('#answer').innerText(), /\*/);
    },
  );
}

test('an error is in the language of the page, without words of programs', later, async (t) => {
  const { page } = await visit(t, stage.browser, `${stage.service.url}/ta/tools/compress-pdf`, PHONE);
  await page.locator('#file').setInputFiles([{ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF at all') }]);
  assert.match(await page.locator('#status .failure').innerText(), /^[^A-Za-z]+$/);
});

test('a tool that was used opens without a network', later, async (t) => {
  const { page } = await visit(t, stage.browser, `${stage.service.url}/hi/tools/photo`, { ...PHONE, serviceWorkers: 'allow' });
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
  await page.reload();
  await page.context().setOffline(true);
  t.after(() => page.context().setOffline(false));
  await page.reload();
  assert.equal(await page.locator('h1').innerText(), 'फ़ॉर्म के लिए फ़ोटो और सिग्नेचर');
  await page.locator('#file-hint:not(:empty)').waitFor();
});
