/** Whether a file is a drawing in SVG, told from its beginning. What is only somewhere inside of another document is refused when it is read. */

/** Declarations, comments and the definitions of older programs stand before the root. */
const LOOKED_AT = 16 * 1024;

export const SVG_TYPE = 'image/svg+xml';

export function isSvg(bytes: Buffer): boolean {
  const start = bytes
    .toString('utf8', 0, LOOKED_AT)
    .replace(/^\ufeff/, '')
    .trimStart();
  return start.startsWith('<') && /<(?:[a-z]{1,10}:)?svg[\s>/]/i.test(start);
}
