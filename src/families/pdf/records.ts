/** Response schemas of the PDF operations. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

const flag = (description: string): z.ZodBoolean => z.boolean().describe(description);

export const PdfInfo = z
  .object({
    pages: z.int().describe('Number of pages'),
    version: z.string().describe('PDF version, such as 1.7'),
    title: z.string().describe('Title; empty if not set'),
    author: z.string().describe('Author; empty if not set'),
    subject: z.string().describe('Subject; empty if not set'),
    creator: z.string().describe('Program that created the original document'),
    producer: z.string().describe('Program that produced the PDF'),
    created: z.string().describe("Creation date as a PDF date such as D:20261115093000+05'30'; empty if unknown"),
    modified: z.string().describe('Modification date as a PDF date; empty if unknown'),
    keywords: z.array(z.string()).describe('Keywords; empty if not set'),
    page_sizes: z
      .array(
        z.object({
          width: z.number().describe('Points'),
          height: z.number().describe('Points'),
          name: z.string().describe('Paper size such as A4 or Letter, or empty'),
        }),
      )
      .describe('Distinct page sizes as displayed, in points of 1/72 inch'),
    encrypted: flag('Whether it is encrypted'),
    form: z.boolean().describe('Whether it has form fields'),
    signatures: flag('Whether a signature field has been signed'),
    tagged: z.boolean().describe('Whether it is a tagged PDF, for screen readers'),
    linearized: z.boolean().describe('Whether it is linearised, for fast web view'),
    bookmarks: z.boolean().describe('Whether it has an outline (bookmarks)'),
    attachments: z.int().describe('Number of embedded files and file attachments'),
    bytes: z.int().describe('File size in bytes'),
  })
  .meta({ id: 'PdfInfo' });
export type PdfInfo = DataOf<typeof PdfInfo>;

export const PdfMetadata = z
  .object({
    fields: z.record(z.string(), z.string()).describe('Document information dictionary: Title, Author, CreationDate and others'),
    xmp: z.string().nullable().describe('XMP metadata (XML), if the file has it unencrypted'),
    active: z
      .object({
        javascript: z.int().describe('Scripts'),
        launch: z.int().describe('Actions that start a program'),
        submit: z.int().describe('Actions that submit or import form data'),
        remote: z.int().describe('Actions that open another file'),
        media: z.int().describe('Sound, video, 3D and other multimedia'),
        triggers: z.int().describe('Automatic actions, such as on opening a page'),
        attachments: z.int().describe('Embedded files'),
        xfa: z.int().describe('XFA forms'),
        external: z.int().describe('References to external files'),
      })
      .describe('Counts of active content; sanitise=true removes it'),
  })
  .meta({ id: 'PdfMetadata' });

export const TextSummary = z
  .object({
    pages: z
      .array(
        z.object({
          page: z.int().describe('Page number, from 1'),
          text: z.string().describe('Text of the page'),
          needs_ocr: flag('Whether the page has graphics but fewer than 20 characters of text, without spaces'),
          confidence: z
            .number()
            .nullable()
            .optional()
            .describe('OCR confidence of a page read with ocr=auto, from 0 to 1; null if no word was found'),
        }),
      )
      .describe('Text by page'),
    characters: z.int().describe('Number of characters of all pages'),
    needs_ocr: flag(
      'Whether it looks like a scan: fewer than 20 characters per page, and at least one page that needs OCR. Use /v1/ocr in this case',
    ),
  })
  .meta({ id: 'PdfText' });
export type TextSummary = DataOf<typeof TextSummary>;
export type PageText = TextSummary['pages'][number];

const PdfTableColumn = z.object({
  name: z.string().nullable().describe('From the header row; null if the table has none'),
  type: z.enum(['text', 'amount', 'date']).describe('The type of all cells of the column, apart from empty ones'),
  values: z
    .array(z.union([z.number(), z.string()]).nullable())
    .optional()
    .describe(
      'For amounts numbers, negative for debits (Dr), brackets and minus signs; for dates ISO dates, read as day before month. In the order of rows; null for an empty cell or a dash',
    ),
});

export const PdfTable = z
  .object({
    pages: z
      .array(
        z.object({
          page: z.int().describe('Page number, from 1'),
          box: z
            .object({
              left: z.number().describe('Left edge'),
              top: z.number().describe('Upper edge'),
              width: z.number().describe('From left to right'),
              height: z.number().describe('From top to bottom'),
            })
            .describe('In points of 1/72 inch from the upper left corner of the page as it is displayed'),
        }),
      )
      .describe('Where the table is: several pages if it continues'),
    method: z.enum(['lattice', 'stream']).describe('lattice: by rulings; stream: by the alignment of the text'),
    columns: z.array(PdfTableColumn).describe('From left to right'),
    rows: z.array(z.array(z.string())).describe('The text of each cell, without the header; lines of a cell are joined by a space'),
  })
  .meta({ id: 'PdfTable' });
export type PdfTable = DataOf<typeof PdfTable>;

export const PdfTables = z
  .object({ tables: z.array(PdfTable).describe('In the order of the pages; empty if none was found') })
  .meta({ id: 'PdfTables' });
