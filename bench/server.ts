/** The service and equivalent conventional servers in one run, as ratios of server CPU time. Linux only. */
import { fileURLToPath } from 'node:url';
import { type LoadRequest, measure, type RequestSource, repeatInOrder, residentMegabytes, startServer, type Target } from './load.ts';
import { branchObjects } from './peers/table.ts';
import { distinctSearches, typicalSearches } from './searches.ts';

const ROUNDS = 3;
const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const potli = await startServer('Potli', [file('../start/main.js')], { REFRESH: 'off', RATE_LIMIT: '1000000' });
await new Promise((resolve) => setTimeout(resolve, 1_000));
const idle = residentMegabytes(potli.child.pid as number);
console.log(`ready after ${Math.round(potli.readyMs)} ms, idle memory ${Math.round(idle)} MB\n`);

const typical = typicalSearches();
const various = await distinctSearches(potli.port);
let requestCount = 0;
/** Cache buster: the same requests with a unique unused parameter, so that no response comes from the cache. */
const firstTimes =
  (shots: readonly LoadRequest[]): RequestSource =>
  () => {
    const shot = shots[requestCount % shots.length] as LoadRequest;
    return { ...shot, path: `${shot.path}&utm_id=${requestCount++}` };
  };
const bare = await startServer('bare node:http', [file('./peers/bare.js')], {
  REPLAY_OF: `http://127.0.0.1:${potli.port}`,
  REPLAY: JSON.stringify([...typical, ...various].flatMap(([, shots]) => shots.map(({ path }) => path))),
});
const express = await startServer('express + SQLite FTS5', [file('./peers/express-sqlite.js')]);
const sdk = await startServer('MCP SDK, as in its guide', [file('./peers/mcp-sdk.js')]);

const all = [...branchObjects()];
const every = Math.floor(all.length / 2_000);
const codes = all.filter((_, index) => index % every === 0).map(({ ifsc }) => ifsc);
const lookups: LoadRequest[] = codes.map((code) => ({ path: `/v1/ifsc/${code}` }));
const searches: LoadRequest[] = ['HDFC', 'SBIN', 'PUNB', 'ICIC', 'CNRB', 'UBIN'].flatMap((bank) =>
  ['road', 'nagar', 'market', 'main road', 'station', 'anna nagar', 'gandhi', 'bus stand', 'new', 'sector'].map((q) => ({
    path: `/v1/ifsc?bank=${bank}&q=${encodeURIComponent(q)}`,
  })),
);
const toolCalls: LoadRequest[] = codes.map((code, id) => ({
  method: 'POST',
  path: '/mcp',
  body: JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'ifsc_get', arguments: { code } } }),
}));

async function compare(
  title: string,
  shots: RequestSource,
  targets: readonly Target[],
  count: number,
  yardstickName: string = bare.name,
): Promise<Map<string, number>> {
  const best = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const target of targets)
      best.set(target.name, Math.min(best.get(target.name) ?? Number.POSITIVE_INFINITY, await measure(target, shots, count)));
  }
  const baseline = best.get(yardstickName);
  console.log(title);
  for (const [name, cost] of best) {
    console.log(
      `  ${name.padEnd(24)}${cost.toFixed(0).padStart(7)} µs CPU a request${baseline ? `${(cost / baseline).toFixed(2).padStart(8)} × ${yardstickName}` : ''}`,
    );
  }
  console.log();
  return best;
}

const lookup = await compare('Key lookup, 2,000 codes', repeatInOrder(lookups), [potli, bare, express], 20_000);
await compare(
  'Word search within a bank, with total, 60 queries, each time as if the first',
  firstTimes(searches),
  [potli, bare, express],
  4_000,
);
await compare('The same queries again and again', repeatInOrder(searches), [potli, bare], 4_000);
for (const coding of ['br', 'gzip']) {
  // The bare server does not compress, so the ratio is to an uncompressed response.
  const coded = searches.map((shot) => ({ ...shot, coding }));
  await compare(`The same as ${coding}, each time as if the first`, firstTimes(coded), [potli, bare], 4_000);
  await compare(`The same as ${coding}, again and again`, repeatInOrder(coded), [potli, bare], 4_000);
}
for (const [name, shots] of typical) {
  await compare(`Ranked search over ${name}, with total, each time as if the first`, firstTimes(shots), [potli, bare], 4_000);
  await compare('The same queries again and again', repeatInOrder(shots), [potli, bare], 4_000);
}
for (const [name, shots] of various) {
  await compare(`Ranked search over ${name}, ${shots.length} different queries`, firstTimes(shots), [potli, bare], 4_000);
}
const call = await compare('tools/call of the same lookup', repeatInOrder(toolCalls), [potli, sdk], 4_000, sdk.name);
const above = (call.get(potli.name) ?? 0) - (lookup.get(potli.name) ?? 0);
console.log(`tools/call is ${Math.round(above)} µs above the same REST request`);

process.exit(0);
