/** Pictures to PDF, one per page. Child process. */

import { expectCpu } from '../../../core/jobs/expected-cpu.ts';
import type { Ref } from '../../../core/pdf/syntax.ts';
import { decodeMs, msFor } from '../../../core/picture/cost.ts';
import { openPicture, uprightSize } from '../../../core/picture/picture.ts';
import { reading } from '../../../core/picture/vips.ts';
import { ApiError } from '../../../core/request/api-error.ts';
import { writeFile } from '../writing/file.ts';
import { plainJpeg } from './jpeg.ts';
import { NewPdf } from './new-pdf.ts';
import { type PageStyle, pageAround } from './picture-page.ts';
import { pngData } from './png-data.ts';

export interface FromImagesTask extends PageStyle {
  readonly files: readonly Uint8Array[];
}

export async function fromImages({ files, ...style }: FromImagesTask): Promise<Uint8Array> {
  const pdf = new NewPdf();
  for (const [at, bytes] of files.entries()) {
    try {
      const { image, width, height, orientation } = await addPicture(pdf, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
      const page = pageAround({ width, height }, style, orientation);
      pdf.addPage(page, `q ${page.matrix.join(' ')} cm /P Do Q`, image);
    } catch (error) {
      throw error instanceof ApiError ? new ApiError(error.code, `File ${at + 1}: ${error.message}`) : error;
    }
  }
  return writeFile(pdf.graph(), new Map());
}

interface Added {
  readonly image: Ref;
  /** Size after the orientation is applied. */
  readonly width: number;
  readonly height: number;
  /** EXIF orientation of the stored pixels, 1 to 8. */
  readonly orientation: number;
}

/** Visually lossless for photographs of newer camera formats. */
const PHOTO_QUALITY = 92;
const PHOTOS: ReadonlySet<string> = new Set(['heic', 'avif', 'webp']);
const PROBE_PIXELS = 16;

/** Milliseconds to encode a megapixel, lossless or as a photograph. */
const WRITE_MS = 100;

/** Embeds a picture in a new PDF. */
export async function addPicture(pdf: NewPdf, bytes: Buffer): Promise<Added> {
  const picture = await openPicture(bytes);
  picture.checkSize();
  await expectCpu(decodeMs(picture) + (picture.kind === 'jpeg' ? 0 : msFor(picture.width * picture.height, WRITE_MS)));
  const seen = uprightSize(picture);
  const jpeg = picture.kind === 'jpeg' ? plainJpeg(bytes) : undefined;
  if (jpeg && COLOURS[jpeg.components] !== undefined) {
    // Decoded once at a small size: a truncated picture is refused here, not by the PDF reader.
    await reading(picture.upright().resize(PROBE_PIXELS).raw().toBuffer());
    return { image: pdf.addImage(jpegMembers(jpeg), jpeg.bytes), ...seen, orientation: picture.orientation };
  }
  if (PHOTOS.has(picture.kind) && !picture.alpha) {
    const coded = plainJpeg(await reading(picture.upright().jpeg({ quality: PHOTO_QUALITY }).toBuffer()));
    if (coded) return { image: pdf.addImage(jpegMembers(coded), coded.bytes), width: coded.width, height: coded.height, orientation: 1 };
  }
  return addLossless(pdf, picture);
}

const COLOURS: Readonly<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' };

function jpegMembers({
  width,
  height,
  components,
  inverted,
}: Omit<NonNullable<ReturnType<typeof plainJpeg>>, 'bytes'>): Record<string, string> {
  return {
    Width: String(width),
    Height: String(height),
    ColorSpace: COLOURS[components] ?? '/DeviceRGB',
    BitsPerComponent: '8',
    Filter: '/DCTDecode',
    ...(components === 4 && inverted && { Decode: '[1 0 1 0 1 0 1 0]' }),
  };
}

async function addLossless(pdf: NewPdf, picture: Awaited<ReturnType<typeof openPicture>>): Promise<Added> {
  const asPng = { compressionLevel: 9, adaptiveFiltering: true } as const;
  const upright = picture.upright().toColourspace(picture.colourSpace.startsWith('b-w') ? 'b-w' : 'srgb');
  const colours = pngData(await reading(upright.clone().removeAlpha().png(asPng).toBuffer()));
  const mask = picture.alpha
    ? pngData(await reading(upright.clone().ensureAlpha().extractChannel('alpha').toColourspace('b-w').png(asPng).toBuffer()))
    : undefined;
  const softMask = mask && pdf.addImage(pngMembers(mask), mask.data);
  const image = pdf.addImage(pngMembers(colours), colours.data, softMask);
  return { image, width: colours.width, height: colours.height, orientation: 1 };
}

function pngMembers({ width, height, bits, colours }: ReturnType<typeof pngData>): Record<string, string> {
  return {
    Width: String(width),
    Height: String(height),
    ColorSpace: COLOURS[colours] ?? '/DeviceRGB',
    BitsPerComponent: String(bits),
    Filter: '/FlateDecode',
    DecodeParms: `<</Predictor 15/Colors ${colours}/BitsPerComponent ${bits}/Columns ${width}>>`,
  };
}
