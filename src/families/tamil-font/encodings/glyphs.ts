/** Glyph tables of a legacy font, for decoding and encoding, compiled from its definition. */
import { CONSONANTS, formsIn, TACE_FIRST, type TamilFont, VOWELS } from '../../../../data/tables/tamil_fonts.ts';

/** A complete syllable; a consonant that takes signs; a prebase or postbase vowel sign; a stroke that lengthens u. */
export type Glyph =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'letter'; readonly text: string }
  | { readonly kind: 'before'; readonly sign: string }
  | { readonly kind: 'after'; readonly sign: string }
  | { readonly kind: 'stroke' };

export interface GlyphMap {
  /** Decoding table: character sequence to glyph. */
  readonly decode: ReadonlyMap<string, Glyph>;
  readonly maxLength: number;
  /** Character that is both a letter and the second half of au. */
  readonly auHalf: string;
  /** Encoding table: syllable or punctuation to characters. */
  readonly encode: ReadonlyMap<string, string>;
}

const SIGN_FORM = 'σ';
const NO_FORM = '∅';
const PULLI = '\u0bcd';
export const VOWEL_SIGNS = { aa: 'ா', i: 'ி', ii: 'ீ', u: 'ு', uu: 'ூ', e: 'ெ', ee: 'ே', ai: 'ை', o: 'ொ', oo: 'ோ', au: 'ௌ' } as const;

const compiled = new Map<string, GlyphMap>();

export function glyphMapOf(font: TamilFont): GlyphMap {
  const tables = compiled.get(font.id) ?? compile(font);
  compiled.set(font.id, tables);
  return tables;
}

function compile(font: TamilFont): GlyphMap {
  const read = new Map<string, Glyph>();
  const write = new Map<string, string>();
  const letters = formsIn(font, 'consonants');
  const [aa = '', e = '', ee = '', ai = '', auHalf = ''] = formsIn(font, 'signs');

  for (const [index, form] of formsIn(font, 'vowels').entries()) {
    if (form === NO_FORM) continue;
    read.set(form, { kind: 'text', text: VOWELS[index] as string });
    write.set(VOWELS[index] as string, form);
  }
  for (const [name, column] of [
    [PULLI, 'pure'],
    [VOWEL_SIGNS.i, 'i'],
    [VOWEL_SIGNS.ii, 'ii'],
    [VOWEL_SIGNS.u, 'u'],
    [VOWEL_SIGNS.uu, 'uu'],
  ] as const) {
    const [sign = NO_FORM, ...forms] = formsIn(font, column);
    if (sign !== NO_FORM && forms.includes(SIGN_FORM)) read.set(sign, { kind: 'after', sign: name });
    for (const [index, consonant] of CONSONANTS.entries()) {
      const letter = letters[index] as string;
      const form = forms[index] as string;
      if (form === NO_FORM || letter === NO_FORM) continue;
      write.set(consonant + name, form === SIGN_FORM ? letter + sign : form);
      if (form !== SIGN_FORM) read.set(form, { kind: 'text', text: consonant + name });
    }
  }
  for (const [index, consonant] of CONSONANTS.entries()) {
    const letter = letters[index] as string;
    if (letter === NO_FORM) continue;
    read.set(letter, { kind: 'letter', text: consonant });
    for (const [sign, form] of [
      ['', letter],
      [VOWEL_SIGNS.aa, letter + aa],
      [VOWEL_SIGNS.e, e + letter],
      [VOWEL_SIGNS.ee, ee + letter],
      [VOWEL_SIGNS.ai, ai + letter],
      [VOWEL_SIGNS.o, e + letter + aa],
      [VOWEL_SIGNS.oo, ee + letter + aa],
      [VOWEL_SIGNS.au, e + letter + auHalf],
    ] as const) {
      write.set(consonant + sign, form);
    }
  }
  read.set(aa, { kind: 'after', sign: VOWEL_SIGNS.aa });
  read.set(e, { kind: 'before', sign: VOWEL_SIGNS.e });
  read.set(ee, { kind: 'before', sign: VOWEL_SIGNS.ee });
  read.set(ai, { kind: 'before', sign: VOWEL_SIGNS.ai });
  if (!read.has(auHalf)) read.set(auHalf, { kind: 'after', sign: 'ௗ' });
  const preferred = font.preferred?.split(' ') ?? [];
  for (const [form, text] of Object.entries(font.also ?? {})) {
    read.set(form, { kind: 'text', text });
    if (!write.has(text) || preferred.includes(form)) write.set(text, form);
  }
  for (const stroke of font.lengthening?.split(' ') ?? []) read.set(stroke, { kind: 'stroke' });
  for (const [mark, form] of Object.entries(font.marks ?? {})) {
    read.set(form, { kind: 'text', text: mark });
    write.set(mark, form);
  }
  return { decode: read, maxLength: Math.max(...[...read.keys()].map((form) => form.length)), auHalf, encode: write };
}

/** TACE16: a row of sixteen codes for every consonant: without a vowel, then with each of twelve. */
export function taceGlyphMap(): GlyphMap {
  const read = new Map<string, Glyph>();
  const write = new Map<string, string>();
  const addSyllable = (code: number, text: string): void => {
    const form = String.fromCharCode(code);
    read.set(form, { kind: 'text', text });
    write.set(text, form);
  };
  for (const [index, vowel] of VOWELS.entries()) addSyllable(TACE_FIRST + 1 + index, vowel);
  const rows = [...CONSONANTS.slice(0, 19), 'ஶ', ...CONSONANTS.slice(19)];
  const { aa, i, ii, u, uu, e, ee, ai, o, oo, au } = VOWEL_SIGNS;
  for (const [index, consonant] of rows.entries()) {
    for (const [column, sign] of [PULLI, '', aa, i, ii, u, uu, e, ee, ai, o, oo, au].entries()) {
      addSyllable(TACE_FIRST + (index + 1) * 16 + column, consonant + sign);
    }
  }
  addSyllable(TACE_FIRST + (rows.length + 1) * 16 - 3, 'ஸ்ரீ');
  return { decode: read, maxLength: 1, auHalf: '', encode: write };
}
