/** Slips of the keys in names of the data itself, drawn from all of them: what was meant is still found. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { bundled } from '../data/bundled.ts';
import { readTable } from '../src/core/dataset/table.ts';
import { nameKey } from '../src/core/text/fold.ts';
import { get, type Service, startPotli } from './support/service.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

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
  const changed = [
    before + rest,
    before + letter + here + rest,
    before + letter + rest,
    before.slice(0, -1) + here + before.slice(-1) + rest,
  ];
  return changed[draw(changed.length)] as string;
}

const SAMPLE = 200;
/** Names of some letters and no more than a few words: of shorter ones every slip makes another name. */
const FIT = /^[a-z]{3,}(?: [a-z]{2,}){0,2}$/;
const SHORTEST = 5;

for (const [path, table, least] of [
  // Of 165,000 offices many are a letter apart, and ten places soon full.
  ['pincode', 'offices', 0.9],
  ['stations', 'stations', 0.9],
  ['banks', 'banks', 0.9],
] as const) {
  test(`${path}: a name with one slip of the keys is among the first ten`, async (t) => {
    const draw = draws(7);
    const all = Array.from(readTable<'name'>(bundled(table)), ({ name }) => name.toLowerCase());
    const names = [...new Set(all)].filter((name) => FIT.test(name) && name.length >= SHORTEST);
    // A slip may make the name of another place: then that one was written.
    const taken = new Set(names.map(nameKey));
    let found = 0;
    const lost: string[] = [];
    for (let tried = 0; tried < SAMPLE; ) {
      const meant = names[draw(names.length)] as string;
      const written = slip(meant, draw);
      if (written !== meant && taken.has(nameKey(written))) continue;
      tried++;
      const { body } = await get(`${service.url}/v1/${path}?q=${encodeURIComponent(written)}&limit=10`);
      const answered = (body.data as { readonly name: string }[]).map(({ name }) => nameKey(name));
      if (answered.includes(nameKey(meant))) found++;
      else lost.push(`${written} (${meant})`);
    }
    t.diagnostic(`${path}: ${found} of ${SAMPLE}; lost: ${lost.slice(0, 30).join(', ')}`);
    assert.ok(found / SAMPLE >= least, `${found} of ${SAMPLE}; lost: ${lost.join(', ')}`);
  });
}
