/**
 * Page selections: the grammar of pdfcpu, with blanks and upper case allowed. A selection is a list of parts, evaluated from left to right: `3`,
 * `2-5`, `4-`, `-3`, `l` (the last), `l-1` (the one before it), `l-2-`, `2-l-1`, `odd`, `even`, and each of them after `!` or `n` to remove pages.
 */
import { invalid } from '../../../core/request/api-error.ts';

/** A page counted from the front or from the back: `l-2` is 2 before the last. */
interface PagePosition {
  readonly fromEnd: boolean;
  readonly offset: number;
}

type SelectionPart =
  | { readonly kind: 'parity'; readonly first: 1 | 2 }
  | { readonly kind: 'page'; readonly position: PagePosition }
  | { readonly kind: 'range'; readonly from: PagePosition; readonly to: PagePosition };

/** A part with its source text, for messages. */
type SelectionToken = SelectionPart & { readonly source: string; readonly negated: boolean };
export type PageSelection = readonly SelectionToken[];

/** Maximum characters: two thousand pages named one by one. */
export const MAX_SELECTION_LENGTH = 12_000;
export const MAX_RESULT_PAGES = 2_000;
/** Maximum pages collected before removals. */
const MAX_COLLECTED_PAGES = 100_000;

const FIRST_PAGE: PagePosition = { fromEnd: false, offset: 1 };
const LAST_PAGE: PagePosition = { fromEnd: true, offset: 0 };
const POSITION_PATTERN = String.raw`(?:\d{1,9}|l(?:-\d{1,9})?)`;
const PAGE = new RegExp(`^${POSITION_PATTERN}$`);
const RANGE = new RegExp(`^(${POSITION_PATTERN})?-(${POSITION_PATTERN})?$`);
const SYNTAX_HINT = 'Use parts such as 3, 2-5, 4-, -3, l (the last page), l-1, odd, even or !3, comma-separated';

export function parseSelection(text: string): PageSelection {
  return text.split(',').map((source) => {
    const token = source.trim();
    const part = parseToken(token.toLowerCase());
    if (!part) invalid('pages', `${token === '' ? 'it contains an empty part' : `"${truncate(token)}" is not understood`}. ${SYNTAX_HINT}`);
    return { ...part, source: token };
  });
}

function parseToken(token: string): (SelectionPart & { negated: boolean }) | undefined {
  const negated = /^[!n]/.test(token);
  const part = parsePart(negated ? token.slice(1) : token);
  return part && { ...part, negated };
}

function parsePart(part: string): SelectionPart | undefined {
  if (part === 'odd' || part === 'even') return { kind: 'parity', first: part === 'odd' ? 1 : 2 };
  // Before ranges: `l-2` is a page, not the range from the last to the second.
  if (PAGE.test(part)) {
    const position = parsePosition(part);
    return position && { kind: 'page', position };
  }
  const ends = RANGE.exec(part);
  if (!ends || part === '-') return undefined;
  const from = ends[1] === undefined ? FIRST_PAGE : parsePosition(ends[1]);
  const to = ends[2] === undefined ? LAST_PAGE : parsePosition(ends[2]);
  return from && to && { kind: 'range', from, to };
}

/** Pages count from 1: there is no page 0. */
function parsePosition(text: string): PagePosition | undefined {
  if (text.startsWith('l')) return { fromEnd: true, offset: Number(text.slice(2)) };
  const offset = Number(text);
  return offset > 0 ? { fromEnd: false, offset } : undefined;
}

const truncate = (token: string): string => (token.length > 20 ? `${token.slice(0, 20)}…` : token);
const pageAt = ({ fromEnd, offset }: PagePosition, count: number): number => (fromEnd ? count - offset : offset);

/** Existing pages of one part. */
function pagesOf(token: SelectionToken, count: number): number[] {
  const pages: number[] = [];
  if (token.kind === 'parity') {
    for (let page: number = token.first; page <= count; page += 2) pages.push(page);
  } else {
    const [from, to] = token.kind === 'page' ? [token.position, token.position] : [token.from, token.to];
    const first = pageAt(from, count);
    const start = token.kind === 'page' ? first : Math.max(1, first);
    if (start < 1) return pages;
    for (let page = start; page <= Math.min(count, pageAt(to, count)); page++) pages.push(page);
  }
  return pages;
}

/** Pages in the given order, with repetitions; a negated part removes pages collected before it. */
export function collectPages(selection: PageSelection, count: number): number[] {
  let collected: number[] = [];
  for (const token of selection) {
    const pages = pagesOf(token, count);
    if (token.negated) {
      const removed = new Set(pages);
      collected = collected.filter((page) => !removed.has(page));
    } else {
      if (collected.length + pages.length > MAX_COLLECTED_PAGES) tooMany();
      for (const page of pages) collected.push(page);
    }
  }
  return collected;
}

/** Pages as a set, in document order. `odd` and `even` do not restore a page that was removed before. */
export function selectPages(selection: PageSelection, count: number): number[] {
  const selected = new Map<number, boolean>();
  for (const token of selection) {
    for (const page of pagesOf(token, count)) {
      if (token.kind === 'parity' && !token.negated && selected.has(page)) continue;
      selected.set(page, !token.negated);
    }
  }
  return [...selected]
    .filter(([, isSelected]) => isSelected)
    .map(([page]) => page)
    .sort((a, b) => a - b);
}

/** A single page that does not exist is an error; ranges are clipped instead. */
export function checkPagesExist(selection: PageSelection, count: number): void {
  for (const token of selection) {
    if (token.kind !== 'page' || token.negated) continue;
    const page = pageAt(token.position, count);
    if (page < 1 || page > count)
      invalid('pages', `page "${truncate(token.source)}" does not exist, the PDF has ${formatPageCount(count)}`);
  }
}

export function checkPageCount(pages: readonly number[], count: number): void {
  if (pages.length === 0) invalid('pages', `selects none of the ${formatPageCount(count)}`);
  if (pages.length > MAX_RESULT_PAGES) tooMany();
}

const formatPageCount = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);

function tooMany(): never {
  invalid('pages', `selects more than ${MAX_RESULT_PAGES.toLocaleString('en-IN')} pages`);
}
