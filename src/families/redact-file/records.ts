/** Response schema and kinds of the masking of files. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

/** Kinds that can be masked: those of /v1/text/redact that are numbers or addresses of one line. */
export const KINDS = [
  'aadhaar',
  'aadhaar_vid',
  'pan',
  'phone',
  'bank_account',
  'card',
  'upi',
  'email',
  'gstin',
  'passport',
  'voter_id',
  'driving_licence',
  'uan',
  'abha',
  'dob',
] as const;
export type Kind = (typeof KINDS)[number];
export const DEFAULT_KINDS = ['aadhaar', 'aadhaar_vid', 'pan', 'phone', 'bank_account'] as const satisfies readonly Kind[];

/** Where an item was read. */
export const SOURCES = ['text', 'ocr', 'code'] as const;

const Box = z.object({
  x: z.number().describe('Left edge'),
  y: z.number().describe('Upper edge'),
  width: z.number().describe('From left to right'),
  height: z.number().describe('From top to bottom'),
});

export const FoundInFile = z
  .object({
    unit: z.enum(['point', 'pixel']).describe('Unit of sizes and boxes: points (1/72 inch) in a PDF, pixels in an image'),
    pages: z
      .array(
        z.object({
          page: z.int().describe('Page number, from 1'),
          width: z.number().describe('As displayed'),
          height: z.number().describe('As displayed'),
          read: z.enum(['text', 'ocr']).describe('text: the text of the PDF; ocr: also its pictures, by OCR'),
        }),
      )
      .describe('Pages of the file'),
    found: z
      .array(
        z.object({
          kind: z.enum(KINDS).describe('What it is'),
          page: z.int().describe('Page number, from 1'),
          masked: z.string().describe('The value with X for what is hidden; never the whole value'),
          confidence: z.number().min(0).max(1).describe('From 0 to 1'),
          source: z.enum(SOURCES).describe('Text of a PDF, text of a picture, or a QR code or barcode'),
          boxes: z
            .array(Box)
            .describe('What is painted over, from the top left of the page; outside of the page if the text is not visible'),
        }),
      )
      .describe('Items to be masked, in page order'),
    counts: z.record(z.string(), z.int()).describe('Number of items by kind'),
  })
  .meta({ id: 'FoundInFile' });
export type FoundInFile = DataOf<typeof FoundInFile>;
