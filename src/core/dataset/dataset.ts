/** A dataset: its definition (`DatasetDefinition`, in a family) and the read interface of a loaded one (`Dataset`). */

import type { Point } from '../place/place.ts';
import type { Answer, Source, SourceMetadata } from '../request/envelope.ts';
import { type RawJson, rawArray } from '../request/json.ts';
import { words } from '../text/fold.ts';
import { withAllWords } from './names/all-words-filter.ts';
import type { NameSearchConfig } from './names/name-search-config.ts';
import type { NameSearchResult } from './names/name-search-result.ts';
import { searchNames } from './names/names.ts';
import { type MatchNotes, nameSearchMeta } from './names/names-note.ts';
import type { PackHeader, PackMetadata, PackRow } from './pack/build.ts';
import { type Pack, valueTerm } from './pack/pack.ts';
import type { Condition } from './query/condition.ts';
import { countFacets, type FacetFields, type Facets } from './query/facets.ts';
import { pointOf, searchRadius } from './query/near.ts';
import { matchRows, type Page, type Query, search } from './query/search.ts';
import type { Parts } from './refresh/parts.ts';

export interface DatasetDefinition {
  /** Name of the pack file, and of the dataset in `/v1/status` and in settings. */
  readonly name: string;
  /** Metadata of the bundled data; a refresh sets its own version and dates. */
  readonly source: SourceMetadata;
  /** `import.meta.url` of the defining file: the pack is rebuilt when this file, or anything that it imports, changes. */
  readonly module: string;
  /** Bundled tables and other non-code files that `rows` reads: the pack is rebuilt when they change, too. */
  readonly inputs: readonly URL[];
  /** The fields whose words are also indexed by sound. */
  readonly phoneticFields?: readonly string[];
  /** The rows of the bundled data. */
  rows(): Iterable<PackRow>;
  /** The kinds of rows that `/v1/status` counts, each by a term prefix: `{ branches: 'kind=branch' }`. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Describes the data that is missing until the first refresh, although the pack exists. */
  missingData?(dataset: Dataset): string | undefined;
  /** Sanity check of a new pack: throws if a well-known record is missing or there are too few rows. */
  check(dataset: Dataset): void;
  readonly refresh?: RefreshPlan;
  /** The field of the primary key: additions, changes and removals of a refresh are counted by it. */
  readonly primaryKey?: string;
  /** Opens files that are read besides the pack, such as a large bundled file. If it fails, the dataset is not loaded. */
  attach?(directory: string | undefined): unknown;
}

export interface RefreshPlan {
  /** The publisher's URL, overridden by the environment variable `REFRESH_URL_<NAME>`. Without either, the operator imports a file. */
  readonly url?: string;
  /** Further files of the same publisher, as URLs relative to the first one; each is optional. */
  readonly additionalUrls?: Readonly<Record<string, string>>;
  /** Hours between two refreshes while the server runs. */
  readonly everyHours: number;
  /** Larger files are rejected before they are parsed. */
  readonly maxBytes: number;
  /** Whether several files each contain a part of the data, and are stored and merged: see `parts.ts`. */
  readonly parts?: boolean;
  /** Parses a file into rows. Throws if the file is invalid; the message continues "the source", such as "has no rows". */
  rows(file: Buffer, now: Date, inputs: RefreshInputs): Promise<ParsedRows> | ParsedRows;
}

/** Inputs of a refresh besides the file itself. */
export interface RefreshInputs {
  /** Further files of the same publisher. */
  readonly additionalFiles: Readonly<Partial<Record<string, Buffer>>>;
  /** Parts of other kinds that were imported earlier. */
  readonly parts: Parts;
  /** The dataset served until now. */
  readonly served: Dataset | undefined;
}

export interface ParsedRows {
  readonly version: string;
  /** Date of the data; by default the last modification by the publisher or, failing that, the day of the download. */
  readonly asOf?: string;
  readonly rows: Iterable<PackRow>;
  /** Attribution, if it is not the usual publisher. */
  readonly credit?: PackMetadata['credit'] | undefined;
  /** The name under which the file is stored as a part. */
  readonly storedPart?: string;
}

export interface ListOptions extends MatchNotes {
  /** The available facets, and the requested ones. */
  readonly facets?: readonly [fields: FacetFields, requested: readonly string[] | undefined];
}

/** Maximum number of phonetic matches counted in facets. */
const FACET_PAGE: Page = { limit: 300, offset: 0 };

/** Two packs of the same version return the same results. */
export function versionOf({ id, version, retrieved }: Pick<PackHeader, 'id' | 'version' | 'retrieved'>): string {
  return `${id} ${version} ${retrieved}`;
}

export class Dataset {
  readonly pack: Pack;
  readonly source: Source;
  readonly version: string;
  /** Return value of `attach` of the definition. */
  readonly attachment: unknown;

  /** @param directory folder of the pack, for files that are read besides it */
  constructor(definition: Pick<DatasetDefinition, 'source' | 'attach'>, pack: Pack, directory?: string) {
    this.pack = pack;
    this.attachment = definition.attach?.(directory);
    const { version, retrieved, asOf = null, credit } = pack.header;
    this.source = { ...definition.source, ...credit, version, asOf, retrieved };
    this.version = versionOf(pack.header);
  }

  /** The record with a key. */
  get(field: string, key: string): RawJson | undefined {
    const row = this.pack.firstPosting(valueTerm(field, key));
    return row === undefined ? undefined : this.pack.row(row);
  }

  /** The record with the greatest key ≤ `key`: for ranges, which are keyed by their lower bound. */
  floor(field: string, key: string): RawJson | undefined {
    const row = this.pack.floor(valueTerm(field, ''), valueTerm(field, key));
    return row === undefined ? undefined : this.pack.row(row);
  }

  /** All records with a value, in row order. */
  getAll(field: string, value: string): RawJson[] {
    return this.pack.rows(this.pack.termPostings(valueTerm(field, value)));
  }

  /** Number of records with a value. */
  count(field: string, value: string): number {
    return this.pack.termPostings(valueTerm(field, value)).length;
  }

  /** Number of posting entries of all terms with a prefix. */
  countByPrefix(text: string): number {
    const { from, to } = this.pack.prefixRange(text);
    return this.pack.postingCount(from, to);
  }

  /** The coordinates of the record with a key. */
  point(field: string, key: string): Point | undefined {
    const row = this.pack.firstPosting(valueTerm(field, key));
    return row === undefined ? undefined : pointOf(this.pack, row);
  }

  /** A page of the matching records, and their total. */
  list(query: Query, page: Page, note?: string): Answer<RawJson> {
    const { total, rows } = search(this.pack, query, page);
    return { data: this.pack.rowsAsArray(rows), meta: { total, limit: page.limit, offset: page.offset, note } };
  }

  /** A page of a name search: see `searchNames`. */
  searchNames(condition: Condition, config: NameSearchConfig, text: string, page: Page): NameSearchResult {
    return searchNames(this.pack, condition, config, text, page);
  }

  /** A page of a name search as a response, with a note if some records are not literal matches. */
  listNames(
    condition: Condition,
    config: NameSearchConfig,
    text: string | undefined,
    page: Page,
    extras: ListOptions = {},
  ): Answer<RawJson> {
    const facets = extras.facets && this.facets(condition, config, text, ...extras.facets);
    if (text === undefined) {
      const { data, meta } = this.list(condition, page, extras.always);
      return { data, meta: { ...meta, facets } };
    }
    const result = this.searchNames(condition, config, text, page);
    return { data: this.pack.rowsAsArray(result.rows), meta: nameSearchMeta(result, page, extras, facets) };
  }

  /** The facets of a list: over the literal matches or, if there are none, over the matches found. */
  facets(
    condition: Condition,
    config: NameSearchConfig,
    text: string | undefined,
    fields: FacetFields,
    requested: readonly string[] | undefined,
  ): Facets | undefined {
    if (requested === undefined) return undefined;
    if (text === undefined) return countFacets(this.pack, matchRows(this.pack, condition), fields, requested);
    const rows = matchRows(this.pack, withAllWords(this.pack, condition, config, words(text)));
    return countFacets(this.pack, rows.length > 0 ? rows : this.searchNames(condition, config, text, FACET_PAGE).rows, fields, requested);
  }

  /** All values of a field. */
  values(field: string): string[] {
    return Array.from(this.pack.termsWithPrefix(valueTerm(field, '')), ({ value }) => value);
  }

  /** The first few matches, for hints and suggestions. */
  firstMatches(query: Query, limit: number): RawJson[] {
    return this.pack.rows(search(this.pack, query, { limit, offset: 0 }).rows);
  }

  /** A page of the records around a point, nearest first, each with its `distanceKm`. */
  near(centre: Point, radiusKm: number, condition: Condition, page: Page): Answer<RawJson> {
    const { total, rows } = searchRadius(this.pack, centre, radiusKm, condition, page);
    const records = this.pack.rows(rows.map(({ row }) => row));
    const items = rows.map(({ km }, index) => (records[index] as RawJson).with({ distanceKm: Math.round(km * 100) / 100 }));
    return { data: rawArray(items), meta: { total, limit: page.limit, offset: page.offset } };
  }
}
