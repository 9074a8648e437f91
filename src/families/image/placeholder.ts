/** Placeholders for a picture that is loading: a BlurHash, a tiny picture, and its dominant colours. */
import { encode as encodeBlurhash } from 'blurhash';
import { type Pixels, readPixels, vipsFromPixels } from '../../core/picture/vips.ts';
import { openConversionSource } from './conversion-source.ts';
import { scaleSize } from './output-size.ts';
import { paletteOf } from './palette.ts';
import type { ImagePlaceholder } from './records.ts';

export interface PlaceholderRequest {
  readonly file: Uint8Array;
  readonly colours: number;
}

/** Working size; a blur and a handful of colours need no more. */
const WORKING_SIDE = 64;
/** BlurHash components along the longer and shorter side, as its authors advise. */
const LONG_SIDE_COMPONENTS = 4;
const SHORT_SIDE_COMPONENTS = 3;
const TINY_SIDE = 16;
const TINY_QUALITY = 40;

export async function makePlaceholder({ file, colours: maxColours }: PlaceholderRequest): Promise<ImagePlaceholder> {
  const { size, framesIn, pixels } = await openConversionSource(file);
  framesIn('png');
  const scale = Math.min(1, WORKING_SIDE / Math.max(size.width, size.height));
  const small = pixels('png', scale).resize({ ...scaleSize(size, scale), fit: 'fill' });
  const visiblePixels = await readPixels(small.ensureAlpha());
  const colours = paletteOf(visiblePixels, maxColours);
  return {
    ...size,
    blurhash: await blurhashOf(visiblePixels),
    dominant: colours[0]?.colour ?? null,
    colours,
    data_uri: await tinyDataUri(visiblePixels),
  };
}

async function blurhashOf(pixels: Pixels): Promise<string> {
  const { width, height } = pixels;
  const opaque = await vipsFromPixels(pixels).flatten({ background: 'white' }).ensureAlpha().raw().toBuffer();
  const [xComponents, yComponents] =
    width >= height ? [LONG_SIDE_COMPONENTS, SHORT_SIDE_COMPONENTS] : [SHORT_SIDE_COMPONENTS, LONG_SIDE_COMPONENTS];
  return encodeBlurhash(new Uint8ClampedArray(opaque), width, height, xComponents, yComponents);
}

async function tinyDataUri(pixels: Pixels): Promise<string> {
  const picture = vipsFromPixels(pixels).resize({ width: TINY_SIDE, height: TINY_SIDE, fit: 'inside', withoutEnlargement: true });
  return `data:image/webp;base64,${(await picture.webp({ quality: TINY_QUALITY }).toBuffer()).toString('base64')}`;
}
