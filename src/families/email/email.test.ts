import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type NameServer, reply, startNameServer } from '../../../test/support/dns-server.ts';
import { startNetwork, type TestNetwork } from '../../../test/support/network.ts';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { noVectors, readVector, readVectorText } from '../../../test/support/vectors.ts';
import { suggestDomain } from './suggest.ts';
import { parseMailbox } from './syntax.ts';

interface Check {
  readonly valid: boolean;
  readonly reason: string | null;
  readonly normalised: string | null;
  readonly tag: string | null;
  readonly domainAscii: string | null;
  readonly tldKnown: boolean | null;
  readonly mx: { found: boolean | null; nullMx: boolean; implicit: boolean; records: unknown[] } | null;
  readonly disposable: boolean;
  readonly relay: boolean;
  readonly role: boolean;
  readonly free: boolean;
  readonly suggestion: string | null;
  readonly verdict: string;
  readonly reasons: string[];
}

const mx = (name: string, preference: number, exchange: string) => ({ name, type: 'MX' as const, ttl: 60, data: { preference, exchange } });
let network: TestNetwork;
let service: Service;
before(async () => {
  network = await startNetwork({
    'example.in MX': [mx('example.in', 20, 'mx2.example.in'), mx('example.in', 10, 'mx1.example.in')],
    'gmail.com MX': [mx('gmail.com', 5, 'gmail-smtp-in.l.google.com')],
    'null.example.in MX': [mx('null.example.in', 0, '.')],
    'web.example.in A': [{ name: 'web.example.in', type: 'A', ttl: 60, data: '93.184.215.14' }],
    'inner.example.in MX': [mx('inner.example.in', 10, 'mail.internal')],
    'home.example.in A': [{ name: 'home.example.in', type: 'A', ttl: 60, data: '192.168.1.10' }],
    'bare.example.in TXT': [{ name: 'bare.example.in', type: 'TXT', ttl: 60, data: 'nothing else' }],
    'xn--p1b6ci4b4b3a.xn--h2brj9c MX': [mx('xn--p1b6ci4b4b3a.xn--h2brj9c', 10, 'mx.example.in')],
  });
  service = await startPotli({ network });
});
after(async () => {
  await service.close();
  network.close();
});

async function check(address: string, query = ''): Promise<Check> {
  const { status, body } = await get(`${service.url}/v1/email/${encodeURIComponent(address)}${query}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body.data as Check;
}

describe('syntax', () => {
  test('errors name the violated rule', () => {
    for (const [address, reason] of [
      ['plain', 'no_at'],
      ['@example.in', 'local_part_empty'],
      ['a@', 'domain_empty'],
      [`${'a'.repeat(65)}@example.in`, 'local_part_too_long'],
      ['a..b@example.in', 'consecutive_dots'],
      ['.a@example.in', 'dot_at_edge'],
      ['a b@example.in', 'local_part_invalid'],
      ['a@b@example.in', 'local_part_invalid'],
      ['"a@example.in', 'quoted_invalid'],
      ['"a\u0007"@example.in', 'quoted_invalid'],
      ['a@-x.in', 'domain_invalid'],
      ['a@x_y.in', 'domain_invalid'],
      ['a@[10.0.0]', 'literal_invalid'],
      ['a@[2001:db8::1]', 'literal_invalid'],
      [`a@${'abcdefgh.'.repeat(28)}in`, 'too_long'],
      [`a@${'abcdefgh.'.repeat(30)}in`, 'domain_too_long'],
      ['a@example.in ', 'domain_invalid'],
    ] as const)
      assert.equal(parseMailbox(address), reason, address);
  });

  test('quoted, tagged, literal and internationalised mailboxes are valid', () => {
    for (const address of [
      '"a b@c"@example.in',
      'a+b@example.in',
      "o'neil@example.in",
      'a@[192.0.2.1]',
      'a@[IPv6:2001:db8::1]',
      'राम@उदाहरण.भारत',
      'தமிழ்@example.in',
    ])
      assert.equal(typeof parseMailbox(address), 'object', address);
  });

  test('an address with invalid syntax succeeds without DNS lookups', async () => {
    const { valid, reason, verdict, reasons, mx } = await check('a..b@example.in');
    assert.deepEqual([valid, reason, verdict, reasons, mx], [false, 'consecutive_dots', 'undeliverable', ['consecutive_dots'], null]);
  });

  test('the mailboxes of Sayers', { skip: noVectors }, (t) => {
    const cases = readVector<{ address: string; category: string }[]>('network-and-security/email_syntax_sayers.json');
    const right = ['ISEMAIL_VALID_CATEGORY', 'ISEMAIL_DNSWARN', 'ISEMAIL_RFC5321'];
    const wrong = cases.filter(({ address, category }) => (typeof parseMailbox(address) === 'object') !== right.includes(category));
    const score = 1 - wrong.length / cases.length;
    t.diagnostic(`email_syntax_sayers.json: ${(score * 100).toFixed(1)} % of ${cases.length}; wrong: ${JSON.stringify(wrong)}`);
    assert.ok(score >= 0.99);
  });
});

describe('mail servers', () => {
  const outcome = async (domain: string): Promise<unknown[]> => {
    const { mx, verdict, reasons } = await check(`ramesh.iyer@${domain}`);
    return [mx?.found, mx?.nullMx, mx?.implicit, verdict, reasons];
  };

  test('are found, the preferred one first', async () => {
    const { mx, verdict } = await check('ramesh.iyer@Example.IN');
    assert.deepEqual(mx?.records, [
      { priority: 10, exchange: 'mx1.example.in' },
      { priority: 20, exchange: 'mx2.example.in' },
    ]);
    assert.equal(verdict, 'ok');
  });

  test('may be missing in several ways', async () => {
    assert.deepEqual(await outcome('null.example.in'), [false, true, false, 'undeliverable', ['null_mx']]);
    assert.deepEqual(await outcome('nowhere.example.in'), [false, false, false, 'undeliverable', ['domain_not_found']]);
    assert.deepEqual(await outcome('web.example.in'), [false, false, true, 'risky', ['implicit_mx']]);
    assert.deepEqual(await outcome('bare.example.in'), [false, false, false, 'risky', ['no_mx']]);
  });

  test('in private networks are ignored, and internal domains are not queried', async () => {
    assert.deepEqual(await outcome('inner.example.in'), [true, false, false, 'undeliverable', ['target_not_allowed']]);
    assert.deepEqual(await outcome('home.example.in'), [false, false, true, 'undeliverable', ['target_not_allowed']]);
    for (const domain of ['localhost', 'db.internal', '[127.0.0.1]', '[IPv6:::1]'])
      assert.deepEqual((await check(`a@${domain}`)).reasons.slice(0, 1), ['target_not_allowed'], domain);
    assert.deepEqual((await check('a@[93.184.215.14]')).reasons, ['address_literal']);
  });

  test('are looked up under the ASCII name', async () => {
    const { domainAscii, mx, verdict } = await check('राम@उदाहरण.भारत');
    assert.deepEqual([domainAscii, mx?.found, verdict], ['xn--p1b6ci4b4b3a.xn--h2brj9c', true, 'ok']);
  });

  test('are not looked up if disabled', async () => {
    const { mx, verdict } = await check('ramesh.iyer@nowhere.example.in', '?dns=false');
    assert.deepEqual([mx, verdict], [null, 'ok']);
  });

  test('the next resolver is queried if one fails; if all fail, the result is null', async () => {
    const SERVFAIL = 2;
    const failing: NameServer = await startNameServer('failing', (query) => [reply(query, [], SERVFAIL)]);
    const second = await startPotli({ network: { ...network, resolvers: [failing.resolver, ...network.resolvers] } });
    const failingService = await startPotli({ network: { ...network, resolvers: [failing.resolver] } });
    const address = '/v1/email/ramesh.iyer@example.in';
    assert.equal(((await get(second.url + address)).body.data as Check).mx?.found, true);
    const unknown = (await get(failingService.url + address)).body.data as Check;
    assert.deepEqual([unknown.mx?.found, unknown.verdict, unknown.reasons], [null, 'unknown', ['dns_unavailable']]);
    await second.close();
    await failingService.close();
    failing.close();
  });
});

describe('kinds of address', () => {
  const facts = async (address: string): Promise<unknown[]> => {
    const { disposable, relay, role, free } = await check(address, '?dns=false');
    return [disposable, relay, role, free];
  };

  test('disposable, relay, role and free addresses are distinguished', async () => {
    assert.deepEqual(await facts('a.person@mailinator.com'), [true, false, false, false]);
    assert.deepEqual(await facts('a.person@sub.mailinator.com'), [true, false, false, false]);
    assert.deepEqual(await facts('a.person@duck.com'), [false, true, false, true]);
    assert.deepEqual(await facts('a.person@privaterelay.appleid.com'), [false, true, false, false]);
    assert.deepEqual(await facts('Sales+x@example.in'), [false, false, true, false]);
    assert.deepEqual(await facts('a.person@zohomail.in'), [false, false, false, true]);
  });

  test('well-known providers on lists of disposable domains are not disposable', async () => {
    for (const domain of ['sify.com', '21cn.com', 'rediffmail.com', 'yahoo.co.in'])
      assert.equal((await check(`a.person@${domain}`, '?dns=false')).disposable, false, domain);
  });

  test('a tag is reported, and the domain normalised', async () => {
    const { tag, normalised, tldKnown } = await check('Ramesh+Shop@GMAIL.com', '?dns=false');
    assert.deepEqual([tag, normalised, tldKnown], ['Shop', 'Ramesh+Shop@gmail.com', true]);
    const unknown = await check('a.person@example.nosuchtld', '?dns=false');
    assert.deepEqual([unknown.tldKnown, unknown.reasons], [false, ['tld_unknown']]);
  });

  test('known disposable domains', { skip: noVectors }, async (t) => {
    const domains = readVectorText('network-and-security/disposable_domains_sample.txt').trim().split('\n');
    const missed: string[] = [];
    for (const domain of domains) if (!(await check(`someone@${domain.trim()}`, '?dns=false')).disposable) missed.push(domain);
    t.diagnostic(`disposable_domains_sample.txt: ${domains.length - missed.length} of ${domains.length}`);
    assert.deepEqual(missed, []);
  });
});

test('typos in domains are detected, Indian providers included, without false positives', async () => {
  for (const [typed, intended] of [
    ['gmial.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['redifmail.com', 'rediffmail.com'],
    ['rediffmail.co', 'rediffmail.com'],
    ['yaho.co.in', 'yahoo.co.in'],
    ['yahoo.co.i', 'yahoo.co.in'],
    ['hotmial.com', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['gmail.inn', 'gmail.com'],
  ] as const)
    assert.equal(suggestDomain(typed), intended, typed);
  for (const real of ['ril.com', 'tcs.com', 'infosys.com', 'zolo.com', 'iitm.ac.in']) assert.equal(suggestDomain(real), undefined, real);
  for (const real of ['email.com', 'mail.com', 'ymail.com', 'yahoo.fr'])
    assert.equal((await check(`a.person@${real}`, '?dns=false')).suggestion, null, real);
  assert.equal((await check('a.person@mailinator.com', '?dns=false')).suggestion, null);
  assert.equal((await check(' a.person@gmail.com ', '?dns=false')).valid, true);
  const { suggestion, verdict, reasons } = await check('Sales+x@Redifmail.com', '?dns=false');
  assert.deepEqual([suggestion, verdict, reasons], ['Sales+x@rediffmail.com', 'risky', ['role_account', 'possible_typo']]);
});

test('the cost is ten units with DNS and one without', async () => {
  const { MemoryLimiter } = await import('../../core/limit/gcra.ts');
  const limited = await startPotli({ network, limiter: new MemoryLimiter(600, () => 0) });
  const remaining = async (query: string): Promise<number> =>
    Number((await get(`${limited.url}/v1/email/a.person@example.in${query}`)).headers.get('x-ratelimit-remaining'));
  const first = await remaining('?dns=false');
  assert.equal(first - (await remaining('')), 10);
  await limited.close();
});
