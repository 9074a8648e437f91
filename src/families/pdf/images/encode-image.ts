/** Encodes pixels as image XObjects: JPEG, palette, lossless grey and CCITT Group 4. Child processes only. */
import { constants, deflateSync } from 'node:zlib';
import type { Dict, PdfValue } from '../../../core/pdf/syntax.ts';
import { type Pixels, vipsFromPixels } from '../../../core/picture/vips.ts';
import { readPngData } from '../tools/png-data.ts';
import type { DecodedImage } from './decode-image.ts';

export interface EncodedImage {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly bits: 1 | 2 | 4 | 8;
  readonly filter: '/DCTDecode' | '/FlateDecode' | '/CCITTFaxDecode';
  readonly parameters?: Dict;
  /** Undefined if that of the original stays valid. */
  readonly colourSpace?: PdfValue;
}

export const deviceSpace = ({ channels }: Pick<DecodedImage, 'channels'>): string => (channels === 1 ? '/DeviceGray' : '/DeviceRGB');

/** The search for progressive scans saves another 2 % for a third of the time. */
const JPEG_OPTIONS = { mozjpeg: true, optimiseScans: false, progressive: false } as const;

export async function encodeJpeg(pixels: DecodedImage, quality: number): Promise<EncodedImage> {
  const { width, height } = pixels;
  const data = await vipsFromPixels(pixels as Pixels)
    .toColourspace(pixels.channels === 1 ? 'b-w' : 'srgb')
    .jpeg({ quality, ...JPEG_OPTIONS })
    .toBuffer();
  return { data, width, height, bits: 8, filter: '/DCTDecode' };
}

/** Greyscale without loss, for soft masks with sharp edges. */
export async function encodeGrey(pixels: DecodedImage): Promise<EncodedImage> {
  const { width, height } = pixels;
  const png = await vipsFromPixels(pixels as Pixels)
    .toColourspace('b-w')
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
  const parameters: Dict = new Map([
    ['/Predictor', '15'],
    ['/Colors', '1'],
    ['/BitsPerComponent', '8'],
    ['/Columns', String(width)],
  ]);
  return { data: readPngData(png).data, width, height, bits: 8, filter: '/FlateDecode', parameters };
}

const MAX_PALETTE = 256;

/** A palette of the colours that occur, without loss; undefined if there are too many. */
export function encodePalette({ data, width, height, channels }: DecodedImage): EncodedImage | undefined {
  const indexByColour = new Map<number, number>();
  const indices = Buffer.allocUnsafe(width * height);
  let [previous, index] = [-1, 0];
  for (let pixel = 0, offset = 0; pixel < indices.length; pixel++, offset += channels) {
    const colour =
      channels === 1
        ? (data[offset] as number)
        : ((data[offset] as number) << 16) | ((data[offset + 1] as number) << 8) | (data[offset + 2] as number);
    if (colour !== previous) {
      previous = colour;
      const known = indexByColour.get(colour);
      if (known === undefined && indexByColour.size === MAX_PALETTE) return undefined;
      index = known ?? indexByColour.size;
      if (known === undefined) indexByColour.set(colour, index);
    }
    indices[pixel] = index;
  }
  const colours = [...indexByColour.keys()];
  const bits = colours.length <= 2 ? 1 : colours.length <= 4 ? 2 : colours.length <= 16 ? 4 : 8;
  const lookup = colours.map((colour) => colour.toString(16).padStart(channels * 2, '0')).join('');
  return {
    data: deflateSync(packRows(indices, width, height, bits), { level: constants.Z_BEST_COMPRESSION, memLevel: constants.Z_MAX_MEMLEVEL }),
    width,
    height,
    bits,
    filter: '/FlateDecode',
    colourSpace: ['/Indexed', deviceSpace({ channels }), String(colours.length - 1), `<${lookup}>`],
  };
}

/** Packs samples of a few bits; rows begin on a byte. */
function packRows(samples: Buffer, width: number, height: number, bits: 1 | 2 | 4 | 8): Buffer {
  if (bits === 8) return samples;
  const perByte = 8 / bits;
  const rowBytes = Math.ceil(width / perByte);
  const packed = Buffer.alloc(rowBytes * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const offset = row * rowBytes + Math.floor(column / perByte);
      packed[offset] = (packed[offset] as number) | ((samples[row * width + column] as number) << (8 - bits - (column % perByte) * bits));
    }
  }
  return packed;
}

const TIFF_STRIP_OFFSET = 273;
const TIFF_STRIP_BYTES = 279;
const TIFF_ENTRY_BYTES = 12;

/** Black and white as CCITT Group 4, which libtiff encodes: one strip of a TIFF. Shades are rounded. */
export async function encodeBilevel(pixels: DecodedImage): Promise<EncodedImage> {
  const { width, height } = pixels;
  const tiff = await vipsFromPixels(pixels as Pixels)
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1, tileHeight: height })
    .toBuffer();
  const [start, length] = [tiffValue(tiff, TIFF_STRIP_OFFSET), tiffValue(tiff, TIFF_STRIP_BYTES)];
  const parameters: Dict = new Map([
    ['/K', '-1'],
    ['/BlackIs1', 'true'],
    ['/Columns', String(width)],
    ['/Rows', String(height)],
  ]);
  return { data: Buffer.from(tiff.subarray(start, start + length)), width, height, bits: 1, filter: '/CCITTFaxDecode', parameters };
}

/** Value of a tag with one long number, in a little-endian TIFF. */
function tiffValue(tiff: Buffer, tag: number): number {
  const directory = tiff.readUInt32LE(4);
  for (let index = 0; index < tiff.readUInt16LE(directory); index++) {
    const entry = directory + 2 + index * TIFF_ENTRY_BYTES;
    if (tiff.readUInt16LE(entry) === tag && tiff.readUInt32LE(entry + 4) === 1) return tiff.readUInt32LE(entry + 8);
  }
  throw new Error(`TIFF without tag ${tag}`);
}
