/** A preview with a client-supplied logo. */
import { openPicture } from '../../../core/picture/picture.ts';
import { reading } from '../../../core/picture/vips.ts';
import type { FileAnswer } from '../../../core/request/envelope.ts';
import { type PreviewRequest, toPicture } from '../picture.ts';

export interface UploadedLogoRequest extends Omit<PreviewRequest, 'logo'> {
  readonly logo: Uint8Array;
}

/** Sharp at the drawn size, and still small in an SVG. */
const MOST_PIXELS = 640;

export async function drawWithLogo({ logo, ...request }: UploadedLogoRequest): Promise<FileAnswer> {
  const picture = await openPicture(logo);
  const within = { width: MOST_PIXELS, height: MOST_PIXELS, fit: 'inside', withoutEnlargement: true } as const;
  const png = await reading(picture.upright().resize(within).toColourspace('srgb').png().toBuffer());
  return toPicture({ ...request, logo: { png, isOnTile: false } });
}
