/** Response schemas. Separate from the implementation, so that the service need not load its libraries. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const Camera = z.object({
  make: z.string().nullable().describe('Maker of the camera or phone'),
  model: z.string().nullable().describe('Model of the camera or phone'),
  lens: z.string().nullable().describe('Lens, if recorded'),
  software: z.string().nullable().describe('Program that wrote the file'),
  taken_at: z.string().nullable().describe('Local time of the camera, without a zone'),
});
export type Camera = DataOf<typeof Camera>;

export const ImageInfo = z
  .object({
    format: z.enum(['jpeg', 'png', 'webp', 'heic', 'avif', 'gif', 'bmp', 'tiff', 'svg']).describe('Format detected from the content'),
    width: z.int().describe('In pixels, as stored'),
    height: z.int().describe('In pixels, as stored'),
    bands: z.int().describe('Channels: 3 for colours, 4 with transparency, 1 for greys'),
    alpha: z.boolean().describe('Whether it has an alpha channel'),
    colour_space: z.string().describe('Colour space, such as srgb or cmyk'),
    pages: z.int().describe('Number of animation frames or pages; otherwise 1'),
    orientation: z.int().describe('EXIF orientation from 1 (no rotation) to 8'),
    has_exif: z.boolean().describe('Whether it has EXIF data'),
    has_location: z.boolean().describe('Whether it contains a GPS position'),
    camera: Camera.nullable().describe('Camera; null if not recorded'),
    bytes: z.int().describe('File size in bytes'),
  })
  .meta({ id: 'ImageInfo' });
export type ImageInfo = DataOf<typeof ImageInfo>;

const hash = z.string().regex(/^[0-9a-f]{16}$/);

export const ImageHash = z
  .object({
    average: hash.describe('Average hash: 64 bits in hexadecimal'),
    difference: hash.describe('Difference hash: 64 bits in hexadecimal'),
    perceptual: hash.describe('Perceptual hash (DCT): 64 bits in hexadecimal; the most robust of the three'),
    width: z.int().describe('In pixels, after EXIF rotation'),
    height: z.int().describe('In pixels, after EXIF rotation'),
  })
  .meta({ id: 'ImageHash' });
export type ImageHash = DataOf<typeof ImageHash>;

const bits = z.int().min(0).max(64);

export const ImageComparison = z
  .object({
    similar: z.boolean().describe('Whether the perceptual hashes differ in at most ten bits'),
    distance: z
      .object({
        average: bits.describe('Of the average hashes'),
        difference: bits.describe('Of the difference hashes'),
        perceptual: bits.describe('Of the perceptual hashes'),
      })
      .describe('Hamming distance of the hashes, of 64 bits'),
    score: z.number().min(0).max(1).describe('1 for the same image, about 0.5 for unrelated images'),
    pictures: z.array(ImageHash).describe('Hashes of each image, in the order sent'),
  })
  .meta({ id: 'ImageComparison' });
export type ImageComparison = DataOf<typeof ImageComparison>;

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/);

export const ImagePlaceholder = z
  .object({
    width: z.int().describe('In pixels, after EXIF rotation'),
    height: z.int().describe('In pixels, after EXIF rotation'),
    blurhash: z.string().describe('BlurHash of about 30 characters (blurha.sh)'),
    dominant: hexColour.nullable().describe('Most frequent colour; null if the image is fully transparent'),
    colours: z
      .array(
        z.object({
          colour: hexColour.describe('As #rrggbb'),
          share: z.number().min(0).max(1).describe('Share of the image with about this colour, from 0 to 1'),
        }),
      )
      .describe('Colours, most frequent first'),
    data_uri: z.string().describe('The image as a WebP of at most 16 pixels, as a data URI'),
  })
  .meta({ id: 'ImagePlaceholder' });
export type ImagePlaceholder = DataOf<typeof ImagePlaceholder>;
