/** Prefers a specific place to the area after it: in "Kedarnath, Rudraprayag" the village is meant, not the district headquarters. */
import { isAddressLabel } from '../../../data/tables/address_labels.ts';
import type { GazetteerMatch } from './gazetteer-match.ts';
import type { PlaceKind } from './pincode-index.ts';
import type { AddressToken } from './tokenise.ts';

const SPECIFIC_KINDS: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['h', 'o', 'l', 'v']);
const AREA_KINDS: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['d', 'm', 'f', 'u', 'T']);
/** Kinds of main post offices and well-known places. */
const OFFICE_KINDS: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['h', 'l']);
/** Kinds learned from bank addresses, which are less reliable: a branch may be named after a place with another pincode. */
const BRANCH_KINDS: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['b', 'W', 'A', 'a']);
const SPECIFIC_CONTEXTS: ReadonlySet<GazetteerMatch['context']> = new Set(['early', 'late', 'marked']);
/** Types of sights that are named after their place: "Kedarnath temple". */
const SIGHTS = new Set('temple mandir dham fort beach lake falls caves ashram monastery dargah'.split(' '));
/** Maximum pincodes of the area with the name; a name shared by more identifies none of them. */
const MAX_SHARED_ROWS = 2;

/** Names at the start of a comma-separated part that identify one or two pincodes of the area named after them. */
function specificPlaces(
  matches: readonly GazetteerMatch[],
  words: readonly AddressToken[],
): [place: GazetteerMatch, area: GazetteerMatch][] {
  const areas = matches.filter(({ kind, context, phoneticKey }) => AREA_KINDS.has(kind) && context !== 'away' && phoneticKey === undefined);
  return matches.flatMap((place): [GazetteerMatch, GazetteerMatch][] => {
    const { from, to, kind, context, phoneticKey } = place;
    const isSight = context === 'away' && OFFICE_KINDS.has(kind) && SIGHTS.has(words[to]?.word ?? '');
    if (!SPECIFIC_KINDS.has(kind) || !(isSight || SPECIFIC_CONTEXTS.has(context)) || phoneticKey !== undefined) return [];
    if (words[from - 1]?.part === words[from]?.part) return [];
    const area = areas.find(
      (candidate) => candidate.from >= to && isRestGeneric(words, to, candidate.from) && isShared(place.rows, candidate.rows),
    );
    return area ? [[place, area]] : [];
  });
}

/** Whether only numbers and words such as "block" and "road" follow in the part, up to `end`. */
function isRestGeneric(words: readonly AddressToken[], to: number, end: number): boolean {
  const part = words[to - 1]?.part;
  const last = words.findLast((word) => word.part === part);
  // A sight with its own name: "Kollur Mookambika temple".
  if (last && words.indexOf(last) < end && SIGHTS.has(last.word)) return true;
  for (let index = to; index < end && words[index]?.part === part; index++) {
    const { word } = words[index] as AddressToken;
    if (!/^\d/.test(word) && !isAddressLabel(word) && !SIGHTS.has(word)) return false;
  }
  return true;
}

function isShared(rows: Uint32Array, areaRows: Uint32Array): boolean {
  const inArea = new Set(areaRows);
  const shared = rows.reduce((count, row) => count + Number(inArea.has(row)), 0);
  return shared > 0 && shared <= MAX_SHARED_ROWS;
}

/** Drops matches of the area name as a post office, and matches of the place name as a bank branch elsewhere. */
export function preferSpecificPlaces(matches: readonly GazetteerMatch[], words: readonly AddressToken[]): readonly GazetteerMatch[] {
  const specific = specificPlaces(matches, words);
  if (specific.length === 0) return matches;
  return matches.filter(({ from, to, kind }) => {
    const isWithinMatch = (match: GazetteerMatch): boolean => from >= match.from && to <= match.to;
    return !specific.some(([place, area]) => {
      const isBranch = BRANCH_KINDS.has(kind) && OFFICE_KINDS.has(place.kind);
      return (isWithinMatch(area) && (isBranch || SPECIFIC_KINDS.has(kind))) || (isWithinMatch(place) && isBranch);
    });
  });
}
