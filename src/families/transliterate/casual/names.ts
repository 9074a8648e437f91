/** Customary spellings of names of places and people, which differ from their pronunciation. Only for worker processes. */
import { latinPlaceNames, placeNameScripts } from '../../../../data/script-names.ts';
import { nameRegions } from '../../../../data/tables/fake_names.ts';
import { namesByRegion } from '../../../../data/tables/names_by_region.ts';
import { peopleInLatin, peopleScripts } from '../../../../data/tables/people_scripts.ts';
import { LazySet } from '../../../core/util/lazy.ts';
import type { Hypothesis } from './ctc-beam-search.ts';

/** Minimum length of a name: shorter ones are too often ordinary words. */
const MIN_NAME_LENGTH = 5;
const peopleNames = new LazySet(() =>
  [...namesByRegion(), ...[...nameRegions.values()].flatMap((kinds) => Object.values(kinds).flat())]
    .map((name) => name.toLowerCase())
    .filter(({ length }) => length >= MIN_NAME_LENGTH),
);

/** Log probability by which the usual spelling of a name may be less probable than the best one. Chosen on the public Dakshina words. */
const NAME_MARGIN = 1;

/** Casual spellings with the usual one of a name first: "narendra modi", not "narendira modei". */
export function preferNames(readings: readonly Hypothesis[]): readonly Hypothesis[] {
  const minScore = (readings[0]?.score ?? 0) - NAME_MARGIN;
  const usual = readings.find(({ text, score }) => score >= minScore && peopleNames.has(text));
  return usual ? [usual, ...readings.filter((reading) => reading !== usual)] : readings;
}

/** The casual spelling of a well-known name: the most probable one that it has, otherwise the phonetically closest one. */
export function nameInLatin(word: string, readings: readonly string[]): string | undefined {
  const person = peopleInLatin().get(word);
  const names = person === undefined ? latinPlaceNames(word).map((name) => name.toLowerCase()) : [person];
  return readings.find((reading) => names.includes(reading)) ?? names[0];
}

/** The same for the spelling in a native script. */
export function nameInScript(word: string, readings: readonly string[], isOfScript: (spelling: string) => boolean): string | undefined {
  const spellings = (peopleScripts().get(word) ?? placeNameScripts(word)).filter(isOfScript);
  const spellingSet = new Set(spellings.map(withoutNukta));
  return readings.find((reading) => spellingSet.has(withoutNukta(reading))) ?? spellings[0];
}

/** Published names often lack the nukta. */
const withoutNukta = (text: string): string => text.normalize('NFD').replace(/[\u093c\u09bc\u0a3c\u0abc\u0b3c]/g, '');
