/** Renders logos as SVG documents. */
import { drawInitials, initialsOf } from './initials.ts';
import type { LogoRow } from './logo-dataset.ts';

export interface Logo {
  readonly svg: string;
  readonly source: 'vector' | 'raster' | 'monogram';
}

export function logoOf({ colour, icon, picture }: LogoRow, title: string): Logo {
  return icon === ''
    ? { svg: pictureTile(Buffer.from(picture, 'base64'), title), source: 'raster' }
    : { svg: iconTile(icon, colour, title), source: 'vector' };
}

/** The icon in its brand colour on a white tile. */
function iconTile(icon: string, colour: string, title: string): string {
  const coloured = icon.replaceAll('currentColor', `#${colour}`);
  return svg(36, title, `<rect width="36" height="36" rx="6" fill="#fff"/><g transform="translate(6 6)">${coloured}</g>`);
}

/** Pads a raster logo to a square with transparent margins. Width and height are at fixed offsets of a PNG (IHDR). */
function pictureTile(png: Buffer, title: string): string {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const side = Math.max(width, height);
  const place = `x="${(side - width) / 2}" y="${(side - height) / 2}" width="${width}" height="${height}"`;
  return svg(side, title, `<image ${place} href="data:image/png;base64,${png.toString('base64')}"/>`);
}

/** Two initials on a tile whose hue is a hash of the symbol, so it is deterministic. */
export function monogram(symbol: string, name: string): Logo {
  const tile = `<rect width="48" height="48" rx="8" fill="hsl(${hueOf(symbol)}, 55%, 38%)"/>`;
  const strokes = `<g fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${drawInitials(initialsOf(name))}</g>`;
  return { svg: svg(48, name, tile + strokes), source: 'monogram' };
}

function hueOf(text: string): number {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + character.charCodeAt(0)) % 360_007;
  return hash % 360;
}

function svg(side: number, title: string, content: string): string {
  const label = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" role="img" aria-label="${label}"><title>${label}</title>${content}</svg>`;
}
