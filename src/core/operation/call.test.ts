import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { z } from 'zod';
import type { Dataset, DatasetDefinition } from '../dataset/dataset.ts';
import type { Answer } from '../request/envelope.ts';
import { type Caller, createCall, type SharedServices } from './call.ts';
import { type Operation, operation } from './operation.ts';

const first = { name: 'first' } as DatasetDefinition;
const second = { name: 'second' } as DatasetDefinition;

/** Datasets with another version each time they are opened, as if refreshed constantly. */
function servicesOf(opened: string[]): SharedServices {
  return {
    datasets: {
      handleOf: ({ name }: Pick<DatasetDefinition, 'name'>) => ({
        name,
        get current() {
          opened.push(name);
          return { source: { name, version: String(opened.length) } } as Dataset;
        },
      }),
    },
    publicUrl: '',
    now: () => new Date(0),
    random: () => 0.5,
  } as unknown as SharedServices;
}

const caller = (): Caller => ({ clientAddress: '192.0.2.1', client: 'a', signal: new AbortController().signal });
const shared = { path: '/v1/x', summary: 'x', input: {}, output: z.unknown(), example: {} } as const;

describe('calls of operations', () => {
  test('a call opens each dataset once, and names the source version it read, even after a refresh', async () => {
    const opened: string[] = [];
    const read = operation({
      ...shared,
      id: 'read',
      data: { one: first, other: second },
      async run(_, context) {
        const before = context.one.source.version;
        await new Promise((resolve) => setTimeout(resolve, 1));
        return { data: [before, context.one.source.version, context.other.source.version, context.other.source.version] };
      },
    });
    const { data, meta } = (await createCall(read, servicesOf(opened))({}, caller)) as Answer;
    assert.deepEqual(data, ['1', '1', '2', '2']);
    assert.equal(meta?.source?.version, '1');
    assert.deepEqual(opened, ['first', 'second']);
  });

  test('a call opens only the datasets that it reads, and that of its source', () => {
    const opened: string[] = [];
    const idle = operation({ ...shared, id: 'idle', data: { one: first, other: second }, run: () => ({ data: null }) });
    createCall(idle, servicesOf(opened))({}, caller);
    assert.deepEqual(opened, ['first']);
  });

  test('the caller is evaluated only if the handler uses it', () => {
    let callerCalls = 0;
    const callerOf = (): Caller => {
      callerCalls++;
      return caller();
    };
    const plain = operation({ ...shared, id: 'plain', run: () => ({ data: 1 }) });
    createCall(plain, servicesOf([]))({}, callerOf);
    assert.equal(callerCalls, 0);
    const usesCaller = operation({
      ...shared,
      id: 'uses-caller',
      run: (_, { clientAddress, signal }) => ({ data: [clientAddress, signal.aborted] }),
    });
    const { data } = createCall(usesCaller, servicesOf([]))({}, callerOf) as Answer;
    assert.deepEqual([data, callerCalls], [['192.0.2.1', false], 1]);
  });
});

describe('a cacheable handler', () => {
  const members = ({ cache }: Pick<Operation, 'cache'>): string[] => {
    let present: string[] = [];
    const probe = operation({
      ...shared,
      id: 'look',
      cache,
      run(_, context) {
        present = ['now', 'random', 'network', 'clientAddress', 'jobs', 'baseUrl'].filter((name) => name in context);
        return { data: null };
      },
    });
    createCall(probe, servicesOf([]))({}, caller);
    return present;
  };

  test('only handlers whose results are not cached have a clock, random source, network and client address', () => {
    assert.deepEqual(members({ cache: 'dataset' }), ['jobs', 'baseUrl']);
    assert.deepEqual(members({ cache: 'never' }), ['now', 'random', 'network', 'clientAddress', 'jobs', 'baseUrl']);
  });
});
