/** Glyph variants that depend on the language of the text, not of a single word. */
export interface GlyphVariants {
  /** Han characters in their Japanese forms. */
  readonly isJapanese?: boolean;
  /** Arabic script in Nastaliq, as for Urdu; lines need about twice the height. */
  readonly isNastaliq?: boolean;
  /** Colour emoji. Such glyphs have no outline. */
  readonly hasColours?: boolean;
}

export const DEFAULT_VARIANTS: GlyphVariants = {};

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Letters of Urdu, Kashmiri and western Punjabi that Arabic and Persian lack. */
const URDU = /[\u0679\u0688\u0691\u06ba\u06c1-\u06c3\u06d2\u06d3]/;
/** Letters of Sindhi only, which is printed in Naskh. */
const SINDHI = /[\u067a\u067b\u067d\u067f\u0680\u0683\u0684\u068a\u068d\u068f\u06aa\u06b1\u06b3\u06bb]/;

export function glyphVariantsOf(text: string): GlyphVariants {
  return { isJapanese: KANA.test(text), isNastaliq: URDU.test(text) && !SINDHI.test(text) };
}
