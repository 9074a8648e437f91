/** The note of a search result in which not all rows match the words literally. */
import type { Meta } from '../../request/envelope.ts';
import { titleCase } from '../../text/fold.ts';
import type { Facets } from '../query/facets.ts';
import type { Page } from '../query/search.ts';
import type { NameSearchResult } from './name-search-result.ts';

export interface MatchNotes {
  /** Appended in any case. */
  readonly always?: string | undefined;
  /** Appended if nothing is found. */
  readonly none?: string | undefined;
}

const EMPTY_NOTES: MatchNotes = {};

/** Metadata of a page of names. */
export function nameSearchMeta(result: NameSearchResult, { limit, offset }: Page, notes: MatchNotes = EMPTY_NOTES, facets?: Facets): Meta {
  let note = matchNote(result);
  if (result.total === 0) note = joinSentences(note, notes.none);
  return { total: result.total, limit, offset, note: joinSentences(note, notes.always), facets };
}

/** Joins two optional sentences. */
function joinSentences(sentence: string | undefined, addition: string | undefined): string | undefined {
  return sentence === undefined || addition === undefined ? (sentence ?? addition) : `${sentence} ${addition}`;
}

const LEFT_OUT = 'was left out';
const FUZZY = 'No exact match; these are fuzzy matches';

/** Whether the note of a result states that no row has all words as written. */
export function isLooseMatch(note: string | undefined): boolean {
  return note !== undefined && (note.includes(LEFT_OUT) || note.includes(FUZZY));
}

/** The words that were searched for instead of all those of the query, such as a name in Latin letters. */
export function searchedInstead(note = ''): string | undefined {
  return note.includes(LEFT_OUT) ? undefined : /Searched for "([^"]+)"/.exec(note)?.[1];
}

function matchNote({
  total,
  leadingPhoneticCount,
  literalCount,
  rewrittenQuery,
  droppedWords,
  nearestWord,
}: NameSearchResult): string | undefined {
  const relaxed = droppedWords === undefined ? '' : `No row has all words: "${droppedWords.join(' ')}" ${LEFT_OUT}. `;
  const prefix = rewrittenQuery === undefined ? '' : `${relaxed}Searched for "${rewrittenQuery}". `;
  if (total === 0) return nearestWord === undefined ? undefined : `${prefix}No exact match. Did you mean ${titleCase(nearestWord)}?`;
  if (literalCount === 0) return `${prefix}${FUZZY}: names that sound alike or differ by one letter.`;
  if (leadingPhoneticCount > 0)
    return `${prefix}The first ${leadingPhoneticCount === 1 ? 'one was' : `${leadingPhoneticCount} were`} found by phonetic match; the others contain the words as written.`;
  if (literalCount < total)
    return `${prefix}The first ${literalCount} ${literalCount === 1 ? 'contains' : 'contain'} the words as written; the others were found by phonetic match.`;
  return prefix === '' ? undefined : prefix.trim();
}
