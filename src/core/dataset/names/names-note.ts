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
export function nameSearchMeta(found: NameSearchResult, { limit, offset }: Page, notes: MatchNotes = EMPTY_NOTES, facets?: Facets): Meta {
  let note = matchNote(found);
  if (found.total === 0) note = joinSentences(note, notes.none);
  return { total: found.total, limit, offset, note: joinSentences(note, notes.always), facets };
}

/** Joins two optional sentences. */
function joinSentences(one: string | undefined, other: string | undefined): string | undefined {
  return one === undefined || other === undefined ? (one ?? other) : `${one} ${other}`;
}

const LEFT_OUT = 'was left out';
const FUZZY = 'No exact match; these are fuzzy matches';

/** Whether the note of a result tells that no row has all words as they are written. */
export function isLooseMatch(note: string | undefined): boolean {
  return note !== undefined && (note.includes(LEFT_OUT) || note.includes(FUZZY));
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
  const read = rewrittenQuery === undefined ? '' : `${relaxed}Searched for "${rewrittenQuery}". `;
  if (total === 0) return nearestWord === undefined ? undefined : `${read}No exact match. Did you mean ${titleCase(nearestWord)}?`;
  if (literalCount === 0) return `${read}${FUZZY}: names that sound alike or differ by one letter.`;
  if (leadingPhoneticCount > 0)
    return `${read}The first ${leadingPhoneticCount === 1 ? 'one was' : `${leadingPhoneticCount} were`} found by phonetic match; the others contain the words as written.`;
  if (literalCount < total)
    return `${read}The first ${literalCount} ${literalCount === 1 ? 'contains' : 'contain'} the words as written; the others were found by phonetic match.`;
  return read === '' ? undefined : read.trim();
}
