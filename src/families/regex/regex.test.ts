import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { noVectors, readVector } from '../../../test/support/vectors.ts';
import { type RegexTask, runPattern } from './match.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const post = (body: object): ReturnType<typeof get> =>
  get(`${service.url}/v1/regex`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const run = (task: Partial<RegexTask> & Pick<RegexTask, 'pattern' | 'text'>): ReturnType<typeof runPattern> =>
  runPattern({ flags: 'g', engine: 'js', limit: 100, ...task });

describe('both engines', () => {
  for (const engine of ['js', 're2'] as const) {
    test(`${engine}: matches, groups, names, places in code points`, () => {
      const { count, matches } = run({ engine, pattern: '(?<year>\\d{4})(?:-(\\d\\d))?', text: '😀 2024-05 and 2026' });
      assert.equal(count, 2);
      assert.deepEqual(matches, [
        { match: '2024-05', start: 2, end: 9, groups: ['2024', '05'], named: { year: '2024' } },
        { match: '2026', start: 14, end: 18, groups: ['2026', null], named: { year: '2026' } },
      ]);
    });

    test(`${engine}: flags`, () => {
      assert.equal(run({ engine, pattern: '^a', text: 'a\nA', flags: 'gim' }).count, 2);
      assert.equal(run({ engine, pattern: 'a.b', text: 'a\nb', flags: 's' }).count, 1);
      assert.equal(run({ engine, pattern: 'a', text: 'aaa', flags: '' }).count, 1);
    });

    test(`${engine}: replacing`, () => {
      assert.equal(run({ engine, pattern: '(?<a>\\w)(\\d)', text: 'x1 y2 z', replace: '[$2$<a>$$$&]' }).result, '[1x$x1] [2y$y2] z');
      assert.equal(run({ engine, pattern: '(x)', text: 'x', replace: '$12$0$9' }).result, 'x2$0$9');
      assert.equal(run({ engine, pattern: 'q', text: 'x', replace: 'y' }).result, 'x');
    });
  }

  for (const engine of ['js', 're2'] as const) {
    test(`${engine}: groups may have the names of Object.prototype members`, async () => {
      const pattern = '(?<__proto__>a)(?<constructor>b)(?<toString>c)?(?<hasOwnProperty>d)';
      const { status, body } = await post({ pattern, text: 'abd', engine, replace: '$<__proto__>$<constructor>$<toString>-$<valueOf>' });
      assert.equal(status, 200);
      assert.deepEqual(Object.entries(body.data.matches[0].named), [
        ['__proto__', 'a'],
        ['constructor', 'b'],
        ['toString', null],
        ['hasOwnProperty', 'd'],
      ]);
      assert.equal(body.data.result, 'ab-');
    });
  }

  test('names of groups are parsed correctly among classes, escapes and look-behind', () => {
    const { matches } = run({ pattern: '(?<=[(])\\((a)(?<n>b)[(](?:c)(?<m>d)', text: '((ab(cd' });
    assert.deepEqual(matches[0]?.named, { n: 'b', m: 'd' });
  });
});

test('results are limited by the request and in total', () => {
  const result = run({ pattern: 'a', text: 'a'.repeat(5000), limit: 10 });
  assert.deepEqual([result.count, result.matches.length, result.truncated], [5000, 10, true]);
  const echo = run({ pattern: '(?=(.*))', text: 'a'.repeat(5000), limit: 1000 });
  assert.ok(JSON.stringify(echo.matches).length < 1_300_000);
  assert.throws(() => run({ pattern: '(?=(.*))', text: 'a'.repeat(5000), replace: '$1' }), /replace: the result is longer/);
});

/** On a busy machine the first audit, which loads the checker, may exceed the time limit of its job. */
async function postUntilDone(input: Parameters<typeof post>[0]): ReturnType<typeof post> {
  let response = await post(input);
  for (let retry = 0; retry < 5 && response.body.error?.code === 'timeout'; retry++) response = await post(input);
  return response;
}

describe('catastrophic backtracking', () => {
  test('are terminated at the time limit', { skip: noVectors }, async (t) => {
    for (const [pattern, description] of readVector<[string, string][]>('language-and-text/redos.json')) {
      const text = description
        .replace(/^SPACES:(\d+)x$/, (_, n) => `${' '.repeat(Number(n))}x`)
        .replace(/^a\*(\d+)$/, (_, n) => 'a'.repeat(n));
      const started = performance.now();
      const { status, body } = await post({ pattern, text });
      const took = performance.now() - started;
      t.diagnostic(`${pattern}: ${status} ${body.error?.code ?? ''} in ${Math.round(took)} ms`);
      assert.ok(status === 200 || body.error.code === 'pattern_timeout', JSON.stringify(body.error));
      const linear = await post({ pattern, text, engine: 're2' });
      assert.equal(linear.status, 200, `re2 ${pattern}`);
    }
  });

  test('do not delay others', async () => {
    let finishedCount = 0;
    const evil = Array.from({ length: 6 }, () => post({ pattern: '(a+)+$', text: `${'a'.repeat(40)}!` }).finally(() => finishedCount++));
    assert.equal((await get(`${service.url}/v1/states`)).status, 200);
    assert.equal(finishedCount, 0);
    for (const { body } of await Promise.all(evil)) assert.equal(body.error.code, 'pattern_timeout');
    assert.equal((await post({ pattern: 'b', text: 'abc' })).status, 200);
  });

  test('are explained by an audit', async () => {
    const audited = async (pattern: string): Promise<{ status: string; complexity: string; attack: string }> =>
      (await postUntilDone({ pattern, text: 'a', audit: true })).body.data.audit;
    const exponential = await audited('(a+)+$');
    assert.deepEqual([exponential.status, exponential.complexity], ['vulnerable', 'exponential']);
    assert.match(exponential.attack, /repeat/);
    assert.equal((await audited('^a+$')).status, 'safe');
  });

  test('are audited also after a timeout', async () => {
    const { body } = await postUntilDone({ pattern: '(a+)+$', text: `${'a'.repeat(40)}!`, audit: true });
    assert.equal(body.error.code, 'pattern_timeout');
    assert.match(body.error.message, /Audit: vulnerable, exponential, attack string /);
  });
});

test('invalid patterns, flags and engines are rejected, without echoing them', async () => {
  const wrong = await post({ pattern: '(secret', text: 'a' });
  assert.deepEqual([wrong.status, wrong.body.error.code], [400, 'invalid_pattern']);
  assert.match(wrong.body.error.message, /unterminated group/);
  assert.doesNotMatch(wrong.body.error.message, /secret/);
  const re2 = await post({ pattern: '(?=secret)', text: 'a', engine: 're2' });
  assert.equal(re2.body.error.code, 'invalid_pattern');
  assert.doesNotMatch(re2.body.error.message, /secret/);
  for (const body of [{ flags: 'gg' }, { flags: 'uv' }, { flags: 'x' }, { engine: 'pcre' }, { flags: 'y', engine: 're2' }]) {
    assert.equal((await post({ pattern: 'a', text: 'a', ...body })).status, 400, JSON.stringify(body));
  }
});

test('a syntax error has its position, and inline flags a hint', async () => {
  for (const [pattern, message] of [
    ['ab(cd', /unterminated group at character 3/],
    ['अ*+', /nothing to repeat at character 3/],
    ['ab)', /at character 3/],
    ['[a-z', /at character 1/],
    ['(?i)abc', /at character 1; give flags such as \(\?i\) as flags=i/],
  ] as const) {
    const { status, body } = await post({ pattern, text: 'a' });
    assert.equal(status, 400);
    assert.match(body.error.message, message);
  }
});

test('an empty text is valid', async () => {
  assert.equal(((await post({ pattern: '^$', text: '' })).body.data as { count: number }).count, 1);
});
