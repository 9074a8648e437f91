/** Maps place names in Indian scripts to the served names in Latin script. */

import { nameKey, words } from '../src/core/text/fold.ts';
import { phoneticDistance } from '../src/core/text/name-distance.ts';
import { phoneticFold } from '../src/core/text/phonetic-key.ts';
import { readTable } from '../src/core/util/table.ts';
import { bundled } from './bundled.ts';
import type { PlaceScriptsColumn } from './recipes/place-scripts.ts';

/** Maximum number of words of a name. */
const MOST_WORDS = 5;
const ONLY_LATIN = /^[\0-\u024f]*$/;
/** Larger than the distance of any two names. */
const ANY_DISTANCE = 60;

type NamesByScript = ReadonlyMap<string, readonly string[]>;

function readNames(withVillages: boolean): NamesByScript {
  const read = new Map<string, string[]>();
  for (const { name, village, scripts } of readTable<PlaceScriptsColumn>(bundled('place_scripts'))) {
    if (village !== '' && !withVillages) continue;
    for (const script of scripts.split('|')) {
      const known = read.get(nameKey(script));
      if (known) known.push(name);
      else read.set(nameKey(script), [name]);
    }
  }
  return read;
}

/** Rewrites a query: names known in an Indian script are replaced by their Latin form. Empty if no word is such a name. */
type Reader = (asked: readonly string[]) => readonly (readonly string[])[];

/** The names are loaded lazily, on the first query with non-Latin text. */
function scriptReader(withVillages: boolean): Reader {
  let names: NamesByScript | undefined;
  return (asked) => {
    if (asked.every((word) => ONLY_LATIN.test(word))) return [];
    names ??= readNames(withVillages);
    const reading: string[] = [];
    let isChanged = false;
    for (let at = 0; at < asked.length; ) {
      const [taken, latin] = nameAt(asked, at, names);
      isChanged ||= latin !== undefined;
      reading.push(...(latin ?? asked.slice(at, at + taken)));
      at += taken;
    }
    return isChanged ? [reading] : [];
  };
}

/** Districts, towns and post offices. @example inLatin(['भोपाल', 'mp']) // [['bhopal', 'mp']] */
export const inLatin: Reader = scriptReader(false);

/** Includes villages. */
export const villagesInLatin: Reader = scriptReader(true);

/** Longest match that starts at a word, and its length in words. */
function nameAt(asked: readonly string[], at: number, known: NamesByScript): [taken: number, latin?: readonly string[]] {
  for (let taken = Math.min(MOST_WORDS, asked.length - at); taken > 0; taken--) {
    const script = asked.slice(at, at + taken).join('');
    const places = known.get(script);
    if (places) return [taken, words(nearest(places, script))];
  }
  return [1];
}

/** Resolves homographs such as Raigad and Raigarh: the phonetically closest place. */
function nearest(places: readonly string[], script: string): string {
  const heard = phoneticFold(script);
  const distance = (name: string): number => phoneticDistance(phoneticFold(nameKey(name)), heard, ANY_DISTANCE);
  return places.reduce((best, name) => (distance(name) < distance(best) ? name : best));
}
