/** Sizes of a text: characters, words, bytes and tokens. */

import type { EmbeddingModel } from '../../core/models/manifest.ts';
import { Tokeniser } from '../../core/models/tokeniser.ts';
import { codePointLength } from '../../core/text/code-points.ts';
import { countWords } from './chunk.ts';
import { type Counting, MOST_IDS, type TokenCount } from './counting.ts';
import { type EncodingName, encodingOf } from './encoding.ts';

export interface TokenOptions {
  readonly countings: readonly Counting[];
  readonly ids: boolean;
  readonly model: EmbeddingModel;
}

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

/** Includes the special tokens that the model adds around a text. */
function ofModel(text: string, model: EmbeddingModel): Counted {
  if (!tokeniser || tokeniserOf !== model.tokenizer.sha256) tokeniser = new Tokeniser(model);
  tokeniserOf = model.tokenizer.sha256;
  const { ids } = tokeniser.encode(text, Number.POSITIVE_INFINITY);
  return { count: ids.length, list: () => ids };
}
