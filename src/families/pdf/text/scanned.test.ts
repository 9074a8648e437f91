import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { printPage } from '../../../../test/support/render-page.ts';
import { scannedPdf } from '../../../../test/support/scanned-pdf.ts';
import { get, type Service, startPotli } from '../../../../test/support/service.ts';
import { secondTier } from '../../../../test/support/test-tiers.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

function text(pdf: Uint8Array, query: string): ReturnType<typeof get> {
  return get(`${service.url}/v1/pdf/text${query}`, { method: 'POST', headers: { 'content-type': 'application/pdf' }, body: pdf });
}
const scan = (pages: number): Promise<Buffer> =>
  scannedPdf(Array.from({ length: pages }, (_, index) => printPage([`This is scanned page number ${index + 1}`])));

test('scanned pages are recognised only with ocr=auto', async () => {
  const pdf = await scan(1);
  const withoutOcr = await text(pdf, '');
  assert.deepEqual([withoutOcr.body.data.pages[0].text, withoutOcr.body.data.needs_ocr], ['', true]);
  const { status, body } = await text(pdf, '?ocr=auto');
  assert.equal(status, 200, JSON.stringify(body));
  const [page] = body.data.pages;
  assert.deepEqual(
    [page.text, page.needs_ocr, body.data.needs_ocr, body.data.characters],
    ['This is scanned page number 1', false, false, 29],
  );
  assert.ok(page.confidence > 0.8, String(page.confidence));
  assert.match(body.meta.note ?? '', /Recognised by OCR: page 1\./);
});

test('at most five pages are recognised, and the note lists the others', { skip: secondTier }, async () => {
  const { body } = await text(await scan(6), '?ocr=auto');
  assert.deepEqual(
    body.data.pages.map(({ needs_ocr }: { needs_ocr: boolean }) => needs_ocr),
    [false, false, false, false, false, true],
  );
  assert.match(body.meta.note ?? '', /pages 1, 2, 3, 4, 5\. At most 5 pages per request are recognised; not yet recognised: page 6\./);
});

test('ocr=auto does not change a PDF with text; an unknown language is rejected', async () => {
  const pdf = readFileSync(new URL('../../../../../test/fixtures/files/letter.pdf', import.meta.url));
  assert.deepEqual((await text(pdf, '?ocr=auto')).body, (await text(pdf, '')).body);
  assert.equal((await text(pdf, '?ocr=auto&lang=xx')).body.error.code, 'invalid_parameter');
});
