/**
 * Opens pictures of all supported formats; every tool uses it, so that size limits always apply. Opening reads the header; pixels are decoded lazily,
 * and only within the limits. Workers only.
 */
import type { Sharp } from 'sharp';
import { decodeBmp } from './bmp/bmp.ts';
import { readBmpHeader } from './bmp/header.ts';
import { type PictureFormat, requirePictureFormat } from './format.ts';
import { decodeHeic } from './heic.ts';
import { checkAnimation, checkFrames, checkPixels, MAX_PIXELS, MAX_VIDEO_CODED_PIXELS } from './limits.ts';
import { withEarlyMetadata } from './png-metadata.ts';
import { mapVipsErrors, vips, vipsFromPixels } from './vips.ts';

export interface Picture {
  readonly kind: PictureFormat;
  /** Stored size of one frame, before EXIF orientation is applied. */
  readonly width: number;
  readonly height: number;
  readonly bands: number;
  readonly alpha: boolean;
  /** libvips colour space, such as srgb, b-w or cmyk. */
  readonly colourSpace: string;
  /** Frames of an animation, or pages of a TIFF. */
  readonly pages: number;
  readonly exif: Buffer | undefined;
  readonly xmp: string | undefined;
  /** EXIF orientation still to be applied, 1 to 8. */
  readonly orientation: number;
  /** Throws if `upright` would reject the size, without decoding. */
  checkSize(options?: ReadOptions): void;
  /** Pixels of the first frame, or of all frames stacked vertically, with the orientation applied. */
  upright(options?: ReadOptions): Sharp;
}

export interface ReadOptions {
  readonly frames?: 'first' | 'all';
  /** Keeps stored values instead of converting an ICC profile to sRGB. */
  readonly ignoreProfile?: boolean;
}

/** @param page from 0, of a TIFF */
export async function openPicture(file: Uint8Array, page = 0): Promise<Picture> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const kind = requirePictureFormat(bytes);
  checkFrames(kind, bytes);
  return kind === 'bmp' ? openBmp(bytes) : openWithVips(kind, kind === 'png' ? withEarlyMetadata(bytes) : bytes, page);
}

/** Size after the orientation is applied. */
export function uprightSize({ width, height, orientation }: Picture): { width: number; height: number } {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

function openBmp(bytes: Buffer): Picture {
  const header = readBmpHeader(bytes);
  const { width, height, masks } = header;
  const alpha = masks[3] !== 0;
  return {
    kind: 'bmp',
    width,
    height,
    bands: alpha ? 4 : 3,
    alpha,
    colourSpace: 'srgb',
    pages: 1,
    exif: undefined,
    xmp: undefined,
    orientation: 1,
    checkSize: () => checkPixels(width, height),
    upright() {
      checkPixels(width, height);
      return vipsFromPixels(decodeBmp(bytes, header));
    },
  };
}

async function openWithVips(kind: PictureFormat, bytes: Buffer, page: number): Promise<Picture> {
  const metadata = await mapVipsErrors(vips(bytes, { limitInputPixels: false, page }).metadata());
  const { width, height, channels, hasAlpha, space, pages = 1, exif, xmp, orientation = 1 } = metadata;
  // An ISO container may declare one codec in its brand and hold another.
  const codec = metadata.compression === 'hevc' ? 'heic' : metadata.compression === 'av1' ? 'avif' : kind;
  const checkSize: Picture['checkSize'] = ({ frames } = {}) => {
    checkPixels(width, height, codec === 'heic' || codec === 'avif' ? MAX_VIDEO_CODED_PIXELS : MAX_PIXELS);
    if (frames === 'all') checkAnimation(width, height, pages);
  };
  return {
    kind: codec,
    width,
    height,
    bands: channels,
    alpha: hasAlpha,
    colourSpace: space,
    pages,
    exif,
    xmp: xmp?.toString('utf8'),
    orientation,
    checkSize,
    upright(options = {}) {
      checkSize(options);
      const { frames, ignoreProfile: ignoreIcc = false } = options;
      if (codec === 'heic') return vips(decodeHeic(bytes, metadata.icc), { ignoreIcc });
      return vips(bytes, { ignoreIcc, page, pages: frames === 'all' ? -1 : 1 }).autoOrient();
    },
  };
}
