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

/** One of the files takes poppler half a minute: only a full run waits for it. */
const DRAWING_MS = isFull ? undefined : 10_000;

const textOf = (path: string): Buffer | undefined => outputOf('pdftotext', ['-layout', path, '-']);
const firstPageOf = (path: string): Buffer | undefined => outputOf('pdftoppm', ['-r', '72', '-f', '1', '-l', '1', path], DRAWING_MS);

test('compressed files look the same, and are smaller than those of qpdf', { skip }, async (t) => {
  const folder = temporaryFolder();
  const [packed, ours] = [join(folder, 'packed.pdf'), join(folder, 'ours.pdf')];
  const skipped: string[] = [];
  const slow: string[] = [];
  const sums = { files: 0, original: 0, ours: 0, qpdf: 0, kept: 0 };
  for (const vector of sampled(8, listPdfs('pdf'))) {
    const path = fileURLToPath(vectorFile(vector));
    const bytes = readFileSync(path);
    writeFileSync(packed, '');
    outputOf('qpdf', ['--object-streams=generate', '--no-warn', path, packed]);
    const qpdfBytes = readFileSync(packed).length;
    const result = await compress({ bytes }).catch((fault: ApiError) => fault.code);
    if (typeof result === 'string') {
      assert.equal(result, 'unreadable_file', vector);
      assert.equal(qpdfBytes, 0, `${vector} is refused, and qpdf can read it`);
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
      sums.kept++;
      continue;
    }
    writeFileSync(ours, file);
    assert.deepEqual(textOf(ours), textOf(path), vector);
    const drawn = firstPageOf(path);
    if (drawn) assert.ok(firstPageOf(ours)?.equals(drawn), `${vector}: the first page differs`);
    else slow.push(short(vector));
    assert.match(String(outputOf('qpdf', ['--check', ours])), /No syntax or stream encoding errors found/, vector);
  }
  const saving = 1 - sums.ours / sums.original;
  t.diagnostic(
    `${sums.files} files: ${sums.original} to ${sums.ours} bytes, ${(saving * 100).toFixed(1)} % saved, qpdf ${((1 - sums.qpdf / sums.original) * 100).toFixed(1)} %; ` +
      `${sums.kept} came back as they were; refused by qpdf too: ${skipped.join(', ')}; not drawn in time by poppler: ${slow.join(', ') || 'none'}`,
  );
  assert.ok(saving >= MIN_SAVING);
  assert.ok(skipped.length <= 2 && slow.length <= 3);
});

const short = (vector: string): string => vector.split('__').at(-1) ?? vector;
