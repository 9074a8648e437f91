import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testEngine as engine } from '../../../test/fixtures/workshop.ts';
import { envelopeText } from '../request/envelope.ts';
import type { Fault } from '../request/fault.ts';
import { Jobs } from './jobs.ts';

let jobs: Jobs;
before(() => {
  jobs = new Jobs(2);
});
after(() => jobs.close());

const run = (task: string, timeoutMs = 5_000, signal?: AbortSignal): Promise<unknown> =>
  jobs.run(engine, task, 21, { timeoutMs, ...(signal && { signal }) });
const fails = (promise: Promise<unknown>, code: string): Promise<void> => assert.rejects(promise, (fault: Fault) => fault.code === code);
/** The pool works on after each mishap. */
const stillWorks = async (): Promise<void> => assert.equal(await run('double'), 42);

test('a job answers its value', () => stillWorks());

test('a job that makes a whole answer writes its JSON too', async () => {
  const answer = await jobs.answer(engine, 'describe', 21, { timeoutMs: 5_000 });
  assert.equal(envelopeText(answer), '{"data":{"twice":42},"meta":{"total":21}}');
  await fails(jobs.answer(engine, 'refuse', 21, { timeoutMs: 5_000 }), 'unreadable_file');
});

test('a fault thrown by a job arrives as that fault', async () => {
  await assert.rejects(run('refuse'), { code: 'unreadable_file', status: 422, message: 'The file is no picture.' });
  await stillWorks();
});

test('a job that throws by mistake shows nothing of its error', async () => {
  await assert.rejects(run('throw'), (fault: Fault) => fault.code === 'unavailable' && !fault.message.includes('a bug'));
  await stillWorks();
});

test('a job that loops forever is ended at its time limit', async () => {
  await fails(run('loop', 300), 'timeout');
  await stillWorks();
});

test('a job that exits its process takes only its thread along', async () => {
  await fails(run('exit'), 'unavailable');
  await stillWorks();
});

test('a job that fills the heap is ended', async () => {
  await fails(run('eatHeap', 60_000), 'unavailable');
  await stillWorks();
});

test('a job that fills buffers, which the heap limit does not see, is ended', async () => {
  await fails(run('eatBuffers', 60_000), 'unavailable');
  await stillWorks();
});

test('a job ends when its client has gone', async () => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 100);
  const started = Date.now();
  await fails(run('loop', 10_000, controller.signal), 'request_timeout');
  assert.ok(Date.now() - started < 5_000);
  await stillWorks();
});

test('a full queue is refused with a time to come back, and drains', async () => {
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => run('sleep')));
  const refused = results.filter((result) => result.status === 'rejected').map((result) => result.reason as Fault);
  assert.ok(refused.length >= 2, `refused ${refused.length}`);
  for (const fault of refused) assert.deepEqual([fault.code, fault.headers['retry-after']], ['busy', '2']);
  assert.ok(results.length - refused.length >= 4);
  await stillWorks();
});

test('a job that must not be ended is given up: answered at once, and its thread lives on', async () => {
  const lasting = { ...engine, threads: 1, unstoppable: true };
  const own = new Jobs(1);
  // The thread is there before the clock runs: one that starts may be given up before its first step.
  await own.run(lasting, 'double', 1, { timeoutMs: 5_000 });
  const started = Date.now();
  await fails(own.run(lasting, 'steps', 0, { timeoutMs: 200 }), 'timeout');
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 100);
  await fails(own.run(lasting, 'steps', 0, { timeoutMs: 5_000, signal: controller.signal }), 'request_timeout');
  assert.equal(await own.run(lasting, 'howStepsEnded', 0, { timeoutMs: 5_000 }), 'given up');
  assert.ok(Date.now() - started < 4_000);
  const last = own.run(lasting, 'double', 21, { timeoutMs: 5_000 });
  await own.close();
  assert.equal(await last, 42, 'closing waits for what is running');
});

test('threads may be ended while they start', async () => {
  for (const timeoutMs of [5, 15, 30, 60, 90, 120, 180, 240]) {
    const own = new Jobs(2);
    await Promise.allSettled([own.run(engine, 'double', 1, { timeoutMs }), own.run(engine, 'sleep', 0, { timeoutMs })]);
    await own.close();
  }
  await stillWorks();
});
