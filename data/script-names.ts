/** Maps place names in Indian scripts to the served names in Latin script, and back. */

import { nameKey, words } from '../src/core/text/fold.ts';
import { phoneticDistance } from '../src/core/text/name-distance.ts';
import { phoneticFold } from '../src/core/text/phonetic-key.ts';
import { lazy } from '../src/core/util/lazy.ts';
import { readTable } from '../src/core/util/table.ts';
import { bundled } from './bundled.ts';
import type { PlaceScriptsColumn } from './recipes/place-scripts.ts';

/** Maximum number of words of a name. */
const MAX_NAME_WORDS = 5;
const LATIN_ONLY = /^[\0-\u024f]*$/;
/** Cut-off of the distance, larger than that of any two names. */
const MAX_DISTANCE = 60;

type NamesByScript = ReadonlyMap<string, readonly string[]>;

function readNames(withVillages: boolean): NamesByScript {
  const byScript = new Map<string, string[]>();
  for (const { name, village, scripts } of readTable<PlaceScriptsColumn>(bundled('place_scripts'))) {
    if (village !== '' && !withVillages) continue;
    for (const script of scripts.split('|')) {
      const names = byScript.get(nameKey(script));
      if (names) names.push(name);
      else byScript.set(nameKey(script), [name]);
    }
  }
  return byScript;
}

const townNames = lazy(() => readNames(false));

/** Latin name → its spellings in Indian scripts. */
const scriptsByName = lazy(() => {
  const byName = new Map<string, string[]>();
  for (const { name, village, scripts } of readTable<PlaceScriptsColumn>(bundled('place_scripts'))) {
    if (village !== '') continue;
    const key = nameKey(name);
    byName.set(key, [...(byName.get(key) ?? []), ...scripts.split('|')]);
  }
  return byName;
});

/** Rewrites a query: names known in an Indian script are replaced by their Latin form. Empty if no word is such a name. */
type QueryRewriter = (query: readonly string[]) => readonly (readonly string[])[];

/** The names are loaded lazily, on the first query with non-Latin text. */
function createRewriter(withVillages: boolean): QueryRewriter {
  let names: NamesByScript | undefined;
  return (query) => {
    if (query.every((word) => LATIN_ONLY.test(word))) return [];
    names ??= withVillages ? readNames(true) : townNames();
    const rewritten: string[] = [];
    let isChanged = false;
    for (let start = 0; start < query.length; ) {
      const [length, latin] = longestMatchAt(query, start, names);
      isChanged ||= latin !== undefined;
      rewritten.push(...(latin ?? query.slice(start, start + length)));
      start += length;
    }
    return isChanged ? [rewritten] : [];
  };
}

/** Districts, towns and post offices. @example rewriteToLatin(['भोपाल', 'mp']) // [['bhopal', 'mp']] */
export const rewriteToLatin: QueryRewriter = createRewriter(false);

/** Includes villages. */
export const rewriteToLatinWithVillages: QueryRewriter = createRewriter(true);

/** Longest match that starts at a word, and its length in words. */
function longestMatchAt(query: readonly string[], start: number, names: NamesByScript): [length: number, latin?: readonly string[]] {
  for (let length = Math.min(MAX_NAME_WORDS, query.length - start); length > 0; length--) {
    const script = query.slice(start, start + length).join('');
    const places = names.get(script);
    if (places) return [length, words(phoneticallyNearest(places, script))];
  }
  return [1];
}

/** Resolves homographs such as Raigad and Raigarh: the phonetically closest place. */
function phoneticallyNearest(places: readonly string[], script: string): string {
  return places.reduce((best, name) => (soundDistance(name, script) < soundDistance(best, script) ? name : best));
}

function soundDistance(name: string, script: string): number {
  return phoneticDistance(phoneticFold(nameKey(name)), phoneticFold(script), MAX_DISTANCE);
}

/** Maximum distance per letter of two spellings of one name, as opposed to a translated or former name; of short names by chance. */
const MAX_DISTANCE_PER_LETTER = 0.25;
const MIN_SPELLED_LENGTH = 4;

function isSpellingOf(name: string, script: string): boolean {
  const { length } = phoneticFold(nameKey(name));
  return length >= MIN_SPELLED_LENGTH && soundDistance(name, script) <= MAX_DISTANCE_PER_LETTER * length;
}

/** The Latin spellings of a district, town or post office, the phonetically closest first. @example latinPlaceNames('ಬೆಂಗಳೂರು')[0] // 'Bengaluru' */
export function latinPlaceNames(script: string): string[] {
  const names = townNames().get(nameKey(script)) ?? [];
  return names.filter((name) => isSpellingOf(name, script)).sort((a, b) => soundDistance(a, script) - soundDistance(b, script));
}

/** The spellings of a district, town or post office in Indian scripts, the phonetically closest first. */
export function placeNameScripts(latin: string): string[] {
  const scripts = scriptsByName().get(nameKey(latin)) ?? [];
  return scripts.filter((script) => isSpellingOf(latin, script)).sort((a, b) => soundDistance(latin, a) - soundDistance(latin, b));
}
