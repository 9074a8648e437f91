import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { testEngine as engine } from '../../../test/fixtures/feature-family.ts';
import { isAll, sampled } from '../../../test/support/test-tiers.ts';
import { ApiError } from '../request/api-error.ts';
import { envelopeText } from '../request/envelope.ts';
import { Account } from './account.ts';
import { Jobs } from './jobs.ts';
import { ownRssMb } from './rss.ts';

/** More than any test here uses. */
const AMPLE_MB = 16_384;
const MEGABYTE = 1024 * 1024;

let jobs: Jobs;
before(() => {
  jobs = new Jobs({ slots: 2, memoryLimitMb: AMPLE_MB });
});
after(() => jobs.close());

type Task = Exclude<keyof typeof import('../../../test/fixtures/jobs-worker.ts').default, 'echo' | 'hold' | 'declareCost' | 'burnCpu'>;

const run = (task: Task, timeoutMs = 5_000, signal?: AbortSignal): Promise<unknown> =>
  jobs.run(engine, task as 'double', 21, { timeoutMs, ...(signal && { signal }) });
const assertFails = (promise: Promise<unknown>, code: string): Promise<void> =>
  assert.rejects(promise, (error: ApiError) => error.code === code);
/** The pool recovers after each failure. */
const assertPoolWorks = async (): Promise<void> => assert.equal(await run('double'), 42);

test('a job returns its value', () => assertPoolWorks());

test('a job that returns an answer also serialises its JSON', async () => {
  const answer = await jobs.answer(engine, 'describe', 21, { timeoutMs: 5_000 });
  assert.equal(envelopeText(answer), '{"data":{"twice":42},"meta":{"total":21}}');
  await assertFails(jobs.answer(engine, 'throwApiError', undefined, { timeoutMs: 5_000 }), 'unreadable_file');
});

test('binary data arrives as it was sent, small and large, in any nesting', async () => {
  const large = new Uint8Array(3 * MEGABYTE + 5).map((_, index) => index * 7);
  const sent = {
    large,
    small: Buffer.from('abc'),
    list: [large.subarray(1, 40_000), new Float32Array([1.5, -2])],
    text: 'ஓம்',
    none: undefined,
  };
  const { echoed } = (await jobs.run(engine, 'echo', sent, { timeoutMs: 5_000 })) as { echoed: typeof sent };
  assert.deepEqual(new Uint8Array(echoed.large), large);
  assert.equal(Buffer.from(echoed.small).toString(), 'abc');
  assert.deepEqual([...(echoed.list[0] as Uint8Array)], [...large.subarray(1, 40_000)]);
  assert.deepEqual([echoed.list[1], echoed.text], [sent.list[1], 'ஓம்']);
});

test('an ApiError thrown by a job arrives as that ApiError', async () => {
  await assert.rejects(run('throwApiError'), { code: 'unreadable_file', status: 422, message: 'The file is no picture.' });
  await assertPoolWorks();
});

test('an unexpected error of a job is not exposed', async () => {
  await assert.rejects(run('throw'), (error: ApiError) => error.code === 'unavailable' && !error.message.includes('a bug'));
  await assertPoolWorks();
});

test('an endless job is killed at its time limit', async () => {
  await assertFails(run('loop', 300), 'timeout');
  await assertPoolWorks();
});

test('a job that exits its process gets an error, and the next one a new process', async () => {
  await assertFails(run('exit'), 'unavailable');
  await assertPoolWorks();
});

test('a crash of native code affects only its own job', async () => {
  const innocent = run('sleep');
  await assertFails(run('crash'), 'unavailable');
  assert.equal(await innocent, 'slept');
  await assertPoolWorks();
});

test('a job that fills the heap is killed', async () => {
  await assertFails(run('eatHeap', 60_000), 'unavailable');
  await assertPoolWorks();
});

test('a job that fills buffers, which the heap limit does not cover, is killed', async () => {
  await assertFails(run('eatBuffers', 60_000), 'unavailable');
  await assertPoolWorks();
});

test('at the memory limit the job whose memory grew is killed, not an older one', async () => {
  const innocent = jobs.run(engine, 'sleepLong', undefined, { timeoutMs: 20_000, client: 'innocent' });
  await sleep(200);
  await assertFails(jobs.run(engine, 'eatBuffers', undefined, { timeoutMs: 60_000, client: 'greedy' }), 'unavailable');
  assert.equal(await innocent, 'slept long');
});

test('memory of finished jobs is returned to the system at once', async () => {
  const before = ownRssMb();
  for (let round = 0; round < (isAll ? 3 : 1); round++) await assertFails(run('eatBuffers', 60_000), 'unavailable');
  assert.ok(ownRssMb() - before < 50);
});

test('the heap is collected between jobs if it has grown', async () => {
  const ownJobs = new Jobs({ slots: 1, memoryLimitMb: AMPLE_MB });
  const forcedGcCount = async (): Promise<number> => {
    await sleep(600);
    return ownJobs.run(engine, 'forcedCollections', undefined as never, { timeoutMs: 5_000 });
  };
  try {
    await forcedGcCount();
    const first = await forcedGcCount();
    assert.equal(await forcedGcCount(), first);
    await ownJobs.run(engine, 'allocateGarbage', undefined as never, { timeoutMs: 5_000 });
    assert.equal(await forcedGcCount(), first + 1);
  } finally {
    await ownJobs.close();
  }
});

test('a job is cancelled when its client disconnects', async () => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 100);
  await assertFails(run('loop', 10_000, controller.signal), 'request_timeout');
  await assertPoolWorks();
});

test('jobs beyond the queue limit of a client are rejected with Retry-After, and its other jobs are run', async () => {
  const results = await Promise.allSettled(Array.from({ length: 80 }, () => run('double')));
  const rejections = results.filter((result) => result.status === 'rejected').map((result) => result.reason as ApiError);
  assert.ok(rejections.length >= 10, `rejected ${rejections.length}`);
  for (const error of rejections) assert.deepEqual([error.code, error.headers['retry-after']], ['busy', '2']);
  await assertPoolWorks();
});

describe('scheduling', () => {
  const hold = (client: string, milliseconds: number): Promise<number> =>
    jobs.run(engine, 'hold', milliseconds, { timeoutMs: 20_000, client }).then(() => performance.now());

  test('clients are served round-robin', async () => {
    // Pre-warmed processes: starting one takes as long as a job here.
    await Promise.all(['a', 'b', 'c', 'd'].map((client) => hold(client, 100)));
    const queuedJobs = Array.from({ length: 10 }, () => hold('many', 250));
    const first = await hold('other', 1);
    const finished = await Promise.all(queuedJobs);
    assert.ok(finished.filter((index) => index > first).length >= 7, "the other client's job should finish before most of the queued jobs");
  });

  test('short jobs have their own slot', async () => {
    let ended = 0;
    const long = [800, 800].map((milliseconds) => hold('one', milliseconds).finally(() => ended++));
    assert.equal(await jobs.run({ ...engine, shortRunning: true }, 'double', 2, { timeoutMs: 5_000, client: 'one' }), 4);
    assert.equal(ended, 0, 'the short job finishes before the long ones');
    await Promise.all(long);
  });
});

test('no job starts while the memory budget is used up', async () => {
  const full = new Jobs({ slots: 2, memoryLimitMb: 1 });
  await assertFails(full.run(engine, 'double', 21, { timeoutMs: 5_000 }), 'busy');
  full.close();
});

test('when memory is used up, idle processes are killed first, then the job that grew', async () => {
  // Below the engine's own limit, so the total memory limit applies.
  const full = new Jobs({ slots: 2, memoryLimitMb: ownRssMb() + 200 });
  const idle = await Promise.all([
    full.run(engine, 'double', 1, { timeoutMs: 5_000 }),
    full.run(engine, 'double', 2, { timeoutMs: 5_000 }),
  ]);
  assert.deepEqual(idle, [2, 4]);
  await assert.rejects(full.run(engine, 'eatBuffers', undefined, { timeoutMs: 60_000 }), { code: 'unavailable', message: /memory limit/ });
  assert.equal(full.metrics().terminations.memory, 1);
  full.close();
});

test('a queued job of a disconnected client is not started', async () => {
  await assertFails(run('double', 5_000, AbortSignal.abort()), 'request_timeout');
});

test('a process can be killed while it starts', async () => {
  for (const timeoutMs of sampled(2, [5, 15, 30, 60, 90, 120])) {
    const pool = new Jobs({ slots: 2, memoryLimitMb: AMPLE_MB });
    const started = Promise.allSettled([pool.run(engine, 'double', 1, { timeoutMs }), pool.run(engine, 'sleep', undefined, { timeoutMs })]);
    await sleep(timeoutMs);
    pool.close();
    await started;
  }
  await assertPoolWorks();
});

describe('a job is charged by its CPU time', {
  skip: process.platform !== 'linux' && 'per-process CPU time is unavailable on this platform',
}, () => {
  const rateLimitError = new ApiError('rate_limited', 'Nothing is left.');
  /** An account with a number of units; they are recorded in `charges`. */
  const accountOf = (limit: number, prepaid = 0): { account: Account; charges: number[] } => {
    const charges: number[] = [];
    let remaining = limit;
    const charge = (units: number): void => {
      if (units > remaining) throw rateLimitError;
      remaining -= units;
      charges.push(units);
    };
    return { account: new Account(prepaid, charge), charges };
  };

  test('the declared cost is charged up front, minus prior charges', async () => {
    const { account, charges } = accountOf(100, 10);
    assert.equal(await jobs.run(engine, 'declareCost', 800, { timeoutMs: 5_000, account }), 'worked');
    assert.deepEqual(charges, []);
    assert.equal(await jobs.run(engine, 'declareCost', 1_600, { timeoutMs: 5_000, account }), 'worked');
    assert.deepEqual(charges, [20]);
    await assertPoolWorks();
  });

  test('a client beyond its rate limit is rejected before the work, and the process goes on', async () => {
    const { account, charges } = accountOf(5);
    await assert.rejects(jobs.run(engine, 'declareCost', 1_600, { timeoutMs: 5_000, account }), rateLimitError);
    assert.deepEqual(charges, []);
    await assertPoolWorks();
  });

  test('CPU time beyond the estimate is charged while the job runs, which is cancelled when the limit is used up', async () => {
    await assertPoolWorks();
    const { account, charges } = accountOf(8);
    await assert.rejects(jobs.run(engine, 'loop', undefined, { timeoutMs: 30_000, account }), rateLimitError);
    assert.ok(charges.reduce((sum, units) => sum + units, 0) > 4);
    await assertPoolWorks();
  });

  test('a charge that fails after the job is ignored', async () => {
    const account = new Account(0, async () => {
      await sleep(500);
      throw rateLimitError;
    });
    assert.equal(await jobs.run(engine, 'burnCpu', 300, { timeoutMs: 5_000, account }), 'burnt');
    await sleep(600);
    await assertPoolWorks();
  });
});
