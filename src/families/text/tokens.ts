/** The sizes of a text: characters, words, bytes and tokens. */
import { codePointLength } from '../../core/code-points.ts';
import { countWords } from './chunk.ts';
import { type EncodingName, encodingOf } from './encoding.ts';

export interface TokenOptions {
  readonly encodings: readonly EncodingName[];
  readonly ids: boolean;
}

export interface TokenCount {
  readonly characters: number;
  readonly words: number;
  readonly bytes: number;
  readonly tokens: Readonly<Partial<Record<EncodingName, number>>>;
  readonly ids?: Readonly<Partial<Record<EncodingName, readonly number[] | null>>>;
}

/** More ids than this are not listed. */
export const MOST_IDS = 4096;

export function countTokens(text: string, { encodings, ids }: TokenOptions): TokenCount {
  const counts: Partial<Record<EncodingName, number>> = {};
  const listed: Partial<Record<EncodingName, readonly number[] | null>> = {};
  for (const name of encodings) {
    counts[name] = encodingOf(name).count(text);
    listed[name] = counts[name] <= MOST_IDS ? [...encodingOf(name).encode(text)].flat() : null;
  }
  return {
    characters: codePointLength(text),
    words: countWords(text),
    bytes: Buffer.byteLength(text),
    tokens: counts,
    ...(ids && { ids: listed }),
  };
}

/** Which encoding a model counts in, by the beginning of its name. The more special name comes first. */
const MODELS: readonly (readonly [beginning: string, encoding: EncodingName])[] = [
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
export const MODEL_NAMES: string = MODELS.map(([beginning]) => beginning).join(', ');

export function encodingOfModel(model: string): EncodingName | undefined {
  return MODELS.find(([beginning]) => model.trim().toLowerCase().startsWith(beginning))?.[1];
}
