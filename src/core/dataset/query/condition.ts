/** Search conditions, and their translation into posting lists of a pack. */
import { words } from '../../text/fold.ts';
import { wordTerm } from '../pack/build.ts';
import { type Pack, valueTerm } from '../pack/pack.ts';
import { AliasPostings, type PostingSet, PrefixPostings, UnionPostings } from './posting-set.ts';

/** Words of a field, in any order. */
export interface FieldWords {
  readonly field: string;
  readonly words: readonly string[];
  /** Whether words must match entirely rather than as prefixes. */
  readonly matchWholeWords: boolean;
  /** Alternative to the prefix match: the row is an alias target of one of these rows. */
  readonly orAliases: Uint32Array | undefined;
}

/** A conjunction: every given property must hold; undefined ones are ignored. */
export interface Condition {
  /** A further condition that must hold. Linking two conditions costs far less than spreading objects of many shapes into one. */
  readonly and?: Condition;
  /** Exact values of fields. */
  readonly is?: Readonly<Record<string, string | undefined>>;
  /** Fields with one of several exact values. */
  readonly oneOf?: Readonly<Record<string, readonly string[] | undefined>>;
  /** Prefixes of exact values: `{ pin: '6000' }`. */
  readonly prefix?: Readonly<Record<string, string | undefined>>;
  /** Every word of the text must be a prefix of a word of the field. */
  readonly words?: Readonly<Record<string, string | undefined>>;
  /** Targets of alias rows, or rows found earlier. */
  readonly aliases?: { readonly names: Uint32Array; readonly rows?: Uint32Array };
  /** Every word of the text must equal a word of the field. */
  readonly wholeWords?: Readonly<Record<string, string | undefined>>;
  /** Words of a field that is only known at run time. */
  readonly fieldWords?: FieldWords;
  /** Rows found earlier: each group is a disjunction of lists, and the groups are a conjunction. */
  readonly unions?: readonly (readonly Uint32Array[])[];
}

/** The operands of a conjunction: a row matches if it is in every list and every set. */
export interface Operands {
  /** Posting lists of single terms. */
  readonly lists: Uint32Array[];
  /** Disjunctions: each is a union of posting lists. */
  readonly sets: PostingSet[];
}

/** Undefined if an operand is empty, so that no row can match. */
export function operandsOf(pack: Pack, condition: Condition): Operands | undefined {
  const operands: Operands = { lists: [], sets: [] };
  for (let current: Condition | undefined = condition; current !== undefined; current = current.and) {
    if (!addTerms(pack, current, operands) || !addDisjunctions(pack, current, operands) || !addPrefixes(pack, current, operands))
      return undefined;
  }
  return operands;
}

/** False if an exact value has no rows. */
function addTerms(pack: Pack, condition: Condition, { lists }: Operands): boolean {
  for (const field in condition.is) {
    const value = condition.is[field];
    if (value === undefined) continue;
    const rows = pack.termPostings(valueTerm(field, value));
    if (rows.length === 0) return false;
    lists.push(rows);
  }
  for (const field in condition.wholeWords) {
    const text = condition.wholeWords[field];
    if (text !== undefined) addWholeWords(pack, field, words(text), lists);
  }
  const { fieldWords } = condition;
  if (fieldWords?.matchWholeWords) addWholeWords(pack, fieldWords.field, fieldWords.words, lists);
  return true;
}

function addWholeWords(pack: Pack, field: string, queryWords: readonly string[], lists: Uint32Array[]): void {
  for (const word of queryWords) lists.push(pack.termPostings(wordTerm(field, word)));
}

/** False if a disjunction is empty. */
function addDisjunctions(pack: Pack, { oneOf, aliases, unions = [] }: Condition, { sets }: Operands): boolean {
  if (aliases) {
    const { names, rows } = aliases;
    if (names.length === 0 && rows === undefined) return false;
    sets.push(new AliasPostings(pack, names, rows));
  }
  for (const group of unions) {
    if (group.length === 0) return false;
    sets.push(new UnionPostings(group));
  }
  for (const field in oneOf) {
    const values = oneOf[field];
    if (values === undefined) continue;
    const choices = values.map((value) => pack.termPostings(valueTerm(field, value))).filter((list) => list.length > 0);
    if (choices.length === 0) return false;
    sets.push(new UnionPostings(choices));
  }
  return true;
}

/** False if a prefix matches no term. */
function addPrefixes(pack: Pack, { prefix, words: texts, fieldWords }: Condition, operands: Operands): boolean {
  for (const field in prefix) {
    const value = prefix[field];
    if (value !== undefined && !addPrefix(pack, valueTerm(field, value), operands)) return false;
  }
  for (const field in texts) {
    const text = texts[field];
    if (text !== undefined && !words(text).every((word) => addPrefix(pack, wordTerm(field, word), operands))) return false;
  }
  if (fieldWords === undefined || fieldWords.matchWholeWords) return true;
  return fieldWords.words.every((word) => addPrefix(pack, wordTerm(fieldWords.field, word), operands, fieldWords.orAliases));
}

/** A prefix of a single term is treated as that term. */
function addPrefix(pack: Pack, prefix: string, { lists, sets }: Operands, names?: Uint32Array): boolean {
  const { from, to } = pack.prefixRange(prefix);
  if (names) sets.push(new AliasPostings(pack, names, pack.postings(from, to)));
  else if (to - from === 1) lists.push(pack.postings(from, to));
  else if (to > from) sets.push(new PrefixPostings(pack, from, to));
  return to > from || names !== undefined;
}

/** A ranking tier of a search: the condition that rows of the tier meet, and their boost. */
export interface Tier extends Condition {
  /**
   * Score added to the importance of a row that matches this tier: rows are ranked by the sum.
   * If no tier has a boost, all rows of a tier precede all rows of the next.
   */
  readonly boost?: number;

  /** Whether the tier matches a code. Codes are not spelled phonetically, so a phonetic match does not count. */
  readonly isCode?: boolean;

  /** Whether rows of the tier have the text as a name, as those with an exact value have. */
  readonly isName?: boolean;

  /** Name of the tier in its family, to report how a row was matched. */
  readonly label?: string | undefined;
}
