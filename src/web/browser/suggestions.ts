/** Search suggestions: tools, guides and operations by keyword prefix, and intent recognition by the service. */

export interface Suggestion {
  /** Operation, or for another page its path. */
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly about: string;
  /** One-line answer, if already known. */
  readonly answer?: string | undefined;
  /** Whether the link leads to a tool. */
  readonly isTool?: boolean;
}

interface Entry extends Suggestion {
  readonly words: readonly string[];
  readonly ownWords: readonly string[];
}

interface PageEntry extends Entry {
  /** Operations that a tool serves. */
  readonly operations: readonly string[];
  /** State of the tool by operation and its parameters. */
  readonly links: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly keywords: readonly string[];
}

interface PageDescription {
  readonly href: string;
  readonly title: string;
  readonly about: string;
  readonly keywords: string;
  readonly operations: readonly string[];
  readonly links?: PageEntry['links'];
}

export interface Recognised {
  readonly suggestions: readonly Suggestion[];
  /** Note of the service on the query, such as data that it does not have. */
  readonly note?: string | undefined;
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
/** The nukta, which is often omitted in Hindi: फ़ोटो, फोटो. */
const NUKTA = '\u093c';

interface Index {
  readonly pages: readonly PageEntry[];
  readonly operations: readonly Entry[];
}

let index: Promise<Index> | undefined;

/** Fetches the keyword index, once. */
export function fetchIndex(): Promise<Index> {
  index ??= Promise.all([readPages(), readOperations()]).then(([pages, operations]) => ({ pages, operations }));
  return index;
}

/** Tools and guides in the language of the page. */
async function readPages(): Promise<PageEntry[]> {
  const { lang } = document.documentElement;
  const response = await fetch(`${lang === 'en' ? '' : `/${lang}`}/pages.json`);
  if (!response.ok) return [];
  return ((await response.json()) as readonly PageDescription[]).map(({ href, title, about, keywords, operations, links = {} }) => ({
    id: href.replaceAll('/', '-'),
    href,
    title,
    about,
    operations,
    links,
    keywords: words(keywords),
    ownWords: words(title),
    words: words(`${title} ${about} ${keywords}`),
  }));
}

async function readOperations(): Promise<Entry[]> {
  const response = await fetch('/v1');
  if (!response.ok) return [];
  const { data } = (await response.json()) as { data: readonly FamilyDescription[] };
  return data.flatMap(({ name, about, group, operations }) =>
    operations.map(({ id, path, title, summary }) => ({
      id,
      href: `/try/${id}`,
      title,
      about: summary,
      ownWords: words(`${id} ${path} ${title} ${summary} ${name}`),
      words: words(`${id} ${path} ${title} ${summary} ${name} ${about} ${group}`),
    })),
  );
}

/** Entries that match all words by prefix; matches in the entry's own text rank before those of its family or keywords. */
function matchKeywords<T extends Entry>(entries: readonly T[], query: string): T[] {
  const queryWords = words(query);
  const matchesAll = (list: readonly string[]): boolean => queryWords.every((word) => list.some((item) => item.startsWith(word)));
  const matching = entries.filter((entry) => matchesAll(entry.words));
  return [...matching.filter((entry) => matchesAll(entry.ownWords)), ...matching.filter((entry) => !matchesAll(entry.ownWords))];
}

/** Notes of the API are in English; one that names a path is for programs. */
function isForPeople(note = ''): boolean {
  return document.documentElement.lang === 'en' && !note.includes(' /');
}

/** Intents recognised by the service, most likely first. */
export async function recogniseIntents(query: string, signal: AbortSignal, busy: string): Promise<Recognised> {
  const response = await fetch(`/v1/identify?q=${encodeURIComponent(query)}`, { signal });
  if (response.status === 429) return { suggestions: [], note: busy.replace('{seconds}', response.headers.get('retry-after') ?? '60') };
  if (!response.ok) return { suggestions: [] };
  const { data, meta } = (await response.json()) as { data: readonly RecognisedIntent[]; meta: { readonly note?: string } };
  const suggestions = data
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .map(({ operation, title, why, input, answer: result }) => ({
      id: operation,
      href: `/try/${operation}${queryOf(input)}`,
      title,
      about: why,
      answer: result && lineOf(result.data),
    }));
  return { suggestions, note: isForPeople(meta.note) ? meta.note : undefined };
}

/**
 * Pages with exactly these keywords, then answers in the tools that show them, other tools and guides, and operations. A tool is also offered
 * if it serves the most likely operation. Answers that only the playground shows come after tools where the page is not in English, as the
 * playground is.
 */
export function rankSuggestions(index: Index, query: string, intents: readonly Suggestion[]): Suggestion[] {
  const queryWords = words(query);
  const exact = index.pages.filter(({ keywords }) => queryWords.length > 0 && queryWords.every((word) => keywords.includes(word)));
  const answers = intents.filter(({ answer }) => answer !== undefined).map((intent) => inTool(index.pages, intent));
  const serving = index.pages.filter(({ operations }) => intents[0] !== undefined && operations.includes(intents[0].id));
  const tools = [...serving, ...matchKeywords(index.pages, query)];
  const answersFirst = answers[0]?.isTool || isEnglish();
  const first = answersFirst ? [...answers, ...tools] : [...tools, ...answers];
  return mergeSuggestions(exact, first, intents, matchKeywords(index.operations, query));
}

/** The answer with a link to the tool that shows it; in English only if the tool takes all of its parameters. */
function inTool(pages: readonly PageEntry[], suggestion: Suggestion): Suggestion {
  const page = pages.find(({ links }) => links[suggestion.id] !== undefined);
  if (!page) return suggestion;
  const names = page.links[suggestion.id] as Readonly<Record<string, string>>;
  const parameters = [...new URL(suggestion.href, location.origin).searchParams];
  const taken = parameters.flatMap(([name, value]) => (names[name] === undefined ? [] : [[names[name], value]]));
  if (isEnglish() && taken.length < parameters.length) return suggestion;
  return { ...suggestion, id: page.id, href: `${page.href}?${new URLSearchParams(taken)}`, title: page.title, isTool: true };
}

function isEnglish(): boolean {
  return document.documentElement.lang === 'en';
}

/** Merges lists, without duplicates. */
function mergeSuggestions(...lists: readonly (readonly Suggestion[])[]): Suggestion[] {
  const all = new Map<string, Suggestion>();
  for (const suggestion of lists.flat()) if (!all.has(suggestion.id)) all.set(suggestion.id, suggestion);
  return [...all.values()].slice(0, MAX_RESULTS);
}

function queryOf(input: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) for (const item of [value].flat()) query.append(name, String(item));
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

/** Whether a value is a nested record with a name, such as the bank of a branch. */
function isNamed(value: unknown): value is { readonly name: unknown } {
  return typeof value === 'object' && value !== null && 'name' in value;
}

function words(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(NUKTA, '')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}
