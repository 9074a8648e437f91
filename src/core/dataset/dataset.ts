/** A dataset: what it is (`DatasetDefinition`, in a room) and what a handler reads while it is loaded (`Dataset`). */

import type { Point } from '../place/place.ts';
import type { Answer, Source, SourceFacts } from '../request/envelope.ts';
import { type RawJson, rawArray } from '../request/json.ts';
import { words } from '../text/fold.ts';
import { withWords } from './names/all-words-filter.ts';
import { type FoundNames, findNames, type NameSearchConfig } from './names/names.ts';
import { type NameNotes, namesMeta } from './names/names-note.ts';
import type { PackFacts, PackHeader, PackRow } from './pack/build.ts';
import { is, type Pack } from './pack/pack.ts';
import type { Condition } from './query/condition.ts';
import { type FacetFields, type Facets, facetsOf } from './query/facets.ts';
import { near, pointOf } from './query/near.ts';
import { match, type Page, type Query, search } from './query/search.ts';
import type { Parts } from './refresh/parts.ts';

export interface DatasetDefinition {
  /** Name of the pack file, and of the dataset in `/v1/status` and in settings. */
  readonly name: string;
  /** Fixed facts about the data that is bundled; a refresh brings its own version and dates. */
  readonly source: SourceFacts;
  /** `import.meta.url` of the file that defines it: a pack is built anew when this file, or anything that it imports, changes. */
  readonly module: string;
  /** The bundled tables, and other files that are no code, which `rows` reads: the same holds for them. */
  readonly inputs: readonly URL[];
  /** The fields whose words are also found by their sound. */
  readonly sounds?: readonly string[];
  /** The rows of the bundled data. */
  rows(): Iterable<PackRow>;
  /** The kinds of row that `/v1/status` counts, each by what its terms begin with: `{ branches: 'kind=branch' }`. */
  readonly kinds: Readonly<Record<string, string>>;
  /** What is missing as long as no refresh has brought it, although the pack is there. */
  awaits?(dataset: Dataset): string | undefined;
  /** Proves that a new pack can be served: throws when a well-known record is missing or the data is too small. */
  check(dataset: Dataset): void;
  readonly refresh?: RefreshPlan;
  /** The field whose values name what the data is about: what a refresh adds, changes and loses is counted by it. */
  readonly identity?: string;
  /** Opens what is read beside the pack, such as a large bundled file. A failure keeps the dataset from being served. */
  attach?(directory: string | undefined): unknown;
}

export interface RefreshPlan {
  /**
   * The publisher's address, which `REFRESH_URL_<NAME>` in the environment replaces. Without one the data comes from an address
   * that the operator names, or from a file.
   */
  readonly url?: string;
  /** Further files of the same publisher, as addresses relative to the first one; any of them may be missing. */
  readonly also?: Readonly<Record<string, string>>;
  /** Hours between two tries while the server runs. */
  readonly everyHours: number;
  /** A file larger than this is given up before it is looked into. */
  readonly maxBytes: number;
  /** Whether there are files that bring a part of the data each, which are kept and merged: see `parts.ts`. */
  readonly parts?: boolean;
  /** The rows of a file. Throws, with a predicate for the operator, when it is not what it should be. */
  rows(file: Buffer, now: Date, beside: RefreshInputs): Promise<RefreshedRows> | RefreshedRows;
}

/** What rows may be made from besides the file itself. */
export interface RefreshInputs {
  /** Further files of the same publisher. */
  readonly also: Readonly<Partial<Record<string, Buffer>>>;
  /** Files of other kinds that were taken before. */
  readonly parts: Parts;
  /** What is served until now. */
  readonly served: Dataset | undefined;
}

export interface RefreshedRows {
  readonly version: string;
  /** Of when the data is; without it, when the publisher changed the file or, failing that, the day on which it was offered. */
  readonly asOf?: string;
  readonly rows: Iterable<PackRow>;
  /** Whom the data is from, where it is not the usual publisher. */
  readonly credit?: PackFacts['credit'] | undefined;
  /** The name under which the file is kept as a part. */
  readonly keepAs?: string;
}

export interface ListExtras extends NameNotes {
  /** What may be counted, and what is. */
  readonly facets?: readonly [fields: FacetFields, wanted: readonly string[] | undefined];
}

/** So many records that only sound alike are counted in facets. */
const MOST_FOUND: Page = { limit: 300, offset: 0 };

/** Two packs of one version answer alike. */
export function versionOf({ id, version, retrieved }: Pick<PackHeader, 'id' | 'version' | 'retrieved'>): string {
  return `${id} ${version} ${retrieved}`;
}

export class Dataset {
  readonly pack: Pack;
  readonly source: Source;
  readonly version: string;
  /** What the definition attached. */
  readonly attachment: unknown;

  /** @param directory where the pack lies, for what is read beside it */
  constructor(definition: Pick<DatasetDefinition, 'source' | 'attach'>, pack: Pack, directory?: string) {
    this.pack = pack;
    this.attachment = definition.attach?.(directory);
    const { version, retrieved, asOf = null, credit } = pack.header;
    this.source = { ...definition.source, ...credit, version, asOf, retrieved };
    this.version = versionOf(pack.header);
  }

  /** The record with a key. */
  get(field: string, key: string): RawJson | undefined {
    const row = this.pack.first(is(field, key));
    return row === undefined ? undefined : this.pack.row(row);
  }

  /** The record with the last key that is not after a key: for ranges, which are known by where they begin. */
  floor(field: string, key: string): RawJson | undefined {
    const row = this.pack.floor(is(field, ''), is(field, key));
    return row === undefined ? undefined : this.pack.row(row);
  }

  /** All records with a value, in their order. */
  all(field: string, value: string): RawJson[] {
    return this.pack.rows(this.pack.exact(is(field, value)));
  }

  /** How many records have a value. */
  count(field: string, value: string): number {
    return this.pack.exact(is(field, value)).length;
  }

  /** How many records have a term that begins with a text, each term counted for itself. */
  countBeginning(text: string): number {
    const { from, to } = this.pack.prefix(text);
    return this.pack.entries(from, to);
  }

  /** The point of the record with a key. */
  point(field: string, key: string): Point | undefined {
    const row = this.pack.first(is(field, key));
    return row === undefined ? undefined : pointOf(this.pack, row);
  }

  /** One page of the records that match, and how many there are. */
  list(query: Query, page: Page, note?: string): Answer<RawJson> {
    const { total, rows } = search(this.pack, query, page);
    return { data: this.pack.array(rows), meta: { total, limit: page.limit, offset: page.offset, note } };
  }

  /** One page of the records whose names a text means, however it is written: see `findNames`. */
  find(condition: Condition, naming: NameSearchConfig, text: string, page: Page): FoundNames {
    return findNames(this.pack, condition, naming, text, page);
  }

  /** The same as an answer, with a note where the records do not have the words as they are written. */
  listNames(
    condition: Condition,
    naming: NameSearchConfig,
    text: string | undefined,
    page: Page,
    extras: ListExtras = {},
  ): Answer<RawJson> {
    const facets = extras.facets && this.facets(condition, naming, text, ...extras.facets);
    if (text === undefined) {
      const { data, meta } = this.list(condition, page, extras.always);
      return { data, meta: { ...meta, facets } };
    }
    const found = this.find(condition, naming, text, page);
    return { data: this.pack.array(found.rows), meta: namesMeta(found, page, extras, facets) };
  }

  /** The facets of a list: among the records that have the words as they are written, or else those that were found. */
  facets(
    condition: Condition,
    naming: NameSearchConfig,
    text: string | undefined,
    fields: FacetFields,
    wanted: readonly string[] | undefined,
  ): Facets | undefined {
    if (wanted === undefined) return undefined;
    if (text === undefined) return facetsOf(this.pack, match(this.pack, condition), fields, wanted);
    const rows = match(this.pack, withWords(this.pack, condition, naming, words(text)));
    return facetsOf(this.pack, rows.length > 0 ? rows : this.find(condition, naming, text, MOST_FOUND).rows, fields, wanted);
  }

  /** All values that a field has. */
  values(field: string): string[] {
    return Array.from(this.pack.values(is(field, '')), ({ value }) => value);
  }

  /** The first few records that match, for hints and suggestions. */
  some(query: Query, limit: number): RawJson[] {
    return this.pack.rows(search(this.pack, query, { limit, offset: 0 }).rows);
  }

  /** One page of the records around a point, nearest first, each with its `distanceKm`. */
  near(centre: Point, radiusKm: number, condition: Condition, page: Page): Answer<RawJson> {
    const { total, rows } = near(this.pack, centre, radiusKm, condition, page);
    const records = this.pack.rows(rows.map(({ row }) => row));
    const items = rows.map(({ km }, at) => (records[at] as RawJson).with({ distanceKm: Math.round(km * 100) / 100 }));
    return { data: rawArray(items), meta: { total, limit: page.limit, offset: page.offset } };
  }
}
