/** What has all words of a text: rows that have them themselves, and rows that have another name with all of them. */
import { words } from '../text/fold.ts';
import { wordTerm } from './build.ts';
import type { Condition } from './condition.ts';
import type { Naming } from './names.ts';
import type { Pack, TermRange } from './pack.ts';
import { match } from './search.ts';

/** A condition, and that all words are there; with `whole` only the words themselves, not their beginnings. */
export function withWords(pack: Pack, condition: Condition, naming: Naming, text: string, whole = false): Condition {
  const own = wordsOf(condition, naming.field, text, whole);
  const named = namesWith(pack, naming, text, whole);
  if (named.length === 0) return own;
  // Of a single word the index has all rows together already.
  if (!whole && words(text).length === 1) return { ...own, orNamed: named };
  return { ...condition, among: [[match(pack, own), ...Array.from(named, (row) => pack.namedBy(row))]] };
}

function wordsOf(condition: Condition, field: string, text: string, whole: boolean): Condition {
  const kind = whole ? 'wholeWords' : 'words';
  return { ...condition, [kind]: { ...condition[kind], [field]: text } };
}

const NONE = new Uint32Array(0);

/** Names that have one of the words themselves, and the others too or in the places around them; in any order, and a name may be there twice. */
export function namesWith(pack: Pack, { field, names }: Naming, text: string, whole: boolean): Uint32Array {
  if (names === undefined) return NONE;
  const all = words(text);
  const own = all.map((word) => termsOf(pack, wordTerm(names.field, word), whole)).filter(({ from, to }) => from < to);
  const [only] = own;
  if (only === undefined) return NONE;
  if (all.length === 1) return pack.postings(only.from, only.to);
  const found = match(pack, wordsOf(names.are, field, text, whole));
  return found.filter((row) => own.some(({ from, to }) => pack.carries(row, from, to)));
}

/** The term of a word, or the terms of all words that begin so. */
function termsOf(pack: Pack, term: string, whole: boolean): TermRange {
  if (!whole) return pack.prefix(term);
  const at = pack.find(term);
  return at < 0 ? { from: 0, to: 0 } : { from: at, to: at + 1 };
}
