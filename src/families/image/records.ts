/** What is answered about pictures. Apart from the work, so that the service need not load what the work is done with. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const Camera = z.object({
  make: z.string().nullable(),
  model: z.string().nullable(),
  lens: z.string().nullable(),
  software: z.string().nullable(),
  taken_at: z.string().nullable().describe('Local time of the camera, without a zone'),
});
export type Camera = DataOf<typeof Camera>;

export const ImageInfo = z
  .object({
    format: z.enum(['jpeg', 'png', 'webp', 'heic', 'avif', 'gif', 'bmp', 'tiff']),
    width: z.int(),
    height: z.int(),
    bands: z.int(),
    alpha: z.boolean(),
    colour_space: z.string(),
    pages: z.int(),
    orientation: z.int(),
    has_exif: z.boolean(),
    has_location: z.boolean(),
    camera: Camera.nullable(),
    bytes: z.int(),
  })
  .meta({ id: 'ImageInfo' });
export type ImageInfo = DataOf<typeof ImageInfo>;

const hash = z.string().regex(/^[0-9a-f]{16}$/);

export const ImageHash = z
  .object({ average: hash, difference: hash, perceptual: hash, width: z.int(), height: z.int() })
  .meta({ id: 'ImageHash' });
export type ImageHash = DataOf<typeof ImageHash>;

const bits = z.int().min(0).max(64);

export const ImageComparison = z
  .object({
    similar: z.boolean(),
    distance: z.object({ average: bits, difference: bits, perceptual: bits }),
    score: z.number().min(0).max(1),
    pictures: z.array(ImageHash),
  })
  .meta({ id: 'ImageComparison' });
export type ImageComparison = DataOf<typeof ImageComparison>;

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/);

export const ImagePlaceholder = z
  .object({
    width: z.int(),
    height: z.int(),
    blurhash: z.string(),
    dominant: hexColour.nullable().describe('The colour that most of the picture has; null where nothing is seen of it'),
    colours: z.array(z.object({ colour: hexColour, share: z.number().min(0).max(1) })),
    data_uri: z.string().describe('The picture in at most 16 pixels, as WebP, for the address of an image'),
  })
  .meta({ id: 'ImagePlaceholder' });
export type ImagePlaceholder = DataOf<typeof ImagePlaceholder>;
