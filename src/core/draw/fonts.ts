/**
 * The fonts that pictures are written in, under the SIL Open Font License 1.1.
 * No font of the machine is ever used: a picture is the same wherever it is made.
 */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { Blob, Face, Font } from 'harfbuzzjs';
import type { Hand } from './hand.ts';

/** How text is written: code in a typewriter face, everything else in Noto Sans. */
export type Style = 'mono' | 'regular' | 'bold';

const LATIN = { regular: 'NotoSans', mono: 'JetBrainsMono' } as const;

/** Scripts with a font of their own. Code has none for them: no typewriter face writes Indian scripts. */
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

/** Urdu as it is written in books and papers, hanging down from the line. */
const NASTALIQ = 'NotoNastaliqUrdu';

/** One weight of each, between regular and bold. */
const EAST_ASIA = { chinese: 'NotoSansSC', japanese: 'NotoSansJP', korean: 'NotoSansKR' } as const;
/** With the punctuation and the wide letters that belong to them. */
const HAN = /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\uff01-\uff65\uffe0-\uffe6]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}\u30fb\u30fc]/u;
const HANGUL = /\p{Script=Hangul}/u;

/** For what no other font has: emoji (in outline) and other signs. */
const EMOJI = 'NotoEmoji';
const SIGNS = 'NotoSansSymbols2';

const SCRIPT_PATTERNS = Object.keys(SCRIPTS).map(
  (script) => [script as keyof typeof SCRIPTS, new RegExp(`\\p{Script=${script}}`, 'u')] as const,
);

/** Measures are in thousandths of the font size, whatever grid a font was drawn on. */
export const UNITS = 1000;

export class LoadedFont {
  readonly name: string;
  readonly shaper: Font;
  readonly #characters: ReadonlySet<number>;
  readonly #outlines = new Map<number, string>();

  constructor(name: string, bytes: Uint8Array) {
    const face = new Face(new Blob(bytes));
    this.name = name;
    this.shaper = new Font(face);
    this.shaper.setScale(UNITS, UNITS);
    this.#characters = new Set(face.collectUnicodes());
  }

  has(codePoint: number): boolean {
    return this.#characters.has(codePoint);
  }

  /** The path of a glyph, with y upwards; empty for a space. */
  outline(glyph: number): string {
    let path = this.#outlines.get(glyph);
    if (path === undefined) {
      path = this.shaper.glyphToPath(glyph);
      this.#outlines.set(glyph, path);
    }
    return path;
  }
}

const loaded = new Map<string, LoadedFont>();

type Weight = '400Regular' | '600SemiBold' | '700Bold';

function load(name: string, weight: Weight): LoadedFont {
  const face = `${name}-${weight}`;
  let font = loaded.get(face);
  if (!font) {
    // This file runs as dist/src/core/draw/fonts.js.
    const file = new URL(`../../../../data/bundled/font_${name}_${weight}.ttf.br`, import.meta.url);
    font = new LoadedFont(face, brotliDecompressSync(readFileSync(file)));
    loaded.set(face, font);
  }
  return font;
}

/** The face that a style is set in unless a script asks for another. */
export function mainFont(style: Style): LoadedFont {
  return style === 'mono' ? load(LATIN.mono, '400Regular') : load(LATIN.regular, weightOf(style));
}

/** The font of the script that a character belongs to, if there is one. */
export function scriptFont(character: string, style: Style, { isNastaliq, isJapanese }: Hand): LoadedFont | undefined {
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

function weightOf(style: Style): Weight {
  return style === 'bold' ? '700Bold' : '400Regular';
}

/** Fonts to look in, one after the other, for a letter that its own font and the main font lack. */
export function* otherFonts(letter: string, style: Style): Generator<LoadedFont> {
  if (HAN.test(letter)) {
    yield eastAsian('chinese');
    yield eastAsian('japanese');
  }
  yield style === 'mono' ? load(LATIN.regular, weightOf(style)) : load(LATIN.mono, weightOf(style));
  yield load(EMOJI, weightOf(style));
  yield load(SIGNS, '400Regular');
}
