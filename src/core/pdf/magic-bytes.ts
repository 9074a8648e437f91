/** Detects a PDF by its magic bytes. */

/** Readers tolerate some bytes before the header, such as those of a mail or a printer. */
const MAX_HEADER_OFFSET = 1024;
/** `startxref` is at the end, before a few bytes of the same kind. */
const MAX_TRAILER_BYTES = 2_048;

/** A file whose header is missing, or further on, is one by its end; it is repaired. */
export function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, MAX_HEADER_OFFSET).includes('%PDF-') || bytes.subarray(-MAX_TRAILER_BYTES).includes('startxref');
}
