/**
 * Shapes text with HarfBuzz (conjuncts, reordered vowel signs, joining). The text layout of SVG renderers gets Indian scripts wrong, and a viewer may
 * lack the fonts.
 */
import { BufferFlag, Direction as Direct, Feature, Buffer as GlyphBuffer, shape } from 'harfbuzzjs';
import { Emoji } from './emoji.ts';
import type { FontStyle, LoadedFont } from './fonts.ts';
import { DEFAULT_VARIANTS } from './glyph-variants.ts';
import { type Direction, itemise } from './itemise.ts';

/** Positions and advances are in thousandths of the font size, y upwards. */
export interface Glyph {
  /** The font, or the colour emoji. */
  readonly font: LoadedFont | Emoji;
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

export interface ShapedText {
  readonly glyphs: readonly Glyph[];
  readonly width: number;
}

/** Ligatures would turn `>=` into one sign; code is shown as typed. */
const CODE_FEATURES = [new Feature('calt', 0), new Feature('liga', 0)];

const buffer = new GlyphBuffer();

/**
 * @param direction base direction of the line; `auto` is that of its first strong character
 * @param variants glyph variants that depend on the surrounding text
 */
export function shapeText(text: string, style: FontStyle, direction: Direction = 'auto', variants = DEFAULT_VARIANTS): ShapedText {
  const glyphs: Glyph[] = [];
  let pen = 0;
  for (const { font, start, end, rightToLeft } of itemise(text, style, direction, variants)) {
    if (font instanceof Emoji) {
      glyphs.push({ font, id: 0, x: pen, y: 0 });
      pen += font.width;
      continue;
    }
    buffer.reset();
    // The rest of the text is passed as context: letters join across run boundaries.
    buffer.addText(text, start, end - start);
    buffer.setFlags(BufferFlag.REMOVE_DEFAULT_IGNORABLES);
    buffer.guessSegmentProperties();
    buffer.setDirection(rightToLeft ? Direct.RTL : Direct.LTR);
    shape(font.shaper, buffer, style === 'mono' && !rightToLeft && isMono(font) ? CODE_FEATURES : []);
    for (const { codepoint: id, xOffset = 0, yOffset = 0, xAdvance = 0 } of buffer.getGlyphInfosAndPositions()) {
      glyphs.push({ font, id, x: pen + xOffset, y: yOffset });
      pen += xAdvance;
    }
  }
  return { glyphs, width: pen };
}

/** Indian scripts need their ligatures, in code too. */
function isMono(font: LoadedFont): boolean {
  return font.name.startsWith('JetBrainsMono');
}
