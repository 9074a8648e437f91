/** The window that the code is shown in. */
import { shorten } from '../../core/draw/fit.ts';
import { mainFont, UNITS } from '../../core/draw/fonts.ts';
import { type Glyph, shapeText } from '../../core/draw/shape.ts';
import { atSize, GlyphSheet } from '../../core/draw/sheet.ts';
import type { Theme, Token } from './highlight.ts';

export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

interface Options {
  readonly theme: Theme;
  readonly title: string | undefined;
  readonly lineNumbers: boolean;
}

const LOOKS = {
  dark: { ground: '#1b1f27', window: '#282c34', edge: '#3a404c', title: '#9da5b4', number: '#5c6370' },
  light: { ground: '#e7eaf0', window: '#ffffff', edge: '#d3d8e0', title: '#59636e', number: '#a3abb5' },
} as const;
const BUTTONS = ['#ff5f57', '#febc2e', '#28c840'] as const;

const FONT_SIZE = 14;
const LINE_HEIGHT = 20;
const TITLE_SIZE = 13;
const TITLE_BAR = 40;
const OUTSIDE = 28;
const INSIDE = 20;
const GAP_AFTER_NUMBERS = 18;
const LEAST_WIDTH = 320;
/** Room for the buttons, left and right, so that the title stands in the middle. */
const BESIDE_TITLE = 84;

export function drawWindow(lines: readonly (readonly Token[])[], { theme, title, lineNumbers }: Options): Drawing {
  const look = LOOKS[theme];
  const sheet = new GlyphSheet();
  const ink = new Ink(sheet);

  const digits = String(lines.length).length;
  const gutter = lineNumbers ? digits * ink.cell + toUnits(GAP_AFTER_NUMBERS) : 0;
  let widest = 0;
  for (const [row, tokens] of lines.entries()) {
    if (lineNumbers) ink.write(String(row + 1).padStart(digits), look.number, 0, row);
    let pen = gutter;
    // Each token is laid out by itself, so that a right-to-left string cannot move the code around it.
    for (const { text, colour } of tokens) pen = ink.write(text, colour, pen, row);
    widest = Math.max(widest, pen);
  }

  const inner = Math.max(LEAST_WIDTH, Math.ceil((widest * FONT_SIZE) / UNITS) + 2 * INSIDE);
  const tall = TITLE_BAR + lines.length * LINE_HEIGHT + INSIDE;
  const width = inner + 2 * OUTSIDE;
  const height = tall + 2 * OUTSIDE;
  const first = OUTSIDE + TITLE_BAR + LINE_HEIGHT * 0.72;
  const code = atSize({ x: OUTSIDE + INSIDE, y: first, size: FONT_SIZE }, '', ink.markup());
  const buttons = BUTTONS.map((fill, at) => `<circle cx="${OUTSIDE + 20 + 20 * at}" cy="${OUTSIDE + 20}" r="6" fill="${fill}"/>`).join('');
  const heading = title === undefined ? '' : drawTitle(sheet, title, inner, look.title);
  const frame = `<rect width="${width}" height="${height}" fill="${look.ground}"/><rect x="${OUTSIDE}" y="${OUTSIDE}" width="${inner}" height="${tall}" rx="10" fill="${look.window}" stroke="${look.edge}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${sheet.definitions()}${frame}${buttons}${heading}${code}</svg>`;
  return { svg, width, height };
}

function drawTitle(sheet: GlyphSheet, title: string, inner: number, fill: string): string {
  const room = inner - 2 * BESIDE_TITLE;
  const { glyphs, width } = shapeText(shorten(title, { style: 'regular', size: TITLE_SIZE, width: room }), 'regular');
  const x = OUTSIDE + (inner - (width * TITLE_SIZE) / UNITS) / 2;
  return sheet.line(glyphs, { x, y: OUTSIDE + 25, size: TITLE_SIZE, fill });
}

const toUnits = (pixels: number): number => Math.round((pixels * UNITS) / FONT_SIZE);
const LINE_UNITS = (LINE_HEIGHT * UNITS) / FONT_SIZE;

/** Collects what is written in each colour. */
class Ink {
  /** Width of a character of the typewriter face. */
  readonly cell: number;
  readonly #sheet: GlyphSheet;
  readonly #colours = new Map<string, string[]>();
  readonly #characters = new Map<string, Glyph>();

  constructor(sheet: GlyphSheet) {
    this.#sheet = sheet;
    this.cell = shapeText('0', 'mono').width;
  }

  /** @returns where the pen is after the text */
  write(text: string, colour: string, from: number, row: number): number {
    let uses = this.#colours.get(colour);
    if (!uses) {
      uses = [];
      this.#colours.set(colour, uses);
    }
    const down = -Math.round(row * LINE_UNITS);
    if (!/^[\x20-\x7e]*$/.test(text)) {
      const { glyphs, width } = shapeText(text, 'mono', 'ltr');
      for (const { font, id, x, y } of glyphs) uses.push(this.#sheet.place({ font, id, x: from + x, y: down + y }));
      return from + width;
    }
    // Plain code stands on a grid and needs no shaping.
    let pen = from;
    for (const character of text) {
      if (character !== ' ') uses.push(this.#sheet.place({ ...this.#glyphOf(character), x: pen, y: down }));
      pen += this.cell;
    }
    return pen;
  }

  #glyphOf(character: string): Glyph {
    let glyph = this.#characters.get(character);
    if (!glyph) {
      glyph = { font: mainFont('mono'), id: shapeText(character, 'mono').glyphs[0]?.id ?? 0, x: 0, y: 0 };
      this.#characters.set(character, glyph);
    }
    return glyph;
  }

  markup(): string {
    return [...this.#colours].map(([colour, uses]) => (uses.length > 0 ? `<g fill="${colour}">${uses.join('')}</g>` : '')).join('');
  }
}
