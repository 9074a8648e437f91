/** What has all words of a text: rows that have them themselves, and rows that have another name with all of them. */
import { weakMemo } from '../../util/weak-memo.ts';
import { wordTerm } from '../pack/build.ts';
import type { Pack } from '../pack/pack.ts';
import type { TermRange } from '../pack/term-dictionary.ts';
import type { Condition } from '../query/condition.ts';
import { carrierTest } from '../query/posting-set.ts';
import { match } from '../query/search.ts';
import type { NameSearchConfig } from './names.ts';

/** A condition, and that all words are there; with `whole` only the words themselves, not their beginnings. */
export function withWords(pack: Pack, condition: Condition, naming: NameSearchConfig, words: readonly string[], whole = false): Condition {
  const { field } = naming;
  const named = namesWith(pack, naming, words, whole);
  // Of a single word the index has all rows together already.
  if (named.length === 0 || (!whole && words.length === 1)) {
    return { and: condition, phrase: { field, words, whole, orNamed: named.length > 0 ? named : undefined } };
  }
  const found = match(pack, { and: condition, phrase: { field, words, whole, orNamed: undefined } });
  return { and: condition, named: { names: named, found } };
}

const NONE = new Uint32Array(0);

/** Names that have one of the words themselves, and the others too or in the places around them; in any order, and a name may be there twice. */
export function namesWith(pack: Pack, { field, names }: NameSearchConfig, words: readonly string[], whole: boolean): Uint32Array {
  if (names === undefined) return NONE;
  const own = words.map((word) => termsOf(pack, wordTerm(names.field, word), whole)).filter(({ from, to }) => from < to);
  const [only] = own;
  if (only === undefined) return NONE;
  if (words.length === 1) return pack.postings(only.from, only.to);
  const last = lastOf(pack)[whole ? 'whole' : 'begun'];
  const key = `${field} ${words.join(' ')}`;
  if (last.key !== key) {
    const found = match(pack, { and: names.are, phrase: { field, words, whole, orNamed: undefined } });
    last.key = key;
    const isOwn = new Uint8Array(found.length);
    for (const { from, to } of own) {
      const carries = carrierTest(pack, from, to);
      for (let at = 0; at < found.length; at++) if (carries(found[at] as number)) isOwn[at] = 1;
    }
    last.names = found.filter((_, at) => isOwn[at] === 1);
  }
  return last.names;
}

/**
 * Those with the whole words, looked for when they are asked for: as a tier mostly not, because the page is full before.
 * A class, because an object with a getter of its own costs as much as a tier.
 */
export class LazyAliasFilter {
  readonly #pack: Pack;
  readonly #naming: NameSearchConfig;
  readonly #reading: readonly string[];

  constructor(pack: Pack, naming: NameSearchConfig, reading: readonly string[]) {
    this.#pack = pack;
    this.#naming = naming;
    this.#reading = reading;
  }

  get names(): Uint32Array {
    return namesWith(this.#pack, this.#naming, this.#reading, true);
  }
}

/** The names of several words that were looked for last: whoever then tells by which of them a row was found asks for the same. */
const lastOf = weakMemo((_: Pack) => ({ whole: { key: '', names: NONE }, begun: { key: '', names: NONE } }));

/** The term of a word, or the terms of all words that begin so. */
function termsOf(pack: Pack, term: string, whole: boolean): TermRange {
  if (!whole) return pack.prefix(term);
  const at = pack.find(term);
  return at < 0 ? { from: 0, to: 0 } : { from: at, to: at + 1 };
}
