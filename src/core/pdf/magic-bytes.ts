/** Detects a PDF by its magic bytes. */

/** Readers tolerate some bytes before the header, such as those of a mail or a printer. */
const MAX_HEADER_OFFSET = 1024;

export function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, MAX_HEADER_OFFSET).includes('%PDF-');
}
