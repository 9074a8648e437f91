/** Operation of OCR: text, searchable PDF or hOCR of an image or a scanned PDF. */
import { z } from 'zod';
import { ocrLanguage, ocrModels } from '../../../data/ocr.ts';
import { OCR_TIMEOUT_MS, recognisePicture } from '../../core/ocr/ocr.ts';
import { OCR_ENGINES, type OcrOptions } from '../../core/ocr/ocr-task.ts';
import { meanConfidence, wordsOfLines } from '../../core/ocr/ocr-words.ts';
import { type NumberedOcrPage, toHocr } from '../../core/ocr/output/hocr.ts';
import { searchablePdf } from '../../core/ocr/output/searchable-pdf.ts';
import { MAX_OCR_PAGES, recognisePdfPages } from '../../core/ocr/pdf-pages.ts';
import { type Context, type Family, operation } from '../../core/operation/operation.ts';
import { isPdf } from '../../core/pdf/magic-bytes.ts';
import { decrypted, password } from '../../core/pdf/password.ts';
import { MAX_PICTURE_BYTES, PICTURE_NAMES, PICTURE_TYPES, sniffPicture } from '../../core/picture/format.ts';
import { ApiError } from '../../core/request/api-error.ts';
import type { Answer, FileAnswer } from '../../core/request/envelope.ts';
import type { DataOf } from '../../core/request/output.ts';
import { choice, flag, integer } from '../../core/request/params.ts';
import { noteOnEngine, noteOnLanguage, noteOnPages, type PageRange, pageNumbers } from './page-range.ts';

const Confidence = z.number().nullable().describe('Confidence from 0 to 1; null if no word was found');

const OcrText = z
  .object({
    pages: z
      .array(
        z.object({
          page: z.int().describe('Page number, from 1'),
          text: z.string().describe('Text of the page'),
          confidence: Confidence,
          width: z.int().describe('Of the recognised image, in pixels'),
          height: z.int().describe('Of the recognised image, in pixels'),
          rotated: z
            .int()
            .optional()
            .describe('Degrees, clockwise, by which the image was turned to be upright: 90, 180 or 270; absent if it was upright'),
          words: z
            .array(
              z.object({
                text: z.string().describe('The word'),
                confidence: z.number().describe('Confidence from 0 to 1'),
                box: z
                  .object({
                    x: z.int().describe('Left edge'),
                    y: z.int().describe('Upper edge'),
                    width: z.int().describe('From left to right'),
                    height: z.int().describe('From top to bottom'),
                  })
                  .describe('Bounding box of the word, in pixels from the top left'),
              }),
            )
            .optional()
            .describe('With words=true'),
        }),
      )
      .describe('Recognised text by page'),
    characters: z.int().describe('Number of characters of all pages'),
    languages: z.array(z.string()).describe('Codes of the languages used'),
    confidence: Confidence,
  })
  .meta({ id: 'OcrText' });
type OcrText = DataOf<typeof OcrText>;

interface RecognisedPages {
  readonly pages: readonly NumberedOcrPage[];
  readonly note?: string | undefined;
}

async function recognisePdf(bytes: Buffer, range: PageRange, options: OcrOptions, { jobs }: Context): Promise<RecognisedPages> {
  const result = await recognisePdfPages(jobs, bytes, pageNumbers(range), options);
  if (result.late.length > 0 && result.pages.length === 0)
    throw new ApiError('timeout', 'The time limit was reached before any page was read. Request fewer pages.');
  if (result.pages.length === 0) throw new ApiError('unreadable_file', 'The PDF is damaged: its pages cannot be rendered.');
  return { pages: result.pages, note: noteOnPages(result, range) };
}

async function recognisePhoto(source: Buffer, options: OcrOptions, { jobs }: Context): Promise<RecognisedPages> {
  const page = await recognisePicture(jobs, { source, ...options }, { timeoutMs: OCR_TIMEOUT_MS });
  const note = page.frames > 1 ? `The file contains ${page.frames} frames; only the first was read.` : undefined;
  return { pages: [{ page: 1, ...page }], note };
}

interface OutputOptions {
  readonly format: 'json' | 'hocr' | 'pdf';
  readonly words: boolean;
}

function toAnswer(recognised: RecognisedPages, { format, words }: OutputOptions): Answer<OcrText> | FileAnswer {
  switch (format) {
    case 'pdf':
      return fileAnswer(searchablePdf(recognised.pages.flatMap(({ pageImage }) => pageImage ?? [])), 'application/pdf', 'text.pdf');
    case 'hocr':
      return fileAnswer(Buffer.from(toHocr(recognised.pages)), 'text/html; charset=utf-8', 'text.hocr');
    case 'json':
      return jsonAnswer(recognised, words);
  }
}

function fileAnswer(file: Uint8Array, type: string, name: string): FileAnswer {
  return { file, type, headers: { 'content-disposition': `inline; filename="${name}"` } };
}

function jsonAnswer({ pages, note }: RecognisedPages, withWords: boolean): Answer<OcrText> {
  const data = {
    pages: pages.map(({ page, text, confidence, width, height, rotated, lines }) => ({
      page,
      text,
      confidence,
      width,
      height,
      ...(rotated !== undefined && { rotated }),
      ...(withWords && { words: wordsOfLines(lines) }),
    })),
    characters: pages.reduce((sum, page) => sum + [...page.text].length, 0),
    languages: [...new Set(pages.flatMap(({ languages }) => languages))],
    confidence: meanConfidence(pages.flatMap(({ lines }) => wordsOfLines(lines))),
  };
  const notes = [note, noteOnEngine(pages), noteOnLanguage(pages)].filter((sentence) => sentence !== undefined);
  return { data, meta: { total: pages.length, note: notes.join(' ') || undefined } };
}

const ocr = operation({
  id: 'ocr',
  path: '/v1/ocr',
  title: 'Text from a picture',
  keywords:
    'ocr, text from image, image to text, photo to text, picture to text, scan to text, read text from photo, ' +
    'extract text from image, scanned document, handwriting, फोटो से टेक्स्ट, तस्वीर से पाठ, படத்திலிருந்து உரை, photo se text, photo ka text, text nikalo',
  summary: 'Recognise text in an image or a scanned PDF',
  details:
    `Send a ${PICTURE_NAMES} image or a PDF of up to 10 MB. Printed text in English and 14 languages of India is recognised; handwriting is not. ` +
    'Uneven light, shadows and noise of photographs are evened out. ' +
    'An image is rotated by its EXIF orientation and downscaled to 3000 pixels, small text, as in screenshots, is upscaled, skew of up to 10 degrees is corrected, and pages on their side or upside down are turned; ' +
    'PDF pages are rendered at 200 dpi. ' +
    '`lang=auto` detects the script and recognises it together with English (Devanagari as Hindi, Bengali script as Bengali); `languages` lists the languages used, ' +
    'and if the requested language fits badly, `meta.note` suggests another. Tesseract reads the page in the given language. Photographs with uneven or low light are read by a network of our own instead, `potli`, which reads Latin, all Brahmic scripts of these languages and Urdu in one line; ' +
    'a page of which Tesseract is unsure, or of which it left letters unread, is read by both, and the surer result is returned: `meta.note` says so. `engine` chooses one. A dense page takes some seconds; after 60 seconds the finished pages are returned. `Accept: text/plain` returns only the text. ' +
    '`format=pdf` returns a searchable PDF: the page images (of a PDF in greyscale) with an invisible text layer; `format=hocr` words and bounding boxes as hOCR.',
  toolHides: ['format'],
  cost: 10,
  files: {
    accepts: ['image/png', ...PICTURE_TYPES.filter((type) => type !== 'image/png'), 'application/pdf'],
    min: 1,
    max: 1,
    maxFileBytes: MAX_PICTURE_BYTES,
    maxTotalBytes: MAX_PICTURE_BYTES,
  },
  input: {
    lang: ocrLanguage.default('eng'),
    password,
    first: integer({ description: 'First page of a PDF', min: 1, max: 100_000 }).default(1),
    last: integer({ description: `Last page of a PDF; at most ${MAX_OCR_PAGES} pages per request`, min: 1, max: 100_000 }).optional(),
    engine: choice(OCR_ENGINES, {
      description:
        'tesseract, or potli: a network that reads all scripts without being told. The default is chosen by the light of the image and by confidence',
    }).optional(),
    layout: flag({ description: 'Preserve columns with spaces' }).default(false),
    words: flag({ description: 'Include each word with its bounding box' }).default(false),
    format: choice(['json', 'pdf', 'hocr'], { description: 'pdf: searchable PDF; hocr: words and boxes as hOCR' }).default('json'),
  },
  reportsProgress: true,
  alsoMedia: ['application/pdf', 'text/html'],
  output: OcrText,
  plainText: ({ pages }) => `${pages.map(({ text }) => text).join('\n\n')}\n`,
  example: { lang: 'eng' },
  async run({ lang, password, engine, first, last, layout, words, format }, context) {
    const options: OcrOptions = { ...ocrModels(lang), engine, layout, withImage: format === 'pdf' };
    const bytes = context.files[0]?.bytes ?? Buffer.alloc(0);
    return toAnswer(await recogniseFile(bytes, { first, last, password }, options, context), { format, words });
  },
});

async function recogniseFile(
  bytes: Buffer,
  range: PageRange & { readonly password: string | undefined },
  options: OcrOptions,
  context: Context,
): Promise<RecognisedPages> {
  if (sniffPicture(bytes)) return recognisePhoto(bytes, options, context);
  if (isPdf(bytes)) return recognisePdf(await decrypted(context.jobs, bytes, range.password), range, options, context);
  throw new ApiError('unsupported_type', `The file is neither a ${PICTURE_NAMES} image nor a PDF.`);
}

export const ocrFamily: Family = {
  id: 'ocr',
  name: 'OCR',
  group: 'Documents and media',
  about: 'Recognises printed text in images and scans, in English and 14 languages of India, without an external service.',
  operations: [ocr],
};
