/** Scene of a styled code: rounded modules, a caption below or a logo in the centre. Everything is an outline, so SVG and PDF are identical. */
import { moduleLayout } from '../../core/draw/barcode-output.ts';
import { UNITS_PER_EM } from '../../core/draw/fonts.ts';
import type { Grid } from '../../core/draw/grid.ts';
import { shapeText } from '../../core/draw/shape.ts';
import { truncateToFit } from '../../core/draw/truncate.ts';
import { type ModuleShape, outlineOf } from './outline.ts';

export interface SceneOutline {
  /** SVG path data with absolute commands only. */
  readonly path: string;
  readonly x: number;
  readonly y: number;
  /** Pixels per unit; y points down, or up for glyphs (`isYUp`). */
  readonly scale: number;
  readonly isYUp: boolean;
  /** Hex digits. */
  readonly fill: string;
}

/** In pixels, from the upper left. */
export interface QrScene {
  readonly width: number;
  readonly height: number;
  readonly background: string;
  readonly outlines: readonly SceneOutline[];
  /** Position of the logo. */
  readonly logo: { readonly left: number; readonly top: number; readonly side: number } | undefined;
}

export interface SceneRequest {
  readonly size: number;
  readonly margin: number;
  readonly fg: string;
  readonly bg: string;
  readonly shape: ModuleShape;
  readonly caption: string | undefined;
  readonly hasLogo: boolean;
}

/** Font size of a caption as a fraction of the width: the largest, and the smallest before truncation. */
const MAX_FONT_FRACTION = 0.085;
const MIN_FONT_FRACTION = 0.045;
const LINE_HEIGHT = 1.5;
const BASELINE = 1.05;
const CAPTION_WIDTH = 0.94;

/** Fraction of the side of the code. With its plate, a logo covers a sixteenth of the modules; level H corrects almost a third. */
const LOGO_FRACTION = 0.2;
/** Modules between the logo and the code. */
const PLATE_MARGIN = 1;

export function createScene(grid: Grid, request: SceneRequest): QrScene {
  const { fg, bg, caption } = request;
  const { cellWidth: cell, border } = moduleLayout(grid, request);
  const side = grid.columns * cell;
  const width = side + 2 * border;
  const code: SceneOutline = { path: outlineOf(grid, request.shape), x: border, y: border, scale: cell, isYUp: false, fill: fg };
  const bounds = logoBounds(grid.columns, cell, border);
  const plate = backingPlate(bounds, cell, bg);
  const text = caption === undefined ? undefined : captionOutlines(caption, width, fg);
  return {
    width,
    height: width + (text?.height ?? 0),
    background: bg,
    outlines: [
      code,
      ...(request.hasLogo ? [plate] : []),
      ...(text?.outlines.map((outline) => ({ ...outline, y: outline.y + width })) ?? []),
    ],
    logo: request.hasLogo ? bounds : undefined,
  };
}

function logoBounds(columns: number, cell: number, border: number): { left: number; top: number; side: number } {
  // An odd number of modules, like the code, so that the plate aligns with the module grid.
  const modules = Math.max(3, 2 * Math.floor((columns * LOGO_FRACTION) / 2) + 1);
  const start = border + ((columns - modules) / 2) * cell;
  return { left: start, top: start, side: modules * cell };
}

function backingPlate({ left, top, side }: { left: number; top: number; side: number }, cell: number, bg: string): SceneOutline {
  const length = side / cell + 2 * PLATE_MARGIN;
  const solid = bg.length === 8 ? 'ffffff' : bg;
  const edge = PLATE_MARGIN * cell;
  return {
    path: `M0 0L${length} 0L${length} ${length}L0 ${length}Z`,
    x: left - edge,
    y: top - edge,
    scale: cell,
    isYUp: false,
    fill: solid,
  };
}

function captionOutlines(text: string, width: number, fill: string): { height: number; outlines: SceneOutline[] } {
  const maxWidth = width * CAPTION_WIDTH;
  const fittingSize = (maxWidth * UNITS_PER_EM) / Math.max(1, shapeText(text, 'bold').width);
  const size = Math.max(width * MIN_FONT_FRACTION, Math.min(width * MAX_FONT_FRACTION, fittingSize));
  const shaped = shapeText(truncateToFit(text, { style: 'bold', size, width: maxWidth }), 'bold');
  const scale = size / UNITS_PER_EM;
  const start = (width - shaped.width * scale) / 2;
  const outlines = shaped.glyphs.map(({ font, id, x, y }): SceneOutline => {
    return { path: font.outline(id), x: start + x * scale, y: size * BASELINE - y * scale, scale, isYUp: true, fill };
  });
  return { height: Math.ceil(size * LINE_HEIGHT), outlines: outlines.filter(({ path }) => path !== '') };
}
