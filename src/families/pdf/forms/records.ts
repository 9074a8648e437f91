/** Response schema of the form of a PDF. */
import { z } from 'zod';
import type { DataOf } from '../../../core/request/output.ts';

const Field = z
  .object({
    name: z.string().describe('Full name, for /v1/pdf/fill'),
    label: z.string().nullable().describe('Human-readable name (the tooltip, /TU), if there is one'),
    type: z
      .enum(['text', 'checkbox', 'radio', 'choice', 'list', 'button', 'signature'])
      .describe('choice is a drop-down list; buttons and signatures cannot be filled'),
    value: z
      .union([z.string(), z.boolean(), z.array(z.string())])
      .nullable()
      .describe('Text or chosen option; true or false for a check box; a list if several can be chosen; null if empty'),
    options: z
      .array(z.object({ value: z.string().describe('Value to fill in'), label: z.string().describe('As shown') }))
      .describe('Options of a choice, a list, radio buttons or check boxes'),
    page: z.int().nullable().describe('Page number, from 1; null if it is on no page'),
    required: z.boolean().describe('Whether it must be filled in'),
    read_only: z.boolean().describe('Whether it is read-only'),
    multiline: z.boolean().describe('Whether the text may have several lines'),
    editable: z.boolean().describe('Whether a choice accepts other text'),
    max_length: z.int().nullable().describe('Maximum number of characters'),
  })
  .meta({ id: 'PdfFormField' });
export type PdfFormField = DataOf<typeof Field>;

export const PdfForm = z
  .object({
    fields: z.array(Field).describe('Fields in the order of the form'),
    xfa: z.boolean().describe('Whether it has an XFA form too, which only Adobe programs show; filling removes it'),
  })
  .meta({ id: 'PdfForm' });
export type PdfForm = DataOf<typeof PdfForm>;
