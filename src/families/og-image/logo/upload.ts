/** A preview with a client-supplied logo. */
import { openPicture } from '../../../core/picture/picture.ts';
import { mapVipsErrors } from '../../../core/picture/vips.ts';
import type { FileAnswer } from '../../../core/request/envelope.ts';
import { type PreviewRequest, renderPreview } from '../render-preview.ts';

export interface UploadedLogoRequest extends Omit<PreviewRequest, 'logo'> {
  readonly logo: Uint8Array;
}

/** Sharp at the drawn size, and still small in an SVG. */
const MAX_LOGO_SIDE = 640;

export async function renderPreviewWithLogo({ logo, ...request }: UploadedLogoRequest): Promise<FileAnswer> {
  const picture = await openPicture(logo);
  const within = { width: MAX_LOGO_SIDE, height: MAX_LOGO_SIDE, fit: 'inside', withoutEnlargement: true } as const;
  const png = await mapVipsErrors(picture.upright().resize(within).toColourspace('srgb').png().toBuffer());
  return renderPreview({ ...request, logo: { png, isOnTile: false } });
}
