/** What is answered about a PDF. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

const yes = (description: string): z.ZodBoolean => z.boolean().describe(description);

export const PdfInfo = z
  .object({
    pages: z.int(),
    version: z.string(),
    title: z.string(),
    author: z.string(),
    subject: z.string(),
    creator: z.string(),
    producer: z.string(),
    created: z.string().describe("A PDF date such as D:20261115093000+05'30'; empty when unknown"),
    modified: z.string(),
    keywords: z.array(z.string()),
    page_sizes: z
      .array(z.object({ width: z.number(), height: z.number(), name: z.string() }))
      .describe('Each different size once, in points of 1/72 inch, as the page is shown; the name is such as A4 or Letter, or empty'),
    encrypted: yes('Whether it is encrypted, although it opens without a password'),
    form: z.boolean(),
    signatures: yes('Whether a signature field has been signed'),
    tagged: z.boolean(),
    linearized: z.boolean(),
    bookmarks: z.boolean(),
    attachments: z.int().describe('Files embedded in the document or pinned to its pages'),
    bytes: z.int(),
  })
  .meta({ id: 'PdfInfo' });
export type PdfInfo = DataOf<typeof PdfInfo>;

export const PdfMetadata = z
  .object({
    fields: z
      .record(z.string(), z.string())
      .describe('What the document says of itself: Title, Author, CreationDate and whatever else it has'),
    xmp: z.string().nullable().describe('The same as XMP (XML), where the file has it in the clear'),
  })
  .meta({ id: 'PdfMetadata' });

export const TextSummary = z
  .object({
    pages: z.array(
      z.object({
        page: z.int(),
        text: z.string(),
        needs_ocr: yes('Whether something is drawn on the page but fewer than 20 characters are written, blanks apart'),
        confidence: z.number().nullable().optional().describe('Of a page read with ocr=auto, from 0 to 1; null where no word was found'),
      }),
    ),
    characters: z.int(),
    needs_ocr: yes(
      'Whether the pages hold almost no text, as in a scan: fewer than 20 characters a page, and at least one page that needs OCR. Send the PDF to /v1/ocr then',
    ),
  })
  .meta({ id: 'PdfText' });
export type TextSummary = DataOf<typeof TextSummary>;
export type PageText = TextSummary['pages'][number];
