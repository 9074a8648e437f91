/** Returns free memory to the system: large uploads at once, the rest when the process is quiet. Needed for glibc only. */
import { ownRssBytes } from '../core/jobs/rss.ts';

/** From <malloc.h> of glibc. */
const M_MMAP_THRESHOLD = -3;
/** Larger allocations are memory-mapped and returned when freed. */
const MMAP_THRESHOLD_BYTES = 256 * 1024;
const CHECK_INTERVAL_MS = 10_000;
/** RSS growth above which the heap is trimmed. */
const MIN_GROWTH_BYTES = 32 * 1024 * 1024;
/** Largest change of RSS between two checks of a quiet process. */
const QUIET_BYTES = 8 * 1024 * 1024;

type Trim = (done: () => void) => void;

export async function releaseFreeMemory(everyMs = CHECK_INTERVAL_MS): Promise<void> {
  if (process.platform !== 'linux') return;
  try {
    const { default: koffi } = await import('koffi');
    const libc = koffi.load('libc.so.6');
    // glibc raises its mmap threshold after large blocks are freed; later ones come from the heap, and freed memory stays with the process:
    // hundreds of megabytes after a hundred uploads. Setting the threshold disables this adjustment.
    if (!process.env.MALLOC_MMAP_THRESHOLD_) libc.func('int mallopt(int, int)')(M_MMAP_THRESHOLD, MMAP_THRESHOLD_BYTES);
    const trim = libc.func('int malloc_trim(size_t)');
    // In a separate thread: other threads continue unless they use the arena being trimmed.
    trimWhenGrown((done) => trim.async(0, done), everyMs);
  } catch {
    // Not glibc, or native code is unavailable: nothing to do.
  }
}

/**
 * Trims the C heaps after a burst of work: one small block in use keeps glibc from releasing everything below it. A process that has not grown is
 * not trimmed, so that steady load costs nothing.
 */
export function trimWhenGrown(trim: Trim, everyMs: number, readRss: () => number = ownRssBytes): NodeJS.Timeout {
  let lowestRss = readRss();
  let last = lowestRss;
  let isTrimming = false;
  return setInterval(() => {
    const now = readRss();
    // Under load, released memory would be allocated again at once, so trimming waits until RSS is stable.
    const isQuiet = Math.abs(now - last) < QUIET_BYTES;
    last = now;
    lowestRss = Math.min(lowestRss, now);
    if (isTrimming || !isQuiet || now - lowestRss < MIN_GROWTH_BYTES) return;
    isTrimming = true;
    trim(() => {
      // The rest is in use: new baseline for growth.
      lowestRss = last = readRss();
      isTrimming = false;
    });
  }, everyMs).unref();
}
