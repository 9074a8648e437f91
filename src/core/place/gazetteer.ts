/** A gazetteer of alternative place names (former, popular and short), matched anywhere in a text. */
import { canonical } from '../text/fold.ts';

/** The names of one place. */
export interface PlaceNames {
  /** Two-letter state code. */
  readonly state: string;
  readonly names: readonly string[];
}

export interface PlaceGazetteer {
  /** Variants of a name with the matched place name replaced by its alternatives. */
  variantsOf(state: string, name: string): string[];
  /** Only the alternative names of places that occur in a text. */
  alternativeNamesIn(state: string, text: string): string[];
}

interface GazetteerEntry extends PlaceNames {
  /** Normalised names, padded with a space on both sides. */
  readonly keys: readonly string[];
}

export function buildGazetteer(places: Iterable<PlaceNames>): PlaceGazetteer {
  const byFirstWord = new Map<string, GazetteerEntry[]>();
  for (const { state, names } of places) {
    const group = { state, names, keys: names.map((name) => ` ${canonical(name)} `) };
    for (const first of new Set(group.keys.map((key) => key.split(' ')[1] as string))) {
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), group]);
    }
  }
  /** Places with a name in the text, and which of their names it is. Indexed by the first word. */
  function* placesIn(
    state: string,
    text: string,
  ): Generator<{ readonly names: readonly string[]; readonly nameIndex: number; readonly key: string }> {
    for (const word of new Set(text.trim().split(' '))) {
      for (const { state: placeState, names, keys } of byFirstWord.get(word) ?? []) {
        const nameIndex = placeState === state ? keys.findIndex((key) => text.includes(key)) : -1;
        if (nameIndex >= 0) yield { names, nameIndex, key: keys[nameIndex] as string };
      }
    }
  }
  const collectNames = (state: string, text: string, replaceName: (other: string, key: string, text: string) => string): string[] => {
    const padded = ` ${canonical(text)} `;
    const results = new Set<string>();
    for (const { names, nameIndex, key } of placesIn(state, padded)) {
      for (const [index, other] of names.entries()) if (index !== nameIndex) results.add(replaceName(other, key, padded));
    }
    return [...results];
  };
  return {
    variantsOf: (state, name) => collectNames(state, name, (other, key, text) => text.replace(key, ` ${other} `).trim()),
    alternativeNamesIn: (state, text) => collectNames(state, text, (other) => other),
  };
}
