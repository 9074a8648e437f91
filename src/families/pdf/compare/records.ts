/** Response schema of the comparison of two PDFs. */
import { z } from 'zod';
import type { DataOf } from '../../../core/request/output.ts';

const BoxOnPage = z.object({
  left: z.number().describe('Left edge'),
  top: z.number().describe('Upper edge'),
  width: z.number().describe('From left to right'),
  height: z.number().describe('From top to bottom'),
});
export type BoxOnPage = DataOf<typeof BoxOnPage>;

const ComparedPage = z.object({
  before: z.int().nullable().describe('Page number in the first PDF, from 1; null if the page was inserted'),
  after: z.int().nullable().describe('Page number in the second PDF, from 1; null if the page was removed'),
  change: z.enum(['changed', 'inserted', 'removed']).describe('inserted and removed: the other PDF has no such page'),
  pixels: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe('Share of the pixels that differ; null if there is no page to compare with, or if the time limit was reached'),
  boxes: z
    .array(BoxOnPage)
    .describe('Visible differences, in points of 1/72 inch from the upper left corner of the page as it is displayed'),
  inserted: z.int().describe('Number of words inserted on the page of the second PDF'),
  deleted: z.int().describe('Number of words deleted from the page of the first PDF'),
});
export type ComparedPage = DataOf<typeof ComparedPage>;

const WordChange = z.object({
  change: z.enum(['inserted', 'deleted']).describe('A replaced word is deleted and inserted'),
  page: z.int().describe('Page number, from 1: of the first PDF for deleted words, of the second one for inserted words'),
  text: z.string().describe('Consecutive words, joined by spaces'),
  boxes: z.array(BoxOnPage).describe('Where they are, a box per line, in points from the upper left corner of that page'),
});
export type WordChange = DataOf<typeof WordChange>;

export const PdfComparison = z
  .object({
    equal: z.boolean().describe('Whether nothing differs'),
    pages_before: z.int().describe('Number of pages of the first PDF'),
    pages_after: z.int().describe('Number of pages of the second PDF'),
    pages: z.array(ComparedPage).describe('Pages that differ, in order'),
    words: z.array(WordChange).describe('Inserted and deleted words, in order'),
  })
  .meta({ id: 'PdfComparison' });
export type PdfComparison = DataOf<typeof PdfComparison>;
