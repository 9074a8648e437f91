/** The note of a search result in which not all rows match the words literally. */
import type { Meta } from '../../request/envelope.ts';
import { titleCase } from '../../text/fold.ts';
import type { Facets } from '../query/facets.ts';
import type { Page } from '../query/search.ts';
import type { FoundNames } from './names.ts';

export interface NameNotes {
  /** Appended in any case. */
  readonly always?: string | undefined;
  /** Appended if nothing is found. */
  readonly none?: string | undefined;
}

const NO_NOTES: NameNotes = {};

/** Metadata of a page of names. */
export function namesMeta(found: FoundNames, { limit, offset }: Page, notes: NameNotes = NO_NOTES, facets?: Facets): Meta {
  let note = foundNote(found);
  if (found.total === 0) note = followed(note, notes.none);
  return { total: found.total, limit, offset, note: followed(note, notes.always), facets };
}

/** Joins two optional sentences. */
function followed(one: string | undefined, other: string | undefined): string | undefined {
  return one === undefined || other === undefined ? (one ?? other) : `${one} ${other}`;
}

function foundNote({ total, heardFirst, written, readAs, nearest }: FoundNames): string | undefined {
  const read = readAs === undefined ? '' : `Looked for "${readAs}". `;
  if (total === 0) return nearest === undefined ? undefined : `${read}Nothing is called so. Did you mean ${titleCase(nearest)}?`;
  if (written === 0) return `${read}Nothing is written so; found by sound: these names sound alike or differ by a letter.`;
  if (heardFirst > 0)
    return `${read}The first ${heardFirst === 1 ? 'one was' : `${heardFirst} were`} found by sound; others have the words as written.`;
  if (written < total)
    return `${read}The first ${written} ${written === 1 ? 'has' : 'have'} the words as written; the others were found by sound.`;
  return read === '' ? undefined : read.trim();
}
