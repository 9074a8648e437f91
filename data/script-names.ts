/** Maps place names in Indian scripts to the served names in Latin script. */

import { nameKey, words } from '../src/core/text/fold.ts';
import { phoneticDistance } from '../src/core/text/name-distance.ts';
import { phoneticFold } from '../src/core/text/phonetic-key.ts';
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

/** Rewrites a query: names known in an Indian script are replaced by their Latin form. Empty if no word is such a name. */
type QueryRewriter = (query: readonly string[]) => readonly (readonly string[])[];

/** The names are loaded lazily, on the first query with non-Latin text. */
function createRewriter(withVillages: boolean): QueryRewriter {
  let names: NamesByScript | undefined;
  return (query) => {
    if (query.every((word) => LATIN_ONLY.test(word))) return [];
    names ??= readNames(withVillages);
    const rewritten: string[] = [];
    let isChanged = false;
    for (let at = 0; at < query.length; ) {
      const [length, latin] = longestMatchAt(query, at, names);
      isChanged ||= latin !== undefined;
      rewritten.push(...(latin ?? query.slice(at, at + length)));
      at += length;
    }
    return isChanged ? [rewritten] : [];
  };
}

/** Districts, towns and post offices. @example rewriteToLatin(['भोपाल', 'mp']) // [['bhopal', 'mp']] */
export const rewriteToLatin: QueryRewriter = createRewriter(false);

/** Includes villages. */
export const rewriteToLatinWithVillages: QueryRewriter = createRewriter(true);

/** Longest match that starts at a word, and its length in words. */
function longestMatchAt(query: readonly string[], at: number, names: NamesByScript): [length: number, latin?: readonly string[]] {
  for (let length = Math.min(MAX_NAME_WORDS, query.length - at); length > 0; length--) {
    const script = query.slice(at, at + length).join('');
    const places = names.get(script);
    if (places) return [length, words(phoneticallyNearest(places, script))];
  }
  return [1];
}

/** Resolves homographs such as Raigad and Raigarh: the phonetically closest place. */
function phoneticallyNearest(places: readonly string[], script: string): string {
  const key = phoneticFold(script);
  const distance = (name: string): number => phoneticDistance(phoneticFold(nameKey(name)), key, MAX_DISTANCE);
  return places.reduce((best, name) => (distance(name) < distance(best) ? name : best));
}
