/** Names of the tokenisers. Counting itself (tokens.ts) is loaded by the worker process only. */
import type { DataOf } from '../../core/request/output.ts';
import type { EncodingName } from './encoding.ts';
import type { TOKENISER_NAMES, TokenCounts } from './records.ts';

export type TokeniserName = (typeof TOKENISER_NAMES)[number];

export type TokenCount = DataOf<typeof TokenCounts>;

/** Above this number, token ids are omitted. */
export const MAX_TOKEN_IDS = 4096;

/** Encoding by prefix of the model name, more specific prefixes first. */
const MODEL_ENCODINGS: readonly (readonly [beginning: string, encoding: EncodingName])[] = [
  ['gpt-4o', 'o200k_base'],
  ['chatgpt-4o', 'o200k_base'],
  ['gpt-4.1', 'o200k_base'],
  ['gpt-4.5', 'o200k_base'],
  ['gpt-5', 'o200k_base'],
  ['gpt-oss', 'o200k_base'],
  ['o1', 'o200k_base'],
  ['o3', 'o200k_base'],
  ['o4', 'o200k_base'],
  ['gpt-4', 'cl100k_base'],
  ['gpt-3.5', 'cl100k_base'],
  ['gpt-35', 'cl100k_base'],
  ['text-embedding-3', 'cl100k_base'],
  ['text-embedding-ada-002', 'cl100k_base'],
];
export const MODEL_NAMES: string = MODEL_ENCODINGS.map(([beginning]) => beginning).join(', ');

export function encodingOfModel(model: string): EncodingName | undefined {
  return MODEL_ENCODINGS.find(([beginning]) => model.trim().toLowerCase().startsWith(beginning))?.[1];
}
