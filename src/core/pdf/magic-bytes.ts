/** Readers tolerate bytes before the header, such as those of a mail or a printer. */
const MAX_HEADER_OFFSET = 1024;
/** `startxref` may likewise be followed by some bytes. */
const MAX_TRAILER_BYTES = 2_048;

/** Detects a PDF by its header, or by its trailer if the header is damaged: such a file is repaired. */
export function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, MAX_HEADER_OFFSET).includes('%PDF-') || bytes.subarray(-MAX_TRAILER_BYTES).includes('startxref');
}
