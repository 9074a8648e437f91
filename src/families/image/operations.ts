import { type Family, operation } from '../../core/operation/operation.ts';
import { integer } from '../../core/request/params.ts';
import { removeBackground } from './background/operation.ts';
import { convert } from './convert-operation.ts';
import { passport } from './passport/operation.ts';
import { ImageComparison, ImageHash, ImageInfo, ImagePlaceholder } from './records.ts';
import { onePicture, pictureBytes, pictureOrDrawing, pictureOrDrawingBytes, runImageJob, twoPictures } from './upload.ts';

const info = operation({
  id: 'image_info',
  path: '/v1/image/info',
  title: 'What a picture holds',
  keywords: 'image info, exif, photo metadata, photo location, image size, camera data',
  summary: 'Format, size, colours, orientation and camera of a picture',
  details:
    'Only the header is read. `width` and `height` are as stored, before the picture is turned by its EXIF `orientation`. HEIC and AVIF are turned by their ' +
    'container alone: their width and height are of the upright picture, whatever EXIF says in `orientation`. ' +
    '`has_location` says that a GPS position is in EXIF or XMP; the position itself is never answered. `camera` is null where nothing is known of it.',
  method: 'POST',
  files: onePicture,
  input: {},
  output: ImageInfo,
  cost: 10,
  example: {},
  async run(_input, context) {
    const file = pictureBytes(context.files[0]);
    return { data: await runImageJob('info', file, context) };
  },
});

const hash = operation({
  id: 'image_hash',
  path: '/v1/image/hash',
  title: 'Fingerprint of a picture',
  keywords: 'image hash, perceptual hash, phash, duplicate photo',
  summary: 'Average, difference and perceptual hash of a picture',
  details:
    'The values of `average_hash`, `dhash` and `phash` of the Python library imagehash 4.3, with 8 × 8 bits, for the picture turned upright: ' +
    'they can be compared with stored ones. Of animations the first frame counts.',
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
  summary: 'Whether two pictures look the same',
  details:
    'Two pictures as multipart form fields, such as `first` and `second`; any names will do, the order counts. `distance` is the number of bits, of 64, in which their ' +
    'hashes differ; `similar` means a perceptual distance of at most 10. `score` is 1 − (2 × perceptual + difference + average) / 256: 1 for the ' +
    'same picture, about 0.5 for two that have nothing in common.',
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
  summary: 'The BlurHash and the main colours of a picture',
  details:
    'For what a page shows while the picture is on its way: `blurhash` (4 × 3 waves, or 3 × 4 where the picture is upright), the same as a WebP of at most 16 pixels in ' +
    '`data_uri`, and the colours that most of the picture has. Shades that are hard to tell apart count as one; what is transparent does not count. SVG is taken too; of animations the first frame counts.',
  method: 'POST',
  files: pictureOrDrawing,
  input: { colours: integer({ min: 1, max: 16, description: 'How many colours at the most', aliases: ['colors'] }).default(5) },
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
  about: 'Converts, describes, compares and cuts out pictures. They are worked on in memory and forgotten with the answer.',
  operations: [convert, info, removeBackground, hash, compare, placeholder, passport],
};
