import { colour } from '../../../core/draw/colour.ts';
import { type Context, operation } from '../../../core/operation/operation.ts';
import { MAX_PICTURE_BYTES } from '../../../core/picture/format.ts';
import { ApiError, invalid } from '../../../core/request/api-error.ts';
import { choice, integer, pattern, transform } from '../../../core/request/params.ts';
import { runCutOut } from '../background/operation.ts';
import type { PixelSize } from '../output-size.ts';
import { onePicture, pictureBytes, runImageJob } from '../upload.ts';
import type { CropRegion } from './head-detection.ts';
import type { PassportRequest } from './print.ts';

const MIN_SIDE_MM = 10;
const MAX_SIDE_MM = 150;
const SIZE_RULE = `must be width and height in millimetres, such as 35x45, each from ${MIN_SIDE_MM} to ${MAX_SIDE_MM}`;

function parseSize(text: string): PixelSize | undefined {
  const [width = 0, height = 0] = text.split('x').map(Number);
  const isInRange = (side: number): boolean => side >= MIN_SIDE_MM && side <= MAX_SIDE_MM;
  return isInRange(width) && isInRange(height) ? { width, height } : undefined;
}

const size = pattern({
  description: 'Millimetres: 35x45 for Indian passports and Schengen visas, 51x51 for the United States and OCI, 25x35 for PAN cards',
  pattern: /^\d{2,3}x\d{2,3}$/,
  message: SIZE_RULE,
  max: 7,
}).refine((text) => parseSize(text) !== undefined, { error: SIZE_RULE });

const CROP_RULE = 'must be left, top, width and height in pixels after EXIF rotation, such as 120,40,700,900';

const crop = transform(
  pattern({
    description: 'Part to crop: left,top,width,height in pixels after EXIF rotation',
    pattern: /^\d{1,5}(?:,\d{1,5}){3}$/,
    message: CROP_RULE,
    max: 23,
  }),
  (text): CropRegion | undefined => {
    const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number);
    return width > 0 && height > 0 ? { left, top, width, height } : undefined;
  },
  CROP_RULE,
);

export const passport = operation({
  id: 'image_passport',
  path: '/v1/image/passport',
  title: 'Passport photos to print',
  keywords:
    'passport photo, passport size photo, passport photo sheet, visa photo, photo sheet, print passport photos, 35x45 photo, 4x6 sheet, id photo, stamp size photo, ' +
    'pan card photo, passport photo maker, पासपोर्ट फोटो, पासपोर्ट साइज फोटो, பாஸ்போர்ட் புகைப்படம்',
  summary: 'Passport photos: a sheet for printing, or a single photo for upload',
  details:
    'The head is detected by the outline of the person and placed as passports require, about 72 per cent of the height; `crop` selects the part yourself. With `background` the background is replaced ' +
    'by that colour. If no head is found, the most salient part is used: `X-Chosen-By` is head, crop or attention. `sheet` contains as many as fit, or `copies`, with cutting lines; ' +
    '`sheet=none` returns one photo. `format=pdf` prints in the right size; JPEG and PNG contain their resolution. `maxBytes` (JPEG) selects the best quality that fits. ' +
    'The issuing office decides whether a photo is accepted.',
  method: 'POST',
  files: onePicture,
  input: {
    size: size.default('35x45'),
    sheet: choice(['4x6', '5x7', 'a4', 'none'], { description: 'Paper size in inches, or A4; none for a single photo' }).default('4x6'),
    dpi: integer({ min: 100, max: 600, description: 'Resolution in dots per inch' }).default(300),
    copies: integer({ min: 1, max: 100, description: 'Maximum number of photos on the sheet; default as many as fit' }).optional(),
    background: colour('Background colour in hex; by default the background is kept').optional(),
    crop: crop.optional(),
    format: choice(['jpg', 'png', 'pdf'], { description: 'Output format' }).default('jpg'),
    maxBytes: integer({ min: 1000, max: MAX_PICTURE_BYTES, description: 'Maximum size of a JPEG' }).optional(),
  },
  headers: {
    'X-Image-Width': 'In pixels',
    'X-Image-Height': 'In pixels',
    'X-Photos': 'Number of photos',
    'X-Chosen-By': 'How the crop was selected: head, crop or attention',
    'X-Image-Quality': 'With maxBytes: the quality used',
  },
  output: { media: ['image/jpeg', 'image/png', 'application/pdf'] },
  cost: 10,
  example: { size: '35x45', sheet: '4x6' },
  async run({ format, maxBytes, crop, background, copies, sheet, dpi, ...input }, context) {
    if (maxBytes !== undefined && format !== 'jpg') invalid('maxBytes', 'can be used only with format=jpg');
    const file = pictureBytes(context.files[0]);
    const person = crop && background === undefined ? undefined : await cutOutPerson(file, background !== undefined, context);
    const size = parseSize(input.size) as PixelSize;
    const outputFormat = format === 'jpg' ? 'jpeg' : format;
    const request: PassportRequest = { file, person, background, crop, size, dpi, sheet, copies, maxBytes, format: outputFormat };
    return runImageJob('passport', request, context);
  },
});

/** Cuts out the person. Without the segmentation model a photograph can still be made, but not with another background. */
async function cutOutPerson(file: Buffer, isRequired: boolean, context: Context): Promise<Uint8Array | undefined> {
  try {
    return (await runCutOut({ file, format: 'png', background: undefined, crop: false }, context)).file as Uint8Array;
  } catch (error) {
    if (isRequired || !(error instanceof ApiError) || error.code !== 'model_not_loaded') throw error;
    return undefined;
  }
}
