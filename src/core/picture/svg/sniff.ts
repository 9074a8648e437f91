/** Detects an SVG by its beginning. An `svg` element inside another document is rejected later, by the parser. */

/** Declarations, comments and a DTD may precede the root. */
const SNIFFED_BYTES = 16 * 1024;

export const SVG_TYPE = 'image/svg+xml';

export function isSvg(bytes: Buffer): boolean {
  const start = bytes
    .toString('utf8', 0, SNIFFED_BYTES)
    .replace(/^\ufeff/, '')
    .trimStart();
  return start.startsWith('<') && /<(?:[a-z]{1,10}:)?svg[\s>/]/i.test(start);
}
