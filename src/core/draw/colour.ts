/** Hex colours of 3, 4, 6 or 8 digits, with or without `#`. Normalised to 6 or 8 lower-case digits. */
import type { z } from 'zod';
import { pattern } from '../request/params.ts';

export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  /** 0 is transparent, 255 is opaque. */
  readonly alpha: number;
}

const HEX = '#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})';
const TRANSPARENT = '00000000';

function normaliseHex(text: string): string {
  const digits = text.replace('#', '').toLowerCase();
  if (digits === 'transparent') return TRANSPARENT;
  return digits.length <= 4 ? digits.replace(/./g, '$&$&') : digits;
}

export function colour(description: string): z.ZodString {
  const message = 'must be a colour as 3, 4, 6 or 8 hex digits, such as 1a2b3c';
  return pattern({ description, pattern: new RegExp(`^${HEX}$`, 'i'), message, max: 9, normalise: normaliseHex });
}

export function colourOrTransparent(description: string): z.ZodString {
  const message = 'must be a colour as 3, 4, 6 or 8 hex digits, such as ffffff, or transparent';
  return pattern({ description, pattern: new RegExp(`^(${HEX}|transparent)$`, 'i'), message, max: 11, normalise: normaliseHex });
}

export function toColour(digits: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 255] = [...Buffer.from(digits, 'hex')];
  return { red, green, blue, alpha };
}

/** The `fill` or `stroke` attributes. Opacity is separate, because many SVG readers do not support eight digits. */
export function paintAttributes(attribute: 'fill' | 'stroke', digits: string): string {
  const { alpha } = toColour(digits);
  const opacity = alpha < 255 ? ` ${attribute}-opacity="${Number((alpha / 255).toFixed(3))}"` : '';
  return `${attribute}="#${digits.slice(0, 6)}"${opacity}`;
}
