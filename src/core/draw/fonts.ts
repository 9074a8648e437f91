/**
 * The fonts that pictures are written in, under the SIL Open Font License 1.1.
 * No font of the machine is ever used: a picture is the same wherever it is made.
 */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { Blob, Face, Font } from 'harfbuzzjs';

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

function load(name: string, weight: '400Regular' | '700Bold'): LoadedFont {
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
  return style === 'mono' ? load(LATIN.mono, '400Regular') : load(LATIN.regular, style === 'bold' ? '700Bold' : '400Regular');
}

/** The font of the script that a character belongs to, if it is one of India's. */
export function scriptFont(character: string, style: Style): LoadedFont | undefined {
  const found = SCRIPT_PATTERNS.find(([, pattern]) => pattern.test(character));
  return found && load(SCRIPTS[found[0]], style === 'bold' ? '700Bold' : '400Regular');
}

/** Fonts to look in, one after the other, for characters that the main font lacks. */
export function* otherFonts(style: Style): Generator<LoadedFont> {
  const weight = style === 'bold' ? '700Bold' : '400Regular';
  yield style === 'mono' ? load(LATIN.regular, weight) : load(LATIN.mono, weight);
  yield load(EMOJI, weight);
  yield load(SIGNS, '400Regular');
}
