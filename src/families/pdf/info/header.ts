/** Reads version and linearization from the header of a PDF. */

const HEADER_BYTES = 1024;

const headerText = (bytes: Buffer): string => bytes.toString('latin1', 0, HEADER_BYTES + 16);

/** Whether the file is linearized (fast web view) and has not been modified since. */
export function isLinearized(bytes: Buffer): boolean {
  const text = headerText(bytes);
  return /\/Linearized\b/.test(text) && Number(/\/L\s+(\d+)/.exec(text)?.[1]) === bytes.length;
}

/**
 * The later of the versions in the header and in the catalogue.
 * @param catalogue as PDFium returns it: 17 for 1.7, even if it is earlier than that of the header
 */
export function versionOf(bytes: Buffer, catalogue: number): string {
  const first = Number(/%PDF-(\d\.\d)/.exec(headerText(bytes))?.[1] ?? 0);
  return Math.max(first, catalogue / 10).toFixed(1);
}
