/** Converts between legacy font encodings and Unicode. */

import { tamilFonts } from '../../../../data/tables/tamil_fonts.ts';
import { TAMIL } from '../../../core/indic/unicode-blocks.ts';
import { latin1ToWindows1252 } from '../../../core/text/windows-1252.ts';
import { type GlyphMap, glyphMapOf, taceGlyphMap, VOWEL_SIGNS } from './glyphs.ts';

export interface EncodingConversion {
  readonly text: string;
  /** Characters without a mapping; each once, at most `MAX_UNMAPPED`. */
  readonly unmapped: readonly string[];
}

const MAX_UNMAPPED = 20;

const tace = taceGlyphMap();

export const ENCODING_IDS: readonly string[] = [...tamilFonts.map(({ id }) => id), 'tace16'];

export function glyphMapById(id: string): GlyphMap {
  const font = tamilFonts.find((candidate) => candidate.id === id);
  return font ? glyphMapOf(font) : tace;
}

/** Decodes by longest match. Prebase vowel signs, stored in visual order, are moved behind their consonant; the halves of o, ō and au are joined. */
export function toUnicode(text: string, { decode, maxLength, auHalf }: GlyphMap): EncodingConversion {
  // The codes 0x80 to 0x9f may come as Windows-1252 characters or as control characters.
  const source = latin1ToWindows1252(text);
  const unmapped = new Set<string>();
  let out = '';
  // The last cluster, separate from the rest: inspecting or cutting the end of a growing string would flatten (copy) all of it each time.
  let end = '';
  const append = (text: string): void => {
    if (text === '') return;
    out += end;
    end = text;
  };
  let prebaseSign = '';
  /** The last consonant and its prebase sign, while further signs may follow. */
  let open: { sign: string } | undefined;
  for (let offset = 0; offset < source.length; ) {
    let length = Math.min(maxLength, source.length - offset);
    while (length > 0 && !decode.has(source.slice(offset, offset + length))) length--;
    const form = source.slice(offset, offset + Math.max(1, length));
    const glyph = decode.get(form);
    offset += form.length;
    if (open?.sign === VOWEL_SIGNS.e && form === auHalf && !isPostbaseSign(decode.get(source.charAt(offset)))) {
      end = end.slice(0, -1) + VOWEL_SIGNS.au;
      open = undefined;
    } else if (glyph === undefined) {
      append(prebaseSign + form);
      prebaseSign = '';
      open = undefined;
      if (form > '\u007f' && !/\s/.test(form) && unmapped.size < MAX_UNMAPPED) unmapped.add(form);
    } else if (glyph.kind === 'before') {
      append(prebaseSign);
      prebaseSign = glyph.sign;
      open = undefined;
    } else if (glyph.kind === 'letter') {
      append(glyph.text + prebaseSign);
      open = { sign: prebaseSign };
      prebaseSign = '';
    } else if (glyph.kind === 'after') {
      const joined = joinSign(end, glyph.sign, open?.sign);
      if (joined === undefined) append(glyph.sign);
      else end = joined;
      open = undefined;
    } else if (glyph.kind === 'stroke') {
      if (end.endsWith(VOWEL_SIGNS.u)) end = lengthenU(end);
      else append(form);
      open = undefined;
    } else {
      append(prebaseSign + glyph.text);
      prebaseSign = '';
      open = undefined;
    }
  }
  return { text: (out + end + prebaseSign).normalize('NFC'), unmapped: [...unmapped] };
}

/** Whether the glyph is a sign that attaches to the letter before it. */
function isPostbaseSign(glyph: ReturnType<GlyphMap['decode']['get']>): boolean {
  return glyph?.kind === 'after';
}

/** Joins a sign with the prebase sign of its letter; `undefined` where it stands alone. */
function joinSign(end: string, sign: string, before: string | undefined): string | undefined {
  if (sign === VOWEL_SIGNS.aa && before === VOWEL_SIGNS.e) return end.slice(0, -1) + VOWEL_SIGNS.o;
  if (sign === VOWEL_SIGNS.aa && before === VOWEL_SIGNS.ee) return end.slice(0, -1) + VOWEL_SIGNS.oo;
  if (sign === 'ௗ' && before === VOWEL_SIGNS.e) return end.slice(0, -1) + VOWEL_SIGNS.au;
  // The stroke that turns து into தூ looks like the sign of ā, and is often typed as such.
  return sign === VOWEL_SIGNS.aa && end.endsWith(VOWEL_SIGNS.u) ? lengthenU(end) : undefined;
}

function lengthenU(end: string): string {
  return end.slice(0, -1) + VOWEL_SIGNS.uu;
}

const SYLLABLE = /ஸ்ரீ|ஶ்ரீ|க்ஷ[\u0bbe-\u0bcd]?|[\u0b95-\u0bb9][\u0bbe-\u0bcd]?|[^\s\d]/gu;

/** Encodes to the font. Unmapped characters stay, and are reported if the font would show them as something else. */
export function fromUnicode(text: string, { decode, encode }: GlyphMap): EncodingConversion {
  const unmapped = new Set<string>();
  const out = text.normalize('NFC').replace(SYLLABLE, (piece) => {
    const form = encode.get(piece === 'ஶ்ரீ' ? 'ஸ்ரீ' : piece) ?? decomposed(piece, encode);
    if (form === undefined && unmapped.size < MAX_UNMAPPED && (TAMIL.test(piece) || decode.has(piece))) unmapped.add(piece);
    return form ?? piece;
  });
  return { text: out, unmapped: [...unmapped] };
}

/** A syllable without a ligature in the font: க்ஷ as its two letters. */
function decomposed(syllable: string, write: ReadonlyMap<string, string>): string | undefined {
  const first = write.get('க்');
  const rest = syllable.startsWith('க்ஷ') ? write.get(syllable.slice(2)) : undefined;
  return first !== undefined && rest !== undefined ? first + rest : undefined;
}
