/** Draws the window around the code. */

import { mainFont, UNITS_PER_EM } from '../../core/draw/fonts.ts';
import { GlyphSheet, scaledGroup } from '../../core/draw/glyph-sheet.ts';
import { type Glyph, shapeText } from '../../core/draw/shape.ts';
import { truncateToFit } from '../../core/draw/truncate.ts';
import type { CodeRow } from './rows.ts';
import { CODE_THEMES, type CodeTheme } from './themes.ts';

export interface WindowDrawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

interface WindowOptions {
  readonly theme: CodeTheme;
  readonly title: string | undefined;
  readonly lineNumbers: boolean;
  readonly padding: number;
  readonly window: boolean;
}

const BUTTONS = ['#ff5f57', '#febc2e', '#28c840'] as const;

const FONT_SIZE = 14;
const LINE_HEIGHT = 20;
const TITLE_SIZE = 13;
const TITLE_BAR_HEIGHT = 40;
const INNER_PADDING = 20;
/** Opacity of the background of highlighted lines. */
const MARK_OPACITY = 0.16;
const GAP_AFTER_NUMBERS = 18;
const MIN_WIDTH = 320;
/** Reserved for the buttons on both sides, so that the title is centred. */
const TITLE_MARGIN = 84;

export function drawWindow(rows: readonly CodeRow[], lineCount: number, options: WindowOptions): WindowDrawing {
  const { theme, title, lineNumbers, padding, window: hasBar } = options;
  const colours = CODE_THEMES[theme];
  const sheet = new GlyphSheet();
  const ink = new GlyphWriter(sheet);

  const digits = String(lineCount).length;
  const gutter = lineNumbers ? digits * ink.cell + toUnits(GAP_AFTER_NUMBERS) : 0;
  let widest = 0;
  for (const [index, { line, tokens }] of rows.entries()) {
    if (lineNumbers && line !== undefined) ink.write(String(line).padStart(digits), colours.number, 0, index);
    let pen = gutter;
    // Each token is laid out separately, so RTL text in a string cannot reorder the code around it (bidi isolation).
    for (const { text, colour } of tokens) pen = ink.write(text, colour, pen, index);
    widest = Math.max(widest, pen);
  }

  const yOffset = hasBar ? TITLE_BAR_HEIGHT : INNER_PADDING;
  const innerWidth = Math.max(hasBar ? MIN_WIDTH : 0, Math.ceil((widest * FONT_SIZE) / UNITS_PER_EM) + 2 * INNER_PADDING);
  const totalHeight = yOffset + rows.length * LINE_HEIGHT + INNER_PADDING;
  const width = innerWidth + 2 * padding;
  const height = totalHeight + 2 * padding;
  const top = padding + yOffset;
  const code = scaledGroup({ x: padding + INNER_PADDING, y: top + LINE_HEIGHT * 0.72, size: FONT_SIZE }, '', ink.markup());
  const marks = rows
    .map(({ isHighlighted }, index) => (isHighlighted ? lineHighlight(padding, top + index * LINE_HEIGHT, innerWidth, colours.title) : ''))
    .join('');
  const frame = `<rect width="${width}" height="${height}" fill="${colours.background}"/><rect x="${padding}" y="${padding}" width="${innerWidth}" height="${totalHeight}" rx="10" fill="${colours.window}" stroke="${colours.border}"/>`;
  const bar = hasBar
    ? buttonsAt(padding) + (title === undefined ? '' : drawTitle(sheet, title, { inner: innerWidth, padding, fill: colours.title }))
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${sheet.definitions()}${frame}${marks}${bar}${code}</svg>`;
  return { svg, width, height };
}

function lineHighlight(x: number, y: number, width: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${LINE_HEIGHT}" fill="${fill}" fill-opacity="${MARK_OPACITY}"/>`;
}

function buttonsAt(padding: number): string {
  return BUTTONS.map((fill, index) => `<circle cx="${padding + 20 + 20 * index}" cy="${padding + 20}" r="6" fill="${fill}"/>`).join('');
}

interface TitleOptions {
  readonly inner: number;
  readonly padding: number;
  readonly fill: string;
}

function drawTitle(sheet: GlyphSheet, title: string, { inner, padding, fill }: TitleOptions): string {
  const available = inner - 2 * TITLE_MARGIN;
  const { glyphs, width } = shapeText(truncateToFit(title, { style: 'regular', size: TITLE_SIZE, width: available }), 'regular');
  const x = padding + (inner - (width * TITLE_SIZE) / UNITS_PER_EM) / 2;
  return sheet.line(glyphs, { x, y: padding + 25, size: TITLE_SIZE, fill });
}

const toUnits = (pixels: number): number => Math.round((pixels * UNITS_PER_EM) / FONT_SIZE);
const LINE_UNITS = (LINE_HEIGHT * UNITS_PER_EM) / FONT_SIZE;

/** Collects glyphs by colour. */
class GlyphWriter {
  /** Advance width of the monospaced font. */
  readonly cell: number;
  readonly #sheet: GlyphSheet;
  readonly #colours = new Map<string, string[]>();
  readonly #characters = new Map<string, Glyph>();

  constructor(sheet: GlyphSheet) {
    this.#sheet = sheet;
    this.cell = shapeText('0', 'mono').width;
  }

  /** @returns the pen position after the text */
  write(text: string, colour: string, from: number, row: number): number {
    let uses = this.#colours.get(colour);
    if (!uses) {
      uses = [];
      this.#colours.set(colour, uses);
    }
    const baselineY = -Math.round(row * LINE_UNITS);
    if (!/^[\x20-\x7e]*$/.test(text)) {
      const { glyphs, width } = shapeText(text, 'mono', 'ltr');
      for (const { font, id, x, y } of glyphs) uses.push(this.#sheet.place({ font, id, x: from + x, y: baselineY + y }));
      return from + width;
    }
    // ASCII is laid out on the monospaced grid without shaping.
    let pen = from;
    for (const character of text) {
      if (character !== ' ') uses.push(this.#sheet.place({ ...this.#glyphOf(character), x: pen, y: baselineY }));
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
