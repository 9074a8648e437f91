/**
 * Accessibility (axe) of every kind of page, without page errors or third-party requests: wide viewport and light theme; in the second tier
 * also narrow and dark, and every page in one of the two looks.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../../src/families/index.ts';
import { operationsOf } from '../../src/surfaces/services.ts';
import { LOCALES } from '../../src/web/messages/locales.ts';
import { toolPaths } from '../../src/web/pages/tools/all.ts';
import { testFamily } from '../fixtures/feature-family.ts';
import { gallery } from '../fixtures/page-family.ts';
import { accessibilityProblems, noBrowser, visit, withBrowser } from '../support/browser.ts';
import { startFamilies, startPotli } from '../support/service.ts';
import { isAll, sampled, secondTier } from '../support/test-tiers.ts';

const options = { skip: noBrowser };
const fixture = withBrowser({ potli: () => startPotli(), families: () => startFamilies([testFamily, gallery]) });

/** One page of each kind: map, list, error, day, unknown operation, and documentation. */
const PAGES = [
  '/',
  '/try/pincode_near',
  '/try/ifsc_search',
  '/try/panchang',
  '/try/pincode_get?pincode=1',
  '/try/nothing',
  '/docs/api/pincode',
  '/docs',
  '/docs/mcp',
  '/docs/limits',
  '/docs/sources',
];
const OTHER_PAGES = [
  '/docs/quick-start',
  '/docs/self-hosting',
  ...families.map(({ id }) => `/docs/api/${id}`),
  ...operationsOf(families).map(({ id }) => `/try/${id}`),
  '/hi',
  '/ta',
  ...LOCALES.flatMap(({ prefix }) => toolPaths(prefix)),
];
/** Pages of test families: upload, picture and text. */
const FAMILY_PAGES = ['/try/files', '/', '/try/drawing', '/try/echo'];

const DISPLAY_MODES = [
  { colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 360, height: 740 } },
] as const;

for (const [index, mode] of sampled(2, [...DISPLAY_MODES.entries()])) {
  test(`no axe violations or errors in ${mode.colorScheme} colours, ${mode.viewport.width} wide`, options, async (t) => {
    const urls = [
      ...(isAll ? [...PAGES, ...OTHER_PAGES.filter((_, i) => i % DISPLAY_MODES.length === index)] : sampled(4, PAGES)).map(
        (path) => fixture.potli.url + path,
      ),
      ...sampled(4, FAMILY_PAGES).map((path) => fixture.families.url + path),
    ];
    // One browser page for all URLs: opening a new one takes longer than checking it.
    const { page, errors, thirdPartyRequests } = await visit(t, fixture.browser, `${fixture.potli.url}/robots.txt`, {
      ...mode,
      reducedMotion: 'reduce',
    });
    for (const url of urls) {
      await page.goto(url);
      await page.locator('[aria-busy]').first().waitFor({ state: 'detached' });
      assert.deepEqual(await accessibilityProblems(page), [], url);
      // The browser logs every 4xx response as an error.
      assert.deepEqual(
        errors.filter((error) => !error.startsWith('Failed to load resource')),
        [],
        url,
      );
    }
    assert.deepEqual(
      thirdPartyRequests.filter((url) => !url.startsWith(fixture.families.url)),
      [],
    );
  });
}

test('no axe violations in an open search, an opened reference and an uploaded file', { skip: noBrowser || secondTier }, async (t) => {
  const { page } = await visit(t, fixture.browser, `${fixture.potli.url}/docs/api/ifsc`);
  await page.locator('#search').fill('bank');
  await page.locator('#found [aria-selected=true]').waitFor();
  await page.evaluate('for (const details of document.querySelectorAll("details")) details.open = true');
  assert.deepEqual(await accessibilityProblems(page), []);
  await page.goto(`${fixture.families.url}/try/files`);
  await page.locator('#field-file').setInputFiles([{ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }]);
  await page.locator('#run').click();
  await page.locator('#status .success').waitFor();
  assert.deepEqual(await accessibilityProblems(page), []);
});
