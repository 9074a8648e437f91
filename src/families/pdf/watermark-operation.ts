/** The watermark operation. */

import { type FileRules, type Operation, operation, type Upload } from '../../core/operation/operation.ts';
import { isPdf } from '../../core/pdf/magic-bytes.ts';
import { decrypted, passwordOfSource } from '../../core/pdf/password.ts';
import { PICTURE_TYPES, requirePictureFormat } from '../../core/picture/format.ts';
import { ApiError, invalid } from '../../core/request/api-error.ts';
import { choice, integer, nonBlankText, pattern } from '../../core/request/params.ts';
import { MAX_PDF_BYTES, PDF_TYPE, pdfBytes } from './pdf-input.ts';
import { pagesInput } from './write-operations.ts';
import { parseSelection } from './writing/page-selection.ts';
import { pdfAnswer, RETURNS_PDF, runWritingJob } from './writing-job.ts';

const pdfAndPicture: FileRules = {
  accepts: [PDF_TYPE, ...PICTURE_TYPES],
  min: 1,
  max: 2,
  maxFileBytes: MAX_PDF_BYTES,
  maxTotalBytes: 2 * MAX_PDF_BYTES,
};

const MAX_MARK_LENGTH = 120;

export const colourInput = pattern({
  pattern: /^#?[0-9a-fA-F]{6}$/,
  max: 7,
  description: 'Colour of the text in hex (RRGGBB)',
  message: 'must be six hexadecimal digits, such as 808080',
});

/** RGB from 0 to 1. */
export const parseColour = (colour: string): number[] =>
  (colour.match(/[0-9a-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16) / 255);

const watermarkPdf = operation({
  ...RETURNS_PDF,
  id: 'pdf_watermark',
  path: '/v1/pdf/watermark',
  title: 'Watermark on a PDF',
  keywords: 'watermark pdf, stamp pdf, add text on pdf, logo on pdf, pdf par watermark, पीडीएफ पर वॉटरमार्क, பிடிஎஃப் வாட்டர்மார்க்',
  summary: 'Add a text or image watermark to the pages of a PDF',
  details:
    'A text in any Indian script or in Latin, shaped correctly and drawn as outlines, so that it looks the same everywhere; or an image, sent as a second file of the form. ' +
    'It is centred on each page, as large as fits. Owner restrictions are preserved; signatures become invalid.',
  files: pdfAndPicture,
  input: {
    password: passwordOfSource,
    text: nonBlankText({ description: 'Text of the watermark; not needed with an image', max: MAX_MARK_LENGTH }).optional(),
    pages: pagesInput.optional(),
    opacity: integer({ min: 1, max: 100, description: 'Opacity in per cent' }).default(25),
    angle: integer({ min: -180, max: 180, description: 'Rotation in degrees, counterclockwise' }).default(45),
    colour: colourInput.default('808080'),
    layer: choice(['over', 'under'], { description: 'Whether it is above or below the page content' }).default('over'),
  },
  example: { text: 'प्रारूप DRAFT' },
  async run({ password, text, pages, opacity, angle, colour, layer }, context) {
    const { pdf, picture } = pdfAndPictureOf(context.files);
    if (text === undefined && !picture) invalid('text', 'give a text, or send an image as a second file');
    if (text !== undefined && picture) invalid('text', 'give either a text or an image, not both');
    const selection = pages === undefined ? undefined : parseSelection(pages);
    const style = { opacity: opacity / 100, angle, colour: parseColour(colour), under: layer === 'under' };
    return pdfAnswer(
      context,
      'watermarked',
      await runWritingJob(context, 'watermark', {
        bytes: await decrypted(context.jobs, pdf, password),
        text,
        picture,
        selection,
        ...style,
      }),
    );
  },
});

/** Accepts the files in any order. */
function pdfAndPictureOf(files: readonly Upload[]): { pdf: Buffer; picture: Buffer | undefined } {
  const pdf = files.find(({ bytes }) => isPdf(bytes));
  const otherFiles = files.filter((file) => file !== pdf);
  const [first] = files;
  if (!pdf) return { pdf: pdfBytes(first as Upload), picture: undefined };
  const [picture] = otherFiles;
  if (picture && isPdf(picture.bytes)) throw new ApiError('unsupported_type', 'Send one PDF, and optionally one image.');
  if (picture) requirePictureFormat(picture.bytes);
  return { pdf: pdf.bytes, picture: picture?.bytes };
}

export const watermarkOperations: readonly Operation[] = [watermarkPdf];
