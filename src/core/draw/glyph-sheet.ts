/** The glyphs of one SVG: each outline is defined once and placed by `<use>`. The file contains no character of the text itself. */
import { Emoji } from './emoji.ts';
import { type LoadedFont, UNITS_PER_EM } from './fonts.ts';
import type { Glyph } from './shape.ts';

export class GlyphSheet {
  readonly #fonts = new Map<LoadedFont, string>();
  readonly #outlines = new Map<string, string>();
  readonly #emoji = new Set<Emoji>();

  /** A `<use>` element in font units: it belongs inside `scaledGroup`. */
  place({ font, id, x, y }: Glyph): string {
    if (font instanceof Emoji) {
      this.#emoji.add(font);
      return use(emojiId(font), x, y);
    }
    const outline = font.outline(id);
    if (outline === '') return '';
    let prefix = this.#fonts.get(font);
    if (prefix === undefined) {
      prefix = String.fromCharCode(97 + this.#fonts.size);
      this.#fonts.set(font, prefix);
    }
    const name = `${prefix}${id.toString(36)}`;
    if (!this.#outlines.has(name)) this.#outlines.set(name, outline);
    return use(name, x, y);
  }

  /** All glyphs of a line, starting at a point of the SVG. */
  line(
    glyphs: readonly Glyph[],
    placement: { readonly x: number; readonly y: number; readonly size: number; readonly fill: string },
  ): string {
    return scaledGroup(placement, `fill="${placement.fill}"`, glyphs.map((glyph) => this.place(glyph)).join(''));
  }

  definitions(): string {
    const outlines = [...this.#outlines].map(([name, path]) => `<path id="${name}" d="${path}"/>`);
    const emoji = [...this.#emoji].map((glyph) => glyph.definition(emojiId(glyph)));
    return `<defs>${[...outlines, ...emoji].join('')}</defs>`;
  }
}

function emojiId({ name }: Emoji): string {
  return `emoji-${name}`;
}

function use(name: string, x: number, y: number): string {
  return `<use href="#${name}"${x === 0 ? '' : ` x="${x}"`}${y === 0 ? '' : ` y="${y}"`}/>`;
}

/** A group in font units, y upwards. */
export function scaledGroup({ x, y, size }: { x: number; y: number; size: number }, attributes: string, content: string): string {
  if (content === '') return '';
  const scale = size / UNITS_PER_EM;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})"${attributes && ` ${attributes}`}>${content}</g>`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
