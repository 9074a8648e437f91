/** PDF strings: decodes and encodes literal and hexadecimal syntax. */

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

export function isString(token: unknown): token is string {
  return typeof token === 'string' && (token.startsWith('(') || token.startsWith('<'));
}

/** Bytes of a string token, as Latin-1 text with one character per byte. */
export function stringBytes(token: string): string {
  if (token.startsWith('<')) {
    const digits = token.slice(1, -1).replace(/\s/g, '');
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex').toString('latin1');
  }
  // Any line end within a string counts as one line feed.
  return token.slice(1, -1).replace(/\\(\r\n|[0-7]{1,3}|[\s\S])|\r\n?/g, (_, escaped: string | undefined) => {
    if (escaped === undefined) return '\n';
    if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 0xff);
    if (escaped.startsWith('\r') || escaped === '\n') return '';
    return ESCAPES[escaped] ?? escaped;
  });
}

export function serialiseString(bytes: string): string {
  return `(${bytes.replace(/[()\\]/g, '\\$&').replaceAll('\r', '\\r')})`;
}

const UTF16_BOM = '\xfe\xff';

/** Appends ASCII to a text string, in its encoding. */
export function appendAscii(bytes: string, ascii: string): string {
  return bytes + (bytes.startsWith(UTF16_BOM) ? [...ascii].map((character) => `\0${character}`).join('') : ascii);
}

/** A text string in UTF-16. */
export function utf16HexString(text: string): string {
  const units = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return `<${units.toString('hex')}>`;
}

/** Drops the slash and decodes `#xx` escapes. */
export const decodeName = (name: string): string =>
  name.slice(1).replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
