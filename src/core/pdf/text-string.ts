/** Decodes a PDF text string: UTF-16 or UTF-8 with a byte order mark, else PDFDocEncoding, approximated by Latin-1. */
export function textString(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder().decode(bytes);
  return Buffer.from(bytes).toString('latin1');
}
