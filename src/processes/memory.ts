/** Gives memory that is free back to the system: that of large uploads at once, the rest in quiet moments. Only glibc has to be told. */
import { ownRssBytes } from '../core/jobs/rss.ts';

/** <malloc.h> of glibc. */
const M_MMAP_THRESHOLD = -3;
/** Anything larger gets pages of its own, which are returned when it is freed. */
const LARGE_BYTES = 256 * 1024;
const LOOK_EVERY_MS = 10_000;
/** A process that has grown by this much is asked what of it is free. */
const WORTH_TRIMMING = 32 * 1024 * 1024;
/** Between two looks of a quiet process. */
const STILL_BYTES = 8 * 1024 * 1024;

type Trim = (done: () => void) => void;

export async function returnMemory(everyMs = LOOK_EVERY_MS): Promise<void> {
  if (process.platform !== 'linux') return;
  try {
    const { default: koffi } = await import('koffi');
    const libc = koffi.load('libc.so.6');
    // glibc takes large pieces of memory from its heap once it has seen some come and go, and what is freed there stays with the process:
    // hundreds of megabytes after a hundred uploads. A threshold that is set is one that does not move.
    if (!process.env.MALLOC_MMAP_THRESHOLD_) libc.func('int mallopt(int, int)')(M_MMAP_THRESHOLD, LARGE_BYTES);
    const trim = libc.func('int malloc_trim(size_t)');
    // In a thread of its own: other threads go on unless they need the very heap that is being looked through.
    trimWhenGrown((done) => trim.async(0, done), everyMs);
  } catch {
    // Not glibc, or no native code here: nothing to set.
  }
}

/**
 * Whole pages that are free inside the C heaps go back to the system after a burst of work: one small piece that is still in use is enough
 * for glibc to keep all that lies below it. A process that has not grown is left alone, so that steady work costs nothing.
 */
export function trimWhenGrown(trim: Trim, everyMs: number, resident: () => number = ownRssBytes): NodeJS.Timeout {
  let least = resident();
  let last = least;
  let isTrimming = false;
  return setInterval(() => {
    const now = resident();
    // While memory comes and goes, what would be given back now is needed again in a moment.
    const isQuiet = Math.abs(now - last) < STILL_BYTES;
    last = now;
    least = Math.min(least, now);
    if (isTrimming || !isQuiet || now - least < WORTH_TRIMMING) return;
    isTrimming = true;
    trim(() => {
      // Whatever is left is in use: the new measure of growth.
      least = last = resident();
      isTrimming = false;
    });
  }, everyMs).unref();
}
