/** The operations that lay out pages: page numbers, cropping, several pages per sheet, booklets. */

import { type Operation, operation } from '../../core/operation/operation.ts';
import { passwordOfSource } from '../../core/pdf/password.ts';
import { invalid } from '../../core/request/api-error.ts';
import { choice, flag, integer, number, pattern } from '../../core/request/params.ts';
import { onePdf, openPdf } from './pdf-input.ts';
import type { CropTask } from './tools/crop.ts';
import { colourInput, parseColour } from './watermark-operation.ts';
import { pagesInput } from './write-operations.ts';
import { parseSelection } from './writing/page-selection.ts';
import { pdfAnswer, RETURNS_PDF, runWritingJob } from './writing-job.ts';

const POINTS_PER = { mm: 72 / 25.4, pt: 1, in: 72 } as const;
const MAX_NUMBER = 1_000_000;
const MAX_FORMAT_LENGTH = 100;
const PRESERVATION_NOTE = 'Owner restrictions are preserved; signatures become invalid.';

const selectionOf = (pages: string | undefined): CropTask['selection'] => (pages === undefined ? undefined : parseSelection(pages));
const millimetres = (value: number): number => value * POINTS_PER.mm;

const pageNumbers = operation({
  ...RETURNS_PDF,
  id: 'pdf_page_numbers',
  path: '/v1/pdf/page-numbers',
  title: 'Page numbers on a PDF',
  keywords:
    'page number pdf, add page numbers, number pages, pagination, paginate pdf, bates number, pdf me page number, page number dalna, header footer pdf, पीडीएफ में पेज नंबर, பக்க எண்',
  summary: 'Add page numbers to a PDF',
  details:
    'Drawn as outlines, in any script, upright on rotated pages. `format` contains `{page}`, and `{pages}` for the last number: `{page} / {pages}`, `Page {page} of {pages}`, `पृष्ठ {page}`. ' +
    `Without \`pages\` all pages are numbered; \`pages=2-\` leaves out a cover. ${PRESERVATION_NOTE}`,
  files: onePdf,
  input: {
    password: passwordOfSource,
    format: pattern({
      description: 'Text with {page} for the number and {pages} for the last one',
      pattern: /\{page\}/,
      max: MAX_FORMAT_LENGTH,
      message: `must contain {page}, and have at most ${MAX_FORMAT_LENGTH} characters`,
    }).default('{page}'),
    position: choice(['top-left', 'top', 'top-right', 'bottom-left', 'bottom', 'bottom-right'], {
      description: 'Where on the page',
    }).default('bottom'),
    start: integer({ min: 0, max: MAX_NUMBER, description: 'Number of the first page that is numbered' }).default(1),
    pages: pagesInput.optional(),
    size: integer({ min: 4, max: 72, description: 'Font size in points' }).default(10),
    margin: integer({ min: 0, max: 100, description: 'Distance from the edges in millimetres' }).default(10),
    colour: colourInput.default('000000'),
  },
  example: { format: '{page} / {pages}' },
  async run({ password, pages, margin, colour, ...style }, context) {
    const selection = selectionOf(pages);
    const task = { selection, margin: millimetres(margin), colour: parseColour(colour), ...style };
    return pdfAnswer(
      context,
      'numbered',
      await runWritingJob(context, 'pageNumbers', { bytes: await openPdf(context, password), ...task }),
    );
  },
});

const MAX_LENGTH = 15_000;
const margin = (side: string) => number({ min: 0, max: MAX_LENGTH, description: `Margin to cut off on the ${side}` }).default(0);

const crop = operation({
  ...RETURNS_PDF,
  id: 'pdf_crop',
  path: '/v1/pdf/crop',
  title: 'Crop a PDF',
  keywords: 'crop pdf, cut margins, trim pdf, remove margins, remove white space, shipping label crop, pdf crop karo, पीडीएफ क्रॉप',
  summary: 'Crop pages of a PDF',
  details:
    'Either by margins (`top`, `right`, `bottom`, `left`), or to the area `box`: the distances of its upper left corner from the left and from the top, its width and its height. Both as the page is seen, in `unit`. ' +
    `What is cut off is not shown or printed, but remains in the file: to remove it for good, render the pages with /v1/pdf/render. ${PRESERVATION_NOTE}`,
  files: onePdf,
  input: {
    password: passwordOfSource,
    top: margin('top'),
    right: margin('right'),
    bottom: margin('bottom'),
    left: margin('left'),
    box: pattern({
      description: 'Area to keep instead of margins: left,top,width,height',
      pattern: /^\s*\d{1,5}(?:\.\d{1,3})?(?:\s*,\s*\d{1,5}(?:\.\d{1,3})?){3}\s*$/,
      max: 60,
      message: 'must be four numbers, such as 10,20,100,150: left, top, width and height of the area to keep',
    }).optional(),
    unit: choice(['mm', 'pt', 'in'], { description: 'Millimetres, points of 1/72 inch, or inches' }).default('mm'),
    pages: pagesInput.optional(),
  },
  example: { top: 10, bottom: 10, left: 10, right: 10 },
  async run({ password, pages, unit, box, top, right, bottom, left }, context) {
    const margins = [top, right, bottom, left].map((side) => side * POINTS_PER[unit]) as [number, number, number, number];
    const isUncropped = margins.every((side) => side === 0);
    if (box !== undefined && !isUncropped) invalid('box', 'give either margins or a box, not both');
    if (box === undefined && isUncropped) invalid('top', 'give a margin to cut off (top, right, bottom, left), or box');
    const area = box === undefined ? { margins } : areaOf(box, POINTS_PER[unit]);
    const task = { selection: selectionOf(pages), area };
    return pdfAnswer(context, 'cropped', await runWritingJob(context, 'crop', { bytes: await openPdf(context, password), ...task }));
  },
});

function areaOf(box: string, points: number): Exclude<CropTask['area'], { margins: unknown }> {
  const [left = 0, top = 0, width = 0, height = 0] = box.split(',').map((side) => Number(side) * points);
  if (width === 0 || height === 0) invalid('box', 'must have a width and a height above 0: left,top,width,height');
  return { left, top, width, height };
}

const sheetInput = {
  password: passwordOfSource,
  pages: pagesInput.optional(),
  paper: choice(['A4', 'A3', 'A5', 'letter', 'legal'], { description: 'Paper of the sheets' }).default('A4'),
  margin: integer({ min: 0, max: 30, description: 'Margin around the sheet and between pages, in millimetres' }).default(5),
  borders: flag({ description: 'Whether to draw a line around each page' }).default(false),
};
const IMPOSITION_NOTE =
  'Pages are scaled to fit, and stay text. Form fields and annotations become page content; links, bookmarks and tags are not preserved.';

const nUp = operation({
  ...RETURNS_PDF,
  id: 'pdf_n_up',
  path: '/v1/pdf/n-up',
  title: 'Several PDF pages per sheet',
  keywords:
    'n-up, 2 pages per sheet, 4 pages on one page, multiple pages per sheet, handout, pages per sheet print, 2 up, 4 up, save paper, ek page par do, एक पेज पर कई पेज',
  summary: 'Place several pages of a PDF on each sheet',
  details: `The sheet is turned so that the pages are as large as possible, unless \`orientation\` is given. ${IMPOSITION_NOTE}`,
  files: onePdf,
  input: {
    ...sheetInput,
    perSheet: choice(['2', '4', '6', '8', '9', '16'], { description: 'Pages per sheet' }).default('2'),
    orientation: choice(['auto', 'portrait', 'landscape'], { description: 'Orientation of the sheets' }).default('auto'),
    order: choice(['rows', 'columns'], { description: 'Whether pages follow each other in rows or in columns' }).default('rows'),
  },
  example: { perSheet: '4', borders: true },
  async run({ password, pages, margin, perSheet, ...style }, context) {
    const task = { selection: selectionOf(pages), margin: millimetres(margin), perSheet: Number(perSheet), ...style };
    return pdfAnswer(context, 'sheets', await runWritingJob(context, 'nUp', { bytes: await openPdf(context, password), ...task }));
  },
});

const booklet = operation({
  ...RETURNS_PDF,
  id: 'pdf_booklet',
  path: '/v1/pdf/booklet',
  title: 'A booklet from a PDF',
  keywords: 'booklet, print booklet, brochure, saddle stitch, fold pages, imposition, pdf booklet maker, पुस्तिका',
  summary: 'Arrange the pages of a PDF as a booklet to print and fold',
  details:
    'Two pages on each side of a sheet, in the order of a saddle-stitched booklet: print on both sides, flipped on the short edge, fold the stack in the middle and staple it. ' +
    `Blank pages fill up the last sheet. ${IMPOSITION_NOTE}`,
  files: onePdf,
  input: {
    ...sheetInput,
    binding: choice(['left', 'right'], { description: 'Side of the fold; right for Urdu and other scripts from right to left' }).default(
      'left',
    ),
  },
  example: {},
  async run({ password, pages, margin, binding, ...style }, context) {
    const task = { selection: selectionOf(pages), margin: millimetres(margin), rightToLeft: binding === 'right', ...style };
    return pdfAnswer(context, 'booklet', await runWritingJob(context, 'booklet', { bytes: await openPdf(context, password), ...task }));
  },
});

export const layoutOperations: readonly Operation[] = [pageNumbers, crop, nUp, booklet];
