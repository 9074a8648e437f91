/** The sizes of a text: characters, words, bytes and tokens. */
import { codePointLength } from '../../core/code-points.ts';
import { plainLatin } from '../../core/indic/romanise.ts';
import type { EmbeddingModel } from '../../core/models/manifest.ts';
import { Tokeniser } from '../../core/models/tokeniser.ts';
import { countWords } from './chunk.ts';
import { ENCODINGS, type EncodingName, encodingOf } from './encoding.ts';

/** What tokens can be counted in: the published encodings, and whatever the model of /v1/embed reads. */
export const COUNTINGS = [...ENCODINGS, 'embedding'] as const;
export type Counting = (typeof COUNTINGS)[number];

export interface TokenOptions {
  readonly countings: readonly Counting[];
  readonly ids: boolean;
  readonly model: EmbeddingModel;
}

export interface TokenCount {
  readonly characters: number;
  readonly words: number;
  readonly bytes: number;
  readonly tokens: Readonly<Partial<Record<Counting, number>>>;
  readonly ids?: Readonly<Partial<Record<Counting, readonly number[] | null>>>;
}

/** More ids than this are not listed. */
export const MOST_IDS = 4096;

export function countTokens(text: string, { countings, ids, model }: TokenOptions): TokenCount {
  const counts: Partial<Record<Counting, number>> = {};
  const listed: Partial<Record<Counting, readonly number[] | null>> = {};
  for (const name of countings) {
    const { count, list } = name === 'embedding' ? ofModel(text, model) : ofEncoding(text, name);
    counts[name] = count;
    listed[name] = count <= MOST_IDS ? list() : null;
  }
  return {
    characters: codePointLength(text),
    words: countWords(text),
    bytes: Buffer.byteLength(text),
    tokens: counts,
    ...(ids && { ids: listed }),
  };
}

interface Counted {
  readonly count: number;
  list(): readonly number[];
}

function ofEncoding(text: string, name: EncodingName): Counted {
  return { count: encodingOf(name).count(text), list: () => [...encodingOf(name).encode(text)].flat() };
}

let tokeniser: Tokeniser | undefined;
let tokeniserOf = '';

/** With the signs that the model itself puts around a text. */
function ofModel(text: string, model: EmbeddingModel): Counted {
  if (!tokeniser || tokeniserOf !== model.tokenizer.sha256) tokeniser = new Tokeniser(model);
  tokeniserOf = model.tokenizer.sha256;
  const { ids } = tokeniser.encode(model.lexical ? plainLatin(text) : text, Number.POSITIVE_INFINITY);
  return { count: ids.length, list: () => ids };
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
