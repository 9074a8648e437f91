import { type Family, operation } from '../../core/request/operation.ts';
import { choice, integer } from '../../core/request/params.ts';
import { removeBackground } from './background/operation.ts';
import type { ConvertRequest } from './convert.ts';
import { LONGEST_SIDE } from './fit.ts';
import { ImageComparison, ImageHash, ImageInfo } from './records.ts';
import { onePicture, pictureBytes, twoPictures, work } from './upload.ts';

const side = (description: string) => integer({ min: 1, max: LONGEST_SIDE, description }).optional();

const convert = operation({
  id: 'image_convert',
  path: '/v1/image/convert',
  title: 'Convert or resize a picture',
  keywords:
    'resize image, resize photo, convert image, compress image, compress photo, reduce photo size, shrink photo, shrink image, reduce image size, jpg to png, ' +
    'png to jpg, heic to jpg, webp, image converter, photo size, photo kb, image kb, passport size photo, फोटो का साइज, फोटो छोटी, ' +
    'புகைப்பட அளவு',
  summary: 'A picture in another format and size, without its metadata',
  details:
    'Takes JPEG, PNG, WebP, HEIC, AVIF, GIF, BMP and TIFF of up to 10 MB and 100 million pixels (HEIC and AVIF: 64 million). The picture is turned upright from its EXIF ' +
    'orientation, brought to sRGB, and stripped of EXIF, GPS position, XMP, IPTC and comments. `inside` keeps the whole picture within width and ' +
    'height and never enlarges it, `cover` fills the box and crops the middle, `fill` stretches; with one side given they are all the same. ' +
    'Animations stay animations between GIF and WebP; other formats get the first frame. JPEG has white where the picture was transparent. ' +
    'The headers `X-Image-Width` and `X-Image-Height` say the size of the answer.',
  method: 'POST',
  files: onePicture,
  input: {
    format: choice(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'], { description: 'Format of the answer' }).default('webp'),
    width: side('Width in pixels'),
    height: side('Height in pixels'),
    fit: choice(['inside', 'cover', 'fill'], { description: 'How the picture meets width and height' }).default('inside'),
    quality: integer({ min: 1, max: 100, description: 'For JPEG, WebP and AVIF' }).default(80),
  },
  headers: {
    'X-Image-Width': 'In pixels',
    'X-Image-Height': 'In pixels',
  },
  output: { media: ['image/webp', 'image/jpeg', 'image/png', 'image/avif', 'image/gif', 'image/tiff'] },
  weight: 10,
  example: { format: 'webp', width: 320 },
  run({ width, height, ...options }, context) {
    const file = pictureBytes(context.files[0]);
    return work('convert', { file, width, height, ...options } satisfies ConvertRequest, context);
  },
});

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
  weight: 10,
  example: {},
  async run(_input, context) {
    const file = pictureBytes(context.files[0]);
    return { data: await work('info', file, context) };
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
  weight: 10,
  example: {},
  async run(_input, context) {
    const file = pictureBytes(context.files[0]);
    return { data: await work('hash', file, context) };
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
  weight: 10,
  example: {},
  async run(_input, context) {
    const first = pictureBytes(context.files[0]);
    const second = pictureBytes(context.files[1]);
    return { data: await work('compare', [first, second], context) };
  },
});

export const imageFamily: Family = {
  id: 'image',
  name: 'Image tools',
  group: 'Documents and media',
  about: 'Converts, describes, compares and cuts out pictures. They are worked on in memory and forgotten with the answer.',
  operations: [convert, info, removeBackground, hash, compare],
};
