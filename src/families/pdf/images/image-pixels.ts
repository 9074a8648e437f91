/** Pixels of an image XObject, and whether its samples may be re-encoded at all. */
import sharp, { type Sharp } from 'sharp';
import { arrayOf, dereference, dictOf, type ObjectGraph, type PdfObject } from '../../../core/pdf/object-graph.ts';
import { MAX_PIXELS } from '../../../core/picture/limits.ts';
import { vips, vipsFromPixels } from '../../../core/picture/vips.ts';
import { decodeData, type ImageObject } from '../tools/image-object.ts';
import { type DecodedImage, decodeImage } from './decode-image.ts';

/** How an image is encoded: bilevel images are not blurred, and soft masks have no colours. */
export type ImageKind = 'picture' | 'softMask' | 'bilevel';

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

export interface ImagePixels extends DecodedImage {
  /** Whether the samples are in the colour space of the image, and not in grey or sRGB. */
  readonly isOriginalSpace: boolean;
}

/** PDFium holds several copies of a decoded image in the memory of a worker. */
const MAX_DECODED_PIXELS = 36_000_000;
/** The JPEG 2000 decoder holds 32 bits for each sample. */
const MAX_JPX_PIXELS = 16_000_000;
const MAX_DECODED_BYTES = 64 * 1024 * 1024;

/** Undefined for images whose samples carry more than visible colours. */
export function kindOf(
  graph: ObjectGraph,
  { dict, bits, filters, palette, colours }: ImageObject,
  isSoftMask: boolean,
): ImageKind | undefined {
  // Samples that are compared with a colour key, or premultiplied with the soft mask, must not change.
  if (Array.isArray(dereference(graph, dict.get('/Mask'))) || Number(dereference(graph, dict.get('/SMaskInData')) ?? 0) !== 0)
    return undefined;
  if (dict.has('/Matte') || dictOf(graph, dict.get('/SMask'))?.has('/Matte')) return undefined;
  const isJpx = filters.at(-1)?.name === '/JPXDecode';
  if (bits === 1 && !isJpx) return colours === 1 || palette ? 'bilevel' : undefined;
  return isSoftMask ? 'softMask' : 'picture';
}

/** Decodes the samples, at most as large as `size`; undefined if that is not possible within the limits. */
export async function readImagePixels(
  graph: ObjectGraph,
  object: PdfObject,
  image: ImageObject,
  kind: ImageKind,
  targetSize: (decoded: PixelSize, data?: DecodedImage) => PixelSize,
): Promise<ImagePixels | undefined> {
  const direct = kind === 'bilevel' ? undefined : await openJpeg(graph, image);
  if (direct) {
    const { width, height, channels } = await direct.metadata();
    if (channels !== image.colours) return undefined;
    const resized = direct.resize({ ...targetSize({ width, height }), fit: 'fill' }).toColourspace(channels === 1 ? 'b-w' : 'srgb');
    const { data, info } = await resized.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: channels as 1 | 3, isOriginalSpace: true };
  }
  const size = await encodedSize(image);
  if (!size || size.width * size.height > (kind === 'bilevel' ? MAX_PIXELS : size.maxPixels)) return undefined;
  // Bilevel samples, also those of a stencil mask or of two colours, are handled as black and white: what they mean does not change.
  const overrides =
    kind === 'bilevel'
      ? { '/ImageMask': undefined, '/Decode': undefined, '/ColorSpace': '/DeviceGray', '/BitsPerComponent': '1' }
      : kind === 'softMask'
        ? { '/ColorSpace': '/DeviceGray' }
        : {};
  const decoded = await decodeImage(graph, object, overrides);
  if (!decoded) return undefined;
  const pixels = decoded.channels === 3 && isGrey(decoded) ? toGrey(decoded) : decoded;
  const resized = await resizePixels(pixels, targetSize(pixels, pixels));
  return { ...resized, isOriginalSpace: kind === 'bilevel' };
}

export async function resizePixels(pixels: DecodedImage, { width, height }: PixelSize): Promise<DecodedImage> {
  if (width === pixels.width && height === pixels.height) return pixels;
  const { data } = await vipsFromPixels(pixels)
    .resize({ width, height, fit: 'fill' })
    .toColourspace(pixels.channels === 1 ? 'b-w' : 'srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width, height, channels: pixels.channels };
}

/** A JPEG whose samples are greys or RGB as they are: the PDF holds the colour space, and profiles in pictures are ignored there. */
async function openJpeg(graph: ObjectGraph, { dict, data, filters, colours, palette }: ImageObject): Promise<Sharp | undefined> {
  if (filters.at(-1)?.name !== '/DCTDecode' || (colours !== 1 && colours !== 3) || palette || isInverted(graph, dict.get('/Decode')))
    return undefined;
  const jpeg = decodeData(data, filters.slice(0, -1), MAX_DECODED_BYTES);
  return jpeg && vips(jpeg, { ignoreIcc: true });
}

const isInverted = (graph: ObjectGraph, decode: Parameters<typeof arrayOf>[1]): boolean =>
  arrayOf(graph, decode).some((value, index) => Number(dereference(graph, value)) !== index % 2);

/** Size of the encoded data: a codec may hold more pixels than the dictionary declares. */
async function encodedSize({
  data,
  filters,
  width,
  height,
}: ImageObject): Promise<{ width: number; height: number; maxPixels: number } | undefined> {
  const codec = filters.at(-1)?.name;
  if (codec !== '/DCTDecode' && codec !== '/JPXDecode') return { width, height, maxPixels: MAX_DECODED_PIXELS };
  const encoded = decodeData(data, filters.slice(0, -1), MAX_DECODED_BYTES);
  if (!encoded) return undefined;
  if (codec === '/JPXDecode') {
    const size = jpxSize(encoded);
    return size && { ...size, maxPixels: MAX_JPX_PIXELS };
  }
  const size = await sharp(encoded, { limitInputPixels: MAX_PIXELS }).metadata();
  return { width: Math.max(width, size.width), height: Math.max(height, size.height), maxPixels: MAX_DECODED_PIXELS };
}

const SIZ_COMPONENTS = 40;
const SIZ_LENGTH = 42;
const MAX_JPX_COMPONENTS = 4;
const SOC_SIZ = Buffer.from([0xff, 0x4f, 0xff, 0x51]);

/** Size in the SIZ marker of a JPEG 2000 codestream (ISO/IEC 15444-1, A.5.1). */
function jpxSize(data: Buffer): { width: number; height: number } | undefined {
  const start = data.indexOf(SOC_SIZ);
  if (start < 0 || start + SIZ_LENGTH > data.length || data.readUInt16BE(start + SIZ_COMPONENTS) > MAX_JPX_COMPONENTS) return undefined;
  return { width: data.readUInt32BE(start + 8), height: data.readUInt32BE(start + 12) };
}

function isGrey({ data }: DecodedImage): boolean {
  for (let offset = 0; offset < data.length; offset += 3)
    if (data[offset] !== data[offset + 1] || data[offset] !== data[offset + 2]) return false;
  return true;
}

function toGrey({ data, width, height }: DecodedImage): DecodedImage {
  const grey = Buffer.allocUnsafe(width * height);
  for (let pixel = 0; pixel < grey.length; pixel++) grey[pixel] = data[pixel * 3] as number;
  return { data: grey, width, height, channels: 1 };
}
