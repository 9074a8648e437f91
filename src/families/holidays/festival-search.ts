/** Finds festivals by any of their names: in all scripts, by popular spellings, and by sound. */
import { festivalNames, spellingsOf } from '../../../data/tables/festival_names.ts';
import { words } from '../../core/text/fold.ts';
import { editDistance, phoneticDistance } from '../../core/text/name-distance.ts';
import { phoneticFold } from '../../core/text/phonetic-key.ts';
import { lazy } from '../../core/util/lazy.ts';

/** Names of festival rules; several if a spelling is ambiguous: Bihu, Navaratri. */
type Festivals = readonly string[];

interface FestivalIndex {
  readonly bySpelling: ReadonlyMap<string, Festivals>;
  readonly bySound: ReadonlyMap<string, Festivals>;
  /** The phonetic keys by their first letter, which people rarely mistype. */
  readonly soundsByInitial: ReadonlyMap<string, readonly string[]>;
  /** Words of the longest spelling. */
  readonly maxWords: number;
}

/** Minimum length of a phonetic key: shorter ones are ambiguous (holi and holy). */
const MIN_SOUND_LENGTH = 5;
/** Minimum length of a phonetic key that is found in spite of typing errors, and their weighted distance relative to that length. */
const MIN_TYPO_LENGTH = 8;
const MAX_TYPO_DISTANCE = 0.105;
/** Longer texts are no questions: each run of their words would be compared. */
const MAX_TYPO_WORDS = 20;

const index = lazy((): FestivalIndex => {
  const bySpelling = new Map<string, Set<string>>();
  const bySound = new Map<string, Set<string>>();
  let maxWords = 0;
  const add = (map: Map<string, Set<string>>, key: string, name: string): void => {
    map.set(key, (map.get(key) ?? new Set()).add(name));
  };
  for (const [name, row] of festivalNames) {
    for (const spelling of [name, ...spellingsOf(row)]) {
      const list = words(spelling);
      add(bySpelling, list.join(' '), name);
      const sound = soundOf(list);
      if (sound.length >= MIN_SOUND_LENGTH) add(bySound, sound, name);
      maxWords = Math.max(maxWords, list.length);
    }
  }
  const lists = (map: Map<string, Set<string>>): Map<string, Festivals> => new Map(Array.from(map, ([key, names]) => [key, [...names]]));
  const soundsByInitial = new Map<string, string[]>();
  for (const sound of bySound.keys()) {
    const initial = sound.charAt(0);
    soundsByInitial.set(initial, [...(soundsByInitial.get(initial) ?? []), sound]);
  }
  return { bySpelling: lists(bySpelling), bySound: lists(bySound), soundsByInitial, maxWords };
});

function soundOf(list: readonly string[]): string {
  return list.map(phoneticFold).join(' ');
}

function lookUp(list: readonly string[]): Festivals | undefined {
  return index().bySpelling.get(list.join(' ')) ?? index().bySound.get(soundOf(list));
}

/** Festivals with exactly this name, in any spelling. */
export function festivalsNamed(text: string): Festivals {
  return lookUp(words(text)) ?? [];
}

/** Festivals of this name, in spite of typing errors. */
export function festivalsLike(text: string): Festivals {
  const list = words(text);
  return lookUp(list) ?? nearestBySound(list) ?? [];
}

export interface MentionedFestival {
  /** The name as spelled in the text. */
  readonly spelling: string;
  readonly festivals: Festivals;
}

/** The festival with the longest name in a text; without typing errors if there is one. */
export function mentionedFestival(list: readonly string[]): MentionedFestival | undefined {
  return longestRun(list, lookUp) ?? (list.length <= MAX_TYPO_WORDS ? longestRun(list, nearestBySound) : undefined);
}

function longestRun(list: readonly string[], find: (run: readonly string[]) => Festivals | undefined): MentionedFestival | undefined {
  for (let count = Math.min(index().maxWords, list.length); count > 0; count--) {
    for (let from = 0; from + count <= list.length; from++) {
      const run = list.slice(from, from + count);
      const festivals = find(run);
      if (festivals) return { spelling: run.join(' '), festivals };
    }
  }
  return undefined;
}

function nearestBySound(run: readonly string[]): Festivals | undefined {
  const sound = soundOf(run);
  if (sound.length < MIN_TYPO_LENGTH) return undefined;
  const { bySound, soundsByInitial } = index();
  let limit = MAX_TYPO_DISTANCE * sound.length;
  let nearest: string | undefined;
  for (const other of soundsByInitial.get(sound.charAt(0)) ?? []) {
    const distance = phoneticDistance(sound, other, limit);
    if (distance > limit) continue;
    limit = distance;
    nearest = other;
  }
  return nearest === undefined ? undefined : bySound.get(nearest);
}

/** Maximum edit distance of a suggestion, relative to the length of the name. */
const MAX_DIFFERENCE = 0.34;

/** The festival whose name, in any spelling, is nearest to a text. */
export function nearestFestival(text: string): string | undefined {
  const queryKey = words(text).join(' ');
  let best: { readonly festival: string; readonly distance: number } | undefined;
  for (const [spelling, [festival]] of index().bySpelling) {
    const limit = Math.min((best?.distance ?? Number.POSITIVE_INFINITY) - 1, Math.floor(MAX_DIFFERENCE * spelling.length));
    if (limit < 0 || Math.abs(spelling.length - queryKey.length) > limit) continue;
    const distance = editDistance(queryKey, spelling, limit);
    if (distance <= limit) best = { festival: festival as string, distance };
  }
  return best?.festival;
}
