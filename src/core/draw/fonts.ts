/** The bundled fonts, under the SIL Open Font License 1.1. System fonts are never used: output is the same on every machine. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { Blob, Face, Font } from 'harfbuzzjs';
import type { GlyphVariants } from './glyph-variants.ts';

/** Code is set in a monospaced face, everything else in Noto Sans. */
export type FontStyle = 'mono' | 'regular' | 'bold';

const LATIN = { regular: 'NotoSans', mono: 'JetBrainsMono' } as const;

/** Scripts with a font of their own, also within code: no monospaced face covers Indian scripts. */
const SCRIPTS = {
  Devanagari: 'NotoSansDevanagari',
  Bengali: 'NotoSansBengali',
  Gurmukhi: 'NotoSansGurmukhi',
  Gujarati: 'NotoSansGujarati',
  Oriya: 'NotoSansOriya',
  Tamil: 'NotoSansTamil',
  Telugu: 'NotoSansTelugu',
  Kannada: 'NotoSansKannada',
  Malayalam: 'NotoSansMalayalam',
  Arabic: 'NotoSansArabic',
} as const;

/** Nastaliq, the usual style of Urdu in books and newspapers. */
const NASTALIQ = 'NotoNastaliqUrdu';

/** One weight of each, between regular and bold. */
const EAST_ASIA = { chinese: 'NotoSansSC', japanese: 'NotoSansJP', korean: 'NotoSansKR' } as const;
/** Includes CJK punctuation and full-width forms. */
const HAN = /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\uff01-\uff65\uffe0-\uffe6]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}\u30fb\u30fc]/u;
const HANGUL = /\p{Script=Hangul}/u;

/** Last fallbacks: emoji (in outline) and symbols. */
const EMOJI = 'NotoEmoji';
const SYMBOLS = 'NotoSansSymbols2';

const SCRIPT_PATTERNS = Object.keys(SCRIPTS).map(
  (script) => [script as keyof typeof SCRIPTS, new RegExp(`\\p{Script=${script}}`, 'u')] as const,
);

/** Units per em: all measures are in thousandths of the font size, independent of the units of the font. */
export const UNITS_PER_EM = 1000;

export class LoadedFont {
  readonly name: string;
  readonly shaper: Font;
  readonly #characters: ReadonlySet<number>;
  readonly #outlines = new Map<number, string>();

  constructor(name: string, bytes: Uint8Array) {
    const face = new Face(new Blob(bytes));
    this.name = name;
    this.shaper = new Font(face);
    this.shaper.setScale(UNITS_PER_EM, UNITS_PER_EM);
    this.#characters = new Set(face.collectUnicodes());
  }

  has(codePoint: number): boolean {
    return this.#characters.has(codePoint);
  }

  /** SVG path of a glyph, y upwards; empty for a space. Memoised. */
  outline(glyph: number): string {
    let path = this.#outlines.get(glyph);
    if (path === undefined) {
      path = this.shaper.glyphToPath(glyph);
      this.#outlines.set(glyph, path);
    }
    return path;
  }
}

const loadedFonts = new Map<string, LoadedFont>();

type Weight = '400Regular' | '600SemiBold' | '700Bold';

function load(name: string, weight: Weight): LoadedFont {
  const face = `${name}-${weight}`;
  let font = loadedFonts.get(face);
  if (!font) {
    // Relative to the compiled file, dist/src/core/draw/fonts.js.
    const file = new URL(`../../../../data/bundled/font_${name}_${weight}.ttf.br`, import.meta.url);
    font = new LoadedFont(face, brotliDecompressSync(readFileSync(file)));
    loadedFonts.set(face, font);
  }
  return font;
}

/** Default face of a style. */
export function mainFont(style: FontStyle): LoadedFont {
  return style === 'mono' ? load(LATIN.mono, '400Regular') : load(LATIN.regular, weightOf(style));
}

/** Font of the script of a character, if there is one. */
export function scriptFont(character: string, style: FontStyle, { isNastaliq, isJapanese }: GlyphVariants): LoadedFont | undefined {
  if (KANA.test(character)) return eastAsian('japanese');
  if (HANGUL.test(character)) return eastAsian('korean');
  if (HAN.test(character)) return eastAsian(isJapanese ? 'japanese' : 'chinese');
  const [script] = SCRIPT_PATTERNS.find(([, pattern]) => pattern.test(character)) ?? [];
  if (script === undefined) return undefined;
  return load(script === 'Arabic' && isNastaliq ? NASTALIQ : SCRIPTS[script], weightOf(style));
}

function eastAsian(language: keyof typeof EAST_ASIA): LoadedFont {
  return load(EAST_ASIA[language], '600SemiBold');
}

function weightOf(style: FontStyle): Weight {
  return style === 'bold' ? '700Bold' : '400Regular';
}

/** Fallback fonts, in order, for a grapheme cluster that both its script font and the main font lack. */
export function* fallbackFonts(letter: string, style: FontStyle): Generator<LoadedFont> {
  if (HAN.test(letter)) {
    yield eastAsian('chinese');
    yield eastAsian('japanese');
  }
  yield style === 'mono' ? load(LATIN.regular, weightOf(style)) : load(LATIN.mono, weightOf(style));
  yield load(EMOJI, weightOf(style));
  yield load(SYMBOLS, '400Regular');
}
