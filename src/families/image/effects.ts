/** Appearance of a converted picture besides its size: crop position, background and filters. */
import type { Sharp } from 'sharp';
import { toColour } from '../../core/draw/colour.ts';
import { invalid } from '../../core/request/api-error.ts';
import type { Fit, OutputFormat, PixelSize } from './output-size.ts';

/** Crop positions; the last two select the region by saliency or entropy. */
export const POSITIONS = [
  'centre',
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
  'attention',
  'entropy',
] as const;
export type Position = (typeof POSITIONS)[number];
const CONTENT_AWARE_POSITIONS: ReadonlySet<Position> = new Set(['attention', 'entropy']);

export interface Effects {
  readonly position?: Position;
  /** Six or eight hex digits. */
  readonly background?: string | undefined;
  /** Sigma in pixels. */
  readonly blur?: number | undefined;
  readonly sharpen?: number | undefined;
  readonly grayscale?: boolean;
}

/** Validates the whole request, before decoding. */
export function checkEffects({ position = 'centre', blur, sharpen }: Effects, fit: Fit, frames: number): void {
  if (CONTENT_AWARE_POSITIONS.has(position) && fit !== 'cover')
    invalid('position', `${position} selects the part that cover keeps; use it with fit=cover`);
  if (frames === 1) return;
  // Frames are stacked vertically while they are processed, so that filters would mix neighbours.
  const message = 'cannot be used with animations; omit it, or use a format without animation, such as png';
  if (CONTENT_AWARE_POSITIONS.has(position)) invalid('position', message);
  if (blur !== undefined) invalid('blur', message);
  if (sharpen !== undefined) invalid('sharpen', message);
}

export function applyEffects(pixels: Sharp, effects: Effects, size: PixelSize, fit: Fit, format: OutputFormat): Sharp {
  const { position = 'centre', background, blur, sharpen, grayscale } = effects;
  const fill = backgroundColour(background, format);
  let output = pixels.resize({ ...size, fit: fit === 'inside' ? 'fill' : fit, position, background: fill });
  if (fill.alpha === 1) output = output.flatten({ background: fill });
  if (blur !== undefined) output = output.blur(blur);
  if (sharpen !== undefined) output = output.sharpen({ sigma: sharpen });
  return grayscale ? output.grayscale() : output;
}

interface BackgroundColour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  /** 0 to 1. */
  readonly alpha: number;
}

/** Background colour. JPEG has no transparency: there the colour is composed on white. */
function backgroundColour(background: string | undefined, format: OutputFormat): BackgroundColour {
  const { red: r, green: g, blue: b, alpha: alphaByte } = toColour(background ?? '00000000');
  const alpha = alphaByte / 255;
  if (format !== 'jpeg') return { r, g, b, alpha };
  const blendWithWhite = (channel: number): number => Math.round(channel * alpha + 255 * (1 - alpha));
  return { r: blendWithWhite(r), g: blendWithWhite(g), b: blendWithWhite(b), alpha: 1 };
}
