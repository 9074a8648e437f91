import { z } from 'zod';
import { modelsOf, ocrLanguage, readLanguages } from '../../../data/ocr.ts';
import { OCR_MS, type OcrStyle, type ReadPage, readPicture } from '../../core/ocr/ocr.ts';
import { MOST_OCR_PAGES, readPdfPages } from '../../core/ocr/pdf-pages.ts';
import { meanConfidence } from '../../core/ocr/words.ts';
import { isPdf } from '../../core/pdf/signature.ts';
import { MOST_PICTURE_BYTES, PICTURE_NAMES, PICTURE_TYPES, sniffPicture } from '../../core/picture/kind.ts';
import type { Answer } from '../../core/request/envelope.ts';
import { Fault } from '../../core/request/fault.ts';
import { type Context, type Family, operation } from '../../core/request/operation.ts';
import type { DataOf } from '../../core/request/output.ts';
import { flag, integer } from '../../core/request/params.ts';
import { noteOnPages, type PageRange, pageNumbers } from './pages.ts';

const Confidence = z.number().nullable().describe('From 0 to 1; null where no word was found');

const OcrText = z
  .object({
    pages: z.array(
      z.object({
        page: z.int(),
        text: z.string(),
        confidence: Confidence,
        width: z.int().describe('Of the picture that was read, in pixels'),
        height: z.int(),
        words: z
          .array(
            z.object({
              text: z.string(),
              confidence: z.number(),
              box: z.object({ x: z.int(), y: z.int(), width: z.int(), height: z.int() }),
            }),
          )
          .optional()
          .describe('With words=true'),
      }),
    ),
    characters: z.int(),
    languages: z.array(z.string()),
    confidence: Confidence,
  })
  .meta({ id: 'OcrText' });
type OcrText = DataOf<typeof OcrText>;

interface PagesRead {
  readonly pages: readonly (ReadPage & { readonly page: number })[];
  readonly note?: string | undefined;
}

async function readPdf(bytes: Buffer, range: PageRange, style: OcrStyle, { jobs }: Context): Promise<PagesRead> {
  const read = await readPdfPages(jobs, bytes, pageNumbers(range), style);
  if (read.late.length > 0 && read.pages.length === 0)
    throw new Fault('timeout', 'The time was over before a page was read. Ask for fewer.');
  if (read.pages.length === 0) throw new Fault('unreadable_file', 'The PDF is damaged: its pages cannot be drawn.');
  return { pages: read.pages, note: noteOnPages(read, range) };
}

async function readPhoto(source: Buffer, style: OcrStyle, { jobs }: Context): Promise<PagesRead> {
  const read = await readPicture(jobs, { source, ...style }, { timeoutMs: OCR_MS });
  const note = read.frames > 1 ? `The file holds ${read.frames} pictures; the first one was read.` : undefined;
  return { pages: [{ page: 1, ...read }], note };
}

function toAnswer({ pages, note }: PagesRead, languages: readonly string[], withWords: boolean): Answer<OcrText> {
  const data = {
    pages: pages.map(({ page, text, confidence, width, height, words }) => ({
      page,
      text,
      confidence,
      width,
      height,
      ...(withWords && { words }),
    })),
    characters: pages.reduce((sum, page) => sum + [...page.text].length, 0),
    languages,
    confidence: meanConfidence(pages.flatMap(({ words }) => words)),
  };
  return { data, meta: { total: pages.length, note } };
}

const ocr = operation({
  id: 'ocr',
  path: '/v1/ocr',
  title: 'Text from a picture',
  keywords:
    'ocr, text from image, image to text, photo to text, picture to text, scan to text, read text from photo, ' +
    'extract text from image, scanned document, handwriting, फोटो से टेक्स्ट, तस्वीर से पाठ, படத்திலிருந்து உரை, photo se text',
  summary: 'Text in a picture or a scanned PDF',
  details:
    `Send a ${PICTURE_NAMES} picture or a PDF of up to 10 MB. Printed text in English and 14 languages of India is read; handwriting is not. ` +
    'A picture is turned upright as its camera says and shrunk to 3000 pixels, small letters, as on screens, are enlarged, and tilts of up to 10 degrees straightened; ' +
    'pages of a PDF are drawn at 200 dots an inch. ' +
    'A dense page takes some seconds; after 60 seconds the pages that are done are answered. With `Accept: text/plain` the text alone.',
  weight: 10,
  files: {
    accepts: ['image/png', ...PICTURE_TYPES.filter((type) => type !== 'image/png'), 'application/pdf'],
    min: 1,
    max: 1,
    bytesEach: MOST_PICTURE_BYTES,
    bytesTogether: MOST_PICTURE_BYTES,
  },
  input: {
    lang: ocrLanguage.default('eng'),
    first: integer({ description: 'First page of a PDF', min: 1, max: 100_000 }).default(1),
    last: integer({ description: `Last page of a PDF; at most ${MOST_OCR_PAGES} pages are read`, min: 1, max: 100_000 }).optional(),
    layout: flag({ description: 'Keep columns apart with spaces' }).default(false),
    words: flag({ description: 'Also answer each word with its box' }).default(false),
  },
  output: OcrText,
  plainText: ({ pages }) => `${pages.map(({ text }) => text).join('\n\n')}\n`,
  example: { lang: 'eng' },
  async run({ lang, first, last, layout, words }, context) {
    const languages = readLanguages(lang);
    const style = { models: modelsOf(languages), layout };
    const bytes = context.files[0]?.bytes ?? Buffer.alloc(0);
    if (sniffPicture(bytes)) return toAnswer(await readPhoto(bytes, style, context), languages, words);
    if (isPdf(bytes)) return toAnswer(await readPdf(bytes, { first, last }, style, context), languages, words);
    throw new Fault('unsupported_type', `The file is neither a ${PICTURE_NAMES} picture nor a PDF.`);
  },
});

export const ocrFamily: Family = {
  id: 'ocr',
  name: 'OCR',
  group: 'Documents and media',
  about: 'Printed text read out of pictures and scans, in English and 14 languages of India, without any other service.',
  operations: [ocr],
};
