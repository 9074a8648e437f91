/** Repairs mojibake and control characters in the texts of the branch snapshot, which passed through three programs with different encodings. */
import { latin1ToWindows1252 } from '../../src/core/text/windows-1252.ts';

/** Characters 0x80 to 0xFF of code page 437, the character set of the DOS console. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
const range = (from: number, to: number) => `[${CP437.slice(from - 0x80, to - 0x80 + 1)}]`;
const CONTINUATION = range(0x80, 0xbf);
/** UTF-8 sequences of two to four bytes, each byte decoded as code page 437. */
const MISREAD = new RegExp(
  `${range(0xc2, 0xdf)}${CONTINUATION}|${range(0xe0, 0xef)}${CONTINUATION}{2}|${range(0xf0, 0xf4)}${CONTINUATION}{3}`,
  'g',
);
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reverses this chain: Windows-1252 taken for Latin-1, encoded as UTF-8, decoded as code page 437.
 * @example undoMojibake('GUJARAT ┬û 388310') // 'GUJARAT – 388310'
 */
export function undoMojibake(text: string): string {
  return text.replace(MISREAD, (misread) => {
    const bytes = Uint8Array.from(misread, (character) => CP437.indexOf(character) + 0x80);
    try {
      return latin1ToWindows1252(utf8.decode(bytes));
    } catch {
      return misread; // an overlong or surrogate sequence: not this kind of mojibake
    }
  });
}

/** The low byte of a dash or quotation mark, U+2010 to U+201F, left as a control character. */
const LOW_BYTE = /[\x10-\x1f]/g;

/** Substitute characters: the sources were damaged in this way before the mojibake happened. */
const STAND_INS: readonly (readonly [mark: RegExp, meant: string])[] = [
  [/ý/g, ' '], // Andhra Bank padded its fields with it
  [/¿/g, ' '], // replacement of an unencodable character
  [/(?<=[A-Z])Æ(?=S\b)/g, '’'], // the Windows-1252 apostrophe decoded as code page 437: RAJAÆS
];

/** White space of every kind, and control characters that are not substitutes. */
const BLANKS = /[\s\x00-\x0f\x7f-\x9f]+/g;
const STRAY_START = /^[\s,.;:/\\\-–_*'’”)]+/;
const STRAY_END = /[\s,;:/\\\-–_*('‘“]+$/;
/** No letter at all, or a placeholder for "none". */
const NOTHING = /^(?:\P{L}*|N\.?\s*A\.?|NIL|NULL|NONE|NOT AVAILABLE)$/iu;

/** Excel's escape for a character that XML does not allow: `_x0013_`. */
const EXCEL_ESCAPE = /_x([0-9A-Fa-f]{4})_/g;

/** Normalises one published text: repairs mojibake, collapses white space, strips stray punctuation. Empty if there is no content. */
export function tidy(published: string | number | null | undefined): string {
  if (typeof published !== 'string') return ''; // a number belongs to another column
  let text = undoMojibake(published)
    .replace(EXCEL_ESCAPE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(LOW_BYTE, (byte) => String.fromCharCode(0x2000 + byte.charCodeAt(0)));
  for (const [mark, replacement] of STAND_INS) text = text.replace(mark, replacement);
  text = text
    .replace(BLANKS, ' ')
    .replace(/(?:\s*,)+\s*,/g, ',')
    .replace(/\s+,/g, ',')
    .replace(STRAY_START, '')
    .replace(STRAY_END, '');
  return NOTHING.test(text) ? '' : text;
}

/**
 * Normalises an Indian telephone number to E.164; empty if it is incomplete. A missing area code cannot be inferred from the branch: many numbers are
 * those of a head office elsewhere.
 * @example toContact('022-22614468') // '+912222614468'
 */
export function toContact(published: string | null | undefined): string {
  const text = (published ?? '').trim();
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  const national = digits.replace(text.startsWith('+91') ? /^910*/ : /^91(?=\d{10}$|1800)/, '');
  if (/^(\d)\1+$/.test(national)) return '';
  return /^(?:[1-9]\d{9}|1800\d{6,7})$/.test(national) ? `+91${national}` : '';
}
