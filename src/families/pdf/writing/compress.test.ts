import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { outputOf, withoutTools } from '../../../../test/support/external-programs.ts';
import { listPdfs } from '../../../../test/support/pdfs.ts';
import { temporaryFolder } from '../../../../test/support/service.ts';
import { isFull, sampled } from '../../../../test/support/test-tiers.ts';
import { noVectors, vectorFile } from '../../../../test/support/vectors.ts';
import type { ApiError } from '../../../core/request/api-error.ts';
import { compress } from './compress.ts';

const skip = noVectors || withoutTools('pdftotext', 'pdftoppm', 'qpdf');
const MIN_SAVING = 0.15;

/** Time limit of poppler per page: it takes half a minute for one of the files, so only a full run has none. */
const RENDER_MS = isFull ? undefined : 10_000;

const textOf = (path: string): Buffer | undefined => outputOf('pdftotext', ['-layout', path, '-']);
const firstPageOf = (path: string): Buffer | undefined => outputOf('pdftoppm', ['-r', '72', '-f', '1', '-l', '1', path], RENDER_MS);

test('compressed files are visually equal to the originals, and smaller than the output of qpdf', { skip }, async (t) => {
  const folder = temporaryFolder();
  const [qpdfPath, ourPath] = [join(folder, 'packed.pdf'), join(folder, 'ours.pdf')];
  const skipped: string[] = [];
  const slow: string[] = [];
  const sums = { files: 0, original: 0, ours: 0, qpdf: 0, unchanged: 0 };
  for (const vector of sampled(8, listPdfs('pdf'))) {
    const path = fileURLToPath(vectorFile(vector));
    const bytes = readFileSync(path);
    writeFileSync(qpdfPath, '');
    outputOf('qpdf', ['--object-streams=generate', '--no-warn', path, qpdfPath]);
    const qpdfBytes = readFileSync(qpdfPath).length;
    const result = await compress({ bytes }).catch((error: ApiError) => error.code);
    if (typeof result === 'string') {
      assert.equal(result, 'unreadable_file', vector);
      assert.equal(qpdfBytes, 0, `${vector} is rejected, but qpdf can read it`);
      skipped.push(short(vector));
      continue;
    }
    // Files that qpdf cannot read have been repaired: there is nothing to compare with.
    if (qpdfBytes === 0) {
      assert.ok(result.repaired, vector);
      continue;
    }
    const file = result.file ?? bytes;
    assert.ok(file.length < qpdfBytes, `${vector}: ${file.length} bytes, qpdf ${qpdfBytes}`);
    sums.files++;
    sums.original += bytes.length;
    sums.ours += file.length;
    sums.qpdf += qpdfBytes;
    if (!result.file) {
      sums.unchanged++;
      continue;
    }
    writeFileSync(ourPath, file);
    assert.deepEqual(textOf(ourPath), textOf(path), vector);
    const originalPage = firstPageOf(path);
    if (originalPage) assert.ok(firstPageOf(ourPath)?.equals(originalPage), `${vector}: the first page differs`);
    else slow.push(short(vector));
    assert.match(String(outputOf('qpdf', ['--check', ourPath])), /No syntax or stream encoding errors found/, vector);
  }
  const saving = 1 - sums.ours / sums.original;
  t.diagnostic(
    `${sums.files} files: ${sums.original} to ${sums.ours} bytes, ${(saving * 100).toFixed(1)} % saved, qpdf ${((1 - sums.qpdf / sums.original) * 100).toFixed(1)} %; ` +
      `${sums.unchanged} returned unchanged; rejected by qpdf too: ${skipped.join(', ')}; not rendered in time by poppler: ${slow.join(', ') || 'none'}`,
  );
  assert.ok(saving >= MIN_SAVING);
  assert.ok(skipped.length <= 2 && slow.length <= 3);
});

const short = (vector: string): string => vector.split('__').at(-1) ?? vector;
