/** The alias by which an office matched, if not its own name: its state, its district, or a locality of its pincode. */

import type { Dataset } from '../../core/dataset/dataset.ts';
import { aliasesWith } from '../../core/dataset/names/all-words-filter.ts';
import type { NameSearchResult } from '../../core/dataset/names/name-search-result.ts';
import type { Pack } from '../../core/dataset/pack/pack.ts';
import type { Bitmap } from '../../core/dataset/query/bitmap.ts';
import type { Tier } from '../../core/dataset/query/condition.ts';
import { bitmapOf } from '../../core/dataset/query/posting-set.ts';
import type { Latin1Bytes, RawJson } from '../../core/request/json.ts';
import { nameKey, words } from '../../core/text/fold.ts';
import { type MatchName, type OfficeNames, officeNamesAt, placeNamesAt } from './match-names.ts';
import { OWN_NAME, officeSearchConfig } from './search.ts';

/** The matching offices, each with a `matched` member where an alias matched. */
export function withMatchedNames({ pack }: Dataset, { rows, tiers, rewrittenQuery }: NameSearchResult, place: string): RawJson {
  // Phonetic matches have no tier and share no words with the query.
  const isOwn = (tier: Tier | undefined): boolean => tier === undefined || tier.label === OWN_NAME;
  if (tiers.every(isOwn)) return pack.rowsAsArray(rows);
  const explainer = new MatchExplainer(pack, rewrittenQuery ?? place);
  return pack.rowsAsArray(
    rows,
    rows.map((row, index) => (isOwn(tiers[index]) ? undefined : explainer.memberFor(officeNamesAt(pack, row)))),
  );
}

/** Finds the alias by which each office matched one query. */
class MatchExplainer {
  readonly #pack: Pack;
  readonly #key: string;
  readonly #queryWords: readonly string[];
  /** Rows of localities and towns that contain the words of the query. Lazy. */
  #rowsWithWords: Bitmap | undefined;

  constructor(pack: Pack, text: string) {
    this.#pack = pack;
    this.#key = nameKey(text);
    this.#queryWords = words(text);
  }

  /** Undefined if the words are in the names of the office or its district, which the record already shows. */
  memberFor(office: OfficeNames): Latin1Bytes | undefined {
    const { area, words } = office;
    if (this.#hasAll(words, area.words)) return undefined;
    return (this.#exactName(area.names) ?? this.#placeName(office))?.member;
  }

  #exactName(names: readonly MatchName[]): MatchName | undefined {
    for (const name of names) if (name.key === this.#key) return name;
    return undefined;
  }

  /** A locality or town of the pincode: an exact match, else the first that contains the words. */
  #placeName({ area, words: officeWords, places }: OfficeNames): MatchName | undefined {
    const pack = this.#pack;
    this.#rowsWithWords ??= bitmapOf(pack, aliasesWith(pack, officeSearchConfig, this.#queryWords, false));
    let nearest: readonly MatchName[] | undefined;
    for (const row of places) {
      if (!this.#rowsWithWords.has(row)) continue;
      const names = placeNamesAt(pack, row);
      const exact = this.#exactName(names);
      if (exact) return exact;
      nearest ??= names;
    }
    return nearest?.find(({ words, key }) => this.#hasAll(officeWords, area.allWords, words, key)) ?? nearest?.[0];
  }

  /** Whether each query word is a prefix of some word, or of a name as one joined word. */
  #hasAll(officeWords: readonly string[], areaWords: readonly string[], names: readonly string[] = [], key = ''): boolean {
    for (const word of this.#queryWords) {
      if (
        !hasWordWithPrefix(officeWords, word) &&
        !hasWordWithPrefix(areaWords, word) &&
        !hasWordWithPrefix(names, word) &&
        !key.startsWith(word)
      )
        return false;
    }
    return true;
  }
}

function hasWordWithPrefix(words: readonly string[], prefix: string): boolean {
  for (const word of words) if (word.startsWith(prefix)) return true;
  return false;
}
