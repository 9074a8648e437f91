/** Byte pair encoding tokenisers with the published vocabularies: counts are exact. */
import { bundled } from '../../../data/bundled.ts';
import { readToken } from '../../../data/formats/token.ts';
import { readTable } from '../../core/util/table.ts';
import { bytePairMerge } from './bpe-merge.ts';

export const ENCODINGS = ['o200k_base', 'cl100k_base'] as const;
export type EncodingName = (typeof ENCODINGS)[number];

/** English contractions in either case; the long s (U+017F) folds to s. */
const CONTRACTIONS = "'(?:[sS\u017ftTmMdD]|[rR][eE]|[vV][eE]|[lL][lL])";
const SPACE = '\\p{White_Space}';

/** Pre-tokenisation patterns as published, in the syntax of JavaScript regular expressions. */
const PATTERNS: Readonly<Record<EncodingName, string>> = {
  o200k_base: [
    `[^\\r\\n\\p{L}\\p{N}]?[\\p{Lu}\\p{Lt}\\p{Lm}\\p{Lo}\\p{M}]*[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}]+(?:${CONTRACTIONS})?`,
    `[^\\r\\n\\p{L}\\p{N}]?[\\p{Lu}\\p{Lt}\\p{Lm}\\p{Lo}\\p{M}]+[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}]*(?:${CONTRACTIONS})?`,
    '\\p{N}{1,3}',
    ` ?[^${SPACE}\\p{L}\\p{N}]+[\\r\\n/]*`,
    `${SPACE}*[\\r\\n]+`,
    `${SPACE}+(?!\\P{White_Space})`,
    `${SPACE}+`,
  ].join('|'),
  cl100k_base: [
    CONTRACTIONS,
    '[^\\r\\n\\p{L}\\p{N}]?\\p{L}+',
    '\\p{N}{1,3}',
    ` ?[^${SPACE}\\p{L}\\p{N}]+[\\r\\n]*`,
    `${SPACE}*[\\r\\n]+`,
    `${SPACE}+(?!\\P{White_Space})`,
    `${SPACE}+`,
  ].join('|'),
};

/** Cache of merged pieces: those of ordinary words repeat. */
const MAX_CACHED_PIECES = 50_000;
const MAX_CACHED_PIECE_LENGTH = 40;

export class Encoding {
  readonly #ranks: ReadonlyMap<string, number>;
  readonly #pattern: RegExp;
  readonly #cache = new Map<string, readonly number[]>();

  constructor(name: EncodingName) {
    const ranks = new Map<string, number>();
    for (const { token } of readTable<'token'>(bundled(`tokens_${name}`))) ranks.set(readToken(token).toString('latin1'), ranks.size);
    this.#ranks = ranks;
    this.#pattern = new RegExp(PATTERNS[name], 'gu');
  }

  /** Yields the token ids of each piece. Names of special tokens are encoded as ordinary text. */
  *encode(text: string): Generator<readonly number[]> {
    for (const [piece] of text.matchAll(this.#pattern)) yield this.#encodePiece(piece);
  }

  count(text: string): number {
    let count = 0;
    for (const ids of this.encode(text)) count += ids.length;
    return count;
  }

  #encodePiece(piece: string): readonly number[] {
    let ids = this.#cache.get(piece);
    if (!ids) {
      ids = bytePairMerge(Buffer.from(piece).toString('latin1'), this.#ranks);
      if (piece.length <= MAX_CACHED_PIECE_LENGTH && this.#cache.size < MAX_CACHED_PIECES) this.#cache.set(piece, ids);
    }
    return ids;
  }
}

const loaded = new Map<EncodingName, Encoding>();

/** Loads the vocabulary on first use. */
export function encodingOf(name: EncodingName): Encoding {
  const encoding = loaded.get(name) ?? new Encoding(name);
  loaded.set(name, encoding);
  return encoding;
}
