/** The Python client, run with the system's interpreter and no dependencies. */
import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { MemoryLimiter } from '../../src/core/limit/gcra.ts';
import { families } from '../../src/families/index.ts';
import { operationsOf } from '../../src/surfaces/services.ts';
import { projectRoot } from '../support/project-fixture.ts';
import { type Service, startPotli, temporaryFolder } from '../support/service.ts';
import { isAll, secondTier } from '../support/test-tiers.ts';
import { assertFits, oneOfEachKind, type Results } from './examples.ts';
import { FAILURES, startFailingServer } from './failing-server.ts';
import { pythonProgram } from './python-example.ts';
import { ASYNC_CALLS, ASYNC_FAILURES, PLAIN_CALLS, PLAIN_FAILURES } from './python-failures.ts';

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
/** Python 3.11, which introduced the typing features in use. */
const isInstalled = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))']).status === 0;

const operations = isAll ? operationsOf(families) : oneOfEachKind(operationsOf(families));

const hasHttpx = spawnSync('python3', ['-c', 'import httpx']).status === 0;

async function runPython(text: string, ...args: string[]): Promise<unknown> {
  const program = join(temporaryFolder(), 'program.py');
  writeFileSync(program, text);
  const env = { ...process.env, PYTHONPATH: join(projectRoot, 'clients', 'python'), PYTHONDONTWRITEBYTECODE: '1' };
  const { stdout } = await promisify(execFile)('python3', [program, ...args], { env, maxBuffer: MAX_OUTPUT_BYTES });
  return JSON.parse(stdout);
}

describe('Python', { skip: !isInstalled && 'there is no python3 of version 3.11 or newer' }, () => {
  let service: Service;
  let results: Results;
  before(async () => {
    service = await startPotli();
    results = (await runPython(pythonProgram(operations), service.url)) as Results;
  });
  after(() => service.close());

  test('every example works, and all types resolve', () => {
    for (const operation of operations) assertFits(operation, results[operation.id]);
  });

  test('API errors and missing responses are errors with code, status and message', () => {
    const [code, status, message] = (results.refusal?.data ?? []) as string[];
    assert.deepEqual([code, status], ['not_found', 404]);
    assert.match(message ?? '', /999999/);
    assert.deepEqual(results.unreachable?.data, ['unreachable', 0]);
  });

  test('lists are iterated page by page, and other formats are files', () => {
    assert.equal(results.pages?.data, 1330);
    assert.match(results.calendar?.type ?? '', /^text\/calendar/);
    assert.deepEqual([results.with?.data, results.headers?.data], ['Tamil Nadu', 'image/svg+xml']);
  });

  const kinds = [
    { kind: 'plain', failures: PLAIN_FAILURES, calls: PLAIN_CALLS, skip: false },
    { kind: 'asyncio', failures: ASYNC_FAILURES, calls: ASYNC_CALLS, skip: !hasHttpx && 'there is no httpx' },
  ];
  for (const { kind, failures, calls, skip } of kinds) {
    test(`${kind}: a network failure is a PotliError with its cause`, { skip }, async (t) => {
      const server = await startFailingServer();
      t.after(() => server.close().closeAllConnections());
      const output = await runPython(failures, `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ...Object.keys(FAILURES));
      const hasCause = (way: string, code: string): boolean =>
        code !== 'unexpected_answer' || ['gateway', 'syntax', 'unexpectedShape'].includes(way);
      const report = Object.entries(FAILURES).map(([way, { code, status }]) => [way, [code, status, hasCause(way, code)]]);
      assert.deepEqual(output, Object.fromEntries(report));
    });

    test(`${kind}: many concurrent calls with an exhausted rate limit all succeed`, { skip: skip || secondTier }, async (t) => {
      const limiter = new MemoryLimiter(600);
      const limited = await startPotli({ limiter: { take: (_, units) => limiter.take('all', units) } });
      t.after(() => limited.close());
      limiter.take('all', 600);
      const begin = performance.now();
      assert.equal(await runPython(calls, limited.url), 30);
      // Thirty units at ten a second, rounded up to a whole second, a fifth for the jitter, and five seconds to start Python.
      assert.ok(performance.now() - begin < (30 / 10 + 1) * 1.2 * 1_000 + 5_000);
    });
  }
});
