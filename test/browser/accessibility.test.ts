/** axe finds nothing on any kind of page: wide in light colours, narrow in dark ones. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gallery } from '../fixtures/gallery.ts';
import { workshop } from '../fixtures/workshop.ts';
import { accessibilityProblems, noBrowser, visit, withBrowser } from '../support/browser.ts';
import { startPotli, startRooms } from '../support/service.ts';

const options = { skip: noBrowser };
const stage = withBrowser({ potli: () => startPotli(), rooms: () => startRooms([workshop, gallery]) });

const PAGES = [
  '/',
  '/try/pincode_near',
  '/try/ifsc_search',
  '/try/pincode_get?pincode=1',
  '/try/nothing',
  '/docs',
  '/docs/quick-start',
  '/docs/mcp',
  '/docs/limits',
  '/docs/self-hosting',
  '/docs/sources',
];

const LOOKS = [
  { colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 360, height: 740 } },
] as const;

for (const look of LOOKS) {
  test(`axe finds nothing in ${look.colorScheme} colours, ${look.viewport.width} wide`, options, async (t) => {
    const shown = ['/', '/try/files', '/try/drawing', '/try/echo'];
    for (const address of [...PAGES.map((path) => stage.potli.url + path), ...shown.map((path) => stage.rooms.url + path)]) {
      const { page } = await visit(t, stage.browser, address, { ...look, reducedMotion: 'reduce' });
      await page.waitForLoadState('networkidle');
      assert.deepEqual(await accessibilityProblems(page), [], address);
    }
  });
}

test('axe finds nothing in an open search, an opened reference and an uploaded file', options, async (t) => {
  const { page } = await visit(t, stage.browser, stage.potli.url);
  await page.locator('#search').fill('bank');
  await page.locator('#found [aria-selected=true]').waitFor();
  assert.deepEqual(await accessibilityProblems(page), []);
  await page.goto(`${stage.potli.url}/docs`);
  await page.evaluate('for (const details of [...document.querySelectorAll("details")].slice(0, 20)) details.open = true');
  assert.deepEqual(await accessibilityProblems(page), []);
  await page.goto(`${stage.rooms.url}/try/files`);
  await page.locator('#field-file').setInputFiles([{ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }]);
  await page.locator('#run').click();
  await page.locator('#status .good').waitFor();
  assert.deepEqual(await accessibilityProblems(page), []);
});
