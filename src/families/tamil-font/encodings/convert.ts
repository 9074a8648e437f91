/** Converts between legacy font encodings and Unicode. */

import { tamilFonts } from '../../../../data/tables/tamil_fonts.ts';
import { TAMIL } from '../../../core/indic/blocks.ts';
import { fromWindows } from '../../../core/text/windows-1252.ts';
import { type Glyphs, glyphsOf, SIGNS, taceGlyphs } from './glyphs.ts';

export interface Converted {
  readonly text: string;
  /** Characters without a mapping; each once, at most `MOST_UNMAPPED`. */
  readonly unmapped: readonly string[];
}

const MOST_UNMAPPED = 20;

const tace = taceGlyphs();

export const ENCODING_IDS: readonly string[] = [...tamilFonts.map(({ id }) => id), 'tace16'];

export function glyphsById(id: string): Glyphs {
  const font = tamilFonts.find((known) => known.id === id);
  return font ? glyphsOf(font) : tace;
}

/** Decodes by longest match. Prebase vowel signs, stored in visual order, are moved behind their consonant; the halves of o, ō and au are joined. */
export function toUnicode(text: string, { read, longest, auHalf }: Glyphs): Converted {
  // The codes 0x80 to 0x9f may come as Windows-1252 characters or as control characters.
  const source = fromWindows(text);
  const unmapped = new Set<string>();
  let out = '';
  // The last cluster, separate from the rest: inspecting or cutting the end of a growing string would flatten (copy) all of it each time.
  let end = '';
  const append = (text: string): void => {
    if (text === '') return;
    out += end;
    end = text;
  };
  let waiting = '';
  /** The last consonant and its prebase sign, while further signs may follow. */
  let open: { sign: string } | undefined;
  for (let at = 0; at < source.length; ) {
    let length = Math.min(longest, source.length - at);
    while (length > 0 && !read.has(source.slice(at, at + length))) length--;
    const form = source.slice(at, at + Math.max(1, length));
    const glyph = read.get(form);
    at += form.length;
    if (open?.sign === SIGNS.e && form === auHalf && !changes(read.get(source.charAt(at)))) {
      end = end.slice(0, -1) + SIGNS.au;
      open = undefined;
    } else if (glyph === undefined) {
      append(waiting + form);
      waiting = '';
      open = undefined;
      if (form > '\u007f' && !/\s/.test(form) && unmapped.size < MOST_UNMAPPED) unmapped.add(form);
    } else if (glyph.kind === 'before') {
      append(waiting);
      waiting = glyph.sign;
      open = undefined;
    } else if (glyph.kind === 'letter') {
      append(glyph.text + waiting);
      open = { sign: waiting };
      waiting = '';
    } else if (glyph.kind === 'after') {
      const joined = joinSign(end, glyph.sign, open?.sign);
      if (joined === undefined) append(glyph.sign);
      else end = joined;
      open = undefined;
    } else if (glyph.kind === 'stroke') {
      if (end.endsWith(SIGNS.u)) end = longer(end);
      else append(form);
      open = undefined;
    } else {
      append(waiting + glyph.text);
      waiting = '';
      open = undefined;
    }
  }
  return { text: (out + end + waiting).normalize('NFC'), unmapped: [...unmapped] };
}

/** Whether the glyph is a sign that attaches to the letter before it. */
function changes(glyph: ReturnType<Glyphs['read']['get']>): boolean {
  return glyph?.kind === 'after';
}

/** Joins a sign with the prebase sign of its letter; `undefined` where it stands alone. */
function joinSign(end: string, sign: string, before: string | undefined): string | undefined {
  if (sign === SIGNS.aa && before === SIGNS.e) return end.slice(0, -1) + SIGNS.o;
  if (sign === SIGNS.aa && before === SIGNS.ee) return end.slice(0, -1) + SIGNS.oo;
  if (sign === 'ௗ' && before === SIGNS.e) return end.slice(0, -1) + SIGNS.au;
  // The stroke that turns து into தூ looks like the sign of ā, and is often typed as such.
  return sign === SIGNS.aa && end.endsWith(SIGNS.u) ? longer(end) : undefined;
}

function longer(end: string): string {
  return end.slice(0, -1) + SIGNS.uu;
}

const PIECE = /ஸ்ரீ|ஶ்ரீ|க்ஷ[\u0bbe-\u0bcd]?|[\u0b95-\u0bb9][\u0bbe-\u0bcd]?|[^\s\d]/gu;

/** Encodes to the font. Unmapped characters stay, and are reported if the font would show them as something else. */
export function fromUnicode(text: string, { read, write }: Glyphs): Converted {
  const unmapped = new Set<string>();
  const out = text.normalize('NFC').replace(PIECE, (piece) => {
    const form = write.get(piece === 'ஶ்ரீ' ? 'ஸ்ரீ' : piece) ?? spelt(piece, write);
    if (form === undefined && unmapped.size < MOST_UNMAPPED && (TAMIL.test(piece) || read.has(piece))) unmapped.add(piece);
    return form ?? piece;
  });
  return { text: out, unmapped: [...unmapped] };
}

/** A syllable without a ligature in the font: க்ஷ as its two letters. */
function spelt(syllable: string, write: ReadonlyMap<string, string>): string | undefined {
  const first = write.get('க்');
  const rest = syllable.startsWith('க்ஷ') ? write.get(syllable.slice(2)) : undefined;
  return first !== undefined && rest !== undefined ? first + rest : undefined;
}
