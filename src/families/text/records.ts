/** Response schemas of the text operations. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';
import { ENCODINGS } from './encoding.ts';
import { CUSTOM, REDACT_TYPES } from './redact/types.ts';

/** The published encodings, and the tokeniser of the model of /v1/embed. */
export const TOKENISER_NAMES = [...ENCODINGS, 'embedding'] as const;

const ENTITY_TYPES = [...REDACT_TYPES, CUSTOM] as const;

const TextChunk = z
  .object({
    index: z.int().describe('Its place, from 0'),
    start: z.int().describe('In code points, as Python slices'),
    end: z.int().describe('Behind its last character, likewise'),
    text: z.string().describe('The piece itself'),
    characters: z.int().describe('Its length in code points'),
    tokens: z.int().describe('o200k_base'),
  })
  .meta({ id: 'TextChunk' });

export const TextChunks = z.object({
  unit: z.string().describe('What size and overlap count'),
  size: z.int().describe('Largest size of a piece'),
  overlap: z.int().describe('How much of a piece the next one repeats, at the most'),
  chunks: z.array(TextChunk).describe('The pieces, in their order'),
});
export type TextChunks = DataOf<typeof TextChunks>;

export const RedactedText = z
  .object({
    text: z.string().describe('The text without what was found'),
    found: z
      .array(
        z.object({
          type: z.enum(ENTITY_TYPES).describe('What it is'),
          start: z.int().describe('In code points of the text that was sent'),
          end: z.int().describe('Behind its last character, likewise'),
          confidence: z.number().describe('How sure it is, from 0 to 1'),
          value: z.string().optional().describe('What stood there; only where it was asked for'),
        }),
      )
      .describe('What was found, in its order in the text'),
    counts: z.partialRecord(z.enum(ENTITY_TYPES), z.int()).describe('How often each type was found'),
    tokens: z.record(z.string(), z.string()).optional().describe('With style=token: what each token stands for'),
  })
  .meta({ id: 'RedactedText' });
export type RedactedText = DataOf<typeof RedactedText>;

const perEncoding = <T extends z.ZodType>(type: T) => z.partialRecord(z.enum(TOKENISER_NAMES), type);

export const TokenCounts = z
  .object({
    characters: z.int().describe('Code points'),
    words: z.int().describe('Words: letters and digits that stand together'),
    bytes: z.int().describe('Bytes in UTF-8'),
    tokens: perEncoding(z.int()).describe('Tokens by encoding'),
    ids: perEncoding(z.array(z.int()).nullable())
      .optional()
      .describe('Numbers of the tokens by encoding, where they were asked for; null where there are too many'),
  })
  .meta({ id: 'TokenCounts' });

const candidate = {
  language: z.string().describe('ISO 639 code'),
  script: z.string().describe('ISO 15924 code'),
  confidence: z.number().describe('How likely it is, from 0 to 1'),
};

export const TextLanguage = z
  .object({
    ...candidate,
    name: z.string().describe('Name of the language, in English'),
    romanised: z.boolean().describe('Whether an Indian language stands in Latin letters'),
    reliable: z.boolean().describe('Never of one word or fewer than 12 letters in Latin script'),
    candidates: z.array(z.object(candidate)).describe('Languages that come into question, likeliest first'),
    scripts: z
      .array(z.object({ script: z.string().describe('ISO 15924 code'), share: z.number().describe('Part of the letters, from 0 to 1') }))
      .describe('Scripts of the text, the most frequent first'),
    mixed: z
      .array(z.object({ lang: z.string().describe('ISO 639 code'), share: z.number().describe('Part of the words, from 0 to 1') }))
      .describe('Languages of a text in several, with their shares of its words; empty if it is in one'),
  })
  .meta({ id: 'TextLanguage' });
export type TextLanguage = DataOf<typeof TextLanguage>;
