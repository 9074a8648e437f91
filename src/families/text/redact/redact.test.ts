import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { get, type Service, startPotli } from '../../../../test/support/service.ts';
import { isAll } from '../../../../test/support/test-tiers.ts';
import { noVectors, readVector } from '../../../../test/support/vectors.ts';
import type { RedactedText } from '../records.ts';
import { type RedactOptions, redact } from './redact.ts';
import { REDACT_TYPES, type RedactType } from './types.ts';

const run = (text: string, options: Partial<RedactOptions> = {}): RedactedText =>
  redact(text, { types: REDACT_TYPES, style: 'label', minConfidence: 0.5, values: true, ...options });
const types = (text: string): string =>
  run(text)
    .found.map(({ type }) => type)
    .join(' ');

test('cue words without a name give no empty match', () => {
  for (const text of [
    'cashier brig A B',
    'witness no. 2 Dr A',
    'गवाह डॉ A',
    'cashier ড°',
    ' ne',
    ' has paid',
    ' here,',
    'witness no. 2',
    'प्रिय',
    'Team: ',
  ])
    assert.ok(
      run(text, { minConfidence: 0 }).found.every(({ start, end }) => start < end),
      text,
    );
});

test('names in Indian scripts are redacted without cues', () => {
  const redactedNames = (text: string): string[] => run(text, { types: ['name'] }).found.map(({ value = '' }) => value);
  assert.deepEqual(redactedNames('నిన్న బజారులో రమేష్ కనిపించాడు.'), ['రమేష్']);
  assert.deepEqual(redactedNames('இன்று கவிதாவின் பிறந்தநாள்'), ['கவிதாவின்'], 'with the ending of its case');
  assert.deepEqual(redactedNames('ਬੇਨਤੀ ਹੈ ਕਿ ਸੁਰਜੀਤ ਮਸੀਹ ਨੇ ਪਾਣੀ ਬੰਦ ਕਰ ਦਿੱਤਾ।'), ['ਸੁਰਜੀਤ ਮਸੀਹ'], 'with all its words');
  assert.deepEqual(redactedNames('கே. முருகேசன் அவர்கள் நேற்று வந்தார்.'), ['கே. முருகேசன்'], 'with its initials');
  assert.deepEqual(redactedNames('आमची कन्या सौ. अंकिता, पुणे'), ['अंकिता'], 'after an abbreviated title');
  assert.deepEqual(redactedNames('मेले में सौ रुपये खर्च हुए।'), [], 'सौ as a number is no title');
});

test('rare names in Indian scripts are redacted next to cues', () => {
  for (const [cue, name, text] of [
    ['a title', 'ঐশিক মিত্র', 'ডাঃ ঐশিক মিত্র ওষুধ লিখে দিয়েছেন।'],
    ['a label', 'యర్రకొండ సుబ్బమ్మ', 'రోగి పేరు: యర్రకొండ సుబ్బమ్మ'],
    ['a relative', 'ਜਪਨੂਰ', 'ਮੇਰਾ ਪੁੱਤਰ ਜਪਨੂਰ ਅੱਜ ਸਕੂਲ ਨਹੀਂ ਆਵੇਗਾ।'],
    ['an honorific', 'இளவரசன்', 'பார்சலை இளவரசன் அண்ணாவிடம் கொடுங்கள்.'],
    ['another name', 'प्रकाश सिंह', 'गाड़ी प्रकाश सिंह के नाम रजिस्टर है।'],
  ] as const)
    assert.deepEqual(
      run(text, { types: ['name'] }).found.map(({ value }) => value),
      [name],
      cue,
    );
});

/** A sample that is not a PAN: letters and digits are in the wrong positions. */
const WRONG_SAMPLES = new Set(['A1111DFSFS']);

test('the Indian samples of Presidio are detected exactly', { skip: noVectors }, (t) => {
  const samples = readVector<Record<RedactType, [string, number, string][]>>('language-and-text/presidio_in_ids.json');
  let exact = 0;
  for (const [type, rows] of Object.entries(samples)) {
    for (const [text, expected, span] of rows) {
      if (WRONG_SAMPLES.has(text)) continue;
      const { found } = run(text, { types: [type as RedactType], minConfidence: 0.3 });
      assert.equal(found.length, expected, text);
      if (expected > 0) assert.equal(`${found[0]?.start},${found[0]?.end}`, span.replace(' ', ''));
      exact++;
    }
  }
  t.diagnostic(`${exact} samples exact, ${WRONG_SAMPLES.size} skipped because it is no PAN`);
});

test('published GSTINs are detected by their check character', { skip: noVectors }, () => {
  for (const gstin of readVector<string[]>('language-and-text/gstin_real.json')) {
    assert.deepEqual(run(`GSTIN ${gstin}.`).found, [{ type: 'gstin', start: 6, end: 21, confidence: 1, value: gstin }]);
  }
});

describe('detected types', () => {
  for (const [text, expected] of [
    ['My Aadhaar is 3123 4567 8909', 'aadhaar'],
    ['आधार 312345678909 है', 'aadhaar'],
    ['PAN ABCPD1234Z', 'pan'],
    ['pan abcpd1234z', 'pan'],
    ['pay ramesh.k@okhdfcbank now', 'upi'],
    ['write to a.b@gmail.com', 'email'],
    ['call +91 98400 12345', 'phone'],
    ['9840012345', 'phone'],
    ['ring 044-24567890', 'phone'],
    ['card 4111 1111 1111 1111', 'card'],
    ['A/c no 123456789012345', 'bank_account'],
    ['கணக்கு எண் 12345678901', 'bank_account'],
    ['IFSC HDFC0000007', 'ifsc'],
    ['car TN 09 AB 1234 and 22 BH 1234 AA', 'vehicle vehicle'],
    ['passport T3569075', 'passport'],
    ['voter card ABC1234567', 'voter_id'],
    ['DL TN01 20190001234', 'driving_licence'],
    ['UAN 100123456789', 'uan'],
    ['from 10.0.0.1 and 2001:db8::1', 'ip ip'],
    ['DOB: 12/05/1990', 'dob'],
    ['CIN U72200TN2005PTC055555', 'cin'],
    ['TAN CHEA12345B', 'tan'],
  ] as const) {
    test(text, () => assert.equal(types(text), expected));
  }
});

describe('no false positives', () => {
  for (const text of [
    'order 312345678908 was shipped',
    'seen 3123 4567 8908 times',
    '4111 1111 1111 1112',
    'account closed in 2019',
    'reach 123456789012 people',
    'version 1.2.3 of 12/05/1990',
    'at 12:30:45 in the afternoon',
    'XX 09 AB 1234',
    'price 9840012345678',
    'part A3456781',
  ]) {
    test(text, () => assert.equal(types(text), ''));
  }
});

test('the styles label, mask and remove', () => {
  const text = 'Aadhaar 3123 4567 8909, mail ravi@example.com, DOB 12/05/1990';
  assert.equal(run(text).text, 'Aadhaar [AADHAAR], mail [EMAIL], DOB [DOB]');
  assert.equal(run(text, { style: 'mask' }).text, 'Aadhaar XXXX XXXX 8909, mail XXXX@example.com, DOB XX/XX/XXXX');
  assert.equal(run(text, { style: 'remove' }).text, 'Aadhaar , mail , DOB ');
});

test('a hash is equal for all spellings of a value, and keyed by the secret', () => {
  const text = 'call 98400 12345 or +91... 9840012345, mail a@example.com';
  const [first, second] = run(text, { style: 'hash', secret: 'one' }).text.match(/\[PHONE:[0-9a-f]{16}\]/g) ?? [];
  assert.equal(first, second);
  assert.equal(run(text, { style: 'hash', secret: 'one' }).text, run(text, { style: 'hash', secret: 'one' }).text);
  assert.notEqual(run(text, { style: 'hash', secret: 'one' }).text, run(text, { style: 'hash', secret: 'two' }).text);
  assert.notEqual(run(text, { style: 'hash' }).text, run(text, { style: 'hash' }).text);
});

test('tokens restore the original text, even if it contains placeholders', () => {
  const text = '[PHONE_1] call 98400 12345, 98400 12346 and again 98400 12345';
  const { text: redacted, tokens = {} } = run(text, { style: 'token' });
  assert.equal(redacted, '[PHONE_1] call [PHONE_2], [PHONE_3] and again [PHONE_2]');
  assert.equal(
    Object.entries(tokens).reduce((restored, [token, value]) => restored.replaceAll(token, value), redacted),
    text,
  );
});

test('custom words and patterns are redacted', () => {
  const custom = { words: ['Project Garuda', 'c++'], patterns: ['EMP-\\d{4}'] };
  assert.equal(
    run('project  garuda uses C++, see EMP-1234 and EMP-12', { custom }).text,
    '[CUSTOM] uses [CUSTOM], see [CUSTOM] and EMP-12',
  );
});

test('custom words may contain any ASCII punctuation', () => {
  for (const sign of '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~') {
    assert.equal(run(`see a${sign}b now`, { custom: { words: [`a${sign}b`], patterns: [] } }).text, 'see [CUSTOM] now', sign);
  }
});

test('a label of another kind of number lowers the confidence, and never suppresses a match', () => {
  const confidenceOf = (text: string): number | undefined => run(text).found[0]?.confidence;
  assert.ok((confidenceOf('order 9840012345') ?? 0) < (confidenceOf('9840012345') ?? 0));
  assert.ok((confidenceOf('order 312345678909 was shipped') ?? 0) >= 0.5);
});

test('minConfidence=0 returns every candidate', () => {
  assert.equal(run('seen 3123 4567 8908 times').found.length, 0);
  assert.equal(run('seen 3123 4567 8908 times', { minConfidence: 0 }).found[0]?.type, 'aadhaar');
});

test('an honorific that is also a name is redacted with the name before it', () => {
  assert.equal(run('Please call Suresh Babu today').text, 'Please call [NAME] today');
  assert.equal(run('Please call Suresh bhai today').text, 'Please call [NAME] bhai today');
});

test('a number within an address does not split the redaction', () => {
  const { text } = run('Address: 12, Gandhi Nagar, ask at 98400 12345, Adyar, Chennai 600020');
  assert.doesNotMatch(text, /Gandhi|98400|600020/);
});

test('offsets count code points', () => {
  const [found] = run('😀😀 PAN ABCPD1234Z').found;
  assert.deepEqual([found?.start, found?.end], [7, 17]);
});

/** The longest text in the second tier; a fifth of it in the first. */
const ADVERSARIAL_LENGTH = isAll ? 500_000 : 100_000;
const MAX_CPU_US_PER_CHARACTER = 15;

test('an adversarial text is processed in linear time', (t) => {
  const hostile = ['1', '1234 ', 'a@', 'a.', 'a:', '+1 22 ', 'AB12', ':', `${'a'.repeat(64)}@${'b.'.repeat(60)}`];
  for (const fragment of hostile) {
    const start = process.cpuUsage();
    run(fragment.repeat(Math.ceil(ADVERSARIAL_LENGTH / fragment.length)));
    const { user, system } = process.cpuUsage(start);
    t.diagnostic(`${JSON.stringify(fragment.slice(0, 10))}: ${Math.round((user + system) / 1000)} ms`);
    assert.ok((user + system) / ADVERSARIAL_LENGTH < MAX_CPU_US_PER_CHARACTER, fragment);
  }
});

describe('over HTTP', () => {
  let service: Service;
  before(async () => {
    service = await startPotli();
  });
  after(() => service.close());

  test('short and long texts have the same results, and are never cached', async () => {
    const SENTENCES = isAll ? 16_000 : 2_000;
    const sentence = 'My Aadhaar is 3123 4567 8909. ';
    const short = await get(`${service.url}/v1/text/redact?text=${encodeURIComponent(sentence)}`);
    assert.deepEqual(short.body.data, {
      text: 'My Aadhaar is [AADHAAR]. ',
      found: [{ type: 'aadhaar', start: 14, end: 28, confidence: 1 }],
      counts: { aadhaar: 1 },
    });
    assert.equal(short.headers.get('cache-control'), 'no-store');
    const long = await get(`${service.url}/v1/text/redact`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: sentence.repeat(SENTENCES),
    });
    assert.equal((long.body.data as RedactedText).counts.aadhaar, SENTENCES);
    assert.equal((long.body.data as RedactedText).text, 'My Aadhaar is [AADHAAR]. '.repeat(SENTENCES));
  });

  test('only the requested types are redacted; an unknown type returns 400', async () => {
    const text = encodeURIComponent('PAN ABCPD1234Z, mail a@b.com');
    const { body } = await get(`${service.url}/v1/text/redact?types=email,upi&text=${text}`);
    assert.deepEqual((body.data as RedactedText).counts, { email: 1 });
    const wrong = await get(`${service.url}/v1/text/redact?types=email,nobody&text=${text}`);
    assert.deepEqual([wrong.status, wrong.body.error.code], [400, 'invalid_parameter']);
  });

  test('types may be a JSON list in any case, and mode is an alias of style', async () => {
    const post = (body: unknown) =>
      get(`${service.url}/v1/text/redact`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    const text = 'PAN ABCPD1234Z, mail a@b.com';
    const response = await post({ text, types: ['EMAIL', 'Upi'], mode: 'token' });
    assert.deepEqual(response.body.data, {
      text: 'PAN ABCPD1234Z, mail [EMAIL_1]',
      found: [{ type: 'email', start: 21, end: 28, confidence: 0.95 }],
      counts: { email: 1 },
      tokens: { '[EMAIL_1]': 'a@b.com' },
    });
    const wrong = await post({ text, types: ['email', 5] });
    assert.deepEqual([wrong.status, wrong.body.error.code], [400, 'invalid_parameter']);
  });

  test('patterns prone to backtracking match in linear time; an invalid one returns invalid_pattern', async () => {
    const search = (pattern: string) =>
      get(`${service.url}/v1/text/redact?text=${'a'.repeat(2000)}!&pattern=${encodeURIComponent(pattern)}`);
    assert.equal((await search('(a+)+$')).status, 200);
    const wrong = await search('(');
    assert.deepEqual([wrong.status, wrong.body.error.code], [400, 'invalid_pattern']);
  });
});

describe('names in Latin letters, in any case and language', () => {
  const names = (text: string): string[] => run(text, { types: ['name'] }).found.map(({ value = '' }) => value);
  for (const [text, expected] of [
    ['pls ask swapna to call harish', ['swapna', 'harish']],
    ['Murugan anna kitta sollunga', ['Murugan']],
    ['sunil ki beti ka naam kajal hai', ['sunil', 'kajal']],
    ["We missed Meera's birthday", ['Meera']],
    ['signed by K. R. Lakshmi and Suresh Babu', ['K. R. Lakshmi', 'Suresh Babu']],
    ['The Bharat Ratna and Padma Shri were announced', []],
    ['Sardar Vallabhbhai Patel Stadium is on Mahatma Gandhi Road', []],
    ['see https://example.com/kumar_ravi and ramesh2.txt', []],
    ['kal chhutti hai, sab theek hai', []],
  ] as const)
    test(text, () => assert.deepEqual(names(text), expected));
});

describe('addresses within prose', () => {
  const addresses = (text: string): string[] => run(text, { types: ['address'] }).found.map(({ value = '' }) => value);
  for (const [text, expected] of [
    ['ghar B-23 Kidwai Nagar Kanpur me hai', ['B-23 Kidwai Nagar Kanpur']],
    ['he stays at 4/12 Anna street with his aunt', ['4/12 Anna street']],
    ['parcel bhejo plot 45 ashok vihar phase 2 delhi pe', ['plot 45 ashok vihar phase 2 delhi']],
    ['the bus 47 goes to Gandhi Nagar', []],
    ['we need 2 rooms near the main market', []],
  ] as const)
    test(text, () =>
      assert.deepEqual(
        addresses(text).map((found) => found.replace(/^ghar /, '')),
        expected,
      ),
    );
});

describe('obfuscated e-mail addresses', () => {
  for (const [text, expected] of [
    ['name at gmail dot com', 'email'],
    ['name[at]gmail[dot]com', 'email'],
    ['first dot last at example dot com', 'email'],
    ['meera at yahoo.com', 'email'],
    ['look at example.com', ''],
    ['we met at noon. com is a domain', ''],
  ] as const)
    test(text, () =>
      assert.equal(
        run(text, { types: ['email'] })
          .found.map(({ type }) => type)
          .join(' '),
        expected,
      ),
    );
});
