import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Answer, encode, TRUNCATED_RESPONSE } from 'dns-packet';
import { type DnsQuery, type DnsResponder, type NameServer, reply, startNameServer } from '../../../test/support/dns-server.ts';
import { get, type Service, startFamilies } from '../../../test/support/service.ts';
import { secondTier } from '../../../test/support/test-tiers.ts';
import { seededRandomInt } from '../../core/util/random.ts';
import { dnsFamily } from './operations.ts';

const IDS = ['google', 'cloudflare', 'quad9', 'opendns'];
const SERVFAIL = 2;
const NXDOMAIN = 3;
const REFUSED = 5;
const AUTHENTIC = 0x20;

interface Lookup {
  readonly name: string;
  readonly type: string;
  readonly consistent: boolean | null;
  readonly groups: { status: string; values: string[]; resolvers: string[] }[];
  readonly resolvers: {
    id: string;
    status: string;
    authenticated: boolean;
    milliseconds: number;
    answers: Record<string, string | number>[];
  }[];
}

/** Current behaviour of each of the four servers, set by a test before its request. */
let behaviours: DnsResponder[] = [];
const servers: NameServer[] = [];
let service: Service;
before(async () => {
  for (const [index, id] of IDS.entries()) servers.push(await startNameServer(id, (query) => behaviours[index]?.(query) ?? []));
  const network = { resolvers: servers.map(({ resolver }) => resolver), trace: () => Promise.reject(new Error('no traceroute here')) };
  service = await startFamilies([dnsFamily], { network });
});
after(async () => {
  await service.close();
  for (const server of servers) server.close();
});

const a = (address: string, ttl = 300): Answer => ({ name: 'example.in', type: 'A', ttl, data: address });
const respondWith =
  (...records: Answer[]): DnsResponder =>
  (query) => [reply(query, records)];
const fails =
  (code: number): DnsResponder =>
  (query) => [reply(query, [], code)];
const silent: DnsResponder = () => [];
const four = (behaviour: DnsResponder): DnsResponder[] => IDS.map(() => behaviour);

async function lookUp(path: string, now: DnsResponder[]): Promise<{ status: number; data: Lookup; note: string; code: string }> {
  behaviours = now;
  const { status, body } = await get(`${service.url}/v1/dns/${path}`);
  return { status, data: body.data as Lookup, note: body.meta?.note ?? '', code: body.error?.code };
}

describe('four resolvers', () => {
  test('agree regardless of the order of records and their TTL', async () => {
    const { status, data, note } = await lookUp('Example.IN', [
      respondWith(a('192.0.2.1', 300), a('192.0.2.2')),
      respondWith(a('192.0.2.2', 60), a('192.0.2.1')),
      respondWith(a('192.0.2.1', 20), a('192.0.2.2', 20)),
      (query) => [reply(query, [a('192.0.2.2', 9), a('192.0.2.1', 9)], AUTHENTIC)],
    ]);
    assert.equal(status, 200);
    assert.deepEqual(
      { name: data.name, type: data.type, consistent: data.consistent },
      { name: 'example.in', type: 'A', consistent: true },
    );
    assert.deepEqual(data.groups, [{ status: 'NOERROR', values: ['192.0.2.1', '192.0.2.2'], resolvers: IDS }]);
    assert.deepEqual(
      data.resolvers.map(({ authenticated }) => authenticated),
      [false, false, false, true],
    );
    assert.match(note, /up to 300 s/);
  });

  test('disagree, and the larger group comes first', async () => {
    const { data, note } = await lookUp('example.in?type=a', [
      respondWith(a('192.0.2.9', 212)),
      respondWith(a('192.0.2.1')),
      respondWith(a('192.0.2.1')),
      fails(NXDOMAIN),
    ]);
    assert.equal(data.consistent, false);
    assert.deepEqual(
      data.groups.map(({ status, resolvers }) => [status, resolvers]),
      [
        ['NOERROR', ['cloudflare', 'quad9']],
        ['NOERROR', ['google']],
        ['NXDOMAIN', ['opendns']],
      ],
    );
    assert.match(note, /3 different responses.*at most 300 s.*region/);
  });

  test('NXDOMAIN is a result', async () => {
    const { status, data } = await lookUp('no.example.in', four(fails(NXDOMAIN)));
    assert.equal(status, 200);
    assert.equal(data.consistent, true);
    assert.ok(data.resolvers.every((resolver) => resolver.status === 'NXDOMAIN'));
  });

  test('SERVFAIL and REFUSED are reported, and do not count as disagreement', async () => {
    const { data, note } = await lookUp('example.in', [
      fails(SERVFAIL),
      fails(REFUSED),
      respondWith(a('192.0.2.1')),
      respondWith(a('192.0.2.1')),
    ]);
    assert.equal(data.consistent, true);
    assert.deepEqual(
      data.resolvers.map(({ status }) => status),
      ['SERVFAIL', 'REFUSED', 'NOERROR', 'NOERROR'],
    );
    assert.match(note, /2 of 4 resolvers/);
    assert.equal((await lookUp('example.in', four(fails(SERVFAIL)))).data.consistent, null);
  });

  test('a truncated response is retried over TCP', async () => {
    const cut: DnsResponder = (query) => [reply(query, [a('192.0.2.1')], query.transport === 'udp' ? TRUNCATED_RESPONSE : 0)];
    const before = servers[0]?.queries.length ?? 0;
    const { data } = await lookUp('example.in', four(cut));
    assert.deepEqual(data.groups[0]?.values, ['192.0.2.1']);
    assert.deepEqual(
      servers[0]?.queries.slice(before).map(({ transport }) => transport),
      ['udp', 'tcp'],
    );
  });

  test('silence, garbage, a spoofed ID and a wrong question are ignored; a later valid response counts', async () => {
    const spoofed = (query: DnsQuery): Buffer => reply({ ...query, id: query.id ^ 1 }, [a('6.6.6.6')]);
    const wrong = (query: DnsQuery): Buffer => reply(query, [a('6.6.6.6')], 0, { questions: [{ name: 'evil.example', type: 'A' }] });
    const { status, data } = await lookUp('example.in', [
      silent,
      ({ id }) => [Buffer.concat([Buffer.from([id >> 8, id & 255, 0x80, 0, 0, 1, 0, 9]), Buffer.alloc(9, 0xc0)])],
      (query) => [spoofed(query), wrong(query), Buffer.from('noise'), reply(query, [a('192.0.2.1')])],
      (query) => [wrong(query), spoofed(query)],
    ]);
    assert.equal(status, 200);
    assert.deepEqual(
      data.resolvers.map(({ status }) => status),
      ['TIMEOUT', 'MALFORMED', 'NOERROR', 'TIMEOUT'],
    );
    assert.deepEqual(data.groups, [{ status: 'NOERROR', values: ['192.0.2.1'], resolvers: ['quad9'] }]);
    assert.ok((data.resolvers[0]?.milliseconds ?? 0) >= 3_900, 'a silent resolver is asked twice');
  });

  test('a slow resolver is waited for', async () => {
    const slow: DnsResponder = async (query) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      return [reply(query, [a('192.0.2.1')])];
    };
    const { data } = await lookUp('example.in', [slow, ...four(respondWith(a('192.0.2.1'))).slice(1)]);
    assert.equal(data.consistent, true);
    assert.ok((data.resolvers[0]?.milliseconds ?? 0) >= 590);
  });

  test('a resolver without EDNS is queried again without it', async () => {
    const old: DnsResponder = (query) => [reply(query, [a('192.0.2.1')], query.packet.additionals?.length ? 1 : 0)];
    const { data } = await lookUp('example.in', four(old));
    assert.deepEqual(data.groups[0]?.values, ['192.0.2.1']);
  });

  test('no response from any is 503', { skip: secondTier }, async () => {
    const { status, code } = await lookUp('example.in', four(silent));
    assert.deepEqual([status, code], [503, 'upstream_unavailable']);
  });
});

describe('questions', () => {
  const nothing = four((query) => [reply(query, [])]);
  const lastQuestion = () => servers[0]?.queries.at(-1)?.question;

  test('an address is queried as its reverse name', async () => {
    await lookUp('8.8.4.4', nothing);
    assert.deepEqual([lastQuestion()?.name, lastQuestion()?.type], ['4.4.8.8.in-addr.arpa', 'PTR']);
    const { data } = await lookUp('2001:4860:4860::8888?type=PTR', nothing);
    assert.equal(data.name, `${'8.8.8.8.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.6.8.4.0.6.8.4.1.0.0.2'}.ip6.arpa`);
    assert.equal((await lookUp('8.8.4.4?type=MX', nothing)).code, 'invalid_parameter');
  });

  test('internationalised names are sent in Punycode', async () => {
    const { data } = await lookUp(encodeURIComponent('उदाहरण.भारत'), nothing);
    assert.equal(data.name, 'xn--p1b6ci4b4b3a.xn--h2brj9c');
  });

  test('internal names and addresses are never queried', async () => {
    const before = servers[0]?.queries.length;
    for (const name of [
      'localhost',
      'db.internal',
      'nas.local',
      '10.0.0.1',
      '::1',
      '169.254.169.254',
      '1.0.0.10.in-addr.arpa',
      '::ffff:8.8.8.8',
    ])
      assert.equal((await lookUp(name, nothing)).code, 'target_not_allowed', name);
    assert.equal(servers[0]?.queries.length, before);
  });

  test('invalid names and types are rejected', async () => {
    for (const name of [
      '127.1',
      '0x7f.1',
      '2130706433',
      'a..b',
      '-a.in',
      'a b.in',
      `${'a'.repeat(64)}.in`,
      encodeURIComponent('１２７.０.０.１'),
      '%00',
    ])
      assert.equal((await lookUp(name, nothing)).code, 'invalid_parameter', name);
    for (const type of ['ANY', 'AXFR', '', 'A,MX'])
      assert.equal((await lookUp(`example.in?type=${type}`, nothing)).code, 'invalid_parameter', type);
  });
});

describe('records', () => {
  const name = 'example.in';
  const cases: readonly [type: string, data: unknown, value: string, members?: Record<string, string | number>][] = [
    ['AAAA', '2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['CNAME', 'WWW.example.in', 'www.example.in'],
    ['NS', 'ns1.example.in', 'ns1.example.in'],
    ['PTR', 'host.example.in', 'host.example.in'],
    ['TXT', ['v=spf1 ', '-all'], 'v=spf1 -all'],
    ['MX', { preference: 10, exchange: 'MX.example.in' }, '10 mx.example.in', { priority: 10, exchange: 'mx.example.in' }],
    ['SRV', { priority: 1, weight: 2, port: 443, target: 'a.example.in' }, '1 2 443 a.example.in', { port: 443, target: 'a.example.in' }],
    [
      'SOA',
      { mname: 'ns1.example.in', rname: 'admin.example.in', serial: 7, refresh: 1, retry: 2, expire: 3, minimum: 4 },
      'ns1.example.in admin.example.in 7 1 2 3 4',
      { primary: 'ns1.example.in', serial: 7 },
    ],
    ['CAA', { flags: 0, tag: 'issue', value: 'ca.example' }, '0 issue "ca.example"', { tag: 'issue', content: 'ca.example' }],
    ['DS', { keyTag: 1, algorithm: 8, digestType: 2, digest: Buffer.from('beef', 'hex') }, '1 8 2 BEEF'],
    ['DNSKEY', { flags: 257, algorithm: 8, key: Buffer.from('key') }, '257 3 8 a2V5'],
    ['TLSA', { usage: 3, selector: 1, matchingType: 1, certificate: Buffer.from('cafe', 'hex') }, '3 1 1 CAFE'],
    [
      'NAPTR',
      { order: 1, preference: 2, flags: 'S', services: 'SIP+D2U', regexp: '', replacement: '_sip._udp.example.in' },
      '1 2 "S" "SIP+D2U" "" _sip._udp.example.in',
    ],
    [
      'HTTPS',
      Buffer.from('0001000001000602683202683300040004c0000201', 'hex'),
      '1 . alpn=h2,h3 ipv4hint=192.0.2.1',
      { priority: 1, target: '.' },
    ],
    ['SVCB', Buffer.from('000203666f6f0000030002115c', 'hex'), '2 foo port=4444'],
  ];
  for (const [type, data, value, members = {}] of cases) {
    test(type, async () => {
      const wire = { HTTPS: 'UNKNOWN_65', SVCB: 'UNKNOWN_64' }[type] ?? type;
      const record = { name, type: wire, ttl: 60, data } as Answer;
      const { data: result } = await lookUp(`${name}?type=${type.toLowerCase()}`, four(respondWith(record)));
      const actual = result.resolvers[0]?.answers[0] ?? assert.fail('no answer');
      assert.deepEqual([actual.name, actual.type, actual.ttl, actual.value], [name, type, 60, value]);
      for (const [member, expected] of Object.entries(members)) assert.equal(actual[member], expected);
      assert.deepEqual(result.groups[0]?.values, [value]);
    });
  }

  test('a truncated SVCB record is ignored', async () => {
    const truncatedRecord = { name, type: 'UNKNOWN_65', ttl: 60, data: Buffer.from('000103', 'hex') } as unknown as Answer;
    const { data } = await lookUp(`${name}?type=HTTPS`, [respondWith(truncatedRecord), ...four((query) => [reply(query, [])]).slice(1)]);
    assert.equal(data.resolvers[0]?.status, 'MALFORMED');
  });
});

test('random bytes from a resolver are handled', async () => {
  const randomInt = seededRandomInt('resolvers');
  const noise = (length: number): Buffer => Buffer.from(Array.from({ length }, () => randomInt(256)));
  const base = (query: DnsQuery): Buffer =>
    encode({ type: 'response', id: query.id, questions: [query.question], answers: [a('192.0.2.1')] });
  for (let round = 0; round < 50; round++) {
    const now: DnsResponder = (query) => {
      const packet = Buffer.from(base(query));
      noise(20).copy(packet, 12 + (round % (packet.length - 32)));
      return [packet, noise(40), base(query)];
    };
    const { status } = await lookUp('example.in', four(now));
    assert.equal(status, 200);
  }
});
