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
  rule: SIZE_RULE,
  max: 7,
}).refine((text) => parseSize(text) !== undefined, { error: SIZE_RULE });

const CROP_RULE = 'must be left, top, width and height in pixels of the upright picture, such as 120,40,700,900';

const crop = transform(
  pattern({
    description: 'The part to take: left,top,width,height in pixels of the upright picture',
    pattern: /^\d{1,5}(?:,\d{1,5}){3}$/,
    rule: CROP_RULE,
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
  summary: 'A photograph for documents, many of them on a sheet for the printer or one for an upload',
  details:
    'The head is found by the outline of the person and stands as passports ask for it, about 72 per cent of the height; `crop` takes a part of your own instead. With `background` the person is cut out ' +
    'and stands before that colour. Where no head is found, the part that draws the eye is taken: `X-Chosen-By` says head, crop or attention. `sheet` has as many as fit, or `copies`, with lines to cut along; ' +
    '`sheet=none` answers one. `format=pdf` prints in the right size by itself; JPEG and PNG say how many dots an inch they have. `maxBytes` (JPEG) answers the best quality that is not larger. ' +
    'Whether an office accepts the photograph is for the office to say.',
  method: 'POST',
  files: onePicture,
  input: {
    size: size.default('35x45'),
    sheet: choice(['4x6', '5x7', 'a4', 'none'], { description: 'Paper in inches, or A4; none for one photograph' }).default('4x6'),
    dpi: integer({ min: 100, max: 600, description: 'Dots an inch' }).default(300),
    copies: integer({ min: 1, max: 100, description: 'Photographs on the sheet at the most; as many as fit without it' }).optional(),
    background: colour('Hex colour to put behind the person; the picture keeps its own without it').optional(),
    crop: crop.optional(),
    format: choice(['jpg', 'png', 'pdf'], { description: 'Format of the answer' }).default('jpg'),
    maxBytes: integer({ min: 1000, max: MAX_PICTURE_BYTES, description: 'Size of a JPEG at the most' }).optional(),
  },
  headers: {
    'X-Image-Width': 'In pixels',
    'X-Image-Height': 'In pixels',
    'X-Photos': 'How many photographs there are',
    'X-Chosen-By': 'What decided which part of the picture is shown: head, crop or attention',
    'X-Image-Quality': 'With maxBytes: the quality that was found',
  },
  output: { media: ['image/jpeg', 'image/png', 'application/pdf'] },
  cost: 10,
  example: { size: '35x45', sheet: '4x6' },
  async run({ format, maxBytes, crop, background, copies, sheet, dpi, ...input }, context) {
    if (maxBytes !== undefined && format !== 'jpg') invalid('maxBytes', 'is for format=jpg');
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
