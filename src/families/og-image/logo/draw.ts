/** Draws the logo of a preview: a PNG re-encoded by the service, from a client's image or a company logo. */
import { round } from '../../../core/draw/glyph-sheet.ts';
import type { LogoBox } from '../preview-layouts.ts';

export interface PreviewLogo {
  readonly png: Uint8Array;
  /** Whether to add a white tile: raster logos of companies are made for a white background. */
  readonly isOnTile: boolean;
}

/** White margin, as a fraction of the shorter side. */
const TILE_MARGIN = 0.1;

/** Keeps the aspect ratio, vertically centred in the box. */
export function drawLogo({ png, isOnTile }: PreviewLogo, box: LogoBox): string {
  const file = Buffer.from(png.buffer, png.byteOffset, png.length);
  // Width and height are at fixed offsets of a PNG (IHDR).
  const [pngWidth, pngHeight] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const margin = isOnTile ? TILE_MARGIN * Math.min(box.width, box.height) : 0;
  const scale = Math.min((box.width - 2 * margin) / pngWidth, (box.height - 2 * margin) / pngHeight);
  const [width, height] = [pngWidth * scale, pngHeight * scale];
  const x = box.x + (box.isCentred ? (box.width - width) / 2 : margin);
  const y = box.y + (box.height - height) / 2;
  const tile = isOnTile
    ? `<rect ${rectAttributes(x - margin, y - margin, width + 2 * margin, height + 2 * margin)} rx="${round(margin)}" fill="#fff"/>`
    : '';
  return `${tile}<image ${rectAttributes(x, y, width, height)} href="data:image/png;base64,${file.toString('base64')}"/>`;
}

function rectAttributes(x: number, y: number, width: number, height: number): string {
  return `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
}
