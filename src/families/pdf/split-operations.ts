/** The operations that split a PDF or extract its pictures, and pictures to PDF. */

import { type FileRules, type Operation, operation } from '../../core/operation/operation.ts';
import { password, passwordOfSource } from '../../core/pdf/password.ts';
import { MAX_PICTURE_BYTES, PICTURE_NAMES, PICTURE_TYPES, requirePictureFormat } from '../../core/picture/format.ts';
import { choice, integer } from '../../core/request/params.ts';
import { ZIP_TYPE } from '../../core/util/zip.ts';
import { onePdf, openPdf, REPAIRED_HEADER, signaturesHeader, WRITING_HEADERS } from './pdf-input.ts';
import { fileAnswer, pdfAnswer, RETURNS_PDF, runWritingJob } from './writing-job.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

const splitPdf = operation({
  id: 'pdf_split',
  path: '/v1/pdf/split',
  title: 'Split a PDF',
  keywords: 'split pdf, separate pdf pages, cut pdf, divide pdf, pdf ke pages alag, pdf by size, पीडीएफ अलग करें, பிடிஎஃப் பிரி',
  summary: 'Split a PDF into parts, as a ZIP',
  details:
    'By a number of pages (`by=pages`), by top-level bookmarks (`by=bookmarks`; the parts are named after them), or by size with as many pages as fit in `maxBytes` ' +
    '(`by=size`; a page that is larger becomes a part of its own). At most 300 parts. Owner restrictions are preserved. To extract some pages use /v1/pdf/pages.',
  files: onePdf,
  input: {
    password: passwordOfSource,
    by: choice(['pages', 'bookmarks', 'size'], { description: 'How to split' }).default('pages'),
    every: integer({ min: 1, max: 10_000, description: 'Pages per part, with by=pages' }).default(1),
    maxBytes: integer({ min: 10 * KILOBYTE, max: 10 * MEGABYTE, description: 'Maximum size of a part, with by=size' }).default(MEGABYTE),
  },
  output: { media: [ZIP_TYPE] },
  headers: { 'X-Part-Count': 'Number of files in the archive', ...WRITING_HEADERS },
  cost: 10,
  cache: 'never',
  example: { every: 1 },
  async run({ password, by, every, maxBytes }, context) {
    const result = await runWritingJob(context, 'split', { bytes: await openPdf(context, password), by, every, maxBytes });
    return fileAnswer(ZIP_TYPE, 'attachment; filename="parts.zip"', result, {
      'x-part-count': String(result.parts),
      ...signaturesHeader(context.files),
    });
  },
});

const somePictures: FileRules = {
  accepts: PICTURE_TYPES,
  min: 1,
  max: 40,
  maxFileBytes: MAX_PICTURE_BYTES,
  maxTotalBytes: 25 * MEGABYTE,
};
/** Photographs of newer phones take seconds each to decode. */
const PICTURES_TIMEOUT_MS = 45_000;

const pdfFromImages = operation({
  ...RETURNS_PDF,
  headers: {},
  id: 'pdf_from_images',
  path: '/v1/pdf/from-images',
  title: 'Pictures to PDF',
  keywords:
    'jpg to pdf, image to pdf, merge images to pdf, image to pdf converter, photos to pdf, png to pdf, heic to pdf, photo ka pdf banao, jpg se pdf, photo se pdf, image se pdf, scan to pdf, फोटो से पीडीएफ, படம் பிடிஎஃப்',
  summary: 'Create a PDF from images, one per page',
  details:
    `Up to 40 images (${PICTURE_NAMES}), 25 MB in total, in the order sent. A JPEG is embedded unchanged, without metadata such as the GPS position; PNG, GIF, BMP and TIFF ` +
    'are stored losslessly, HEIC, AVIF and WebP as high-quality JPEG. Each page of a TIFF becomes a page. Images are rotated by their EXIF orientation, and wide ones get a landscape page.',
  files: somePictures,
  input: {
    page: choice(['A4', 'letter', 'picture'], {
      description: 'Page size: a paper size, or the size of the image at 150 dpi',
    }).default('A4'),
    margin: integer({ min: 0, max: 60, description: 'Margin in millimetres' }).default(0),
  },
  example: { page: 'A4', margin: 10 },
  async run(style, context) {
    const files = context.files.map(({ bytes }) => {
      requirePictureFormat(bytes);
      return bytes;
    });
    return pdfAnswer(context, 'pictures', {
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
  summary: 'Extract the images of a PDF, as stored, as a ZIP',
  details:
    'JPEG and JPEG 2000 byte for byte, CCITT fax data as TIFF with the same data, all others losslessly as PNG; masks are separate images. ' +
    'The header `X-Left-Count` contains the number of images that cannot be extracted, such as some CMYK encodings. A PDF without images returns an empty archive. To render whole pages use /v1/pdf/render.',
  files: onePdf,
  input: { password },
  output: { media: [ZIP_TYPE] },
  headers: {
    'X-Image-Count': 'Number of images in the archive',
    'X-Left-Count': 'Number of images that could not be extracted',
    ...REPAIRED_HEADER,
  },
  cost: 10,
  cache: 'never',
  example: {},
  async run({ password }, context) {
    const result = await runWritingJob(context, 'images', { bytes: await openPdf(context, password) });
    const counts = { 'x-image-count': String(result.images), 'x-left-count': String(result.skipped) };
    return fileAnswer(ZIP_TYPE, 'attachment; filename="images.zip"', result, counts);
  },
});

export const splitOperations: readonly Operation[] = [splitPdf, imagesOfPdf, pdfFromImages];
