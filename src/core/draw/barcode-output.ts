/** Parameters and output shared by all 2D codes and barcodes: format, size, colours, and the file. */

import { invalid } from '../request/api-error.ts';
import type { FileAnswer } from '../request/envelope.ts';
import { choice, integer, text } from '../request/params.ts';
import { colour, colourOrTransparent, toColour } from './colour.ts';
import { type Grid, type GridColours, type GridLayout, gridPng, gridSvg } from './grid.ts';

export const CODE_MEDIA = ['image/svg+xml', 'image/png'] as const;

export const codeFormat = choice(['svg', 'png'], { description: 'Image format' }).default('svg');
export const codeSize = integer({ min: 32, max: 2048, description: 'Maximum width in pixels' }).default(256);
export const codeMargin = integer({ min: 0, max: 16, description: 'Border in modules' });
export const codeColours = {
  fg: colour('Dark hex colour').default('000000'),
  bg: colourOrTransparent('Light hex colour, or transparent').default('ffffff'),
};

/** Text to encode. Lone surrogates are rejected: they cannot be encoded as UTF-8. */
export function codeText(max: number): ReturnType<typeof text> {
  const isWellFormed = (value: string): boolean => !/\p{Surrogate}/u.test(value);
  return text({ description: 'Text to encode', max }).refine(isWellFormed, {
    error: 'must be valid Unicode; it contains an unpaired surrogate',
  });
}

/** Largest integer module size in pixels that keeps the code within `size`. */
export function moduleLayout(
  { columns, rowHeight = 1 }: Grid,
  { size, margin }: { readonly size: number; readonly margin: number },
): GridLayout {
  const modules = columns + 2 * margin;
  const cell = Math.floor(size / modules);
  if (cell < 1) invalid('size', `is too small for this text: it has ${modules} modules, which need at least ${modules} pixels`);
  return { cellWidth: cell, cellHeight: cell * rowHeight, border: cell * margin };
}

export interface CodeStyle extends GridColours {
  readonly format: 'svg' | 'png';
}

export function checkCodeColours({ fg, bg }: GridColours): void {
  if (fg.padEnd(8, 'f') === bg.padEnd(8, 'f')) invalid('fg', 'must differ from bg');
  if (toColour(fg).alpha === 0) invalid('fg', 'must not be transparent');
}

export async function codeFile(grid: Grid, layout: GridLayout, { format, fg, bg }: CodeStyle): Promise<FileAnswer> {
  checkCodeColours({ fg, bg });
  return format === 'svg'
    ? { file: gridSvg(grid, layout, { fg, bg }), type: 'image/svg+xml' }
    : { file: await gridPng(grid, layout, { fg, bg }), type: 'image/png' };
}
