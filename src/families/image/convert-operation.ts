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
    'resize image, resize photo, convert image, compress image, compress photo, reduce photo size, shrink photo, shrink image, reduce image size, jpg to png, ' +
    'png to jpg, heic to jpg, svg to png, webp, image converter, photo size, photo kb, image kb, photo under 50 kb, photo 20 kb, passport size photo, ' +
    'crop photo, blur photo, black and white photo, फोटो का साइज, फोटो छोटी, फोटो 50 केबी, புகைப்பட அளவு',
  summary: 'A picture in another format and size, without its metadata',
  details:
    'Takes JPEG, PNG, WebP, HEIC, AVIF, GIF, BMP and TIFF of up to 10 MB and 100 million pixels (HEIC and AVIF: 64 million), and SVG of up to 2 MB. The picture is turned upright from its EXIF ' +
    'orientation, brought to sRGB, and stripped of EXIF, GPS position, XMP, IPTC and comments. `inside` keeps the whole picture within width and ' +
    'height and never enlarges it, `cover` fills the box and crops the middle, or what `position` does not name, `fill` stretches, `contain` puts `background` beside the whole picture; ' +
    'with one side given they are all the same. `maxBytes` answers the best quality that is not larger, and makes the picture smaller where neither width nor height is given and ' +
    'it would have to look bad; `X-Image-Quality` says which it was. Of SVG only what draws is read: no scripts, nothing outside of the file; letters are drawn only where they are paths; it is drawn as large as asked for. ' +
    'Animations stay animations between GIF and WebP; other formats get the first frame. JPEG has white where the picture was transparent. ' +
    'The headers `X-Image-Width` and `X-Image-Height` say the size of the answer.',
  method: 'POST',
  files: pictureOrDrawing,
  input: {
    format: choice(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff', 'jpg'], { description: 'Format of the answer' }).default('webp'),
    width: sideInput('Width in pixels'),
    height: sideInput('Height in pixels'),
    fit: choice(['inside', 'cover', 'fill', 'contain'], { description: 'How the picture meets width and height' }).default('inside'),
    quality: integer({ min: 1, max: 100, description: 'For JPEG, WebP and AVIF' }).default(80),
    maxBytes: integer({
      min: 1000,
      max: MAX_PICTURE_BYTES,
      description: 'Size of the answer at the most, in place of quality; for JPEG, WebP and AVIF',
    }).optional(),
    position: choice(POSITIONS, {
      description:
        'What cover keeps of the picture: a side, attention (faces, bright colours) or entropy (where most happens); with contain where the picture stands',
    }).default('centre'),
    background: colourOrTransparent(
      'Hex colour behind what is transparent, and beside the picture with contain; JPEG has white without it',
    ).optional(),
    blur: number({ min: 0.3, max: MAX_BLUR, description: 'Softens: the radius (standard deviation) in pixels of the answer' }).optional(),
    sharpen: number({ min: 0.3, max: 10, description: 'Sharpens: the radius (standard deviation) in pixels of the answer' }).optional(),
    grayscale: flag({ description: 'Without colours', aliases: ['greyscale'] }).default(false),
  },
  headers: {
    'X-Image-Width': 'In pixels',
    'X-Image-Height': 'In pixels',
    'X-Image-Quality': 'With maxBytes: the quality that was found',
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
