/** Content sniffing of pictures by magic bytes: file names and media types of the client are not trusted. */
import { ApiError } from '../request/api-error.ts';

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heic' | 'avif' | 'gif' | 'bmp' | 'tiff';

/** Media types for the `accepts` of operations that take pictures. JPEG is first because it is the example in the documentation. */
export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
  'image/avif',
  'image/gif',
  'image/bmp',
  'image/tiff',
] as const;

export const PICTURE_NAMES = 'JPEG, PNG, WebP, HEIC, AVIF, GIF, BMP or TIFF';

/** Maximum bytes of an uploaded picture. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

const SIGNATURES: readonly (readonly [PictureFormat, string])[] = [
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['bmp', 'BM'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
];

/** Brands of ISO base media files (ISO/IEC 23008-12, AV1 Image File Format) that hold pictures. */
const AVIF_BRANDS: ReadonlySet<string> = new Set(['avif', 'avis']);
const HEIC_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1', 'mif2']);
const MAX_BRANDS = 32;

/** The format of a file, or undefined if unsupported. Never SVG, which can refer to other files. */
export function sniffPicture(bytes: Buffer): PictureFormat | undefined {
  const start = bytes.toString('latin1', 0, 12);
  const match = SIGNATURES.find(([, signature]) => start.startsWith(signature));
  if (match) return match[0];
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  if (start.slice(4, 8) === 'ftyp') return formatOfBrands(bytes);
  return undefined;
}

export function requirePictureFormat(bytes: Buffer): PictureFormat {
  const kind = sniffPicture(bytes);
  if (!kind) throw new ApiError('unsupported_type', `The file is not a ${PICTURE_NAMES} image.`);
  return kind;
}

/** If the major brand is the generic `mif1`, the compatible brands give the codec. */
function formatOfBrands(bytes: Buffer): PictureFormat | undefined {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 16 + 4 * MAX_BRANDS);
  const brands = [bytes.toString('latin1', 8, 12)];
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(bytes.toString('latin1', offset, offset + 4));
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'avif';
  if (brands.some((brand) => HEIC_BRANDS.has(brand))) return 'heic';
  return undefined;
}
