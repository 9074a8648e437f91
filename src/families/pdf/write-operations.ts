/** The operations that write a PDF from one or several. */

import { type Context, type FileRules, type Operation, operation } from '../../core/operation/operation.ts';
import { decrypted, passwordInput, passwordOfSource } from '../../core/pdf/password.ts';
import { ApiError, type ErrorCode } from '../../core/request/api-error.ts';
import { choice, flag, integer, text } from '../../core/request/params.ts';
import { MAX_PDF_BYTES, onePdf, openPdf, PDF_TYPE, pdfBytes, requirePdf, WRITING_HEADERS } from './pdf-input.ts';
import type { UsedQuality } from './writing/compress.ts';
import { WRITING_TIMEOUT_MS, writingEngine } from './writing/engine.ts';
import { MAX_SELECTION_LENGTH, parseSelection } from './writing/page-selection.ts';
import type { VerifyTask } from './writing/verify.ts';
import { pdfAnswer, RETURNS_PDF, runWritingJob } from './writing-job.ts';

const SYNTAX =
  'Page numbers and ranges, comma-separated: `3`, `2-5`, `4-` (to the end), `-3`, `l` (the last page), `l-1` (the one before it), `odd`, `even`; ' +
  '`!4` excludes a page. Spaces and case are ignored.';

export const pagesInput = text({ description: 'Pages, such as 1-3,5,8- or odd or l or 1-,!4', max: MAX_SELECTION_LENGTH });

const takePages = operation({
  ...RETURNS_PDF,
  id: 'pdf_pages',
  path: '/v1/pdf/pages',
  title: 'Pages out of a PDF',
  keywords: 'split pdf, extract pages, delete pages, remove pages from pdf, reorder pages, pdf pages, पीडीएफ अलग, பிடிஎஃப் பிரி',
  summary: 'Extract, delete or reorder pages of a PDF',
  details:
    `${SYNTAX} Pages are in the given order and may be repeated, at most 2,000 in total. ` +
    'To split a PDF use /v1/pdf/split. Owner restrictions are preserved.',
  files: onePdf,
  input: { password: passwordOfSource, pages: pagesInput },
  example: { pages: '1' },
  async run({ password, pages }, context) {
    const selection = parseSelection(pages);
    return pdfAnswer(context, 'pages', await runWritingJob(context, 'pages', { bytes: await openPdf(context, password), selection }));
  },
});

const rotatePages = operation({
  ...RETURNS_PDF,
  id: 'pdf_rotate',
  path: '/v1/pdf/rotate',
  title: 'Rotate a PDF',
  keywords:
    'rotate pdf, turn pdf, pdf upside down, pdf sideways, straighten pdf, pdf ghumao, pdf ghumana, pdf seedha karo, पीडीएफ घुमाएं, பிடிஎஃப் திருப்பு',
  summary: 'Rotate pages of a PDF',
  details: `The rotation is added to the current one. Without \`pages\` all pages are rotated. ${SYNTAX} Owner restrictions are preserved.`,
  files: onePdf,
  input: {
    password: passwordOfSource,
    angle: choice(['90', '180', '270', '-90', '-180', '-270'], { description: 'Degrees, clockwise' }).default('90'),
    pages: pagesInput.optional(),
  },
  example: { angle: '90' },
  async run({ password, angle, pages }, context) {
    const selection = pages === undefined ? undefined : parseSelection(pages);
    return pdfAnswer(
      context,
      'rotated',
      await runWritingJob(context, 'rotate', { bytes: await openPdf(context, password), selection, angle: Number(angle) }),
    );
  },
});

const MAX_TOTAL_BYTES = 25 * 1024 * 1024;
const severalPdfs: FileRules = { accepts: [PDF_TYPE], min: 2, max: 20, maxFileBytes: MAX_TOTAL_BYTES, maxTotalBytes: MAX_TOTAL_BYTES };

const mergePdfs = operation({
  ...RETURNS_PDF,
  id: 'pdf_merge',
  path: '/v1/pdf/merge',
  title: 'Merge PDFs',
  keywords:
    'merge pdf, combine pdf, join pdf, merge pdfs, join pdf files, pdf jodo, pdf jodna, pdf jodne, pdf ek karna, पीडीएफ जोड़ें, பிடிஎஃப் இணை',
  summary: 'Merge PDFs into one',
  details:
    'Two to twenty PDFs as files of a multipart form, under any field names, in the order sent, up to 25 MB in total. ' +
    'Outlines, links, form fields, layers, page labels, attachments and tags of every file are preserved; fields with the same name are renamed. ' +
    'The metadata is that of the first file. The result is not encrypted: owner restrictions, such as on printing or copying, are not preserved.',
  files: severalPdfs,
  input: {
    password: passwordInput(
      'Password of the files that need one to open; the result opens without. Send it as a form field, not in the URL',
    ).optional(),
    bookmarks: flag({ description: 'Add a bookmark for each file, as the parent of its own bookmarks' }).default(false),
  },
  example: { bookmarks: true },
  async run({ password, bookmarks }, context) {
    const uploads = context.files.map((file, index) => pdfBytes(file, `File ${index + 1}`));
    const files: Buffer[] = [];
    for (const [index, file] of uploads.entries()) files.push(await decrypted(context.jobs, file, password, `File ${index + 1}`));
    return pdfAnswer(context, 'merged', await runWritingJob(context, 'merge', { files, bookmarks }));
  },
});

/** Resolution and JPEG quality of downsampled images: `ebook` looks like the original, `screen` is for e-mail. */
const DOWNSAMPLING = { keep: undefined, ebook: { dpi: 200, quality: 75 }, screen: { dpi: 96, quality: 65 } } as const;
const PICTURES_TIMEOUT_MS = 40_000;
/** The same as for /v1/image/convert. */
const MIN_TARGET_BYTES = 1_000;

const compressPdf = operation({
  ...RETURNS_PDF,
  id: 'pdf_compress',
  path: '/v1/pdf/compress',
  title: 'Compress a PDF',
  keywords:
    'compress pdf, pdf kb, pdf mb, small pdf, reduce pdf size, make pdf smaller, shrink pdf, pdf size kam, pdf chhota, pdf too large, pdf too big, पीडीएफ छोटा, ' +
    'पीडीएफ का साइज, பிடிஎஃப் சுருக்கு, பிடிஎஃப் அளவு குறைக்க',
  summary: 'Compress a PDF, losslessly by default',
  headers: {
    'X-Original-Bytes': 'Size of the original file',
    'X-Compressed-Bytes': 'Size of the result',
    'X-Compress-Note':
      'Why the original is returned: signed, since a change would break its signature; unproven, if the smaller file could not be verified to be the same. ' +
      'above-max-bytes: the smallest file that was possible is returned, and is larger than maxBytes',
    'X-Images-Recompressed': 'Number of different images that became smaller, if images were recompressed',
    'X-Image-Dpi': 'Resolution to which images were downsampled, if images were recompressed',
    'X-Image-Quality': 'JPEG quality of the images, if images were recompressed',
    ...WRITING_HEADERS,
  },
  details:
    'Deduplicates fonts, images and other objects, and compresses the structure. Images are not recompressed unless `images` or `maxBytes` is set: every page looks the same as before. ' +
    'This is verified: the same number of pages, the same text on each, the same pixels on the first and the last (similar ones if images were recompressed). ' +
    'With `images`, thumbnails and private data of editors are dropped, too. `maxBytes` (such as 204800 for 200 KB) searches for the best resolution and quality that fits; ' +
    'if none does, the smallest file is returned with `X-Compress-Note: above-max-bytes`. ' +
    'The headers `X-Original-Bytes` and `X-Compressed-Bytes` contain the sizes. If nothing is gained the original is returned, byte for byte; ' +
    'also if the PDF is signed, since any change breaks a signature, or if verification fails: the header `X-Compress-Note` is then `signed` or `unproven`.',
  files: onePdf,
  input: {
    password: passwordOfSource,
    images: choice(['keep', 'ebook', 'screen'], {
      description:
        'Images unchanged, or downsampled to 200 or 96 dpi and recompressed if that is smaller; black-and-white images to 300 or 192 dpi',
    }).default('keep'),
    maxBytes: integer({
      min: MIN_TARGET_BYTES,
      max: MAX_PDF_BYTES,
      description: 'Maximum size of the result: images are recompressed in the best quality that fits, if it is not reached without',
    }).optional(),
  },
  example: {},
  async run({ password, images, maxBytes }, context) {
    const uploads = requirePdf(context.files);
    const bytes = await openPdf(context, password);
    const {
      file: smaller,
      signed,
      repaired,
      images: used,
    } = await runWritingJob(
      context,
      'compress',
      { bytes, images: DOWNSAMPLING[images], maxBytes },
      images === 'keep' && maxBytes === undefined ? WRITING_TIMEOUT_MS : PICTURES_TIMEOUT_MS,
    );
    const original = repaired ?? bytes;
    const verified =
      smaller !== undefined && (await isVerified(context, { original, compressed: smaller, isLossy: (used?.count ?? 0) > 0 }));
    const file = verified ? smaller : (repaired ?? uploads);
    const isAbove = maxBytes !== undefined && file.length > maxBytes;
    const note = signed ? 'signed' : smaller && !verified ? 'unproven' : isAbove ? 'above-max-bytes' : undefined;
    return pdfAnswer(
      context,
      'compressed',
      { file, repaired: repaired !== undefined },
      {
        'x-original-bytes': String(uploads.length),
        'x-compressed-bytes': String(file.length),
        ...(note && { 'x-compress-note': note }),
        ...(verified && used && imageHeaders(used)),
      },
    );
  },
});

function imageHeaders({ count, dpi, quality }: UsedQuality): Readonly<Record<string, string>> {
  return { 'x-images-recompressed': String(count), 'x-image-dpi': String(dpi), 'x-image-quality': String(quality) };
}

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
