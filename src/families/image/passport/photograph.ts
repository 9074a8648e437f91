/** Crops a document photograph from a picture. */
import { toColour } from '../../../core/draw/colour.ts';
import { declareCpuCost } from '../../../core/jobs/cpu-cost.ts';
import { decodeMs } from '../../../core/picture/cost.ts';
import { openPicture, uprightSize } from '../../../core/picture/picture.ts';
import { type Pixels, readPixels, vips, vipsFromPixels } from '../../../core/picture/vips.ts';
import { invalid } from '../../../core/request/api-error.ts';
import { type PixelSize, scaleSize } from '../output-size.ts';
import { type CropRegion, cropAroundHead, findHead } from './head-detection.ts';

export interface PhotographRequest {
  readonly file: Uint8Array;
  /** The person as a cut-out PNG, if segmented. */
  readonly person: Uint8Array | undefined;
  /** Six hex digits for a new background; undefined keeps the original. */
  readonly background: string | undefined;
  /** In pixels of the upright picture. */
  readonly crop: CropRegion | undefined;
}

/** How the crop was chosen. */
export type ChosenBy = 'crop' | 'head' | 'attention';

/** @param target size in pixels */
export async function cropPhotograph(
  request: PhotographRequest,
  target: PixelSize,
): Promise<{ readonly pixels: Pixels; readonly chosenBy: ChosenBy }> {
  const { file, person, background, crop } = request;
  const picture = await openPicture(file);
  picture.checkSize();
  await declareCpuCost(decodeMs(picture));
  const pictureSize = uprightSize(picture);
  if (crop) checkCrop(crop, pictureSize);
  const region = crop ?? (person && (await findPortrait(person, pictureSize, target)));
  const { red: r, green: g, blue: b } = toColour(background ?? 'ffffff');
  const isCutOut = background !== undefined && person !== undefined;
  const portrait = await readPixels((isCutOut ? vips(Buffer.from(person)) : picture.upright()).flatten({ background: { r, g, b } }));
  const chosenBy = crop ? 'crop' : region ? 'head' : 'attention';
  if (!region)
    return {
      pixels: await readPixels(vipsFromPixels(portrait).resize({ ...target, fit: 'cover', position: 'attention' })),
      chosenBy: chosenBy,
    };
  // A cut-out may be smaller than its source picture.
  const pixelRegion = toPixelRegion(region, portrait.width / pictureSize.width, portrait);
  return {
    pixels: await readPixels(
      vipsFromPixels(portrait)
        .extract(pixelRegion)
        .resize({ ...target, fit: 'cover' }),
    ),
    chosenBy: chosenBy,
  };
}

function checkCrop({ left, top, width, height }: CropRegion, pictureSize: PixelSize): void {
  if (left + width <= pictureSize.width && top + height <= pictureSize.height) return;
  invalid('crop', `extends beyond the image, which has ${pictureSize.width} × ${pictureSize.height} pixels after EXIF rotation`);
}

/** Size at which the silhouette is analysed. */
const OUTLINE_SIDE = 320;

async function findPortrait(person: Uint8Array, pictureSize: PixelSize, target: PixelSize): Promise<CropRegion | undefined> {
  const scale = OUTLINE_SIDE / Math.max(pictureSize.width, pictureSize.height);
  const outline = vips(Buffer.from(person))
    .ensureAlpha()
    .extractChannel('alpha')
    .resize({ ...scaleSize(pictureSize, scale), fit: 'fill' });
  const { data, info } = await outline.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const head = findHead({ data, width: info.width, height: info.height, channels: 1 });
  if (!head) return undefined;
  const scaledHead = { left: head.left / scale, top: head.top / scale, width: head.width / scale, height: head.height / scale };
  return cropAroundHead(scaledHead, pictureSize, target);
}

function toPixelRegion(region: CropRegion, scale: number, { width, height }: PixelSize): CropRegion {
  const left = Math.min(width - 1, Math.floor(region.left * scale));
  const top = Math.min(height - 1, Math.floor(region.top * scale));
  const side = (length: number, max: number): number => Math.max(1, Math.min(max, Math.round(length * scale)));
  return { left, top, width: side(region.width, width - left), height: side(region.height, height - top) };
}
