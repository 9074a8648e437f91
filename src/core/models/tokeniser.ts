/** A model's own tokeniser, cut at the number of tokens that the model reads. */
import { Tokenizer } from '@huggingface/tokenizers';
import type { Model } from './manifest.ts';
import { readProven } from './weights.ts';

export interface Tokens {
  readonly ids: readonly number[];
  /** Which text of a pair a token is of; empty for a single text. */
  readonly types: readonly number[];
  readonly truncated: boolean;
}

/** So much of a text nearly always has more tokens than a model reads; the rest of a long text need not be looked at. */
const FIRST_CHARACTERS = 8_000;

export class Tokeniser {
  readonly #tokenizer: Tokenizer;
  /** The model's own signs at the beginning and the end of a text. */
  readonly #head: readonly number[];
  readonly #tail: readonly number[];

  constructor({ tokenizer, tokenizerConfig }: Pick<Model, 'tokenizer' | 'tokenizerConfig'>) {
    const [network, config] = [tokenizer, tokenizerConfig].map((file) => JSON.parse(readProven(file).toString()) as object);
    this.#tokenizer = new Tokenizer(network as object, config as object);
    const bare = this.bare('a');
    const whole = this.#tokenizer.encode('a').ids;
    const start = whole.indexOf(bare[0] as number);
    this.#head = whole.slice(0, start);
    this.#tail = whole.slice(start + bare.length);
  }

  /** Without the model's own signs. */
  bare(text: string): number[] {
    return this.#tokenizer.encode(text, { add_special_tokens: false }).ids;
  }

  /** Tokens of `bare` with the model's own signs around them. */
  dress(bare: readonly number[]): number[] {
    return [...this.#head, ...bare, ...this.#tail];
  }

  /** How many tokens of a text `dress` adds. */
  get signs(): number {
    return this.#head.length + this.#tail.length;
  }

  encode(text: string, most: number): Tokens {
    const start = this.#start(text);
    let { ids } = this.#tokenizer.encode(start);
    if (start !== text && ids.length <= most) ids = this.#tokenizer.encode(text).ids;
    return { ...this.#cut(ids, most), types: [] };
  }

  /** Question and document in one; the document is cut. */
  encodePair(query: string, document: string, most: number): Tokens {
    const { ids, token_type_ids: types } = this.#tokenizer.encode(query, { text_pair: document, return_token_type_ids: true });
    return { ...this.#cut(ids, most), types: this.#cut(types, most).ids };
  }

  #cut(ids: readonly number[], most: number): Pick<Tokens, 'ids' | 'truncated'> {
    if (ids.length <= most) return { ids, truncated: false };
    const end = this.#tail.length;
    return { ids: [...ids.slice(0, most - end), ...ids.slice(ids.length - end)], truncated: true };
  }

  #start(text: string): string {
    if (text.length <= FIRST_CHARACTERS) return text;
    const space = text.lastIndexOf(' ', FIRST_CHARACTERS);
    return space > 0 ? text.slice(0, space) : text;
  }
}
