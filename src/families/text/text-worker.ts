import { engineWorker } from '../../core/jobs/worker.ts';
import { type Chunk, type ChunkOptions, chunkText } from './chunk.ts';
import { encodingOf } from './encoding.ts';
import { type Detected, detectLanguage } from './language/detect.ts';
import { type Redacted, type RedactOptions, redact } from './redact.ts';
import { countTokens, type TokenCount, type TokenOptions } from './tokens.ts';

export default engineWorker({
  chunk: ({ text, ...options }: ChunkOptions & { text: string }): Chunk[] =>
    chunkText(text, options, (piece) => encodingOf('o200k_base').count(piece)),
  language: ({ text }: { text: string }): Detected => detectLanguage(text),
  redact: ({ text, ...options }: RedactOptions & { text: string }): Redacted => redact(text, options),
  tokens: ({ text, ...options }: TokenOptions & { text: string }): TokenCount => countTokens(text, options),
});
