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
    index: z.int().describe('Index, from 0'),
    start: z.int().describe('Start offset in code points, as in Python slices'),
    end: z.int().describe('End offset (exclusive), in code points'),
    text: z.string().describe('Text of the chunk'),
    characters: z.int().describe('Length in code points'),
    tokens: z.int().describe('o200k_base'),
  })
  .meta({ id: 'TextChunk' });

export const TextChunks = z.object({
  unit: z.string().describe('Unit of size and overlap'),
  size: z.int().describe('Maximum size of a chunk'),
  overlap: z.int().describe('Maximum overlap of consecutive chunks'),
  chunks: z.array(TextChunk).describe('Chunks in order'),
});
export type TextChunks = DataOf<typeof TextChunks>;

export const RedactedText = z
  .object({
    text: z.string().describe('Redacted text'),
    found: z
      .array(
        z.object({
          type: z.enum(ENTITY_TYPES).describe('Type of personal data'),
          start: z.int().describe('Start offset in code points of the original text'),
          end: z.int().describe('End offset (exclusive), in code points'),
          confidence: z.number().describe('Confidence from 0 to 1'),
          value: z.string().optional().describe('Original text; only if requested'),
        }),
      )
      .describe('Matches in order of the text'),
    counts: z.partialRecord(z.enum(ENTITY_TYPES), z.int()).describe('Number of matches by type'),
    tokens: z.record(z.string(), z.string()).optional().describe('With style=token: original text of each token'),
  })
  .meta({ id: 'RedactedText' });
export type RedactedText = DataOf<typeof RedactedText>;

const perEncoding = <T extends z.ZodType>(type: T) => z.partialRecord(z.enum(TOKENISER_NAMES), type);

export const TokenCounts = z
  .object({
    characters: z.int().describe('Number of characters (code points)'),
    words: z.int().describe('Number of words: runs of letters and digits'),
    bytes: z.int().describe('Number of bytes in UTF-8'),
    tokens: perEncoding(z.int()).describe('Number of tokens by encoding'),
    ids: perEncoding(z.array(z.int()).nullable()).optional().describe('Token ids by encoding, if requested; null if there are too many'),
  })
  .meta({ id: 'TokenCounts' });

const candidate = {
  language: z.string().describe('ISO 639 code'),
  script: z.string().describe('ISO 15924 code'),
  confidence: z.number().describe('Confidence from 0 to 1'),
};

export const TextLanguage = z
  .object({
    ...candidate,
    name: z.string().describe('Name of the language, in English'),
    romanised: z.boolean().describe('Whether it is an Indian language in Latin script'),
    reliable: z.boolean().describe('Whether the result is reliable; never for one word or fewer than 12 letters in Latin script'),
    candidates: z.array(z.object(candidate)).describe('Candidate languages, most likely first'),
    scripts: z
      .array(z.object({ script: z.string().describe('ISO 15924 code'), share: z.number().describe('Share of the letters, from 0 to 1') }))
      .describe('Scripts of the text, most frequent first'),
    mixed: z
      .array(z.object({ lang: z.string().describe('ISO 639 code'), share: z.number().describe('Share of the words, from 0 to 1') }))
      .describe('Languages of a mixed text, with their shares of the words; empty if there is only one'),
  })
  .meta({ id: 'TextLanguage' });
export type TextLanguage = DataOf<typeof TextLanguage>;
