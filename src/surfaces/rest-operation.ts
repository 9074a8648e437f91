/** Methods and formats of an operation over REST. */
import { z } from 'zod';
import type { Operation } from '../core/operation/operation.ts';
import { isMedia } from '../core/request/output.ts';

export function methodsOf({ method, textBody, files }: Operation): ('GET' | 'POST')[] {
  if (files) return ['POST'];
  return textBody === undefined ? [method] : ['GET', 'POST'];
}

/**
 * Whether the operation returns a list, possibly as one of several types, that is available as CSV. An operation with its own `format` must accept
 * `csv`.
 */
export function isList(operation: Operation): boolean {
  return listOutput(operation) !== undefined;
}

export function listOutput({ output, input }: Operation): z.ZodType | undefined {
  if (isMedia(output) || input.format?.safeParse('csv').success === false) return undefined;
  const types = output instanceof z.ZodUnion ? (output.options as readonly z.ZodType[]) : [output];
  return types.find((type) => type instanceof z.ZodArray);
}

/** Format parameter added to lists. */
export const LIST_FORMAT = {
  type: 'string',
  enum: ['json', 'csv'],
  default: 'json',
  description:
    'The list as JSON or as CSV with a header row, in which an apostrophe stands before text that a spreadsheet would run as a formula',
} as const;
