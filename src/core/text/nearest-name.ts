/** The known name that was probably meant: of a parameter, a command or an option. */
import { editDistance } from './name-distance.ts';

const MAX_EDITS = 2;
/** At most every third letter may differ, so that `q` is not taken for `id`. */
const LETTERS_PER_EDIT = 3;
/** Shorter beginnings fit too many names. */
const MIN_PREFIX_LENGTH = 3;

/** Compares without regard to case and separators: `fund_house` is near `fundHouse`. Returns undefined if nothing is near. */
export function nearestName(word: string, known: Iterable<string>): string | undefined {
  const plain = withoutSeparators(word);
  const maxEdits = Math.min(MAX_EDITS, Math.floor(plain.length / LETTERS_PER_EDIT));
  let nearest: { readonly name: string; readonly distance: number } | undefined;
  for (const name of known) {
    const other = withoutSeparators(name);
    const edits = editDistance(plain, other, maxEdits);
    const distance = edits <= maxEdits ? edits : isAbbreviation(plain, other) ? MAX_EDITS : Number.POSITIVE_INFINITY;
    if (distance < (nearest?.distance ?? Number.POSITIVE_INFINITY)) nearest = { name, distance };
  }
  return nearest?.name;
}

function isAbbreviation(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= MIN_PREFIX_LENGTH && long.startsWith(short);
}

function withoutSeparators(name: string): string {
  return name.toLowerCase().replace(/[_-]/g, '');
}
