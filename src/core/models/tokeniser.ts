/** The tokeniser of a model, with truncation to its token limit. */
import { Tokenizer } from '@huggingface/tokenizers';
import type { Model } from './manifest.ts';
import { readVerified } from './weights.ts';

export interface Tokens {
  readonly ids: readonly number[];
  /** Token type (segment) IDs of a pair; empty for a single text. */
  readonly types: readonly number[];
  readonly truncated: boolean;
}

/** A prefix of this length nearly always exceeds the token limit, so the rest of a long text is not tokenised. */
const FIRST_CHARACTERS = 8_000;

export class Tokeniser {
  readonly #tokenizer: Tokenizer;
  /** Special tokens at the start and end of a text. */
  readonly #head: readonly number[];
  readonly #tail: readonly number[];

  constructor({ tokenizer, tokenizerConfig }: Pick<Model, 'tokenizer' | 'tokenizerConfig'>) {
    const [network, config] = [tokenizer, tokenizerConfig].map((file) => JSON.parse(readVerified(file).toString()) as object);
    this.#tokenizer = new Tokenizer(network as object, config as object);
    const encodeBare = this.bare('a');
    const encoded = this.#tokenizer.encode('a').ids;
    const start = encoded.indexOf(encodeBare[0] as number);
    this.#head = encoded.slice(0, start);
    this.#tail = encoded.slice(start + encodeBare.length);
  }

  /** Without special tokens. */
  bare(text: string): number[] {
    return this.#tokenizer.encode(text, { add_special_tokens: false }).ids;
  }

  /** Adds special tokens to the output of `bare`. */
  withSpecialTokens(bare: readonly number[]): number[] {
    return [...this.#head, ...bare, ...this.#tail];
  }

  /** Number of special tokens that `withSpecialTokens` adds. */
  get specialTokenCount(): number {
    return this.#head.length + this.#tail.length;
  }

  encode(text: string, maxTokens: number): Tokens {
    const start = this.#firstPart(text);
    let { ids } = this.#tokenizer.encode(start);
    if (start !== text && ids.length <= maxTokens) ids = this.#tokenizer.encode(text).ids;
    return { ...this.#truncate(ids, maxTokens), types: [] };
  }

  /** Query and document as a pair; the document is truncated. */
  encodePair(query: string, document: string, maxTokens: number): Tokens {
    const { ids, token_type_ids: types } = this.#tokenizer.encode(query, { text_pair: document, return_token_type_ids: true });
    return { ...this.#truncate(ids, maxTokens), types: this.#truncate(types, maxTokens).ids };
  }

  #truncate(ids: readonly number[], maxTokens: number): Pick<Tokens, 'ids' | 'truncated'> {
    if (ids.length <= maxTokens) return { ids, truncated: false };
    const end = this.#tail.length;
    return { ids: [...ids.slice(0, maxTokens - end), ...ids.slice(ids.length - end)], truncated: true };
  }

  #firstPart(text: string): string {
    if (text.length <= FIRST_CHARACTERS) return text;
    const space = text.lastIndexOf(' ', FIRST_CHARACTERS);
    return space > 0 ? text.slice(0, space) : text;
  }
}
