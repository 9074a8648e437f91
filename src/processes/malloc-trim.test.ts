import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import { until } from '../../test/support/process.ts';
import { releaseFreeMemory, trimWhenGrown } from './malloc-trim.ts';

const MEGABYTE = 1024 * 1024;
const { header } = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } };

describe('malloc_trim', () => {
  /**
   * Checks at which the heap was trimmed.
   * @param residentMb RSS at each check
   * @param afterTrimMb RSS after trimming
   */
  function checksTrimmedAt(residentMb: readonly number[], afterTrimMb: number): number[] {
    mock.timers.enable({ apis: ['setInterval'] });
    const trimmed: number[] = [];
    let check = 0;
    let now = residentMb[0] ?? 0;
    const timer = trimWhenGrown(
      (done) => {
        trimmed.push(check);
        now = afterTrimMb;
        done();
      },
      1_000,
      () => now * MEGABYTE,
    );
    for (check = 1; check < residentMb.length; check++) {
      now = residentMb[check] ?? 0;
      mock.timers.tick(1_000);
    }
    clearInterval(timer);
    mock.timers.reset();
    return trimmed;
  }

  test('runs once a process that has grown is idle again', () =>
    assert.deepEqual(checksTrimmedAt([250, 450, 330, 330, 255, 255], 255), [3]));
  test('does not run without growth', () => assert.deepEqual(checksTrimmedAt([250, 260, 270, 275, 251, 280, 280], 250), []));
  test('runs only once if the memory is in use', () => assert.deepEqual(checksTrimmedAt([250, 450, 450, 450, 450, 450], 450), [2]));
  test('measures growth from the lowest RSS', () => assert.deepEqual(checksTrimmedAt([400, 250, 290, 290, 290], 290), [3]));
});

test('malloc_trim returns free heap pages to the system', {
  skip: header.glibcVersionRuntime === undefined && 'another C library',
}, async () => {
  const { default: koffi } = await import('koffi');
  const libc = koffi.load('libc.so.6');
  const allocate = libc.func('void *malloc(size_t)');
  const fill = libc.func('void *memset(void *, int, size_t)');
  const free = libc.func('void free(void *)');
  await releaseFreeMemory(50);
  const before = process.memoryUsage.rss();
  const blocks = Array.from({ length: 2_400 }, () => allocate(64 * 1024) as unknown);
  for (const block of blocks) fill(block, 1, 64 * 1024);
  const last = blocks.pop();
  for (const block of blocks) free(block);
  assert.ok(process.memoryUsage.rss() > before + 100 * MEGABYTE, 'the last block in use prevents glibc from releasing the blocks below it');
  await until(() => process.memoryUsage.rss() < before + 50 * MEGABYTE);
  free(last);
});
