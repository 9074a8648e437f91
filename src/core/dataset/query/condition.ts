/** What rows are searched for: conditions, and what the index of a pack has for them. */
import { words } from '../../text/fold.ts';
import { wordTerm } from '../pack/build.ts';
import { is, type Pack } from '../pack/pack.ts';
import { AliasPostings, type PostingSet, PrefixPostings, UnionPostings } from './posting-set.ts';

/** Words of a field, in any order. */
export interface Phrase {
  readonly field: string;
  readonly words: readonly string[];
  /** Whether they must be words of the field, and not only begin them. */
  readonly whole: boolean;
  /** Or, instead of having words that begin so, being called by one of these names: rows that stand for others. */
  readonly orNamed: Uint32Array | undefined;
}

/** What a row must be like: all that is given must hold, and what is undefined is passed over. */
export interface Condition {
  /** Another condition that must hold too. To link the two costs far less than to spread objects of many forms into one. */
  readonly and?: Condition;
  /** Exact values of fields. */
  readonly is?: Readonly<Record<string, string | undefined>>;
  /** Exact values of fields, one of several. */
  readonly oneOf?: Readonly<Record<string, readonly string[] | undefined>>;
  /** Beginnings of exact values: `{ pin: '6000' }`. */
  readonly begins?: Readonly<Record<string, string | undefined>>;
  /** Every word of the text must begin a word of the field. */
  readonly words?: Readonly<Record<string, string | undefined>>;
  /** Being called by one of some names, or one of some rows that were found before. */
  readonly named?: { readonly names: Uint32Array; readonly found?: Uint32Array };
  /** Every word of the text must be a word of the field. */
  readonly wholeWords?: Readonly<Record<string, string | undefined>>;
  /** The same of a field that is not known beforehand. */
  readonly phrase?: Phrase;
  /** Rows that were found before: of each group, one of its lists must have the row. */
  readonly among?: readonly (readonly Uint32Array[])[];
}

/** The operands of a conjunction: a row meets the condition if every list and every set has it. */
export interface Operands {
  /** Posting lists of single terms. */
  readonly lists: Uint32Array[];
  /** Disjunctions: each a union of the posting lists of several terms. */
  readonly sets: PostingSet[];
}

/** None where something is asked for that no row has. */
export function operandsOf(pack: Pack, condition: Condition): Operands | undefined {
  const operands: Operands = { lists: [], sets: [] };
  for (let one: Condition | undefined = condition; one !== undefined; one = one.and) {
    if (!addTerms(pack, one, operands) || !addChoices(pack, one, operands) || !addPrefixes(pack, one, operands)) return undefined;
  }
  return operands;
}

/** Whether each exact value has rows. */
function addTerms(pack: Pack, condition: Condition, { lists }: Operands): boolean {
  for (const field in condition.is) {
    const value = condition.is[field];
    if (value === undefined) continue;
    const rows = pack.exact(is(field, value));
    if (rows.length === 0) return false;
    lists.push(rows);
  }
  for (const field in condition.wholeWords) {
    const text = condition.wholeWords[field];
    if (text !== undefined) addWholeWords(pack, field, words(text), lists);
  }
  const { phrase } = condition;
  if (phrase?.whole) addWholeWords(pack, phrase.field, phrase.words, lists);
  return true;
}

function addWholeWords(pack: Pack, field: string, all: readonly string[], lists: Uint32Array[]): void {
  for (const word of all) lists.push(pack.exact(wordTerm(field, word)));
}

/** Whether each choice has rows. */
function addChoices(pack: Pack, { oneOf, named, among = [] }: Condition, { sets }: Operands): boolean {
  if (named) {
    const { names, found } = named;
    if (names.length === 0 && found === undefined) return false;
    sets.push(new AliasPostings(pack, names, found));
  }
  for (const group of among) {
    if (group.length === 0) return false;
    sets.push(new UnionPostings(group));
  }
  for (const field in oneOf) {
    const values = oneOf[field];
    if (values === undefined) continue;
    const choices = values.map((value) => pack.exact(is(field, value))).filter((list) => list.length > 0);
    if (choices.length === 0) return false;
    sets.push(new UnionPostings(choices));
  }
  return true;
}

/** Whether each prefix begins a term. */
function addPrefixes(pack: Pack, { begins, words: texts, phrase }: Condition, operands: Operands): boolean {
  for (const field in begins) {
    const value = begins[field];
    if (value !== undefined && !addPrefix(pack, is(field, value), operands)) return false;
  }
  for (const field in texts) {
    const text = texts[field];
    if (text !== undefined && !words(text).every((word) => addPrefix(pack, wordTerm(field, word), operands))) return false;
  }
  if (phrase === undefined || phrase.whole) return true;
  return phrase.words.every((word) => addPrefix(pack, wordTerm(phrase.field, word), operands, phrase.orNamed));
}

/** One that begins a single term is that term. */
function addPrefix(pack: Pack, prefix: string, { lists, sets }: Operands, names?: Uint32Array): boolean {
  const { from, to } = pack.prefix(prefix);
  if (names) sets.push(new AliasPostings(pack, names, pack.postings(from, to)));
  else if (to - from === 1) lists.push(pack.postings(from, to));
  else if (to > from) sets.push(new PrefixPostings(pack, from, to));
  return to > from || names !== undefined;
}
