/** A code with a client-supplied logo in its centre. */
import { toColour } from '../../../core/draw/colour.ts';
import { openPicture } from '../../../core/picture/picture.ts';
import { mapVipsErrors } from '../../../core/picture/vips.ts';
import type { FileAnswer } from '../../../core/request/envelope.ts';
import type { QrRequest } from '../render-qr.ts';
import type { LogoFiles } from '../scene-file.ts';
import { renderStyledQr } from '../styled-qr.ts';

export interface QrLogoRequest extends QrRequest {
  readonly logo: Uint8Array;
}

/** Sharp in print, and still small in an SVG. */
const LOGO_PIXELS = 320;
const JPEG_QUALITY = 90;

export async function renderQrWithLogo({ logo, ...request }: QrLogoRequest): Promise<FileAnswer> {
  return renderStyledQr(request, await logoFiles(logo, request.bg));
}

async function logoFiles(file: Uint8Array, bg: string): Promise<LogoFiles> {
  const picture = await openPicture(file);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const square = { width: LOGO_PIXELS, height: LOGO_PIXELS, fit: 'contain', background: clear } as const;
  const png = await mapVipsErrors(picture.upright().resize(square).ensureAlpha().toColourspace('srgb').png().toBuffer());
  const { red: r, green: g, blue: b, alpha } = toColour(bg);
  const ground = alpha === 255 ? { r, g, b } : { r: 255, g: 255, b: 255 };
  const jpeg = await mapVipsErrors(
    picture.upright().resize(square).flatten({ background: ground }).toColourspace('srgb').jpeg({ quality: JPEG_QUALITY }).toBuffer(),
  );
  return { png, jpeg, side: LOGO_PIXELS };
}
