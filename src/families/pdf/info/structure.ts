/** Facts that stand in the first bytes of a PDF. */

const OPENING = 1024;

const opening = (bytes: Buffer): string => bytes.toString('latin1', 0, OPENING + 16);

/** Whether the file is written so that its first page shows before the rest has come, and has not been changed since. */
export function isLinearized(bytes: Buffer): boolean {
  const text = opening(bytes);
  return /\/Linearized\b/.test(text) && Number(/\/L\s+(\d+)/.exec(text)?.[1]) === bytes.length;
}

/**
 * The later one of the versions in the first line and in the catalogue of the file.
 * @param catalogue as PDFium gives it: 17 for 1.7; it takes the catalogue's word even where that is earlier
 */
export function versionOf(bytes: Buffer, catalogue: number): string {
  const first = Number(/%PDF-(\d\.\d)/.exec(opening(bytes))?.[1] ?? 0);
  return Math.max(first, catalogue / 10).toFixed(1);
}
