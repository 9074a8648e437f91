/** The convert operation, the most used of this family: format and size. */
import { colourOrTransparent } from '../../core/draw/colour.ts';
import { operation } from '../../core/operation/operation.ts';
import { MAX_PICTURE_BYTES } from '../../core/picture/format.ts';
import { choice, flag, integer, number } from '../../core/request/params.ts';
import type { ConvertRequest } from './convert.ts';
import { POSITIONS } from './effects.ts';
import { MAX_OUTPUT_SIDE } from './output-size.ts';
import { pictureOrDrawing, pictureOrDrawingBytes, runImageJob } from './upload.ts';

const MAX_BLUR = 50;

const sideInput = (description: string) => integer({ min: 1, max: MAX_OUTPUT_SIDE, description }).optional();

export const convert = operation({
  id: 'image_convert',
  path: '/v1/image/convert',
  title: 'Convert or resize a picture',
  keywords:
    'resize image, resize photo, resize, resize signature, convert image, compress image, compress photo, reduce photo size, photo size kam, jpg size kam, shrink photo, shrink image, reduce image size, jpg to png, ' +
    'png to jpg, to avif, to webp, to png, to jpg, to tiff, to gif, blur image, heic to jpg, svg to png, webp, image converter, photo size, photo kb, image kb, photo under 50 kb, photo 20 kb, ' +
    'crop photo, blur photo, black and white photo, फोटो का साइज, फोटो छोटी, फोटो 50 केबी, புகைப்பட அளவு',
  summary: 'Convert or resize an image and strip its metadata',
  details:
    'Accepts JPEG, PNG, WebP, HEIC, AVIF, GIF, BMP and TIFF of up to 10 MB and 100 million pixels (HEIC and AVIF: 64 million), and SVG of up to 2 MB. The image is rotated by its EXIF ' +
    'orientation, converted to sRGB, and stripped of EXIF, GPS position, XMP, IPTC and comments. `inside` fits the whole image within width and ' +
    'height and never enlarges it, `cover` fills the box and crops the rest around the centre or `position`, `fill` stretches, `contain` pads the whole image with `background`; ' +
    'with only one side given they are equivalent. `maxBytes` selects the best quality that fits, and downscales the image if neither width nor height is given and ' +
    'the quality would be too low; `X-Image-Quality` contains the quality used. SVG is sanitised: no scripts, no external resources, and text is drawn only if it is converted to paths; it is rendered at the requested size. ' +
    'Animations are preserved between GIF and WebP; other formats get the first frame. Transparency becomes white in JPEG. ' +
    'The headers `X-Image-Width` and `X-Image-Height` contain the size of the result.',
  method: 'POST',
  files: pictureOrDrawing,
  input: {
    format: choice(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff', 'jpg'], { description: 'Output format' }).default('webp'),
    width: sideInput('Width in pixels'),
    height: sideInput('Height in pixels'),
    fit: choice(['inside', 'cover', 'fill', 'contain'], { description: 'How the image is fitted to width and height' }).default('inside'),
    quality: integer({ min: 1, max: 100, description: 'Quality of JPEG, WebP and AVIF' }).default(80),
    maxBytes: integer({
      min: 1000,
      max: MAX_PICTURE_BYTES,
      description: 'Maximum size of the result, instead of quality; for JPEG, WebP and AVIF',
    }).optional(),
    position: choice(POSITIONS, {
      description:
        'Part that cover keeps: a side, attention (faces, bright colours) or entropy (most detail); with contain the alignment of the image',
    }).default('centre'),
    background: colourOrTransparent('Hex colour for transparency, and for the padding of contain; default white for JPEG').optional(),
    blur: number({ min: 0.3, max: MAX_BLUR, description: 'Gaussian blur: standard deviation in pixels of the result' }).optional(),
    sharpen: number({ min: 0.3, max: 10, description: 'Sharpening: standard deviation in pixels of the result' }).optional(),
    grayscale: flag({ description: 'Convert to greyscale', aliases: ['greyscale'] }).default(false),
  },
  headers: {
    'X-Image-Width': 'In pixels',
    'X-Image-Height': 'In pixels',
    'X-Image-Quality': 'With maxBytes: the quality used',
  },
  output: { media: ['image/webp', 'image/jpeg', 'image/png', 'image/avif', 'image/gif', 'image/tiff'] },
  cost: 10,
  example: { format: 'webp', width: 320 },
  run({ format, width, height, ...options }, context) {
    const file = pictureOrDrawingBytes(context.files[0]);
    const request: ConvertRequest = { file, format: format === 'jpg' ? 'jpeg' : format, width, height, ...options };
    return runImageJob('convert', request, context);
  },
});
