/** What is answered about a text. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';
import { COUNTINGS } from './counting.ts';
import { CUSTOM, REDACT_TYPES } from './redact/types.ts';

const FOUND_TYPES = [...REDACT_TYPES, CUSTOM] as const;

const TextChunk = z
  .object({
    index: z.int(),
    start: z.int().describe('In code points, as Python slices'),
    end: z.int(),
    text: z.string(),
    characters: z.int(),
    tokens: z.int().describe('o200k_base'),
  })
  .meta({ id: 'TextChunk' });

export const TextChunks = z.object({ unit: z.string(), size: z.int(), overlap: z.int(), chunks: z.array(TextChunk) });
export type TextChunks = DataOf<typeof TextChunks>;

export const RedactedText = z
  .object({
    text: z.string(),
    found: z.array(
      z.object({
        type: z.enum(FOUND_TYPES),
        start: z.int().describe('In code points of the text that was sent'),
        end: z.int(),
        confidence: z.number(),
        value: z.string().optional(),
      }),
    ),
    counts: z.partialRecord(z.enum(FOUND_TYPES), z.int()),
    tokens: z.record(z.string(), z.string()).optional().describe('With style=token: what each token stands for'),
  })
  .meta({ id: 'RedactedText' });
export type RedactedText = DataOf<typeof RedactedText>;

const perEncoding = <T extends z.ZodType>(type: T) => z.partialRecord(z.enum(COUNTINGS), type);

export const TokenCounts = z
  .object({
    characters: z.int(),
    words: z.int(),
    bytes: z.int(),
    tokens: perEncoding(z.int()),
    ids: perEncoding(z.array(z.int()).nullable()).optional(),
  })
  .meta({ id: 'TokenCounts' });

const candidate = { language: z.string().describe('ISO 639 code'), script: z.string().describe('ISO 15924 code'), confidence: z.number() };

export const TextLanguage = z
  .object({
    ...candidate,
    name: z.string(),
    romanised: z.boolean().describe('Whether an Indian language stands in Latin letters'),
    reliable: z.boolean().describe('Never of one word or fewer than 12 letters in Latin script'),
    candidates: z.array(z.object(candidate)),
    scripts: z.array(z.object({ script: z.string(), share: z.number() })),
    mixed: z
      .array(z.object({ lang: z.string(), share: z.number() }))
      .describe('Languages of a text in several, with their shares of its words; empty if it is in one'),
  })
  .meta({ id: 'TextLanguage' });
export type TextLanguage = DataOf<typeof TextLanguage>;
