import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fixturePdf } from '../../../test/support/pdfs.ts';
import { Jobs } from '../jobs/jobs.ts';
import { isPdf } from './magic-bytes.ts';
import { createPageView } from './page-view.ts';
import { renderGreyPages } from './render-pages.ts';
import { sizeAtDpi, sizeAtWidth } from './render-size.ts';
import type { PageRenderRequest } from './render-task.ts';

let jobs: Jobs;
before(() => {
  jobs = new Jobs({ slots: 1, memoryLimitMb: 8_192 });
});
after(() => jobs.close());

const renderPages = (request: Partial<PageRenderRequest>): ReturnType<typeof renderGreyPages> =>
  renderGreyPages(
    jobs,
    { bytes: fixturePdf('files/invoice'), first: 1, last: 5, dpi: 72, longestSide: 3000, ...request },
    { timeoutMs: 20_000 },
  );

test('pages are rendered in grey at the requested resolution, up to the last one', async () => {
  const { pages, rendered: drawn } = await renderPages({});
  assert.equal(pages, 2);
  assert.deepEqual(
    drawn.map(({ page, width, height, channels, pixels }) => [page, width, height, channels, pixels.length]),
    [1, 2].map((page) => [page, 595, 842, 1, 595 * 842]),
  );
  const [first] = drawn;
  const dark = first?.pixels.filter((value) => value < 128).length ?? 0;
  assert.ok(dark > 500 && dark < 10_000, `${dark} dark pixels`);
  assert.equal(first?.pixels[0], 255);
});

test('the longer side is limited', async () => {
  const { rendered: drawn } = await renderPages({ dpi: 600, longestSide: 421, last: 1 });
  assert.deepEqual([drawn[0]?.width, drawn[0]?.height], [298, 421]);
});

test('a page number past the end and an encrypted PDF are rejected', async () => {
  await assert.rejects(renderPages({ first: 3 }), { code: 'invalid_parameter', message: 'first: the PDF has 2 pages' });
  await assert.rejects(renderPages({ bytes: fixturePdf('pdf/locked') }), { code: 'password_protected' });
});

test('the pixel size follows the resolution or the width, at least one pixel', () => {
  assert.deepEqual(sizeAtDpi({ width: 595, height: 842 }, 144, 10_000), { width: 1190, height: 1684 });
  assert.deepEqual(sizeAtDpi({ width: 595, height: 842 }, 144, 842), { width: 595, height: 842 });
  assert.deepEqual(sizeAtWidth({ width: 200, height: 100 }, 1000), { width: 1000, height: 500 });
  assert.deepEqual(sizeAtWidth({ width: 0, height: 0 }, 1000), { width: 1000, height: 1 });
});

test('view coordinates are measured from the upper left corner of the rotated page', () => {
  // A page of 100 by 200 whose lower left corner is at (10, 20); a box near its upper left corner.
  const edges = [10, 220, 110, 20] as const;
  const boxes = [0, 1, 2, 3].map((turns) => createPageView(turns, edges).box(15, 200, 25, 210));
  assert.deepEqual(boxes, [
    { left: 5, right: 15, top: 10, bottom: 20 },
    { left: 180, right: 190, top: 5, bottom: 15 },
    { left: 85, right: 95, top: 180, bottom: 190 },
    { left: 10, right: 20, top: 85, bottom: 95 },
  ]);
});

test('a PDF is detected by its first kilobyte', () => {
  assert.ok(isPdf(Buffer.from('%PDF-1.7')));
  assert.ok(isPdf(Buffer.concat([Buffer.alloc(1000), Buffer.from('%PDF-1.7')])));
  assert.ok(!isPdf(Buffer.concat([Buffer.alloc(1020), Buffer.from('%PDF-1.7')])));
  assert.ok(!isPdf(Buffer.alloc(0)));
});
