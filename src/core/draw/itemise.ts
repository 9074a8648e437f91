/** Itemisation: splits a line of text into runs of one font and one direction, in visual order. */
import bidiFactory, { type Bidi } from 'bidi-js';
import { graphemeSegments } from '../text/graphemes.ts';
import { type Emoji, emojiOf } from './emoji.ts';
import { type FontStyle, fallbackFonts, type LoadedFont, mainFont, scriptFont } from './fonts.ts';
import type { GlyphVariants } from './glyph-variants.ts';

export interface FontRun {
  readonly font: LoadedFont | Emoji;
  readonly start: number;
  readonly end: number;
  readonly rightToLeft: boolean;
}

export type Direction = 'ltr' | 'rtl' | 'auto';

// The types describe an ES module, but Node loads the CommonJS function itself.
const bidi = (bidiFactory as unknown as () => Bidi)();
/** Characters that need the bidirectional algorithm (UAX #9). */
const HAS_RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200f\u202b\u202e\u2067]/u;
/** Default-ignorable characters, such as joiners and variation selectors: a font need not cover them. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
/** Characters of no script: spaces, digits, punctuation, symbols. */
const COMMON = /^[\p{Script=Common}\p{Script=Inherited}]/u;

export function itemise(text: string, style: FontStyle, direction: Direction, variants: GlyphVariants): FontRun[] {
  const levels = HAS_RIGHT_TO_LEFT.test(text) ? bidi.getEmbeddingLevels(text, direction).levels : undefined;
  const runs: (FontRun & { level: number })[] = [];
  for (const { font, start, end } of assignFonts(text, style, variants)) {
    const level = levels?.[start] ?? 0;
    const last = runs.at(-1);
    if (last && last.font === font && last.level === level && !('svgMarkup' in font)) runs[runs.length - 1] = { ...last, end };
    else runs.push({ font, start, end, level, rightToLeft: level % 2 === 1 });
  }
  return levels ? toVisualOrder(runs) : runs;
}

interface FontSpan {
  readonly font: LoadedFont | Emoji;
  readonly start: number;
  readonly end: number;
}

/** Assigns a font per grapheme cluster, so that no vowel sign is separated from its consonant. */
function assignFonts(text: string, style: FontStyle, variants: GlyphVariants): FontSpan[] {
  const letters = [...graphemeSegments(text)].map(({ segment, index }) => ({ segment, start: index, end: index + segment.length }));
  const scriptFonts = letters.map(
    ({ segment }) => scriptFont(segment, style, variants) ?? (COMMON.test(segment) ? undefined : mainFont(style)),
  );
  // Common characters get the font of their neighbours if both have the same, so that text of one script stays one run.
  const previousFonts: (LoadedFont | undefined)[] = [];
  const nextFonts: (LoadedFont | undefined)[] = [];
  for (let i = 0, last: LoadedFont | undefined; i < scriptFonts.length; i++) {
    last = scriptFonts[i] ?? last;
    previousFonts[i] = last;
  }
  for (let i = scriptFonts.length - 1, last: LoadedFont | undefined; i >= 0; i--) {
    last = scriptFonts[i] ?? last;
    nextFonts[i] = last;
  }
  return letters.map(({ segment, start, end }, i) => {
    const emoji = variants.hasColours ? emojiOf(segment) : undefined;
    if (emoji) return { font: emoji, start, end };
    const preferred = scriptFonts[i] ?? (previousFonts[i] === (nextFonts[i] ?? previousFonts[i]) ? previousFonts[i] : undefined);
    return { font: fontCovering(segment, style, preferred), start, end };
  });
}

function fontCovering(segment: string, style: FontStyle, preferred: LoadedFont | undefined): LoadedFont {
  const characters = [...segment].filter((character) => !IGNORABLE.test(character));
  const covers = (font: LoadedFont): boolean => characters.every((character) => font.has(character.codePointAt(0) as number));
  if (preferred && covers(preferred)) return preferred;
  const main = mainFont(style);
  if (covers(main)) return main;
  for (const font of fallbackFonts(segment, style)) if (covers(font)) return font;
  return preferred ?? main;
}

/** Rule L2 of UAX #9 for whole runs: from the highest level down, reverses sequences at that level or above. */
function toVisualOrder<R extends { readonly level: number }>(runs: R[]): R[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < ordered.length; from++) {
      if ((ordered[from] as R).level < level) continue;
      let to = from;
      while (to < ordered.length && (ordered[to] as R).level >= level) to++;
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = to;
    }
  }
  return ordered;
}
