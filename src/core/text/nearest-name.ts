/** Suggests the closest name for a misspelt one: of a parameter, a command or an option. */
import { editDistance } from './name-distance.ts';

const MAX_EDITS = 2;
/** At most every third letter may differ, so that `q` is not taken for `id`. */
const LETTERS_PER_EDIT = 3;
/** Shorter prefixes match too many names. */
const MIN_PREFIX_LENGTH = 3;

/** Ignores case and separators: `fund_house` matches `fundHouse`. Returns undefined if no name is close enough. */
export function nearestName(word: string, names: Iterable<string>): string | undefined {
  const normalised = withoutSeparators(word);
  const maxEdits = Math.min(MAX_EDITS, Math.floor(normalised.length / LETTERS_PER_EDIT));
  let nearest: { readonly name: string; readonly distance: number } | undefined;
  for (const name of names) {
    const candidate = withoutSeparators(name);
    const edits = editDistance(normalised, candidate, maxEdits);
    const distance = edits <= maxEdits ? edits : isAbbreviation(normalised, candidate) ? MAX_EDITS : Number.POSITIVE_INFINITY;
    if (distance < (nearest?.distance ?? Number.POSITIVE_INFINITY)) nearest = { name, distance };
  }
  return nearest?.name;
}

function isAbbreviation(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= MIN_PREFIX_LENGTH && long.startsWith(short);
}

function withoutSeparators(name: string): string {
  return name.toLowerCase().replace(/[_-]/g, '');
}
