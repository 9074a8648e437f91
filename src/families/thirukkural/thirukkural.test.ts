import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { noVectors, readVector } from '../../../test/support/vectors.ts';
import { thirukkural } from './dataset.ts';
import { kuralOfDay } from './kural-selection.ts';

let service: Service;
before(async () => {
  service = await startPotli({ now: () => new Date('2026-01-14T18:30:00Z') });
});
after(() => service.close());

interface Kural {
  readonly number: number;
  readonly lines: readonly [string, string];
  readonly transliteration: readonly string[];
  readonly section: { readonly number: number };
  readonly chapter: { readonly number: number; readonly position: number };
  readonly translations: readonly { readonly author: string; readonly text: string }[];
  readonly date?: string;
}

const request = async (path: string): Promise<{ status: number; data: never; total: number | undefined; message: string }> => {
  const { status, body } = await get(`${service.url}/v1/thirukkural${path}`);
  return { status, data: body.data as never, total: body.meta?.total, message: body.error?.message };
};
const all = (): Kural[] =>
  service.datasets
    .open(thirukkural)
    .getAll('kind', 'kural')
    .map((row) => row.parse() as Kural);

describe('the text', () => {
  test('every kural has lines of four and three words, and no invalid character', () => {
    const kurals = all();
    assert.equal(kurals.length, 1330);
    for (const { number, lines, transliteration } of kurals) {
      assert.deepEqual(
        lines.map((line) => line.split(' ').length),
        [4, 3],
        `${number}`,
      );
      for (const line of lines) assert.doesNotMatch(line, /\p{Cn}|\ufffd|[^\u0b80-\u0bff .,'’?!;:-]/u, `${number} ${line}`);
      for (const line of transliteration) assert.doesNotMatch(line, /[\u0b80-\u0bff\ufffd]/u, `${number} ${line}`);
    }
  });

  test('the known errors of the digitised text are corrected', { skip: noVectors }, () => {
    const kurals = all();
    const errata = readVector<{ number: number; line1: string; line2: string }[]>('language-and-text/thirukkural_errata.json');
    for (const { number, line1, line2 } of errata) assert.deepEqual(kurals[number - 1]?.lines, [line1, line2]);
  });

  test('only texts with a free licence are served', () => {
    for (const { translations } of all()) {
      assert.deepEqual(
        translations.map(({ author }) => author),
        ['G. U. Pope', 'W. H. Drew and J. Lazarus'],
      );
      for (const { text } of translations) assert.ok(text.length > 20);
    }
  });
});

test('a kural with all fields', async () => {
  const data = (await request('/1')).data as unknown as Kural & Record<string, unknown>;
  assert.deepEqual(data.transliteration, ['akara mutala eḻuttellām āti', 'pakavaṉ mutaṟṟē ulaku.']);
  assert.deepEqual(data.chapter, {
    number: 1,
    name: 'கடவுள் வாழ்த்து',
    transliteration: 'kaṭavuḷ vāḻttu',
    translation: 'The Praise of God',
    position: 1,
  });
  assert.deepEqual(data.links, { self: '/v1/thirukkural/1', previous: null, next: '/v1/thirukkural/2' });
});

test('numbers that do not exist', async () => {
  for (const [path, status] of [
    ['/1331', 404],
    ['/0', 404],
    ['/chapters/134', 404],
    ['/one', 400],
    ['/1.5', 400],
    ['/99999', 400],
  ] as const) {
    assert.equal((await request(path)).status, status, path);
  }
});

test('search in Tamil, in both spellings of the transliteration, and in English', async () => {
  for (const query of ['அகர முதல', 'akara mutala', 'AKARA mutala eluttellam', 'ezhuththellaam', 'letter first']) {
    const { data } = await request(`?q=${encodeURIComponent(query)}&limit=100`);
    assert.ok(
      (data as Kural[]).some(({ number }) => number === 1),
      query,
    );
  }
  // Inside a joined word: எழுத்தெல்லாம் holds எல்லாம் only as தெல்லாம்.
  assert.ok(((await request(`?q=${encodeURIComponent('தெல்லாம்')}`)).data as Kural[]).some(({ number }) => number === 1));
  assert.equal((await request('?q=xylophone')).total, 0);
});

test('search in common spellings', async () => {
  for (const [query, number] of [
    ['agara mudhala', 1],
    ['Agara muthala ezhuthellam adhi', 1],
    ['mudhatre ulagu', 1],
    ['kasadara', 391],
    ['karka kasadara', 391],
    ['anbu', 71],
    ['nandri', 108],
    ['nandri marappadhu', 108],
    ['ulagu', 1],
    ['yaathaanum naadaamaal', 397],
  ] as const) {
    const { data } = await request(`?q=${encodeURIComponent(query)}&limit=100`);
    assert.ok(
      (data as Kural[]).some((kural) => kural.number === number),
      query,
    );
  }
});

test('the couplets of the chapter on a subject come first, and words joined by the writer are found', async () => {
  const first = async (q: string): Promise<number> => {
    const { body } = await get(`${service.url}/v1/thirukkural?q=${encodeURIComponent(q)}&limit=1`);
    return (body.data as { number: number }[])[0]?.number ?? 0;
  };
  for (const [q, chapter] of [
    ['learning', 40],
    ['education', 40],
    ['friendship', 79],
    ['anger', 31],
    ['நட்பு', 79],
  ] as const)
    assert.equal(Math.ceil((await first(q)) / 10), chapter, q);
  assert.equal(await first('யாகாவாராயினும் நாகாக்க'), 127);
});

test('where no couplet has all words, one is left out, and the note says which', async () => {
  const { body } = await get(`${service.url}/v1/thirukkural?q=patience+forgiveness&limit=1`);
  assert.deepEqual(
    [body.data[0].chapter.number, body.meta.note],
    [16, 'No row has all words: "forgiveness" was left out. Searched for "patience".'],
  );
  assert.equal((await request('?q=rent+agreement+format')).total, 0);
});

test('filters by section and chapter', async () => {
  assert.deepEqual(
    await Promise.all(['aram', '2', 'INBAM'].map(async (section) => (await request(`?section=${section}`)).total)),
    [380, 700, 250],
  );
  assert.equal((await request('?chapter=133')).total, 10);
  assert.equal((await request('?section=4')).status, 400);
});

test('the kural of the day changes at midnight in India, and all appear in one cycle', async () => {
  const { data } = await request('/today');
  assert.equal((data as Kural).date, '2026-01-15');
  assert.deepEqual((await request('/today?date=2026-01-15')).data, data);
  const days = Array.from({ length: 1330 }, (_, index) => kuralOfDay(new Date(Date.UTC(1969, 5, 1 + index)).toISOString().slice(0, 10)));
  assert.equal(new Set(days).size, 1330);
  for (const date of ['2026-02-30', '15-01-2026', 'yesterday']) assert.equal((await request(`/today?date=${date}`)).status, 400);
});

test('a random kural is from its section and chapter, and reproducible by seed', async () => {
  assert.deepEqual((await request('/random?seed=x')).data, (await request('/random?seed=x')).data);
  for (let seed = 0; seed < 20; seed++) {
    assert.equal(((await request(`/random?section=3&seed=${seed}`)).data as Kural).section.number, 3);
    assert.equal(((await request(`/random?chapter=7&seed=${seed}`)).data as Kural).chapter.number, 7);
  }
  assert.equal((await request('/random?section=3&chapter=7')).status, 404);
});

test('chapters, and a chapter with its kurals', async () => {
  const { data, total } = await request('/chapters');
  assert.equal(total, 133);
  assert.deepEqual(
    (data as { first: number }[]).map(({ first }) => first),
    Array.from({ length: 133 }, (_, index) => index * 10 + 1),
  );
  assert.equal((await request('/chapters?section=1')).total, 38);
  const chapter = (await request('/chapters/77')).data as { group: { name: string }; kurals: Kural[] };
  assert.equal(chapter.group.name, 'படையியல்');
  assert.deepEqual(
    chapter.kurals.map(({ number }) => number),
    [761, 762, 763, 764, 765, 766, 767, 768, 769, 770],
  );
});
