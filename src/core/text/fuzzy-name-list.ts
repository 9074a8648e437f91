/** Fuzzy lookup in a short list of names, across spellings and scripts. A linear scan. */
import { nameKey } from './fold.ts';
import { editDistance, phoneticDistance, TOO_FAR } from './name-distance.ts';
import { phoneticFold } from './phonetic-key.ts';
import { scriptClassOf } from './phonetic-transcription.ts';

export interface FuzzyNameMatch<T> {
  readonly name: string;
  readonly value: T;
  /** 0 if both have the same pronunciation. */
  readonly distance: number;
}

/** Maximum distance per letter: two wrong letters in five make another name. */
const MAX_DISTANCE_PER_LETTER = 0.16;
const MAX_EDITS = 2;
const EDIT_COST = { added: 0.1, alone: 0.6 };

export class FuzzyNameList<T> {
  readonly #names: readonly { readonly name: string; readonly key: string; readonly folded: string; readonly value: T }[];

  constructor(names: Iterable<readonly [name: string, value: T]>) {
    this.#names = Array.from(names, ([name, value]) => ({ name, key: nameKey(name), folded: phoneticFold(nameKey(name)), value }));
  }

  /** Returns the nearest name within the maximum distance. */
  nearest(text: string): FuzzyNameMatch<T> | undefined {
    const key = nameKey(text);
    const folded = phoneticFold(key);
    const script = scriptClassOf(text);
    const maxDistance = MAX_DISTANCE_PER_LETTER * Math.max(folded.length, script === 'latin' ? key.length : 0);
    let best: FuzzyNameMatch<T> | undefined;
    for (const { name, key: other, folded: foldedName, value } of this.#names) {
      const byEar = phoneticDistance(folded, foldedName, maxDistance, script === 'tamil');
      const edits = script === 'latin' ? editDistance(key, other, MAX_EDITS) : TOO_FAR;
      const distance = script === 'latin' ? Math.min(byEar + EDIT_COST.added * Math.min(edits, MAX_EDITS), EDIT_COST.alone * edits) : byEar;
      if (distance <= maxDistance && distance < (best?.distance ?? TOO_FAR)) best = { name, value, distance };
    }
    return best;
  }
}
