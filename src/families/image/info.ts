import { openPicture } from '../../core/picture/picture.ts';
import { openDrawing } from '../../core/picture/svg/drawing.ts';
import { isSvg } from '../../core/picture/svg/sniff.ts';
import { type CiffCamera, readCiff } from './ciff.ts';
import { type Exif, readExif } from './exif.ts';
import type { Camera, ImageInfo } from './records.ts';

/** As an attribute or as an element, with a value. */
const XMP_POSITION = /GPSLatitude(?:\s*=\s*["']|\s*>)\s*[^"'<\s]/;

export async function describePicture(file: Uint8Array): Promise<ImageInfo> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (isSvg(bytes)) return describeSvg(bytes);
  const { kind, width, height, bands, alpha, colourSpace, pages, orientation, exif: exifBlock, xmp } = await openPicture(file);
  // A TIFF file is itself a directory of the kind that EXIF uses.
  const exif = readExif(kind === 'tiff' ? bytes : (exifBlock ?? Buffer.alloc(0)));
  const cameraMetadata = exif ?? (kind === 'jpeg' ? readCiff(bytes) : undefined);
  return {
    format: kind,
    width,
    height,
    bands,
    alpha,
    colour_space: colourSpace,
    pages,
    orientation: orientation !== 1 ? orientation : validOrientation(exif?.orientation),
    has_exif: exifBlock !== undefined || (exif?.hasExifIfd ?? false),
    has_location: (exif?.hasLocation ?? false) || XMP_POSITION.test(xmp ?? ''),
    camera: cameraMetadata ? cameraOf(cameraMetadata) : null,
    bytes: file.byteLength,
  };
}

async function describeSvg(file: Buffer): Promise<ImageInfo> {
  const { width, height } = await openDrawing(file);
  return {
    format: 'svg',
    width: Math.round(width),
    height: Math.round(height),
    bands: 4,
    alpha: true,
    colour_space: 'srgb',
    pages: 1,
    orientation: 1,
    has_exif: false,
    has_location: false,
    camera: null,
    bytes: file.length,
  };
}

function cameraOf({ make, model, takenAt, ...more }: CiffCamera & Partial<Exif>): Camera | null {
  const camera = { make, model, lens: more.lens ?? null, software: more.software ?? null, taken_at: takenAt };
  return Object.values(camera).some((value) => value !== null) ? camera : null;
}

/** HEIC and AVIF are rotated by their container, not by EXIF, which may still have the camera orientation. */
function validOrientation(orientation: number | undefined): number {
  return orientation !== undefined && orientation >= 1 && orientation <= 8 ? orientation : 1;
}
