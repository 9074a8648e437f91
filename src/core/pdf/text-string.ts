/** PDFDocEncoding (ISO 32000-2, annex D.3) where it differs from Latin-1: 0x18–0x1F, 0x80–0x9E and the euro sign at 0xA0. Undefined codes are U+FFFD. */
const DIACRITICS = '\u02d8\u02c7\u02c6\u02d9\u02dd\u02db\u02da\u02dc';
const PUNCTUATION =
  '\u2022\u2020\u2021\u2026\u2014\u2013\u0192\u2044\u2039\u203a\u2212\u2030\u201e\u201c\u201d\u2018\u2019\u201a\u2122\ufb01\ufb02\u0141\u0152\u0160\u0178\u017d\u0131\u0142\u0153\u0161\u017e\ufffd\u20ac';

/** Decodes a PDF text string: UTF-16 or UTF-8 with a byte order mark, else PDFDocEncoding. */
export function decodeTextString(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder().decode(bytes);
  return Array.from(bytes, characterOf).join('');
}

function characterOf(code: number): string {
  if (code >= 0x18 && code <= 0x1f) return DIACRITICS.charAt(code - 0x18);
  if (code >= 0x80 && code <= 0xa0) return PUNCTUATION.charAt(code - 0x80);
  return String.fromCharCode(code);
}
