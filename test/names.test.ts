/** Names as people write them, over all searches: truths of others where they are there, and slips of the keys in names of the data itself. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { get, type Service, startPotli } from './support/service.ts';
import { noVectors, readVector } from './support/vectors.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

interface Truth {
  readonly family: string;
  readonly kind: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly top: number;
  readonly expect: { readonly field: string; readonly any?: readonly (string | number)[]; readonly starts?: readonly string[] };
}

const lower = (value: unknown): string => String(value).toLowerCase();

function isMeant({ field, any, starts = [] }: Truth['expect'], record: unknown): boolean {
  const value = field.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], record);
  return [value]
    .flat()
    .some((one) => (any ? any.some((want) => lower(want) === lower(one)) : starts.some((want) => lower(one).startsWith(want))));
}

async function isFound({ path, params, top, expect }: Truth): Promise<boolean> {
  const asked = new URLSearchParams({ ...params, ...(params.q !== undefined && { limit: String(top) }) });
  const { status, body } = await get(`${service.url}${path}?${asked}`);
  return (
    status === 200 &&
    [body.data]
      .flat()
      .slice(0, top)
      .some((record) => isMeant(expect, record))
  );
}

const LEAST_OF_ALL = 0.95;
const LEAST_OF_EACH = 0.88;

test('searches as people in India type them find what was meant', { skip: noVectors }, async (t) => {
  const { rows } = readVector<{ rows: readonly Truth[] }>('search/queries.json');
  const groups = new Map<string, { found: number; all: number }>();
  for (const row of rows) {
    const found = await isFound(row);
    if (!found) t.diagnostic(`not found: ${row.path} ${JSON.stringify(row.params)}`);
    for (const name of ['all', `family ${row.family}`, `kind ${row.kind}`]) {
      const group = groups.get(name) ?? { found: 0, all: 0 };
      groups.set(name, { found: group.found + Number(found), all: group.all + 1 });
    }
  }
  for (const [name, { found, all }] of groups) {
    const least = name === 'all' ? LEAST_OF_ALL : LEAST_OF_EACH;
    assert.ok(found / all >= least, `${name}: ${found} of ${all}`);
  }
});

/** A sequence that looks random and is the same in every run. */
function draws(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A name with a letter lost, put in, changed, or exchanged with the one before it; never the first. */
function slip(name: string, draw: (below: number) => number): string {
  const at = 1 + draw(name.length - 1);
  const letter = String.fromCharCode(97 + draw(26));
  const [before, here, rest] = [name.slice(0, at), name.charAt(at), name.slice(at + 1)];
  return [before + rest, before + letter + here + rest, before + letter + rest, before.slice(0, -1) + here + before.slice(-1) + rest][
    draw(4)
  ] as string;
}

const SAMPLE = 150;
const LEAST_SLIPS = 0.9;
const LISTS = [
  { path: 'pincode', name: 'name', beginnings: 'ab am ba be ch da de ga gu ha ja ka ko la ma mo na pa po ra sa su ta th va' },
  { path: 'stations', name: 'name', beginnings: 'a b c d g h j k l m n p r s t u v' },
  { path: 'banks', name: 'name', beginnings: 'a b c d g h i j k l m n p r s t u v' },
] as const;

for (const { path, name, beginnings } of LISTS) {
  test(`${path}: a name with one slip of the keys is among the first ten`, async (t) => {
    const draw = draws(7);
    const names: string[] = [];
    for (const beginning of beginnings.split(' ')) {
      const { body } = await get(`${service.url}/v1/${path}?q=${beginning}&limit=100`);
      for (const record of body.data as Record<string, string>[]) names.push((record[name] ?? '').toLowerCase());
    }
    const fit = names.filter((one) => /^[a-z ]{5,30}$/.test(one) && one.split(' ').length <= 3);
    let found = 0;
    const lost: string[] = [];
    for (let at = 0; at < SAMPLE; at++) {
      const meant = fit[draw(fit.length)] as string;
      const written = slip(meant, draw);
      const { body } = await get(`${service.url}/v1/${path}?q=${encodeURIComponent(written)}&limit=10`);
      const answered = (body.data as Record<string, string>[] | undefined)?.map((record) => (record[name] ?? '').toLowerCase()) ?? [];
      if (answered.some((one) => one.replaceAll(' ', '') === meant.replaceAll(' ', ''))) found++;
      else lost.push(`${written} (${meant})`);
    }
    t.diagnostic(`${path}: ${found} of ${SAMPLE}; lost: ${lost.slice(0, 12).join(', ')}`);
    assert.ok(found / SAMPLE >= LEAST_SLIPS, `${found} of ${SAMPLE}; lost: ${lost.join(', ')}`);
  });
}
