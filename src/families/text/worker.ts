import type { Answer } from '../../core/request/envelope.ts';
import { type ChunkOptions, chunkText } from './chunk.ts';
import { encodingOf } from './encoding.ts';
import type { RedactedText, TextChunks } from './records.ts';
import { type RedactOptions, redactAnswer } from './redact/redact.ts';
import type { TokenCount } from './tokeniser-names.ts';
import { countTokens, type TokenOptions } from './tokens.ts';

export default {
  chunk: ({ text, ...options }: ChunkOptions & { text: string }): Answer<TextChunks> => {
    const { unit, size, overlap } = options;
    const chunks = chunkText(text, options, (piece) => encodingOf('o200k_base').count(piece));
    return { data: { unit, size, overlap, chunks }, meta: { total: chunks.length } };
  },
  redact: ({ text, ...options }: RedactOptions & { text: string }): Answer<RedactedText> => redactAnswer(text, options),
  tokens: ({ text, ...options }: TokenOptions & { text: string }): TokenCount => countTokens(text, options),
};
