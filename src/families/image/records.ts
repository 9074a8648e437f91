/** Response schemas. Separate from the implementation, so that the service need not load its libraries. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const Camera = z.object({
  make: z.string().nullable().describe('Maker of the camera or phone'),
  model: z.string().nullable().describe('Model of the camera or phone'),
  lens: z.string().nullable().describe('Lens, where the camera tells it'),
  software: z.string().nullable().describe('Program that wrote the file'),
  taken_at: z.string().nullable().describe('Local time of the camera, without a zone'),
});
export type Camera = DataOf<typeof Camera>;

export const ImageInfo = z
  .object({
    format: z
      .enum(['jpeg', 'png', 'webp', 'heic', 'avif', 'gif', 'bmp', 'tiff'])
      .describe('What the bytes are, whatever the file is called'),
    width: z.int().describe('Pixels, as stored'),
    height: z.int().describe('Pixels, as stored'),
    bands: z.int().describe('Channels: 3 for colours, 4 with transparency, 1 for greys'),
    alpha: z.boolean().describe('Whether it may be transparent'),
    colour_space: z.string().describe('Such as srgb or cmyk'),
    pages: z.int().describe('Frames of a moving picture, or pages; 1 for all others'),
    orientation: z.int().describe('EXIF orientation from 1 to 8: how it must be turned to be seen upright, 1 for not at all'),
    has_exif: z.boolean().describe('Whether it has EXIF data'),
    has_location: z.boolean().describe('Whether it tells where it was taken'),
    camera: Camera.nullable().describe('What took it; null where the file does not tell'),
    bytes: z.int().describe('Size of the file'),
  })
  .meta({ id: 'ImageInfo' });
export type ImageInfo = DataOf<typeof ImageInfo>;

const hash = z.string().regex(/^[0-9a-f]{16}$/);

export const ImageHash = z
  .object({
    average: hash.describe('By pixels brighter than the average: 64 bits in hexadecimal digits'),
    difference: hash.describe('By pixels brighter than their neighbours, likewise'),
    perceptual: hash.describe('By the coarse waves of brightness, likewise; the best of the three'),
    width: z.int().describe('Pixels, seen upright'),
    height: z.int().describe('Pixels, seen upright'),
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
      .describe('Bits of 64 in which the hashes differ'),
    score: z.number().min(0).max(1).describe('1 for the same picture, about 0.5 for two that have nothing in common'),
    pictures: z.array(ImageHash).describe('Hashes of each picture, in the order sent'),
  })
  .meta({ id: 'ImageComparison' });
export type ImageComparison = DataOf<typeof ImageComparison>;

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/);

export const ImagePlaceholder = z
  .object({
    width: z.int().describe('Pixels, seen upright'),
    height: z.int().describe('Pixels, seen upright'),
    blurhash: z.string().describe('A blurred picture in some thirty characters (blurha.sh)'),
    dominant: hexColour.nullable().describe('The colour that most of the picture has; null where nothing is seen of it'),
    colours: z
      .array(
        z.object({
          colour: hexColour.describe('As #rrggbb'),
          share: z.number().min(0).max(1).describe('Part of the picture that has about this colour, from 0 to 1'),
        }),
      )
      .describe('Colours of the picture, the most frequent first'),
    data_uri: z.string().describe('The picture in at most 16 pixels, as WebP, for the address of an image'),
  })
  .meta({ id: 'ImagePlaceholder' });
export type ImagePlaceholder = DataOf<typeof ImagePlaceholder>;
