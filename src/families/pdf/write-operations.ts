/** The operations that write a PDF from one or several. */

import { type Context, type FileRules, type Operation, operation } from '../../core/operation/operation.ts';
import { ApiError, type ErrorCode } from '../../core/request/api-error.ts';
import { choice, flag, text } from '../../core/request/params.ts';
import { onePdf, PDF_TYPE, pdfBytes, REPAIRED_HEADER, requirePdf } from './pdf-input.ts';
import { WRITING_TIMEOUT_MS, writingEngine } from './writing/engine.ts';
import { MAX_SELECTION_LENGTH, parseSelection } from './writing/page-selection.ts';
import type { VerifyTask } from './writing/verify.ts';
import { pdfAnswer, RETURNS_PDF, runWritingJob } from './writing-job.ts';

const SYNTAX =
  'Numbers and ranges with commas between them: `3`, `2-5`, `4-` (to the end), `-3`, `l` (the last page), `l-1` (the one before it), `odd`, `even`; ' +
  '`!4` takes a page away again. Blanks and upper case do not matter.';

export const pagesInput = text({ description: 'Pages, such as 1-3,5,8- or odd or l or 1-,!4', max: MAX_SELECTION_LENGTH });

const takePages = operation({
  ...RETURNS_PDF,
  id: 'pdf_pages',
  path: '/v1/pdf/pages',
  title: 'Pages out of a PDF',
  keywords: 'split pdf, extract pages, delete pages, remove pages from pdf, reorder pages, pdf pages, पीडीएफ अलग, பிடிஎஃப் பிரி',
  summary: 'Pages of a PDF, in any order',
  details:
    `${SYNTAX} Pages come in the order named, and as often as they are named, at most 2,000 of them. ` +
    'To split a PDF, ask for each part in turn. Restrictions of the owner stay.',
  files: onePdf,
  input: { pages: pagesInput },
  example: { pages: '1' },
  async run({ pages }, context) {
    const selection = parseSelection(pages);
    return pdfAnswer('pages', await runWritingJob(context, 'pages', { bytes: requirePdf(context.files), selection }));
  },
});

const rotatePages = operation({
  ...RETURNS_PDF,
  id: 'pdf_rotate',
  path: '/v1/pdf/rotate',
  title: 'Rotate a PDF',
  keywords: 'rotate pdf, turn pdf, pdf upside down, pdf sideways',
  summary: 'Turns pages of a PDF',
  details: `Turns on top of what a page is turned already. Without \`pages\` all of them. ${SYNTAX} Restrictions of the owner stay.`,
  files: onePdf,
  input: {
    angle: choice(['90', '180', '270', '-90', '-180', '-270'], { description: 'Degrees, clockwise' }).default('90'),
    pages: pagesInput.optional(),
  },
  example: { angle: '90' },
  async run({ angle, pages }, context) {
    const selection = pages === undefined ? undefined : parseSelection(pages);
    return pdfAnswer(
      'rotated',
      await runWritingJob(context, 'rotate', { bytes: requirePdf(context.files), selection, angle: Number(angle) }),
    );
  },
});

const MAX_TOTAL_BYTES = 25 * 1024 * 1024;
const severalPdfs: FileRules = { accepts: [PDF_TYPE], min: 2, max: 20, bytesEach: MAX_TOTAL_BYTES, bytesTogether: MAX_TOTAL_BYTES };

const mergePdfs = operation({
  ...RETURNS_PDF,
  id: 'pdf_merge',
  path: '/v1/pdf/merge',
  title: 'Merge PDFs',
  keywords: 'merge pdf, combine pdf, join pdf, merge pdfs, join pdf files, pdf jodo, पीडीएफ जोड़ें, பிடிஎஃப் இணை',
  summary: 'Puts PDFs one after the other',
  details:
    'Two to twenty PDFs as files of a multipart form, under any field names, in the order sent, up to 25 MB together. ' +
    'The outlines, links, form fields, layers, page labels, attachments and tags of every file are kept; fields of the same name are renamed. ' +
    'Title and other facts are those of the first. The result is not encrypted: restrictions of an owner, such as on printing or copying, do not pass into it.',
  files: severalPdfs,
  input: { bookmarks: flag({ description: 'Add a bookmark for each file, above its own ones' }).default(false) },
  example: { bookmarks: true },
  async run({ bookmarks }, context) {
    const files = context.files.map((file, at) => pdfBytes(file, `File ${at + 1}`));
    return pdfAnswer('merged', await runWritingJob(context, 'merge', { files, bookmarks }));
  },
});

/** JPEG quality: `ebook` looks like the original, `screen` is for mail. */
const DOWNSAMPLING = { keep: undefined, ebook: { dpi: 150, quality: 80 }, screen: { dpi: 96, quality: 65 } } as const;
const PICTURES_TIMEOUT_MS = 40_000;

const compressPdf = operation({
  ...RETURNS_PDF,
  id: 'pdf_compress',
  path: '/v1/pdf/compress',
  title: 'Compress a PDF',
  keywords:
    'compress pdf, pdf kb, pdf mb, small pdf, reduce pdf size, make pdf smaller, shrink pdf, pdf size kam, pdf chhota, pdf too large, pdf too big, पीडीएफ छोटा, ' +
    'पीडीएफ का साइज, பிடிஎஃப் சுருக்கு',
  summary: 'Makes a PDF smaller, without loss unless asked',
  headers: {
    'X-Original-Bytes': 'Size of the file as it came',
    'X-Compressed-Bytes': 'Size of the answer',
    'X-Compress-Note':
      'Why the file is answered as it came: signed, since a change would break its signature; unproven, where the smaller one could not be shown to be the same',
    ...REPAIRED_HEADER,
  },
  details:
    'Keeps fonts, pictures and other parts that occur several times once, and packs the structure. Pictures are not compressed again, unless `images` says so: every page looks the same as before. ' +
    'That is proven before the answer: as many pages, the same text on each, the same pixels on the first and the last (the text alone where pictures were made smaller). ' +
    'The headers `X-Original-Bytes` and `X-Compressed-Bytes` tell the sizes. When nothing is gained the original comes back, byte for byte; ' +
    'so it does when the PDF is signed, since any change breaks a signature, and when the proof fails: the header `X-Compress-Note` then says `signed` or `unproven`.',
  files: onePdf,
  input: {
    images: choice(['keep', 'ebook', 'screen'], {
      description:
        'Pictures as they are, or with 150 or 96 dots an inch of a whole page and packed anew where that is smaller; scans in black and white are never touched',
    }).default('keep'),
  },
  example: {},
  async run({ images }, context) {
    const bytes = requirePdf(context.files);
    const {
      file: small,
      signed,
      repaired,
    } = await runWritingJob(
      context,
      'compress',
      { bytes, images: DOWNSAMPLING[images] },
      images === 'keep' ? WRITING_TIMEOUT_MS : PICTURES_TIMEOUT_MS,
    );
    const original = repaired ?? bytes;
    const proven = small !== undefined && (await isVerified(context, { original, made: small, textAlone: images !== 'keep' }));
    const file = proven ? small : original;
    const note = signed ? 'signed' : small && !proven ? 'unproven' : undefined;
    return pdfAnswer(
      'compressed',
      { file, repaired: repaired !== undefined },
      {
        'x-original-bytes': String(bytes.length),
        'x-compressed-bytes': String(file.length),
        ...(note && { 'x-compress-note': note }),
      },
    );
  },
});

const FAILED_VERIFICATION: ReadonlySet<ErrorCode> = new Set(['timeout', 'unavailable', 'unreadable_file']);

/** A verification that exceeds time or memory counts as failed. */
async function isVerified({ jobs }: Pick<Context, 'jobs'>, task: VerifyTask): Promise<boolean> {
  try {
    return await jobs.run(writingEngine, 'prove', task, { timeoutMs: WRITING_TIMEOUT_MS });
  } catch (error) {
    if (error instanceof ApiError && FAILED_VERIFICATION.has(error.code)) return false;
    throw error;
  }
}

export const writeOperations: readonly Operation[] = [mergePdfs, takePages, rotatePages, compressPdf];
