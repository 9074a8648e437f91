/** Masks a picture and writes it without metadata. Child process. */
import { declareCpuCost } from '../../core/jobs/cpu-cost.ts';
import { decodeMs, pixelMs } from '../../core/picture/cost.ts';
import type { PictureFormat } from '../../core/picture/format.ts';
import { openPicture } from '../../core/picture/picture.ts';
import { mapVipsErrors, readPixels, vipsFromPixels } from '../../core/picture/vips.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { pixelsOf } from './boxes.ts';
import { areCovered, fillBoxes } from './paint.ts';
import type { Box } from './text-map.ts';

export interface MaskPictureTask {
  readonly file: Uint8Array;
  /** In pixels, after the EXIF orientation is applied. */
  readonly boxes: readonly Box[];
}

export interface MaskedPicture {
  readonly file: Buffer;
  readonly format: 'jpeg' | 'png' | 'webp' | 'tiff';
}

/** Output format by input format: the same, or a common one where browsers cannot show it or it is not encoded here. */
const OUTPUT_FORMATS: Readonly<Record<PictureFormat, MaskedPicture['format']>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  tiff: 'tiff',
  heic: 'jpeg',
  avif: 'webp',
  gif: 'png',
  bmp: 'png',
};
const QUALITY = 90;
/** Milliseconds to write and to read again a megapixel. */
const MS_PER_MEGAPIXEL = 200;

export async function maskPicture({ file, boxes }: MaskPictureTask): Promise<MaskedPicture> {
  const picture = await openPicture(file);
  await declareCpuCost(decodeMs(picture) + pixelMs(picture.width * picture.height, MS_PER_MEGAPIXEL));
  const pixels = await readPixels(picture.upright());
  const covered = boxes.flatMap((box) => pixelsOf(box, 1, pixels) ?? []);
  fillBoxes(pixels, covered);
  const format = OUTPUT_FORMATS[picture.kind];
  const output = await mapVipsErrors(
    vipsFromPixels(pixels)
      .toFormat(format, format === 'png' ? {} : { quality: QUALITY })
      .toBuffer(),
  );
  const reopened = await openPicture(output);
  if (reopened.exif || reopened.xmp || !areCovered(await readPixels(reopened.upright()), covered))
    throw new ApiError('unreadable_file', 'The image could not be masked safely. Convert it to PNG first.');
  return { file: output, format };
}
