import { type Family, operation } from '../../core/operation/operation.ts';
import { integer } from '../../core/request/params.ts';
import { removeBackground } from './background/operation.ts';
import { convert } from './convert-operation.ts';
import { passport } from './passport/operation.ts';
import { ImageComparison, ImageHash, ImageInfo, ImagePlaceholder } from './records.ts';
import { enhanceScan } from './scan/operation.ts';
import { onePicture, pictureBytes, pictureOrDrawing, pictureOrDrawingBytes, runImageJob, twoPictures } from './upload.ts';

const info = operation({
  id: 'image_info',
  path: '/v1/image/info',
  title: 'Information about an image',
  keywords: 'image info, exif, photo metadata, photo location, image size, camera data',
  summary: 'Format, size, colours, orientation and camera of an image',
  details:
    'Only the header is read. `width` and `height` are as stored, before rotation by the EXIF `orientation`. HEIC and AVIF are rotated by their ' +
    'container only: their width and height are those after rotation, whatever the EXIF `orientation`. ' +
    '`has_location` tells whether EXIF or XMP contains a GPS position; the position itself is never returned. `camera` is null if unknown. ' +
    'The size of an SVG is that of its attributes or its view box.',
  method: 'POST',
  files: pictureOrDrawing,
  input: {},
  output: ImageInfo,
  cost: 10,
  example: {},
  async run(_input, context) {
    const file = pictureOrDrawingBytes(context.files[0]);
    return { data: await runImageJob('info', file, context) };
  },
});

const hash = operation({
  id: 'image_hash',
  path: '/v1/image/hash',
  title: 'Fingerprint of a picture',
  keywords: 'image hash, perceptual hash, phash, duplicate photo',
  summary: 'Average, difference and perceptual hash of an image',
  details:
    'The values of `average_hash`, `dhash` and `phash` of the Python library imagehash 4.3, with 8 × 8 bits, after EXIF rotation: ' +
    'they can be compared with stored ones. For animations the first frame is used.',
  method: 'POST',
  files: onePicture,
  input: {},
  output: ImageHash,
  cost: 10,
  example: {},
  async run(_input, context) {
    const file = pictureBytes(context.files[0]);
    return { data: await runImageJob('hash', file, context) };
  },
});

const compare = operation({
  id: 'image_compare',
  path: '/v1/image/compare',
  title: 'Compare two pictures',
  keywords: 'compare images, compare photos, same picture, are these photos the same, image similarity',
  summary: 'Compare two images by perceptual hash',
  details:
    'Two images as multipart form fields in order, under any names, such as `first` and `second`. `distance` is the number of bits, of 64, in which their ' +
    'hashes differ; `similar` means a perceptual distance of at most 10. `score` is 1 − (2 × perceptual + difference + average) / 256: 1 for the ' +
    'same image, about 0.5 for unrelated images.',
  method: 'POST',
  files: twoPictures,
  input: {},
  output: ImageComparison,
  cost: 10,
  example: {},
  async run(_input, context) {
    const first = pictureBytes(context.files[0]);
    const second = pictureBytes(context.files[1]);
    return { data: await runImageJob('compare', [first, second], context) };
  },
});

const placeholder = operation({
  id: 'image_placeholder',
  path: '/v1/image/placeholder',
  title: 'Placeholder and colours of a picture',
  keywords:
    'blurhash, image placeholder, lqip, dominant colour, dominant color, colour palette, color palette, palette from image, colours of a photo, pick colours, ' +
    'फोटो के रंग, படத்தின் நிறங்கள்',
  summary: 'BlurHash and dominant colours of an image',
  details:
    'A placeholder to show while the image loads: `blurhash` (4 × 3 components, or 3 × 4 in portrait), a WebP of at most 16 pixels in ' +
    '`data_uri`, and the dominant colours. Similar shades are merged; transparent pixels are ignored. SVG is accepted; for animations the first frame is used.',
  method: 'POST',
  files: pictureOrDrawing,
  input: { colours: integer({ min: 1, max: 16, description: 'Maximum number of colours', aliases: ['colors'] }).default(5) },
  output: ImagePlaceholder,
  cost: 10,
  example: {},
  async run({ colours }, context) {
    const file = pictureOrDrawingBytes(context.files[0]);
    return { data: await runImageJob('placeholder', { file, colours }, context) };
  },
});

export const imageFamily: Family = {
  id: 'image',
  name: 'Image tools',
  group: 'Documents and media',
  about:
    'Converts, describes and compares images, removes their background, and makes scans of photographed pages. Images are processed in memory and not stored.',
  operations: [convert, info, removeBackground, hash, compare, placeholder, passport, enhanceScan],
};
