/** Fuzzy lookup in a short list of names, across spellings and scripts. A linear scan. */
import { nameKey } from './fold.ts';
import { editDistance, FAR, soundDistance } from './name-distance.ts';
import { writtenIn } from './script-sound.ts';
import { foldSound } from './sound-key.ts';

export interface NearName<T> {
  readonly name: string;
  readonly value: T;
  /** 0 means that both sound the same. */
  readonly distance: number;
}

/** Maximum distance per letter: two wrong letters in five make another name. */
const PER_LETTER = 0.16;
const MOST_SLIPS = 2;
const SLIP = { added: 0.1, alone: 0.6 };

export class NameList<T> {
  readonly #names: readonly { readonly name: string; readonly key: string; readonly folded: string; readonly value: T }[];

  constructor(names: Iterable<readonly [name: string, value: T]>) {
    this.#names = Array.from(names, ([name, value]) => ({ name, key: nameKey(name), folded: foldSound(nameKey(name)), value }));
  }

  /** Returns the nearest name within the maximum distance. */
  nearest(text: string): NearName<T> | undefined {
    const key = nameKey(text);
    const folded = foldSound(key);
    const script = writtenIn(text);
    const most = PER_LETTER * Math.max(folded.length, script === 'latin' ? key.length : 0);
    let best: NearName<T> | undefined;
    for (const { name, key: other, folded: heard, value } of this.#names) {
      const byEar = soundDistance(folded, heard, most, script === 'tamil');
      const slips = script === 'latin' ? editDistance(key, other, MOST_SLIPS) : FAR;
      const distance = script === 'latin' ? Math.min(byEar + SLIP.added * Math.min(slips, MOST_SLIPS), SLIP.alone * slips) : byEar;
      if (distance <= most && distance < (best?.distance ?? FAR)) best = { name, value, distance };
    }
    return best;
  }
}
