/** Pictures to PDF, one per page, and all pages of a TIFF. Child process. */

import { declareCpuCost } from '../../../core/jobs/cpu-cost.ts';
import type { Ref } from '../../../core/pdf/syntax.ts';
import { decodeMs, pixelMs } from '../../../core/picture/cost.ts';
import { openPicture, uprightSize } from '../../../core/picture/picture.ts';
import { mapVipsErrors } from '../../../core/picture/vips.ts';
import { ApiError } from '../../../core/request/api-error.ts';
import { writeCompactPdf } from '../writing/compact-writer.ts';
import { stripJpegMetadata } from './jpeg.ts';
import { PdfBuilder } from './pdf-builder.ts';
import { fitPage, type PageStyle } from './picture-page.ts';
import { readPngData } from './png-data.ts';

export interface FromImagesTask extends PageStyle {
  readonly files: readonly Uint8Array[];
}

export async function fromImages({ files, ...style }: FromImagesTask): Promise<Uint8Array> {
  const pdf = new PdfBuilder();
  for (const [index, bytes] of files.entries()) {
    try {
      const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      const { kind, pages } = await openPicture(file);
      // The frames of other formats are those of an animation.
      for (let number = 0; number < (kind === 'tiff' ? pages : 1); number++) {
        const { image, width, height, orientation } = await embedPicture(pdf, file, number);
        const page = fitPage({ width, height }, style, orientation);
        pdf.addPage(page, `q ${page.matrix.join(' ')} cm /P Do Q`, image);
      }
    } catch (error) {
      throw error instanceof ApiError ? new ApiError(error.code, `File ${index + 1}: ${error.message}`) : error;
    }
  }
  return writeCompactPdf(pdf.graph(), new Map());
}

interface EmbeddedPicture {
  readonly image: Ref;
  /** Size after the orientation is applied. */
  readonly width: number;
  readonly height: number;
  /** EXIF orientation of the stored pixels, 1 to 8. */
  readonly orientation: number;
}

/** JPEG quality for photographs in newer camera formats: visually lossless. */
const PHOTO_QUALITY = 92;
const PHOTO_FORMATS: ReadonlySet<string> = new Set(['heic', 'avif', 'webp']);
const PROBE_PIXELS = 16;

/** Milliseconds to encode a megapixel, lossless or as a photograph. */
const ENCODE_MS_PER_MEGAPIXEL = 100;

/** Embeds a picture in a new PDF. @param page from 0, of a TIFF */
export async function embedPicture(pdf: PdfBuilder, bytes: Buffer, page = 0): Promise<EmbeddedPicture> {
  const picture = await openPicture(bytes, page);
  picture.checkSize();
  await declareCpuCost(
    decodeMs(picture) + (picture.kind === 'jpeg' ? 0 : pixelMs(picture.width * picture.height, ENCODE_MS_PER_MEGAPIXEL)),
  );
  const size = uprightSize(picture);
  const jpeg = picture.kind === 'jpeg' ? stripJpegMetadata(bytes) : undefined;
  if (jpeg && DEVICE_COLOUR_SPACES[jpeg.components] !== undefined) {
    // Decoded once at a small size: a truncated picture is rejected here, not by the PDF reader.
    await mapVipsErrors(picture.upright().resize(PROBE_PIXELS).raw().toBuffer());
    return { image: pdf.addImage(jpegEntries(jpeg), jpeg.bytes), ...size, orientation: picture.orientation };
  }
  if (PHOTO_FORMATS.has(picture.kind) && !picture.alpha) {
    const jpegBytes = stripJpegMetadata(await mapVipsErrors(picture.upright().jpeg({ quality: PHOTO_QUALITY }).toBuffer()));
    if (jpegBytes)
      return {
        image: pdf.addImage(jpegEntries(jpegBytes), jpegBytes.bytes),
        width: jpegBytes.width,
        height: jpegBytes.height,
        orientation: 1,
      };
  }
  return embedLossless(pdf, picture);
}

const DEVICE_COLOUR_SPACES: Readonly<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' };

function jpegEntries({
  width,
  height,
  components,
  inverted,
}: Omit<NonNullable<ReturnType<typeof stripJpegMetadata>>, 'bytes'>): Record<string, string> {
  return {
    Width: String(width),
    Height: String(height),
    ColorSpace: DEVICE_COLOUR_SPACES[components] ?? '/DeviceRGB',
    BitsPerComponent: '8',
    Filter: '/DCTDecode',
    ...(components === 4 && inverted && { Decode: '[1 0 1 0 1 0 1 0]' }),
  };
}

async function embedLossless(pdf: PdfBuilder, picture: Awaited<ReturnType<typeof openPicture>>): Promise<EmbeddedPicture> {
  const pngOptions = { compressionLevel: 9, adaptiveFiltering: true } as const;
  const upright = picture.upright().toColourspace(picture.colourSpace.startsWith('b-w') ? 'b-w' : 'srgb');
  const colours = readPngData(await mapVipsErrors(upright.clone().removeAlpha().png(pngOptions).toBuffer()));
  const mask = picture.alpha
    ? readPngData(
        await mapVipsErrors(upright.clone().ensureAlpha().extractChannel('alpha').toColourspace('b-w').png(pngOptions).toBuffer()),
      )
    : undefined;
  const softMask = mask && pdf.addImage(pngEntries(mask), mask.data);
  const image = pdf.addImage(pngEntries(colours), colours.data, softMask);
  return { image, width: colours.width, height: colours.height, orientation: 1 };
}

function pngEntries({ width, height, bitDepth: bits, channels: colours }: ReturnType<typeof readPngData>): Record<string, string> {
  return {
    Width: String(width),
    Height: String(height),
    ColorSpace: DEVICE_COLOUR_SPACES[colours] ?? '/DeviceRGB',
    BitsPerComponent: String(bits),
    Filter: '/FlateDecode',
    DecodeParms: `<</Predictor 15/Colors ${colours}/BitsPerComponent ${bits}/Columns ${width}>>`,
  };
}
