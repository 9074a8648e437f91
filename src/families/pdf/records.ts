/** Response schemas of the PDF operations. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

const yes = (description: string): z.ZodBoolean => z.boolean().describe(description);

export const PdfInfo = z
  .object({
    pages: z.int().describe('Number of pages'),
    version: z.string().describe('Version of the format, such as 1.7'),
    title: z.string().describe('Title that the document gives itself; empty when it does not'),
    author: z.string().describe('Author that it names; empty when it does not'),
    subject: z.string().describe('Subject that it names; empty when it does not'),
    creator: z.string().describe('Program that the document was written with'),
    producer: z.string().describe('Program that made the PDF'),
    created: z.string().describe("A PDF date such as D:20261115093000+05'30'; empty when unknown"),
    modified: z.string().describe('When it was last changed, likewise'),
    keywords: z.array(z.string()).describe('Keywords that it names'),
    page_sizes: z
      .array(
        z.object({
          width: z.number().describe('Points'),
          height: z.number().describe('Points'),
          name: z.string().describe('Name of the paper, or empty'),
        }),
      )
      .describe('Each different size once, in points of 1/72 inch, as the page is shown; the name is such as A4 or Letter, or empty'),
    encrypted: yes('Whether it is encrypted, although it opens without a password'),
    form: z.boolean().describe('Whether it has fields to fill in'),
    signatures: yes('Whether a signature field has been signed'),
    tagged: z.boolean().describe('Whether its structure is marked for readers that speak'),
    linearized: z.boolean().describe('Whether it is made to be shown while it loads'),
    bookmarks: z.boolean().describe('Whether it has an outline to jump by'),
    attachments: z.int().describe('Files embedded in the document or pinned to its pages'),
    bytes: z.int().describe('Size of the file'),
  })
  .meta({ id: 'PdfInfo' });
export type PdfInfo = DataOf<typeof PdfInfo>;

export const PdfMetadata = z
  .object({
    fields: z
      .record(z.string(), z.string())
      .describe('What the document says of itself: Title, Author, CreationDate and whatever else it has'),
    xmp: z.string().nullable().describe('The same as XMP (XML), where the file has it in the clear'),
    active: z
      .object({
        javascript: z.int().describe('Scripts'),
        launch: z.int().describe('Actions that start a program'),
        submit: z.int().describe('Actions that send or fetch the values of a form'),
        remote: z.int().describe('Actions that open another file'),
        media: z.int().describe('Sound, film, 3D and what plays them'),
        triggers: z.int().describe('Places where something happens by itself, such as when a page is opened'),
        attachments: z.int().describe('Files inside of the file'),
        xfa: z.int().describe('Forms of XFA'),
        external: z.int().describe('Parts that are read from other files'),
      })
      .describe('What the document does besides showing pages, and how often; sanitise=true takes it out'),
  })
  .meta({ id: 'PdfMetadata' });

export const TextSummary = z
  .object({
    pages: z
      .array(
        z.object({
          page: z.int().describe('Number of the page, from 1'),
          text: z.string().describe('What is written on it'),
          needs_ocr: yes('Whether something is drawn on the page but fewer than 20 characters are written, blanks apart'),
          confidence: z.number().nullable().optional().describe('Of a page read with ocr=auto, from 0 to 1; null where no word was found'),
        }),
      )
      .describe('The text, page by page'),
    characters: z.int().describe('Characters of all pages'),
    needs_ocr: yes(
      'Whether the pages hold almost no text, as in a scan: fewer than 20 characters a page, and at least one page that needs OCR. Send the PDF to /v1/ocr then',
    ),
  })
  .meta({ id: 'PdfText' });
export type TextSummary = DataOf<typeof TextSummary>;
export type PageText = TextSummary['pages'][number];
