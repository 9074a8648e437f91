/** The operations that split a PDF or extract its pictures, and pictures to PDF. */

import { type FileRules, type Operation, operation } from '../../core/operation/operation.ts';
import { MAX_PICTURE_BYTES, PICTURE_NAMES, PICTURE_TYPES, requirePictureFormat } from '../../core/picture/format.ts';
import { choice, integer } from '../../core/request/params.ts';
import { ZIP_TYPE } from '../../core/util/zip.ts';
import { onePdf, REPAIRED_HEADER, requirePdf } from './pdf-input.ts';
import { fileAnswer, pdfAnswer, RETURNS_PDF, runWritingJob } from './writing-job.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

const splitPdf = operation({
  id: 'pdf_split',
  path: '/v1/pdf/split',
  title: 'Split a PDF',
  keywords: 'split pdf, separate pdf pages, cut pdf, divide pdf, pdf ke pages alag, pdf by size, पीडीएफ अलग करें, பிடிஎஃப் பிரி',
  summary: 'A PDF in parts, as a ZIP',
  details:
    'Every so many pages (`by=pages`), from bookmark to bookmark of the highest level (`by=bookmarks`, the parts are called like them), or as many pages as stay below `maxBytes` ' +
    '(`by=size`; a page that is larger by itself stays alone). At most 300 parts. Restrictions of the owner stay. For some pages only there is /v1/pdf/pages.',
  files: onePdf,
  input: {
    by: choice(['pages', 'bookmarks', 'size'], { description: 'Where to cut' }).default('pages'),
    every: integer({ min: 1, max: 10_000, description: 'Pages of a part, with by=pages' }).default(1),
    maxBytes: integer({ min: 10 * KILOBYTE, max: 10 * MEGABYTE, description: 'Size of a part at the most, with by=size' }).default(
      MEGABYTE,
    ),
  },
  output: { media: [ZIP_TYPE] },
  headers: { 'X-Part-Count': 'Files in the archive', ...REPAIRED_HEADER },
  cost: 10,
  cache: 'never',
  example: { every: 1 },
  async run({ by, every, maxBytes }, context) {
    const made = await runWritingJob(context, 'split', { bytes: requirePdf(context.files), by, every, mostBytes: maxBytes });
    return fileAnswer(ZIP_TYPE, 'attachment; filename="parts.zip"', made, { 'x-part-count': String(made.parts) });
  },
});

const somePictures: FileRules = {
  accepts: PICTURE_TYPES,
  min: 1,
  max: 40,
  bytesEach: MAX_PICTURE_BYTES,
  bytesTogether: 25 * MEGABYTE,
};
/** Photographs of newer phones take seconds each to decode. */
const PICTURES_TIMEOUT_MS = 45_000;

const pdfFromImages = operation({
  ...RETURNS_PDF,
  headers: {},
  id: 'pdf_from_images',
  path: '/v1/pdf/from-images',
  title: 'Pictures to PDF',
  keywords: 'jpg to pdf, image to pdf, photos to pdf, png to pdf, heic to pdf, photo ka pdf banao, scan to pdf, फोटो से पीडीएफ, படம் பிடிஎஃப்',
  summary: 'A PDF of pictures, one a page',
  details:
    `Up to 40 pictures (${PICTURE_NAMES}), 25 MB together, in the order sent. A JPEG is kept as it is, only without what the camera notes beside it, such as the place; PNG, GIF, BMP and TIFF ` +
    'are stored without loss, HEIC, AVIF and WebP as JPEG of high quality. Each picture is turned upright, and a sheet is laid on its side for a wide one.',
  files: somePictures,
  input: {
    page: choice(['A4', 'letter', 'picture'], {
      description: 'Size of the pages: paper, or as large as the picture at 150 dots an inch',
    }).default('A4'),
    margin: integer({ min: 0, max: 60, description: 'Empty border, in millimetres' }).default(0),
  },
  example: { page: 'A4', margin: 10 },
  async run(style, context) {
    const files = context.files.map(({ bytes }) => {
      requirePictureFormat(bytes);
      return bytes;
    });
    return pdfAnswer('pictures', {
      file: await runWritingJob(context, 'fromImages', { files, ...style }, PICTURES_TIMEOUT_MS),
      repaired: false,
    });
  },
});

const imagesOfPdf = operation({
  id: 'pdf_images',
  path: '/v1/pdf/images',
  title: 'Pictures out of a PDF',
  keywords: 'extract images from pdf, pdf images, photos from pdf, pdf se photo nikalo, पीडीएफ से फोटो निकालें',
  summary: 'The pictures in a PDF, as they are stored, as a ZIP',
  details:
    'JPEG and JPEG 2000 byte for byte, scans in the coding of fax machines as TIFF around the same data, all others as PNG without loss; masks are pictures of their own. ' +
    'The header `X-Left-Count` says how many are stored in a way that no file has, such as in four inks. A PDF without pictures gives an empty archive. A whole page as a picture: /v1/pdf/render.',
  files: onePdf,
  input: {},
  output: { media: [ZIP_TYPE] },
  headers: { 'X-Image-Count': 'Pictures in the archive', 'X-Left-Count': 'Pictures that could not be stored as files', ...REPAIRED_HEADER },
  cost: 10,
  cache: 'never',
  example: {},
  async run(_, context) {
    const found = await runWritingJob(context, 'images', { bytes: requirePdf(context.files) });
    const counts = { 'x-image-count': String(found.images), 'x-left-count': String(found.left) };
    return fileAnswer(ZIP_TYPE, 'attachment; filename="images.zip"', found, counts);
  },
});

export const splitOperations: readonly Operation[] = [splitPdf, imagesOfPdf, pdfFromImages];
