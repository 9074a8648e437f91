/** Lookup of the cells added to a row, with a cache by key. */
import { z } from 'zod';
import { PotliError } from '../../client/error.ts';
import { encodedText } from '../../core/request/json.ts';
import type { Operation } from '../../core/request/operation.ts';
import type { MaybePromise } from '../../core/util/maybe-promise.ts';
import { SegmentedCache } from '../../core/util/segmented-cache.ts';
import type { LibraryAnswer } from '../../library/library.ts';
import { quoted } from '../../surfaces/csv.ts';
import type { Answerer } from '../answerer.ts';
import { type FieldPath, type FieldSchema, fieldPath, valueAt } from './fields.ts';
import type { Kind } from './kinds.ts';

/** Added cells as Latin-1 bytes, each preceded by the delimiter. */
export interface Added {
  readonly text: string;
  readonly failed: boolean;
}

/** Cache capacity in keys: more than there are pincodes or bank branches. */
const MOST_KEPT = 400_000;
const MOST_KEPT_OF_LONG = 5_000;
/** Statuses caused by the key, not by the service. */
const OF_THE_KEY = new Set([400, 404, 413]);

export interface LookupOptions {
  readonly answerer: Answerer;
  readonly operation: Operation;
  readonly kind: Kind;
  readonly fields: readonly string[];
  readonly delimiter: string;
}

export class Lookup {
  readonly #options: LookupOptions;
  readonly #paths: readonly FieldPath[];
  readonly #kept: SegmentedCache<string, Added>;

  constructor(options: LookupOptions) {
    this.#options = options;
    this.#kept = new SegmentedCache(options.kind.isOwnEveryTime ? MOST_KEPT_OF_LONG : MOST_KEPT);
    const schema = z.toJSONSchema(options.operation.output as z.ZodType, { io: 'output', metadata: z.registry() }) as FieldSchema;
    this.#paths = options.fields.map((field) => fieldPath(schema, field));
  }

  /** Added cells for a key; synchronous on a cache hit. */
  of(key: string): MaybePromise<Added> {
    const known = this.#kept.get(key);
    if (known) return known;
    if (key === '') return this.failure('the cell is empty');
    return this.#ask(key);
  }

  async #ask(key: string): Promise<Added> {
    const added = await this.#answered(Buffer.from(key, 'latin1').toString());
    this.#kept.set(key, added);
    return added;
  }

  async #answered(key: string): Promise<Added> {
    const { answerer, operation, kind } = this.#options;
    try {
      const { data } = (await answerer.call(operation, kind.input(key))) as LibraryAnswer & { data: Checked };
      const failed = data.valid === false;
      return { text: this.#cells([...this.#paths.map((path) => valueAt(data, path)), failed ? (data.reason ?? 'not valid') : '']), failed };
    } catch (error) {
      if (error instanceof PotliError && OF_THE_KEY.has(error.status)) return this.failure(error.message);
      throw error;
    }
  }

  /** Empty cells and the error message. */
  failure(reason: string): Added {
    return { text: this.#cells([...this.#paths.map(() => ''), reason]), failed: true };
  }

  #cells(texts: readonly string[]): string {
    const { delimiter } = this.#options;
    return encodedText(texts.map((text) => delimiter + quoted(text, delimiter)).join(''));
  }
}

/** Responses that state whether the key is valid. */
interface Checked {
  readonly valid?: boolean;
  readonly reason?: string | null;
}
