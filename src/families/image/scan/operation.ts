import { operation } from '../../../core/operation/operation.ts';
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '../../../core/picture/format.ts';
import { invalid } from '../../../core/request/api-error.ts';
import { choice, integer, pattern } from '../../../core/request/params.ts';
import { onePicture, pictureBytes, runImageJob } from '../upload.ts';
import type { ScanRequest } from './enhance-scan.ts';
import type { Quadrilateral } from './homography.ts';

export const enhanceScan = operation({
  id: 'image_enhance_scan',
  path: '/v1/image/enhance-scan',
  title: 'A clean scan from a photo of a page',
  keywords:
    'photo to scan, scan document with phone, document scanner, clean scan, straighten photo of document, remove shadow from photo, whiten paper, perspective correction, deskew photo, ' +
    'crop document, cam scanner, camscanner, black and white scan, photo ko scan banao, kagaz ki photo saaf karo, photo se shadow hatao, फोटो को स्कैन बनाएं, छाया हटाएं, புகைப்படத்தை ஸ்கேன்',
  summary: 'Turn a phone photo of a page into a clean scan',
  details:
    'The sheet is found by its four edges, its perspective is straightened to the aspect ratio of the paper, and the light is evened out: the paper becomes white, and shadows disappear. ' +
    'If no sheet is certain, as in a close-up, the whole image is used: `X-Sheet` is found, given or none, and `X-Corners` contains the corners. `corners` selects them yourself. ' +
    '`mode=bw` is for faxes and small files: one bit per pixel in PNG and PDF. Large photographs on a page may become paler. Images larger than 4096 pixels are downscaled, and the result has at most 16 million pixels. ' +
    '`maxBytes` (JPEG, WebP) selects the best quality that fits. The page of a PDF has the longer side of A4. The text can be read with /v1/ocr.',
  method: 'POST',
  files: { ...onePicture, accepts: ['image/png', ...PICTURE_TYPES.filter((type) => type !== 'image/png')] },
  input: {
    mode: choice(['colour', 'grey', 'bw'], { description: 'Colours of the scan; bw is black and white without shades' }).default('colour'),
    format: choice(['jpg', 'png', 'webp', 'pdf'], { description: 'Output format' }).default('jpg'),
    corners: pattern({
      description: 'Corners of the sheet in pixels after EXIF rotation, clockwise from the top left: x,y,x,y,x,y,x,y',
      pattern: /^\d{1,5}(?:,\d{1,5}){7}$/,
      message: 'must be four corners in pixels after EXIF rotation, clockwise from the top left, such as 120,80,1900,95,1880,2600,110,2580',
      max: 47,
    }).optional(),
    quality: integer({ min: 1, max: 100, description: 'Quality of JPEG and WebP, and of the image in a PDF' }).default(85),
    maxBytes: integer({ min: 1000, max: MAX_PICTURE_BYTES, description: 'Maximum size of a JPEG or WebP, instead of quality' }).optional(),
  },
  headers: {
    'X-Sheet': 'Whether the sheet was found, given by corners, or none: then the whole image was used',
    'X-Corners': 'Corners of the sheet in the original, as for corners; absent if there is none',
    'X-Image-Width': 'In pixels',
    'X-Image-Height': 'In pixels',
    'X-Image-Quality': 'With maxBytes: the quality used',
  },
  reportsProgress: true,
  output: { media: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] },
  cost: 10,
  example: { mode: 'grey' },
  async run({ format, corners, maxBytes, ...options }, context) {
    if (maxBytes !== undefined && format !== 'jpg' && format !== 'webp')
      invalid('maxBytes', 'can be used only with format=jpg and format=webp');
    const file = pictureBytes(context.files[0]);
    const request: ScanRequest = {
      file,
      format: format === 'jpg' ? 'jpeg' : format,
      corners: corners === undefined ? undefined : parseCorners(corners),
      maxBytes,
      ...options,
    };
    return runImageJob('enhanceScan', request, context);
  },
});

function parseCorners(text: string): Quadrilateral {
  const numbers = text.split(',').map(Number);
  return [0, 2, 4, 6].map((index) => ({ x: numbers[index], y: numbers[index + 1] })) as unknown as Quadrilateral;
}
