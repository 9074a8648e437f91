/** Search suggestions: operations by keyword prefix, and intent recognition by the service. */

export interface Suggestion {
  readonly operation: string;
  readonly href: string;
  readonly title: string;
  readonly about: string;
  /** One-line answer, if already known. */
  readonly answer?: string | undefined;
}

interface Entry extends Suggestion {
  readonly words: readonly string[];
  readonly ownWords: readonly string[];
}

interface FamilyDescription {
  readonly name: string;
  readonly about: string;
  readonly group: string;
  readonly operations: readonly { readonly id: string; readonly path: string; readonly title: string; readonly summary: string }[];
}

interface RecognisedIntent {
  readonly operation: string;
  readonly title: string;
  readonly confidence: number;
  readonly why: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly answer?: { readonly data: unknown };
}

const MAX_RESULTS = 8;
/** Below this confidence keyword matches are better. */
const MIN_CONFIDENCE = 0.4;
const MAX_VALUES = 5;
const MAX_LINE_LENGTH = 120;

let entries: Promise<readonly Entry[]> | undefined;

/** Fetches the index of operations once. */
export function fetchOperations(): Promise<readonly Entry[]> {
  entries ??= readIndex();
  return entries;
}

async function readIndex(): Promise<Entry[]> {
  const response = await fetch('/v1');
  if (!response.ok) return [];
  const { data } = (await response.json()) as { data: readonly FamilyDescription[] };
  return data.flatMap(({ name, about, group, operations }) =>
    operations.map(({ id, path, title, summary }) => ({
      operation: id,
      href: `/try/${id}`,
      title,
      about: summary,
      ownWords: words(`${id} ${path} ${title} ${summary} ${name}`),
      words: words(`${id} ${path} ${title} ${summary} ${name} ${about} ${group}`),
    })),
  );
}

/** Operations that match all words by prefix; matches in the operation's own text rank before those of its family. */
export function matchKeywords(index: readonly Entry[], query: string): Suggestion[] {
  const queryWords = words(query);
  const matchesAll = (list: readonly string[]): boolean => queryWords.every((word) => list.some((one) => one.startsWith(word)));
  const matching = index.filter((entry) => matchesAll(entry.words));
  return [...matching.filter((entry) => matchesAll(entry.ownWords)), ...matching.filter((entry) => !matchesAll(entry.ownWords))];
}

/** Intents recognised by the service, most likely first. */
export async function recogniseIntents(query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`/v1/identify?q=${encodeURIComponent(query)}`, { signal });
  if (!response.ok) return [];
  const { data } = (await response.json()) as { data: readonly RecognisedIntent[] };
  return data
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .map(({ operation, title, why, input, answer: result }) => ({
      operation,
      href: `/try/${operation}${queryOf(input)}`,
      title,
      about: why,
      answer: result && lineOf(result.data),
    }));
}

/** Merges lists, without duplicate operations. */
export function mergeSuggestions(...lists: readonly (readonly Suggestion[])[]): Suggestion[] {
  const all = new Map<string, Suggestion>();
  for (const suggestion of lists.flat()) if (!all.has(suggestion.operation)) all.set(suggestion.operation, suggestion);
  return [...all.values()].slice(0, MAX_RESULTS);
}

function queryOf(input: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) for (const one of [value].flat()) query.append(name, String(one));
  return query.size > 0 ? `?${query}` : '';
}

/** First values of a response, or of its first record. */
function lineOf(data: unknown): string {
  const first: unknown = Array.isArray(data) ? data[0] : data;
  const values = typeof first === 'object' && first !== null ? Object.values(first) : [first];
  const line = values
    .map((value: unknown) => (isNamed(value) ? value.name : value))
    .filter((value) => (typeof value === 'string' && value !== '') || typeof value === 'number')
    .slice(0, MAX_VALUES)
    .join(' · ');
  const more = Array.isArray(data) && data.length > 1 ? ` … and ${data.length - 1} more` : '';
  return (line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)} …` : line) + more;
}

/** Such as the bank of a branch. */
function isNamed(value: unknown): value is { readonly name: unknown } {
  return typeof value === 'object' && value !== null && 'name' in value;
}

function words(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}
