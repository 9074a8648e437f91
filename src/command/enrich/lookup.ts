/** Lookup of the cells added to a row, with a cache by key. */
import { z } from 'zod';
import { PotliError } from '../../client/error.ts';
import type { Operation } from '../../core/operation/operation.ts';
import { quoteCell } from '../../core/request/csv.ts';
import { utf8AsLatin1 } from '../../core/request/json.ts';
import type { MaybePromise } from '../../core/util/maybe-promise.ts';
import { SegmentedCache } from '../../core/util/segmented-cache.ts';
import type { LibraryAnswer } from '../../library/answer.ts';
import type { Backend } from '../backend.ts';
import { type FieldPath, type FieldSchema, fieldPath, valueAt } from './fields.ts';
import type { LookupKind } from './kinds.ts';

/** Added cells as Latin-1 bytes, each preceded by the delimiter. */
export interface AddedCells {
  readonly text: string;
  readonly failed: boolean;
}

/** Cache capacity in keys: more than there are pincodes or bank branches. */
const MAX_CACHED_KEYS = 400_000;
const MAX_CACHED_LONG_KEYS = 5_000;
/** Statuses caused by the key, not by the service. */
const KEY_ERROR_STATUSES = new Set([400, 404, 413]);

export interface LookupOptions {
  readonly backend: Backend;
  readonly operation: Operation;
  readonly kind: LookupKind;
  readonly fields: readonly string[];
  readonly delimiter: string;
}

export class Lookup {
  readonly #options: LookupOptions;
  readonly #paths: readonly FieldPath[];
  readonly #cache: SegmentedCache<string, AddedCells>;

  constructor(options: LookupOptions) {
    this.#options = options;
    this.#cache = new SegmentedCache(options.kind.isMostlyUnique ? MAX_CACHED_LONG_KEYS : MAX_CACHED_KEYS);
    const schema = z.toJSONSchema(options.operation.output as z.ZodType, { io: 'output', metadata: z.registry() }) as FieldSchema;
    this.#paths = options.fields.map((field) => fieldPath(schema, field));
  }

  /** Added cells for a key; synchronous on a cache hit. */
  cellsFor(key: string): MaybePromise<AddedCells> {
    const cached = this.#cache.get(key);
    if (cached) return cached;
    if (key === '') return this.failure('the cell is empty');
    return this.#lookUp(key);
  }

  async #lookUp(key: string): Promise<AddedCells> {
    const added = await this.#fetchCells(Buffer.from(key, 'latin1').toString());
    this.#cache.set(key, added);
    return added;
  }

  async #fetchCells(key: string): Promise<AddedCells> {
    const { backend, operation, kind } = this.#options;
    try {
      const { data } = (await backend.call(operation, kind.input(key))) as LibraryAnswer & { data: ValidityResult };
      const failed = data.valid === false;
      return { text: this.#cells([...this.#paths.map((path) => valueAt(data, path)), failed ? (data.reason ?? 'not valid') : '']), failed };
    } catch (error) {
      if (error instanceof PotliError && KEY_ERROR_STATUSES.has(error.status)) return this.failure(error.message);
      throw error;
    }
  }

  /** Empty cells and the error message. */
  failure(reason: string): AddedCells {
    return { text: this.#cells([...this.#paths.map(() => ''), reason]), failed: true };
  }

  #cells(texts: readonly string[]): string {
    const { delimiter } = this.#options;
    return utf8AsLatin1(texts.map((text) => delimiter + quoteCell(text, delimiter)).join(''));
  }
}

/** Responses that state whether the key is valid. */
interface ValidityResult {
  readonly valid?: boolean;
  readonly reason?: string | null;
}
