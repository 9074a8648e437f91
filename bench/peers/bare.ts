/**
 * Baseline: plain node:http. It parses the URL, stringifies the records and sends the same headers and bytes, without a framework, rate limit or log.
 * Searches are answered from precomputed results; for datasets that it does not hold, these are records recorded from Potli (`REPLAY_OF`, `REPLAY`),
 * stringified again for every request.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { COMMON_HEADERS, contentSecurityPolicy, JSON_TYPE, PUBLIC_ONE_HOUR } from '../../src/surfaces/headers.ts';
import { type BranchObject, branchObjects, note, source } from './table.ts';

const byCode = new Map<string, BranchObject>();
const byBank = new Map<string, BranchObject[]>();
for (const branch of branchObjects()) {
  byCode.set(branch.ifsc, branch);
  const list = byBank.get(branch.bank.code);
  if (list) list.push(branch);
  else byBank.set(branch.bank.code, [branch]);
}

/** Cache per query, so that only the server is measured, not the search. */
const resultsByQuery = new Map<string, BranchObject[]>();
function search(bank: string, q: string): BranchObject[] {
  const key = `${bank} ${q}`;
  let list = resultsByQuery.get(key);
  if (!list) {
    const patterns = q.split(' ').map((word) => new RegExp(`(^|[^\\p{L}\\p{N}])${word}`, 'iu'));
    list = (byBank.get(bank) ?? []).filter(({ branch, address, city }) =>
      patterns.every((pattern) => pattern.test(`${branch} ${address} ${city}`)),
    );
    resultsByQuery.set(key, list);
  }
  return list;
}

const replayed = new Map<string, object>();
for (const path of JSON.parse(process.env.REPLAY ?? '[]') as string[]) {
  replayed.set(path, (await (await fetch(process.env.REPLAY_OF + path)).json()) as object);
}

function send(response: ServerResponse, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(200, {
    ...COMMON_HEADERS,
    'ratelimit-policy': '"default";q=600;w=60',
    ratelimit: '"default";r=599;t=1',
    'x-ratelimit-limit': '600',
    'x-ratelimit-remaining': '599',
    'x-ratelimit-reset': '1',
    'content-security-policy': contentSecurityPolicy(JSON_TYPE),
    'content-type': JSON_TYPE,
    'cache-control': PUBLIC_ONE_HOUR,
    etag: '"nblmWR3_j6S43CLhnTPY75R2mzc"',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

const toInteger = (value: string | null, fallback: number): number =>
  value === null ? fallback : /^\d+$/.test(value) ? Number(value) : Number.NaN;

const server = createServer((request, response) => {
  const url = request.url ?? '/';
  const queryStart = url.indexOf('?');
  const path = queryStart < 0 ? url : url.slice(0, queryStart);
  if (path.startsWith('/v1/ifsc/')) {
    const branch = byCode.get(decodeURIComponent(path.slice('/v1/ifsc/'.length)).toUpperCase());
    if (branch) return send(response, { data: branch, meta: { note, source } });
  } else if (path === '/v1/ifsc') {
    const query = new URLSearchParams(queryStart < 0 ? '' : url.slice(queryStart + 1));
    const limit = toInteger(query.get('limit'), 20);
    const offset = toInteger(query.get('offset'), 0);
    if (limit >= 1 && limit <= 100 && offset >= 0) {
      const all = search(query.get('bank') ?? '', query.get('q') ?? '');
      return send(response, { data: all.slice(offset, offset + limit), meta: { total: all.length, limit, offset, note, source } });
    }
  } else if (queryStart > 0) {
    const query = new URLSearchParams(url.slice(queryStart + 1));
    const result = replayed.get(url.replace(/&utm_id=\d+$/, ''));
    if (result && query.get('q') && toInteger(query.get('limit'), 20) >= 1 && toInteger(query.get('offset'), 0) >= 0)
      return send(response, result);
  }
  response.writeHead(404).end();
});
server.listen(Number(process.env.PORT), '127.0.0.1', () =>
  console.error(`bare node:http answers on http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
