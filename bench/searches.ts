/** Search queries over whole datasets, with and without a filter: typical user queries, and words from the data itself. */
import type { LoadRequest } from './load.ts';

type Searches = (readonly [title: string, shots: LoadRequest[]])[];

interface Searched {
  /** Under /v1. */
  readonly path: string;
  readonly filter: string;
  /** Typical user queries. */
  readonly typed?: readonly string[];
}

const SEARCHED: readonly Searched[] = [
  {
    path: 'airports',
    filter: 'country=IN',
    typed: ['chennai', 'international', 'del', 'regional', 'airport mumbai', 'san', 'heli', 'nagar', 'new york', 'tokyo'],
  },
  {
    path: 'stations',
    filter: 'state=TN',
    typed: ['chennai', 'junction', 'road', 'nagar', 'delhi', 'pur', 'ma', 'central', 'cantt', 'bengaluru'],
  },
  {
    path: 'pincode',
    filter: 'state=TN',
    typed: ['anna nagar', 'salem', 'kot', 'gandhi', 'market', 'rampur', 'new', 'chennai', 'vill', 'camp'],
  },
  { path: 'rto', filter: 'state=TN' },
  { path: 'constituency', filter: 'state=TN' },
  { path: 'pincode/villages', filter: 'state=TN' },
];

export function typicalSearches(): Searches {
  return SEARCHED.flatMap(({ typed, ...searched }) => (typed ? bothWays(searched, typed) : []));
}

/** All distinct, so that few searches profit from cached results of another. */
export async function distinctSearches(port: number): Promise<Searches> {
  const searches: Searches = [];
  for (const searched of SEARCHED) {
    searches.push(...bothWays(searched, await queriesFrom(`http://127.0.0.1:${port}/v1/${searched.path}`)));
  }
  return searches;
}

function bothWays({ path, filter }: Searched, queries: readonly string[]): Searches {
  const shots = (more: string): LoadRequest[] => queries.map((q) => ({ path: `/v1/${path}?q=${encodeURIComponent(q)}${more}` }));
  return [
    [`all ${path}`, shots('')],
    [`${path} with ${filter}`, shots(`&${filter}`)],
  ];
}

const DISTINCT_COUNT = 250;
const PREFIXES = 'ab am ar ba be bo ch da de fa ga gu ha ja ka ko la ma mo na pa po ra sa su ta th va wa'.split(' ');

/** Prefixes, words and bigrams from the names of a list, alternating. */
async function queriesFrom(list: string): Promise<string[]> {
  const queries = new Set<string>();
  for (const beginning of PREFIXES) {
    const { data } = (await (await fetch(`${list}?q=${beginning}&limit=100`)).json()) as { data: Record<string, string | null>[] };
    for (const record of data) {
      const name = record.name ?? record.village ?? record.office ?? '';
      const [first, second = ''] = name.toLowerCase().match(/[a-z]{3,}/g) ?? [];
      if (first !== undefined) queries.add([first.slice(0, 3), first, `${first} ${second}`.trim()][queries.size % 3] as string);
    }
  }
  // Evenly spaced sample: adjacent names are often similar.
  const all = [...queries];
  return Array.from({ length: DISTINCT_COUNT }, (_, index) => all[Math.floor((index * all.length) / DISTINCT_COUNT)] as string);
}
