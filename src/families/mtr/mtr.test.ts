import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startNetwork, type TestNetwork } from '../../../test/support/network.ts';
import { behindProxy, get, type Service, startPotli } from '../../../test/support/service.ts';
import { noVectors, readVectorText } from '../../../test/support/vectors.ts';
import { type Probe, type TraceRequest, trace } from '../../core/net/trace.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { aggregateProbes, type HopPath } from './path.ts';

interface Trace extends HopPath {
  readonly address: string;
  readonly family: number;
  readonly port: number;
}

const a = (name: string, data: string) => ({ name, type: 'A' as const, ttl: 60, data });
let network: TestNetwork;
let service: Service;
const requests: TraceRequest[] = [];
before(async () => {
  network = await startNetwork({
    'example.in A': [a('example.in', '93.184.215.14')],
    'example.in AAAA': [{ name: 'example.in', type: 'AAAA', ttl: 60, data: '2606:2800:21f::1' }],
    'inner.example.in A': [a('inner.example.in', '10.0.0.5')],
    'mixed.example.in A': [a('mixed.example.in', '93.184.215.14'), a('mixed.example.in', '127.0.0.1')],
    'text.example.in TXT': [{ name: 'text.example.in', type: 'TXT', ttl: 60, data: 'no address' }],
    'alias.example.in A': [{ name: 'alias.example.in', type: 'CNAME', ttl: 60, data: 'example.in' }, a('example.in', '93.184.215.14')],
    '14.215.184.93.in-addr.arpa PTR': [{ name: '14.215.184.93.in-addr.arpa', type: 'PTR', ttl: 60, data: 'evil\u001b[2J.example.in' }],
    '1.0.44.49.in-addr.arpa PTR': [{ name: '1.0.44.49.in-addr.arpa', type: 'PTR', ttl: 60, data: 'edge.example.in' }],
  });
  service = await startPotli({
    ...behindProxy,
    network: {
      resolvers: network.resolvers,
      trace(request, signal) {
        requests.push(request);
        return network.trace(request, signal);
      },
    },
  });
});
after(async () => {
  await service.close();
  network.close();
});

async function run(path: string): Promise<{ status: number; data: Trace; code: string | undefined; note: string | undefined }> {
  const { status, body } = await get(`${service.url}/v1/mtr/${path}`);
  return { status, data: body.data as Trace, code: body.error?.code, note: body.meta?.note };
}

describe('the target', () => {
  test('is resolved once, and that address is probed', async () => {
    const { data } = await run('example.in');
    assert.deepEqual([data.address, data.family, data.port, data.reached], ['93.184.215.14', 4, 33_434, true]);
    assert.deepEqual(requests.at(-1), { address: '93.184.215.14', protocol: 'udp', port: 443, count: 3, maxHops: 30 });
    assert.equal((await run('alias.example.in')).data.address, '93.184.215.14');
    assert.equal((await run('example.in?family=6')).data.address, '2606:2800:21f::1');
    assert.deepEqual([(await run('93.184.215.14?protocol=tcp&port=80')).data.port, requests.at(-1)?.port], [80, 80]);
  });

  test('must be public, also after resolution', async () => {
    const before = requests.length;
    for (const host of [
      '10.0.0.1',
      'localhost',
      'db.internal',
      'inner.example.in',
      'mixed.example.in',
      '::1',
      '::ffff:8.8.8.8',
      '64:ff9b::808:808',
      '169.254.169.254',
    ])
      assert.deepEqual([(await run(host)).status, (await run(host)).code], [400, 'target_not_allowed'], host);
    for (const host of ['127.1', '0x7f000001', '2130706433', '0177.0.0.1', '%5B::1%5D', 'a b'])
      assert.deepEqual([(await run(host)).status, (await run(host)).code], [400, 'invalid_parameter'], host);
    assert.equal(requests.length, before);
  });

  test('must not be one of the special-purpose addresses', { skip: noVectors }, async () => {
    const lines = readVectorText('network-and-security/special_purpose_ips.csv').trim().split('\n').slice(1);
    for (const line of lines) {
      const [address = '', block] = line.trim().split(',');
      const { code } = await run(encodeURIComponent(address));
      const expected = { yes: 'target_not_allowed', no: undefined, reject_syntax_400: 'invalid_parameter' }[block as 'yes'];
      assert.equal(code, expected, address);
    }
  });

  test('must have an address', async () => {
    assert.deepEqual([(await run('text.example.in')).status, (await run('nowhere.example.in')).status], [404, 404]);
    assert.equal((await run('93.184.215.14?family=6')).code, 'invalid_parameter');
    const deaf = await startPotli({ network: { ...network, resolvers: [] } });
    assert.equal((await get(`${deaf.url}/v1/mtr/example.in`)).body.error.code, 'upstream_unavailable');
    await deaf.close();
  });
});

describe('hops', () => {
  test("have name, network and country, and hide the server's own network", async () => {
    const { data } = await run('example.in?count=2');
    const [gateway, carrier, target] = data.hops as unknown as Record<string, unknown>[];
    assert.deepEqual([gateway?.address, gateway?.private, gateway?.name, gateway?.asn], [null, true, null, null]);
    assert.deepEqual([carrier?.address, carrier?.name, carrier?.asn, carrier?.countryCode], ['49.44.0.1', 'edge.example.in', 55_836, 'IN']);
    // A PTR value that is not a domain name, such as terminal escape sequences, is omitted.
    assert.deepEqual([target?.address, target?.name], ['93.184.215.14', null]);
    assert.deepEqual([carrier?.sent, carrier?.received, carrier?.loss, carrier?.best], [2, 2, 0, 6.25]);
  });

  test('as a report in columns for a terminal', async () => {
    const response = await fetch(`${service.url}/v1/mtr/example.in?count=2`, { headers: { accept: 'text/plain' } });
    const lines = (await response.text()).split('\n');
    assert.equal(lines[0], 'example.in (93.184.215.14) over udp');
    assert.match(lines[1] ?? '', /Host .*AS .*Loss% .*StDev$/);
    assert.match(lines[3] ?? '', /^2\. {2}edge\.example\.in .*AS55836 .*0\.0 .*6\.[23]/);
  });
});

describe('the path from probes', () => {
  const probe = (ttl: number, from: string | null, milliseconds = 1, end: Probe['end'] = null): Probe => ({
    ttl,
    from,
    milliseconds: from === null ? null : milliseconds,
    end,
  });

  test('ends at the smallest distance at which the target ever answered', () => {
    const { reached, hops } = aggregateProbes([
      probe(1, '49.44.0.1'),
      probe(2, null),
      probe(3, '8.8.8.8', 5, 'reached'),
      probe(1, '49.44.0.1'),
      probe(2, '8.8.8.8', 7, 'reached'),
      probe(3, '8.8.8.8', 9, 'reached'),
    ]);
    assert.ok(reached);
    assert.deepEqual(
      hops.map(({ hop, sent, received, loss }) => [hop, sent, received, loss]),
      [
        [1, 2, 2, 0],
        [2, 2, 1, 50],
      ],
    );
  });

  test('ends at the last responding hop if the target is silent or unreachable', () => {
    const silent = aggregateProbes([probe(1, '49.44.0.1'), probe(2, null), probe(3, '49.44.0.9'), probe(4, null)]);
    assert.deepEqual([silent.reached, silent.hops.length, silent.hops[1]?.address], [false, 3, null]);
    const unreachable = aggregateProbes([
      probe(1, '49.44.0.1'),
      probe(2, '49.44.0.9', 1, 'unreachable'),
      probe(3, '49.44.0.9', 1, 'unreachable'),
    ]);
    assert.deepEqual([unreachable.reached, unreachable.hops.length], [false, 2]);
    assert.deepEqual(aggregateProbes([probe(1, null)]), { reached: false, hops: [] });
  });

  test('shows private hops after the first public one', () => {
    const { hops } = aggregateProbes([
      probe(1, '192.168.0.1'),
      probe(2, null),
      probe(3, '49.44.0.1'),
      probe(4, '10.7.7.7'),
      probe(5, '8.8.8.8', 1, 'reached'),
    ]);
    assert.deepEqual(
      hops.map(({ address }) => address),
      [null, null, '49.44.0.1', '10.7.7.7', '8.8.8.8'],
    );
  });

  test('has the usual statistics', () => {
    const [hop] = aggregateProbes([2, 4, 4, 4, 5, 5, 7, 9].map((milliseconds) => probe(1, '8.8.8.8', milliseconds, 'reached'))).hops;
    assert.deepEqual([hop?.best, hop?.average, hop?.worst, hop?.last, hop?.deviation], [2, 5, 9, 9, 2.138]);
  });
});

test('allows one run per client and four in total, and frees the slot on disconnect', async () => {
  let begun: () => void = () => {};
  let finish: () => void = () => {};
  const busy = await startPotli({
    ...behindProxy,
    network: {
      resolvers: network.resolvers,
      trace: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            reject(new ApiError('request_timeout', 'The client disconnected.'));
            setImmediate(finish);
          });
          begun();
        }),
    },
  });
  let lookups = 0;
  // Clients are identified by their /64: each request comes from another address of it.
  const from = (client: number): RequestInit => ({ headers: { 'x-forwarded-for': `2401:4900:0:${client}::${++lookups}` } });
  const start = async (client: number): Promise<AbortController> => {
    const controller = new AbortController();
    const beginning = new Promise<void>((resolve) => {
      begun = resolve;
    });
    fetch(`${busy.url}/v1/mtr/8.8.8.8`, { ...from(client), signal: controller.signal }).catch(() => {});
    await beginning;
    return controller;
  };
  const stop = (controller: AbortController): Promise<void> =>
    new Promise((resolve) => {
      finish = resolve;
      controller.abort();
    });
  const rejectionOf = async (client: number): Promise<[string, string | null]> => {
    const { body, headers } = await get(`${busy.url}/v1/mtr/8.8.8.8`, from(client));
    return [body.error.code, headers.get('retry-after')];
  };
  const first = await start(1);
  assert.deepEqual(await rejectionOf(1), ['busy', '5']);
  const others = [await start(2), await start(3), await start(4)];
  assert.deepEqual(await rejectionOf(5), ['busy', '5']);
  await stop(first);
  others.push(await start(5));
  for (const controller of others) await stop(controller);
  await busy.close();
});

describe('the child process', () => {
  const request: TraceRequest = { address: '127.0.0.1', protocol: 'udp', port: 0, count: 1, maxHops: 3 };
  const worker = (name: string): URL => new URL(`../../../test/fixtures/trace-workers/${name}.js`, import.meta.url);
  const fails = (promise: Promise<unknown>, code: string): Promise<void> => assert.rejects(promise, { code });
  const never = new AbortController().signal;

  test('reaches this machine in one hop', {
    skip: process.platform === 'linux' ? false : 'only Linux hands ICMP errors to users',
  }, async () => {
    for (const protocol of ['udp', 'tcp'] as const) {
      const { reached, hops } = aggregateProbes(await trace({ ...request, protocol, port: 9 }, never));
      assert.deepEqual([reached, hops.length], [true, 1], protocol);
    }
  });

  test('returns 503 if it crashes, hangs or lacks privileges', async () => {
    await fails(trace(request, never, worker('crashes')), 'unavailable');
    await fails(trace(request, never, worker('hangs'), 300), 'unavailable');
    await fails(trace(request, never, worker('cannot')), 'unavailable');
    await fails(trace(request, never, new URL(`file://${fileURLToPath(worker('missing'))}`)), 'unavailable');
  });

  test('is terminated when its client disconnects', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 200);
    await fails(trace(request, controller.signal, worker('hangs')), 'request_timeout');
  });
});
