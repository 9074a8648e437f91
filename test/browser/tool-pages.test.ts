/**
 * The tool pages, operated by keyboard alone in a real browser: each task completes, and axe finds no problem, in one theme or, in the
 * second tier, in both.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { accessibilityProblems, becomes, noBrowser, type Visit, visit, withBrowser } from '../support/browser.ts';
import { linesPdf } from '../support/build-pdf.ts';
import { startPotli } from '../support/service.ts';
import { isAll, sampled, secondTier } from '../support/test-tiers.ts';

const options = { skip: noBrowser };
const secondTierOptions = { skip: noBrowser || secondTier };
const fixture = withBrowser({ service: () => startPotli() });

const exampleFile = (name: string): string => fileURLToPath(new URL(`../../../test/fixtures/files/${name}`, import.meta.url));

const COLOR_SCHEMES = ['light', 'dark'] as const;
const PHONE_WIDTH = 360;

/** Upper bounds above the counts on any page. */
const MAX_TAB_STOPS = 80;
const MAX_CHOICES = 400;

/** Moves the focus by Tab only. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < MAX_TAB_STOPS; stops++) {
    if (await page.evaluate(`document.activeElement?.matches(${JSON.stringify(selector)})`)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`${selector} cannot be reached by Tab`);
}

async function choose(page: Page, ...names: readonly string[]): Promise<void> {
  // Registered well before the key press: Playwright must first enable the interception of file choosers.
  const chooser = page.waitForEvent('filechooser');
  await page.locator('#file-hint:not(:empty)').waitFor();
  await tabTo(page, '#file');
  await page.keyboard.press('Space');
  await (await chooser).setFiles(names.map(exampleFile));
}

async function press(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}

async function typeInto(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

async function pickFrom(page: Page, selector: string, beginning: string): Promise<void> {
  await page.locator(`${selector}:enabled option`, { hasText: beginning }).first().waitFor({ state: 'attached' });
  await tabTo(page, selector);
  // Type-ahead selects options in Latin script; other scripts are reached by arrow keys.
  if (/^[A-Z]/.test(beginning)) return page.keyboard.type(beginning);
  const selectedText = `document.querySelector(${JSON.stringify(selector)}).selectedOptions[0].text`;
  for (let steps = 0; steps < MAX_CHOICES; steps++) {
    if (String(await page.evaluate(selectedText)).startsWith(beginning)) return;
    await page.keyboard.press('ArrowDown');
  }
  assert.fail(`${selector} has no ${beginning}`);
}

/** The task on each tool page, with the expected result. */
const TOOLS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'compress-pdf'(page) {
    await choose(page, 'letter.pdf');
    await page.locator('.outcome', { hasText: /777 B → \d+ B, \d+ % smaller/ }).waitFor();
    await page.getByRole('img', { name: 'After' }).waitFor();
    await tabTo(page, 'a[download="letter-small.pdf"]');
  },
  async 'mask-aadhaar'(page) {
    await page.locator('#file-hint:not(:empty)').waitFor();
    const buffer = linesPdf(['Aadhaar 3123 4567 8909', 'Nothing']);
    await page.locator('#file').setInputFiles([{ name: 'card.pdf', mimeType: 'application/pdf', buffer }]);
    await page.locator('#found li', { hasText: 'Aadhaar, first eight digits: XXXX XXXX 8909, Page 1' }).waitFor();
    await page.getByRole('img', { name: 'Page 1' }).waitFor();
    assert.equal(await page.locator('a[download]').count(), 0);
    await press(page, '#mask');
    await page.locator('.outcome', { hasText: '1 masked' }).waitFor();
    await tabTo(page, 'a[download="card-masked.pdf"]');
  },
  async 'merge-pdf'(page) {
    await choose(page, 'letter.pdf', 'invoice.pdf');
    await page.locator('#sheets li:nth-child(2) img').waitFor();
    await press(page, '#sheets [aria-label="Move invoice.pdf forward"]');
    assert.deepEqual(await page.locator('#sheets .name').allInnerTexts(), ['invoice.pdf', 'letter.pdf']);
    assert.equal(await page.locator('#announcement').innerText(), 'invoice.pdf is at 1 of 2');
    // Then back and forth by drag and drop.
    for (const first of ['letter.pdf', 'invoice.pdf']) {
      await page.locator('#sheets li').nth(1).dragTo(page.locator('#sheets li').first());
      assert.equal(await page.locator('#sheets .name').first().innerText(), first);
    }
    await press(page, '#go');
    await page.locator('.outcome', { hasText: '2 files in one' }).waitFor();
    await tabTo(page, 'a[download="invoice-merged.pdf"]');
  },
  async 'split-pdf'(page) {
    await choose(page, 'invoice.pdf');
    await page.locator('#sheets li img').first().waitFor();
    const pages = await page.locator('#sheets li').count();
    await press(page, '#go');
    await page.locator('a[download="invoice-pages.pdf"]').waitFor();
    assert.match(await page.locator('.outcome').innerText(), /^Done: [\d.]+ K?B$/);
    await tabTo(page, '#sheets input');
    await page.keyboard.press('Space');
    assert.equal(await page.locator('#status').innerText(), `${pages - 1} of ${pages} pages selected`);
    await press(page, '#part');
    await page.locator('a[download="invoice-pages.zip"]').waitFor();
  },
  async 'pdf-to-csv'(page) {
    await choose(page, 'invoice.pdf');
    await page.locator('#answer table').waitFor();
    assert.equal(await page.locator('.outcome').innerText(), '3 rows, 3 columns');
    assert.deepEqual(await page.locator('#answer thead th').allInnerTexts(), ['Item', 'Quantity', 'Amount']);
    assert.deepEqual(await page.locator('#answer tbody tr').first().locator('td').allInnerTexts(), [
      'Filter coffee, 500 g',
      '2',
      '1,000.00',
    ]);
    await tabTo(page, 'a[download="invoice.csv"]');
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const csv = readFileSync(await (await download).path(), 'utf8');
    assert.equal(csv.split('\r\n')[1], '"Filter coffee, 500 g",2,"1,000.00"');
  },
  async 'rotate-pdf'(page) {
    await choose(page, 'letter.pdf');
    await page.locator('#sheets img').waitFor();
    await press(page, '[aria-label="Rotate Page 1"]');
    await press(page, '#go');
    await page.locator('a[download="letter-turned.pdf"]').waitFor();
  },
  async 'remove-background'(page) {
    await choose(page, 'hills-1.jpeg');
    await page.locator('#answer .cut img, #status .failure').first().waitFor();
  },
  async 'text-from-picture'(page) {
    await choose(page, 'receipt.png');
    await page.locator('#answer textarea').waitFor();
    assert.ok((await page.locator('#answer textarea').inputValue()).length > 20);
    await tabTo(page, 'a[download="receipt.txt"]');
  },
  async panchang(page) {
    await page.locator('.almanac').waitFor();
    await typeInto(page, '#place', 'mylapore');
    await page.locator('#place-list li').first().waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.almanac .where', { hasText: 'Chennai' }).waitFor();
    assert.match(page.url(), /\?pincode=600004$/);
    await press(page, '.month [data-date$="-08"]');
    await page.locator('.almanac h2', { hasText: /\b8 / }).waitFor();
    await press(page, '#share');
    await page.locator('#shared img').waitFor();
  },
  async holidays(page) {
    await pickFrom(page, '#state', 'Tamil');
    // For all of India two months have a day of that name.
    await becomes(page, "[...document.querySelectorAll('#answer .days')].filter((month) => month.innerText.includes('Pongal')).length", 1);
    await tabTo(page, 'a[href^="webcal://"]');
    assert.match(page.url(), /\?state=TN$/);
  },
  async ifsc(page) {
    await typeInto(page, '#bank', 'state bank of india');
    await page.locator('#bank-list li').first().waitFor();
    await page.keyboard.press('Enter');
    await pickFrom(page, '#state', 'Tamil');
    await pickFrom(page, '#city', 'Chennai');
    await page.locator('.rows .code', { hasText: 'SBIN0000800' }).waitFor();
    assert.match(page.url(), /\?bank=SBIN&state=TN&city=CHENNAI$/);
    await typeInto(page, '#q', 'adyar');
    await page.locator('#answer p', { hasText: /^\d branches$/ }).waitFor();
    await tabTo(page, '.rows button');
  },
  async 'amount-in-words'(page) {
    await typeInto(page, '#number', '1234567.50');
    await page.locator('.said', { hasText: 'Twelve Lakh Thirty Four Thousand' }).first().waitFor();
    await pickFrom(page, '#lang', 'हिन्दी');
    await page.locator('.said', { hasText: 'बारह लाख' }).first().waitFor();
  },
  async 'gst-pan'(page) {
    await typeInto(page, '#number', '27aapfu0939f1zv');
    await page.locator('.outcome.yes').waitFor();
    assert.match(await page.locator('#answer').innerText(), /Maharashtra[\s\S]*AAPFU0939F[\s\S]*A firm or LLP/);
    await typeInto(page, '#number', '27AAPFU0939F1ZW');
    await page.locator('.outcome.no').waitFor();
  },
  async 'upi-qr'(page) {
    await typeInto(page, '#pa', 'shop@okaxis');
    await typeInto(page, '#pn', 'Ravi Stores');
    await typeInto(page, '#am', '199.5');
    await page.locator('.poster img[alt*="Ravi Stores, ₹ 199.50, shop@okaxis"]').waitFor();
    assert.match(page.url(), /\?pa=shop%40okaxis&pn=Ravi\+Stores&am=199\.5$/);
    await tabTo(page, '#print');
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    assert.match(paper, /\/MediaBox \[0 0 (419|420)[.\d]* 59[45]/, 'A5');
    assert.equal(paper.match(/\/Type \/Page\b/g)?.length, 1);
  },
  async 'qr-barcode'(page) {
    await page.locator('.drawn img').waitFor();
    await pickFrom(page, '#kind', 'EAN-13');
    await typeInto(page, '#text', '890103052013');
    await page.locator('.drawn img[alt="890103052013"]').waitFor();
    await tabTo(page, 'a[download="ean13.png"]');
  },
  async pincode(page) {
    await typeInto(page, '#place', 'mylapore');
    await page.locator('#place-list li').first().waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.big', { hasText: '600004' }).waitFor();
    await page.locator('#answer svg.map').waitFor();
    await page.locator('h2', { hasText: 'Nearby post offices' }).waitFor();
  },
  async 'address-list'(page) {
    await typeInto(page, '#list', 'Kothrud, Poona 411038');
    await page.keyboard.press('Enter');
    await page.keyboard.type('12 Luz Church Rd, Mylapore, Madras');
    await press(page, '#go');
    await page.locator('.outcome', { hasText: '2 addresses' }).waitFor();
    assert.match(await page.locator('#answer tbody tr').first().innerText(), /Poona → Pune/);
    await page.locator('#answer mark').first().waitFor();
    await tabTo(page, 'a[download="addresses.csv"]');
  },
  async type(page) {
    await pickFrom(page, '#to', 'தமிழ்');
    await tabTo(page, '#text');
    await page.keyboard.type('vanakkam');
    await page.locator('#suggestions button').first().waitFor();
    await page.keyboard.type(' ');
    await becomes(page, "document.getElementById('text').value", 'வணக்கம் ');
    await page.keyboard.type('nandri');
    await page.locator('#suggestions button').first().waitFor();
    await page.keyboard.press('1');
    await page.keyboard.type('enna seigirai nanba ');
    await becomes(page, "/[a-z]/.test(document.getElementById('text').value)", false);
    assert.match(await page.locator('#text').inputValue(), /^வணக்கம் ([\u0B80-\u0BFF]+ ){4}$/);
  },
  async 'scan-to-pdf'(page) {
    await choose(page, 'letter.pdf', 'receipt.png');
    await page.locator('#sheets li:nth-child(2) img').waitFor();
    await press(page, '#sheets [aria-label="Move Page 2 forward"]');
    await press(page, '#go');
    await page.locator('.outcome', { hasText: 'Pages: 2' }).waitFor();
    await tabTo(page, 'a[download="scan.pdf"]');
    // A rejected file does not remove the valid ones.
    await page.locator('#file').setInputFiles([{ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('none') }]);
    await page.locator('#status .failure').waitFor();
    await press(page, '#sheets [aria-label="Remove Page 1"]');
    assert.deepEqual(await page.locator('#sheets .name').allInnerTexts(), ['Page 2']);
  },
  async 'read-qr-barcode'(page) {
    await choose(page, 'codes.webp');
    await page.locator('.found-code', { hasText: 'Ravi Stores' }).waitFor();
    assert.match((await page.locator('.found-code a').getAttribute('href')) ?? '', /^upi:\/\/pay\?/);
    await tabTo(page, '.found-code button');
    await page.locator('#file').setInputFiles(exampleFile('hills-1.jpeg'));
    await page.getByText('No code was found.').waitFor();
  },
};

/** Chosen so that the first tier includes both themes. */
const TOOLS_STEP = 10;

for (const [index, [slug, perform]] of sampled(TOOLS_STEP, [...Object.entries(TOOLS).entries()])) {
  const modes = isAll ? COLOR_SCHEMES : COLOR_SCHEMES.slice(index % COLOR_SCHEMES.length).slice(0, 1);
  test(`${slug} is completed by keyboard, without axe violations in ${modes.join(' and ')} colours`, options, async (t) => {
    const visited = await visit(t, fixture.browser, `${fixture.service.url}/tools/${slug}`, { reducedMotion: 'reduce' });
    await perform(visited.page);
    await assertAccessible(visited, modes);
  });
}

async function assertAccessible({ page, errors, thirdPartyRequests }: Visit, modes: readonly ('light' | 'dark')[]): Promise<void> {
  await page.locator('[aria-busy]').first().waitFor({ state: 'detached' });
  for (const colorScheme of modes) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: colorScheme === 'light' ? 1280 : PHONE_WIDTH, height: 800 });
    assert.deepEqual(await accessibilityProblems(page), [], colorScheme);
  }
  await page.setViewportSize({ width: PHONE_WIDTH, height: 740 });
  assert.ok(Number(await page.evaluate('document.documentElement.scrollWidth')) <= PHONE_WIDTH, 'wider than a phone');
  // The browser logs input that was rejected: while typing, and a file of another type.
  assert.deepEqual(
    errors.filter((error) => !/status of 4(00|15)/.test(error)),
    [],
  );
  assert.deepEqual(thirdPartyRequests, []);
}

test('compressing a PDF, finding a panchang and finding an IFSC take at most three actions', secondTierOptions, async (t) => {
  const { page } = await visit(t, fixture.browser, `${fixture.service.url}/tools`);
  await page.getByRole('link', { name: 'Compress PDF' }).click();
  await page.locator('#file').setInputFiles(exampleFile('letter.pdf'));
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download' }).click()]);
  const bytes = readFileSync(await saved.path());
  assert.ok(bytes.subarray(0, 5).toString() === '%PDF-' && bytes.length < readFileSync(exampleFile('letter.pdf')).length);

  await page.goto(`${fixture.service.url}/tools`);
  await page.getByRole('link', { name: 'Panchang today' }).click();
  await page.locator('#place').fill('madurai');
  await page.keyboard.press('Enter');
  await page.locator('.almanac .where', { hasText: 'Madurai' }).waitFor();

  await page.goto(`${fixture.service.url}/tools`);
  await page.getByRole('link', { name: 'IFSC finder' }).click();
  await page.locator('#q').fill('sbi adyar chennai');
  await page.locator('.rows li', { hasText: 'SBIN0001115' }).waitFor();
});

test('a link restores the state, in another language too; an error clears the old result', options, async (t) => {
  const { page } = await visit(t, fixture.browser, `${fixture.service.url}/tools/amount-in-words?number=42`);
  await page.locator('.said', { hasText: 'Forty Two' }).first().waitFor();
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await page.waitForURL(/\/hi\/tools\/amount-in-words\?number=42$/);
  await page.locator('.said', { hasText: 'बयालीस' }).first().waitFor();
  await page.locator('#number').fill('forty');
  await page.locator('#status .failure', { hasText: 'जो लिखा है उसे एक बार जाँच लें।' }).waitFor();
  assert.equal(await page.locator('.said').count(), 0);
  await page.locator('#number').fill('43');
  await page.locator('.said', { hasText: 'तैंतालीस' }).first().waitFor();
  assert.equal(await page.locator('#status .failure').count(), 0);
});

test('words typed on a phone, whose keyboard sends no key events, are transliterated too', secondTierOptions, async (t) => {
  const { page } = await visit(t, fixture.browser, `${fixture.service.url}/tools/type`);
  await page.locator('#text').focus();
  // `insertText` fires input events only.
  for (const character of 'naam ') await page.keyboard.insertText(character);
  await becomes(page, "document.getElementById('text').value", 'नाम ');
});

test('a rate-limited request is retried after the wait', secondTierOptions, async (t) => {
  const { page } = await visit(t, fixture.browser, `${fixture.service.url}/tools/amount-in-words`);
  let rejectedCount = 0;
  await page.route(/\/v1\/words/, (route) =>
    rejectedCount++ === 0 ? route.fulfill({ status: 429, headers: { 'retry-after': '1' }, body: '{}' }) : route.continue(),
  );
  await page.locator('#number').fill('42');
  await page.getByText('Too many requests. Trying again in 1 s.').waitFor();
  await page.locator('.said', { hasText: 'Forty Two' }).first().waitFor();
});

test('the other columns of an uploaded CSV are preserved', secondTierOptions, async (t) => {
  const { page } = await visit(t, fixture.browser, `${fixture.service.url}/tools/address-list`);
  await page.locator('#csv').setInputFiles([
    {
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('name,address\r\nAsha,"12 Luz Church Rd, Mylapore, Madras"\r\n=Ravi,\r\n'),
    },
  ]);
  await becomes(page, "document.getElementById('list').value.length > 20", true);
  await page.locator('#go').click();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.locator('a[download="addresses.csv"]').click()]);
  const [header, first, second] = readFileSync(await saved.path(), 'utf8').split('\r\n');
  assert.match(header ?? '', /^\uFEFFname,address,Corrected,Pincode,Confidence,Changes$/);
  assert.match(first ?? '', /^Asha,"12 Luz Church Rd, Mylapore, Madras",".*CHENNAI 600004.*",600004,\d+ %,/);
  assert.equal(second, "'=Ravi,,,,,");
});
