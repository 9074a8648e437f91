/** Scene of a styled code: rounded modules, a caption below or a logo in the centre. Everything is an outline, so SVG and PDF are identical. */
import { fitWithin } from '../../core/draw/code.ts';
import { shorten } from '../../core/draw/fit.ts';
import { UNITS } from '../../core/draw/fonts.ts';
import type { Grid } from '../../core/draw/grid.ts';
import { shapeText } from '../../core/draw/shape.ts';
import { outlineOf, type Shape } from './outline.ts';

export interface Outline {
  /** SVG path data with absolute commands only. */
  readonly path: string;
  readonly x: number;
  readonly y: number;
  /** Pixels per unit; y points down, or up for glyphs (`upwards`). */
  readonly scale: number;
  readonly upwards: boolean;
  /** Hex digits. */
  readonly fill: string;
}

/** In pixels, from the upper left. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly outlines: readonly Outline[];
  /** Position of the logo. */
  readonly logo: { readonly left: number; readonly top: number; readonly side: number } | undefined;
}

export interface SceneRequest {
  readonly size: number;
  readonly margin: number;
  readonly fg: string;
  readonly bg: string;
  readonly shape: Shape;
  readonly caption: string | undefined;
  readonly hasLogo: boolean;
}

/** Font size of a caption as a fraction of the width: the largest, and the smallest before truncation. */
const LARGEST_LETTERS = 0.085;
const SMALLEST_LETTERS = 0.045;
const LINE_HEIGHT = 1.5;
const BASELINE = 1.05;
const CAPTION_WIDTH = 0.94;

/** Fraction of the side of the code. With its plate, a logo covers a sixteenth of the modules; level H corrects almost a third. */
const LOGO_SIDE = 0.2;
/** Modules between the logo and the code. */
const PLATE_EDGE = 1;

export function sceneOf(grid: Grid, request: SceneRequest): Scene {
  const { fg, bg, caption } = request;
  const { cellWidth: cell, border } = fitWithin(grid, request);
  const side = grid.columns * cell;
  const width = side + 2 * border;
  const code: Outline = { path: outlineOf(grid, request.shape), x: border, y: border, scale: cell, upwards: false, fill: fg };
  const middle = logoPlace(grid.columns, cell, border);
  const plate = plateUnder(middle, cell, bg);
  const text = caption === undefined ? undefined : captionOf(caption, width, fg);
  return {
    width,
    height: width + (text?.height ?? 0),
    ground: bg,
    outlines: [
      code,
      ...(request.hasLogo ? [plate] : []),
      ...(text?.outlines.map((outline) => ({ ...outline, y: outline.y + width })) ?? []),
    ],
    logo: request.hasLogo ? middle : undefined,
  };
}

function logoPlace(columns: number, cell: number, border: number): { left: number; top: number; side: number } {
  // An odd number of modules, like the code, so that the plate aligns with the module grid.
  const modules = Math.max(3, 2 * Math.floor((columns * LOGO_SIDE) / 2) + 1);
  const start = border + ((columns - modules) / 2) * cell;
  return { left: start, top: start, side: modules * cell };
}

function plateUnder({ left, top, side }: { left: number; top: number; side: number }, cell: number, bg: string): Outline {
  const length = side / cell + 2 * PLATE_EDGE;
  const solid = bg.length === 8 ? 'ffffff' : bg;
  const edge = PLATE_EDGE * cell;
  return {
    path: `M0 0L${length} 0L${length} ${length}L0 ${length}Z`,
    x: left - edge,
    y: top - edge,
    scale: cell,
    upwards: false,
    fill: solid,
  };
}

function captionOf(text: string, width: number, fill: string): { height: number; outlines: Outline[] } {
  const room = width * CAPTION_WIDTH;
  const natural = (room * UNITS) / Math.max(1, shapeText(text, 'bold').width);
  const size = Math.max(width * SMALLEST_LETTERS, Math.min(width * LARGEST_LETTERS, natural));
  const shown = shapeText(shorten(text, { style: 'bold', size, width: room }), 'bold');
  const scale = size / UNITS;
  const start = (width - shown.width * scale) / 2;
  const outlines = shown.glyphs.map(({ font, id, x, y }): Outline => {
    return { path: font.outline(id), x: start + x * scale, y: size * BASELINE - y * scale, scale, upwards: true, fill };
  });
  return { height: Math.ceil(size * LINE_HEIGHT), outlines: outlines.filter(({ path }) => path !== '') };
}
