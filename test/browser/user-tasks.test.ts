/**
 * Everyday tasks of users, each from the home page at phone size in at most eight actions, and judged by the resulting file, number or text. Five run in
 * three languages, the others in one.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { fillPlaceholders } from '../../src/web/browser/tools/view.ts';
import { LOCALES, type LocaleCode } from '../../src/web/messages/locales.ts';
import { accessibilityProblems, becomes, noBrowser, visit, withBrowser } from '../support/browser.ts';
import { MobileUser, PHONE } from '../support/mobile-user.ts';
import { scannedPdf } from '../support/scanned-pdf.ts';
import { startPotli } from '../support/service.ts';
import { secondTier } from '../support/test-tiers.ts';

const options = { skip: noBrowser };
const secondTierOptions = { skip: noBrowser || secondTier };
const fixture = withBrowser({ service: () => startPotli() });

const KB = 1_024;
const MAX_ACTIONS = 8;
const IST_OFFSET_MS = 5.5 * 60 * 60_000;
/** In India, in any season. */
const LATEST_SUNRISE_HOUR = 8;
const exampleFile = (name: string): string => fileURLToPath(new URL(`../../../test/fixtures/files/${name}`, import.meta.url));

/** A pen stroke on grey, unevenly lit paper. */
function signature(): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><defs><linearGradient id="light"><stop stop-color="#999"/>
<stop offset="1" stop-color="#ddd"/></linearGradient></defs><rect width="1200" height="900" fill="url(#light)"/>
<path d="M300 500q80-260 160 0t160 0 160-40" fill="none" stroke="#224" stroke-width="9"/></svg>`;
  return sharp(Buffer.from(drawing)).jpeg().toBuffer();
}

/** Parses a file made by a page, with the service. */
async function post(path: string, type: string, bytes: Buffer): Promise<string> {
  const response = await fetch(fixture.service.url + path, {
    method: 'POST',
    headers: { 'content-type': type, accept: 'text/plain' },
    body: new Uint8Array(bytes),
  });
  return response.text();
}
const textOfPdf = (pdf: Buffer): Promise<string> => post('/v1/pdf/text', 'application/pdf', pdf);

interface UserTask {
  readonly title: string;
  readonly languages: readonly LocaleCode[];
  /** Languages of the first tier. */
  readonly first?: readonly LocaleCode[];
  run(user: MobileUser): Promise<void>;
}

const ALL = ['en', 'hi', 'ta'] as const;
const inLanguage = <T>(user: MobileUser, texts: Readonly<Record<LocaleCode, T>>): T => texts[user.locale.code];

const TASKS: readonly UserTask[] = [
  {
    title: 'the IFSC of a branch, by its town',
    languages: ['hi'],
    async run(user) {
      await user.open('ifsc');
      await user.type('#bank', 'state bank of india');
      await user.tap('#bank-list li');
      await user.select('#state', { label: 'तमिलनाडु' });
      await user.select('#city', { label: 'Madurai' });
      await user.waitForText(/^SBIN0[0-9A-Z]{6}$/);
    },
  },
  {
    title: 'the panchang of a town, which is remembered',
    languages: ALL,
    async run(user) {
      const { panchang } = user.locale.messages;
      await user.tap('[data-answer=panchang]');
      await user.type('#place', 'madurai');
      await user.tap('#place-list li');
      await user.page.locator('.almanac .where', { hasText: 'Madurai' }).waitFor();
      const facts = await user.page.locator('.facts-grid').innerText();
      assert.match(facts, inLanguage(user, { en: /Sunrise\s+\d{1,2}:\d\d am/, hi: /सूर्योदय\s+सुबह \d/, ta: /சூரிய உதயம்\s+காலை \d/ }));
      assert.equal(await user.page.locator('.choghadiya li').count(), 16);
      // Between midnight and sunrise it is still a period of the night before.
      const isNight = new Date(Date.now() + IST_OFFSET_MS).getUTCHours() < LATEST_SUNRISE_HOUR;
      const current = await user.page.locator('.choghadiya [aria-current]').count();
      assert.ok(current === 1 || (isNight && current === 0), panchang.choghadiya);
      await user.tap('.brand');
      await user.waitForText(/Madurai/);
    },
  },
  {
    title: "a state's holidays of next year, which may change",
    languages: ALL,
    async run(user) {
      const { messages } = user.locale;
      await user.open('holidays');
      await user.type('#year', '2027');
      await user.select('#state', { label: inLanguage(user, { en: 'Karnataka', hi: 'कर्नाटक', ta: 'கர்நாடகா' }) });
      const note = fillPlaceholders(messages.holidays.provisional, { year: 2027 });
      await user.waitForText(note);
      await user.page.locator('.days li', { hasText: inLanguage(user, { en: 'Ugadi', hi: 'उगादि', ta: 'யுகாதி' }) }).waitFor();
      assert.equal(await user.page.locator('#answer').getByText(note).count(), 1);
      assert.doesNotMatch(await user.page.locator('#answer').innerText(), /\*/);
    },
  },
  {
    title: 'a photo with the pixels and the size that a form asks for',
    languages: ['hi'],
    async run(user) {
      await user.open('photo');
      await user.select('#preset', 'ibps');
      // The model that cuts out people is tested with its operation.
      await user.tap('#white');
      await user.upload('#file', [exampleFile('hills-1.jpeg')]);
      const { name, bytes } = await user.download(user.locale.messages.common.download);
      assert.equal(name, 'hills-1-photo.jpg');
      const { width, height, format } = await sharp(bytes).metadata();
      assert.deepEqual([width, height, format], [200, 230, 'jpeg']);
      assert.ok(bytes.length >= 20 * KB && bytes.length <= 50_000, `${bytes.length} bytes`);
    },
  },
  {
    title: 'a signature with the pixels and the size that a form asks for',
    languages: ['en'],
    async run(user) {
      await user.open('photo');
      await user.select('#preset', 'ibps');
      await user.select('#kind', 'signature');
      await user.upload('#file', [{ name: 'sign.jpg', mimeType: 'image/jpeg', buffer: await signature() }]);
      await user.waitForText(/140 × 60/);
      const { bytes } = await user.download(user.locale.messages.common.download);
      assert.ok(bytes.length >= 10 * KB && bytes.length <= 20_000, `${bytes.length} bytes`);
      const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
      assert.deepEqual([info.width, info.height], [140, 60]);
      const corners = [0, 139, 59 * 140, 60 * 140 - 1];
      assert.ok(
        corners.every((corner) => (data[corner] ?? 0) > 250),
        'the paper is white',
      );
      assert.ok(Math.min(...data) < 90, 'the ink is dark');
    },
  },
  {
    title: 'two PDFs merged, the second first',
    languages: ['ta'],
    async run(user) {
      const { common, merge } = user.locale.messages;
      await user.open('merge');
      await user.upload('#file', [exampleFile('letter.pdf'), exampleFile('invoice.pdf')]);
      await user.tap(user.page.getByRole('button', { name: fillPlaceholders(common.earlier, { name: 'invoice.pdf' }) }));
      await user.tap(user.page.getByRole('button', { name: merge.submit, exact: true }));
      const { bytes } = await user.download(common.download);
      assert.match(await textOfPdf(bytes), /invoice[\s\S]*Dear reader/i);
    },
  },
  {
    title: 'pages photographed with the phone, as one searchable PDF',
    languages: ['en'],
    async run(user) {
      const { common, scan } = user.locale.messages;
      await user.open('scan');
      assert.equal(await user.page.locator('#camera').getAttribute('capture'), 'environment');
      // A photo of a phone: large, and turned by its metadata.
      const photo = await sharp(exampleFile('receipt.png'))
        .resize({ width: 3_000 })
        .rotate(90)
        .withMetadata({ orientation: 8 })
        .jpeg()
        .toBuffer();
      await user.upload('#camera', [{ name: 'image.jpg', mimeType: 'image/jpeg', buffer: photo }]);
      await user.page.locator('#sheets img').first().waitFor();
      await user.upload('#file', [exampleFile('letter.pdf')]);
      await user.page.locator('#sheets li:nth-child(2) img').waitFor();
      await user.tap(user.page.getByRole('button', { name: scan.createPdf, exact: true }));
      const { name, bytes } = await user.download(common.download);
      assert.equal(name, 'scan.pdf');
      assert.match(await textOfPdf(bytes), /Receipt 4417[\s\S]*640\.00[\s\S]*Dear reader/);
    },
  },
  {
    title: 'a UPI poster as PNG and PDF, whose code can be read',
    languages: ['ta'],
    async run(user) {
      const { common, upi } = user.locale.messages;
      await user.open('upi');
      await user.type('#pa', 'shop@okaxis');
      await user.type('#pn', 'Ravi Stores');
      await user.select('#second', { label: 'हिन्दी' });
      await user.page.locator('.poster img[alt*="Ravi Stores"]').waitFor();
      const png = await user.download(common.download);
      assert.match(await post('/v1/codes/read', 'image/png', png.bytes), /^upi:\/\/pay\?pa=shop@okaxis&pn=Ravi%20Stores/);
      const pdf = await user.download(upi.pdf);
      assert.equal(pdf.name, 'upi-poster.pdf');
      assert.match(await post('/v1/codes/read', 'application/pdf', pdf.bytes), /^upi:\/\/pay\?pa=shop@okaxis/);
    },
  },
  {
    title: 'what is wrong with a GSTIN, in words',
    languages: ALL,
    async run(user) {
      await user.open('gst');
      await user.type('#number', '27aapfu0939f1zw');
      await user.waitForText(fillPlaceholders(user.locale.messages.gst.check_character, { expected: 'V' }));
    },
  },
  {
    title: 'an amount in words, for a cheque',
    languages: ALL,
    first: ['ta'],
    async run(user) {
      await user.open('amount');
      await user.type('#number', '1,42,000');
      await user.waitForText(
        inLanguage(user, {
          en: /^One Lakh Forty Two Thousand Rupees Only/i,
          hi: /एक लाख बयालीस हज़ार/,
          ta: /ஒரு லட்சத்து நாற்பத்திரண்டாயிரம் ரூபாய் மட்டும்/,
        }),
      );
    },
  },
  {
    title: 'the pincode of a whole address',
    languages: ['en'],
    async run(user) {
      await user.open('pincode');
      await user.type('#place', 'Flat 4, Opp City Pride, Kothrud, Pune');
      await user.tap('#place-list li');
      await user.page.locator('.big', { hasText: '411038' }).waitFor();
    },
  },
  {
    title: 'a picture without background, in two colours by one upload',
    languages: ['hi'],
    async run(user) {
      const { common } = user.locale.messages;
      let uploads = 0;
      user.page.on('request', (request) => {
        if (request.url().endsWith('/v1/image/remove-background')) uploads++;
      });
      await user.open('cutout');
      await user.upload('#file', [exampleFile('hills-1.jpeg')]);
      await user.page.locator('.cut img').waitFor();
      const cut = await sharp((await user.download(common.download)).bytes).stats();
      assert.equal(cut.isOpaque, false);
      await user.select('#background', 'ffffff');
      await user.page.locator('#answer[aria-busy]').waitFor({ state: 'detached' });
      const white = await sharp((await user.download(common.download)).bytes).stats();
      assert.equal(white.isOpaque, true);
      assert.equal(uploads, 1);
    },
  },
  {
    title: 'a name in Hindi',
    languages: ['hi'],
    async run(user) {
      await user.open('type');
      await user.select('#to', 'hi');
      await user.type('#text', 'rajesh kumar ');
      await becomes(user.page, "document.getElementById('text').value", 'राजेश कुमार ');
    },
  },
  {
    title: 'a PDF smaller than 200 KB',
    languages: ['ta'],
    async run(user) {
      const { common } = user.locale.messages;
      const mean = { type: 'gaussian', mean: 128, sigma: 30 } as const;
      const noise = await sharp({ create: { width: 1_600, height: 2_200, channels: 3, background: '#888', noise: mean } })
        .png()
        .toBuffer();
      const scan = await scannedPdf([noise]);
      await user.open('compress');
      await user.select('#target', '200');
      await user.upload('#file', [{ name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan }]);
      const { bytes } = await user.download(common.download);
      assert.equal(bytes.subarray(0, 5).toString(), '%PDF-');
      assert.ok(scan.length > 400 * KB && bytes.length <= 200 * KB, `${scan.length} to ${bytes.length} bytes`);
    },
  },
  {
    title: 'what a QR code and a barcode in a picture say',
    languages: ALL,
    async run(user) {
      const { decode } = user.locale.messages;
      await user.open('decode');
      await user.upload('#file', [exampleFile('codes.webp')]);
      await user.waitForText('Ravi Stores');
      await user.waitForText('8901030520136');
      await user.waitForText(decode.pay);
      await user.waitForText(decode.caution);
    },
  },
];

for (const { title, languages, first = [], run } of TASKS) {
  for (const locale of LOCALES.filter(({ code }) => languages.includes(code))) {
    test(`${title}: ${locale.name}`, first.includes(locale.code) ? options : secondTierOptions, async (t) => {
      const { page, errors, thirdPartyRequests } = await visit(t, fixture.browser, fixture.service.url + (locale.prefix || '/'), PHONE);
      const user = new MobileUser(page, locale);
      await run(user);
      assert.ok(user.actionCount <= MAX_ACTIONS, `${user.actionCount} actions`);
      assert.ok(Number(await page.evaluate('document.documentElement.scrollWidth')) <= PHONE.viewport.width, 'wider than a phone');
      assert.deepEqual(await accessibilityProblems(page), []);
      // The browser logs requests that were rejected with 400 while typing.
      assert.deepEqual(
        errors.filter((error) => !/status of 400/.test(error)),
        [],
      );
      assert.deepEqual(thirdPartyRequests, []);
    });
  }
}
