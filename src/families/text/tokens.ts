/** Sizes of a text: characters, words, bytes and tokens. */

import type { EmbeddingModel } from '../../core/models/manifest.ts';
import { Tokeniser } from '../../core/models/tokeniser.ts';
import { codePointLength } from '../../core/text/code-points.ts';
import { countWords } from './chunk.ts';
import { type EncodingName, encodingOf } from './encoding.ts';
import { MAX_TOKEN_IDS, type TokenCount, type TokeniserName } from './tokeniser-names.ts';

export interface TokenOptions {
  readonly tokenisers: readonly TokeniserName[];
  readonly ids: boolean;
  readonly model: EmbeddingModel;
}

export function countTokens(text: string, { tokenisers, ids, model }: TokenOptions): TokenCount {
  const counts: Partial<Record<TokeniserName, number>> = {};
  const tokenIds: Partial<Record<TokeniserName, readonly number[] | null>> = {};
  for (const name of tokenisers) {
    const { count, list } = name === 'embedding' ? countWithModel(text, model) : countWithEncoding(text, name);
    counts[name] = count;
    tokenIds[name] = count <= MAX_TOKEN_IDS ? list() : null;
  }
  return {
    characters: codePointLength(text),
    words: countWords(text),
    bytes: Buffer.byteLength(text),
    tokens: counts,
    ...(ids && { ids: tokenIds }),
  };
}

interface TokenisedText {
  readonly count: number;
  list(): readonly number[];
}

function countWithEncoding(text: string, name: EncodingName): TokenisedText {
  return { count: encodingOf(name).count(text), list: () => [...encodingOf(name).encode(text)].flat() };
}

let tokeniser: Tokeniser | undefined;
let tokeniserHash = '';

/** Includes the special tokens that the model adds around a text. */
function countWithModel(text: string, model: EmbeddingModel): TokenisedText {
  if (!tokeniser || tokeniserHash !== model.tokenizer.sha256) tokeniser = new Tokeniser(model);
  tokeniserHash = model.tokenizer.sha256;
  const { ids } = tokeniser.encode(text, Number.POSITIVE_INFINITY);
  return { count: ids.length, list: () => ids };
}
