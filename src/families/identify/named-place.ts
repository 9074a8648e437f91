/** The place that a question names, with its pincode. */
import { districtNames, findState } from '../../../data/places.ts';
import { isLooseMatch, searchedInstead } from '../../core/dataset/names/names-note.ts';
import { INDIC } from '../../core/indic/unicode-blocks.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { isFile } from '../../core/request/envelope.ts';
import { canonical, words } from '../../core/text/fold.ts';
import { nameSimilarity } from '../../core/text/name-similarity.ts';
import { stemsOf } from './case-endings.ts';
import type { OperationIndex } from './operation-index.ts';
import type { ResolvedPlace } from './slot-filling.ts';
import type { Slots } from './slots.ts';
import { placeAfterPreposition, remainingWords, wordsOfSlot } from './subject.ts';
import { dataOf, type Verifier } from './verification.ts';

/** Minimum similarity of a place name to the query. */
const MIN_SIMILARITY = 0.7;
/** … if it is found only by its sound: a wedding is not in Vedangi. */
const MIN_LOOSE_SIMILARITY = 0.8;
/** Words that are tried as the name of a city, of at least as many letters. */
const MAX_CITY_WORDS = 4;
const MIN_CITY_LENGTH = 4;

/** What may name the place: the words left over, then without those that people ask with, after a preposition, and the state. */
export function placeNames(slots: Slots, used: ReadonlySet<number>, isAskedWith: (word: string) => boolean): string[] {
  const asking = slots.words.flatMap(({ folded }, at) => (isAskedWith(folded) ? [at] : []));
  const names = [remainingWords(slots, used), remainingWords(slots, new Set([...used, ...asking])), placeAfterPreposition(slots)];
  return [
    ...new Set([
      ...names,
      ...names.filter((name) => INDIC.test(name)).flatMap((name) => stemsOf(name)),
      wordsOfSlot(slots, 'state'),
      slots.state === undefined ? '' : (findState(slots.state)?.name ?? ''),
    ]),
  ];
}

/** The first of some words that names a city: the post office of a district, under its name. Most other words are names of villages, too. */
export async function resolveCity(
  candidates: readonly string[],
  operations: OperationIndex,
  verifier: Verifier,
): Promise<ResolvedPlace | undefined> {
  for (const word of candidates.filter(({ length }) => length >= MIN_CITY_LENGTH).slice(0, MAX_CITY_WORDS)) {
    const place = await resolveFirst([word, ...stemsOf(word)], operations, verifier);
    if (place && districtNames(place.stateCode, place.district).some((name) => canonical(place.name).startsWith(canonical(name))))
      return place;
  }
  return undefined;
}

/** The first of some names that is one of a place. */
export async function resolveFirst(
  names: readonly string[],
  operations: OperationIndex,
  verifier: Verifier,
): Promise<ResolvedPlace | undefined> {
  for (const name of names) {
    const place = name === '' ? undefined : await resolvePlace(name, operations, verifier);
    if (place) return place;
  }
  return undefined;
}

export async function resolvePlace(name: string, operations: OperationIndex, verifier: Verifier): Promise<ResolvedPlace | undefined> {
  const answer = await verifier.ask(operations.byId('pincode_search').operation, { q: name, limit: 1 });
  if (answer instanceof ApiError) return undefined;
  const [first] = dataOf(answer) as readonly (ResolvedPlace & { matched?: { name: string } })[];
  if (!first) return undefined;
  const names = [first.name, ...districtNames(first.stateCode, first.district), first.matched?.name ?? ''];
  const note = isFile(answer) ? undefined : answer.meta?.note;
  const near = Math.max(
    ...[name, (INDIC.test(name) ? searchedInstead(note) : undefined) ?? name].map((one) => nameSimilarity(words(one), names)),
  );
  return near >= (isLooseMatch(note) ? MIN_LOOSE_SIMILARITY : MIN_SIMILARITY) ? first : undefined;
}
