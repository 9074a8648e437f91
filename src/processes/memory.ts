/** Gives the memory of large uploads back to the system as soon as it is free. */

/** <malloc.h> of glibc. */
const M_MMAP_THRESHOLD = -3;
/** Anything larger gets pages of its own, which are returned when it is freed. */
const LARGE_BYTES = 256 * 1024;

/**
 * glibc takes large pieces of memory from its heap once it has seen some come and go, and what is freed there stays with the process:
 * hundreds of megabytes after a hundred uploads. A threshold that is set is one that does not move. Other C libraries need none.
 */
export async function returnLargeMemory(): Promise<void> {
  if (process.platform !== 'linux' || process.env.MALLOC_MMAP_THRESHOLD_) return;
  try {
    const { default: koffi } = await import('koffi');
    koffi.load('libc.so.6').func('int mallopt(int, int)')(M_MMAP_THRESHOLD, LARGE_BYTES);
  } catch {
    // Not glibc, or no native code here: nothing to set.
  }
}
