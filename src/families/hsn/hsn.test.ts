import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { commonPrefix, headingText } from '../../../data/recipes/hsn/heading.ts';
import { makeCodes, readSystem } from '../../../data/recipes/hsn.ts';
import { everydayWords } from '../../../data/tables/everyday_goods.ts';
import { startPublisher } from '../../../test/support/publisher.ts';
import { get, type Service, startPotli, temporaryFolder } from '../../../test/support/service.ts';
import { secondTier } from '../../../test/support/test-tiers.ts';
import { noVectors, readVector } from '../../../test/support/vectors.ts';
import { makeWorkbook } from '../../../test/support/workbook.ts';
import { buildBundledPack, Datasets } from '../../core/dataset/datasets.ts';
import { refreshDataset } from '../../core/dataset/refresh/refresh.ts';
import { codes } from './dataset.ts';

interface Code {
  readonly code: string;
  readonly kind: string;
  readonly level: string;
  readonly description: string;
  readonly parents: readonly Code[];
  readonly validTo?: string;
  readonly successors?: readonly string[];
  readonly children: readonly Code[];
}

describe('the recipe', () => {
  test('a heading is derived from its items where the other edition has it', () => {
    const items = [
      'SEMI-FINISHED PRODUCTS OF IRON OR NON-ALLOY STEEL - CONTAINING BY WEIGHT LESS THAN 0.25%: BILLETS',
      'SEMI-FINISHED PRODUCTS OF IRON OR NON-ALLOY STEEL - CONTAINING BY WEIGHT 0.25% OR MORE',
    ];
    assert.equal(
      headingText(items, 'Iron or non-alloy steel; semi-finished products thereof'),
      'SEMI-FINISHED PRODUCTS OF IRON OR NON-ALLOY STEEL',
    );
    assert.equal(headingText(items, 'Zinc dust'), 'Zinc dust');
    assert.equal(commonPrefix(['LIVE ANIMALS - HORSES', 'LIVE ANIMALS - ASSES']), 'LIVE ANIMALS');
  });

  test('missing parent codes are added, and missing descriptions filled', () => {
    const system = readSystem("hscode: '01',\n description: 'Animals; live',\n hscode: '0101',\n description: \"Horses; live\",\n");
    const rows = makeCodes(
      new Map([
        ['01011010', 'LIVE HORSES - PURE-BRED'],
        ['01011020', 'LIVE HORSES - OTHER'],
        ['01019090', '-'],
      ]),
      new Map([['995411', 'Construction of houses']]),
      system,
    );
    const descriptions = new Map(rows.map(({ code, description }) => [code, description]));
    assert.equal(descriptions.get('010110'), 'LIVE HORSES');
    assert.equal(descriptions.get('0101'), 'LIVE HORSES');
    assert.equal(descriptions.get('01019090'), 'Horses; live');
    assert.equal(descriptions.get('9954'), 'Construction services');
  });
});

describe('over HTTP', () => {
  let service: Service;
  before(async () => {
    service = await startPotli();
  });
  after(() => service.close());
  const lookUp = async (path: string) => {
    const { status, body } = await get(`${service.url}/v1/hsn${path}`);
    return { status, body, data: body.data as Code, list: body.data as readonly Code[] };
  };

  test('an item with all its parents', async () => {
    const { data, body } = await lookUp('/8517.12.10');
    assert.deepEqual([data.code, data.kind, data.level], ['85171210', 'hsn', 'tariff_item']);
    assert.deepEqual(
      data.parents.map(({ code, level }) => [code, level]),
      [
        ['85', 'chapter'],
        ['8517', 'heading'],
        ['851712', 'subheading'],
      ],
    );
    assert.deepEqual(data.children, []);
    assert.match(body.meta.note ?? '', /GST rates are not part of the data/);
  });

  test('the edition of 2022 is included, and withdrawn codes name their successors', async () => {
    for (const code of ['85414300', '85395200', '22029920', '22029990', '8549', '3827', '2404', '300241', '85258900', '85171300', '8807'])
      assert.deepEqual([(await lookUp(`/${code}`)).status, (await lookUp(`/${code}`)).data.validTo], [200, undefined], code);
    for (const [code, validTo, successors] of [
      ['85171210', '2021-12-31', ['85171300', '85171400']],
      ['85414011', '2021-12-31', ['85414100', '85414200', '85414300', '85414900']],
      ['01011010', '2016-12-31', ['01012100', '010130']],
    ] as const) {
      const { data, body } = await lookUp(`/${code}`);
      assert.deepEqual([data.validTo, data.successors], [validTo, successors], code);
      assert.match(body.meta.note ?? '', /no longer valid/);
    }
    assert.equal((await lookUp('/9703')).data.description, 'ORIGINAL SCULPTURES AND STATUARY, IN ANY MATERIAL');
  });

  test('a chapter lists its headings, and a service its parent heading', async () => {
    const chapter = await lookUp('/01');
    assert.deepEqual(
      chapter.data.children.map(({ code }) => code),
      ['0101', '0102', '0103', '0104', '0105', '0106'],
    );
    const service = await lookUp('/998314');
    assert.deepEqual([service.data.kind, service.data.level], ['sac', 'subheading']);
    assert.deepEqual(
      service.data.parents.map(({ code }) => code),
      ['99', '9983'],
    );
  });

  test('a lost leading zero is restored with a note', async () => {
    for (const [requestedCode, code] of [
      ['101', '0101'],
      ['1011010', '01011010'],
    ]) {
      const { data, body } = await lookUp(`/${requestedCode}`);
      assert.equal(data.code, code);
      assert.match(body.meta.note ?? '', new RegExp(`Interpreted as ${code}`));
    }
  });

  test('an unknown code points to its parent', async () => {
    const { status, body } = await lookUp('/85179999');
    assert.equal(status, 404);
    assert.match(body.error.message, /The (heading|subheading) above it is 8517/);
    assert.equal((await lookUp('/00')).status, 404);
  });

  test('a truncated code points to its longest known prefix, not to a code with a leading zero', async () => {
    for (const [cut, longest] of [
      ['99831', 'the heading 9983: '],
      ['8517130', 'the subheading 851713: '],
      ['851', 'the chapter 85: '],
    ]) {
      const { status, body } = await lookUp(`/${cut}`);
      assert.equal(status, 404, cut);
      assert.match(body.error.message, new RegExp(`^${cut} has ${cut?.length} digits, .*longest known prefix is ${longest}`));
    }
    assert.match((await lookUp('/00000')).body.error.message, /Search by words/);
  });

  test('an everyday word returns the code of the tariff, with a note', async () => {
    for (const [word, code] of [
      ['laptop', '847130'],
      ['Mobile Phones', '8517'],
      ['car', '8703'],
      ['T-shirt', '6109'],
      ['diaries', '4820'],
      ['sunglasses', '9004'],
    ]) {
      const { body } = await lookUp(`?q=${word}`);
      const { code: first, matched } = body.data[0];
      assert.deepEqual([first, matched?.kind], [code, 'everyday'], word);
    }
    assert.equal((await lookUp('?q=rice')).body.meta.note, 'GST rates are not part of the data.');
    for (const [word, code] of [
      ['चाय', '0902'],
      ['chawal', '1006'],
      ['choclate', '1806'],
    ]) {
      assert.equal((await lookUp(`?q=${encodeURIComponent(word ?? '')}`)).list[0]?.code, code);
    }
  });

  test('whole words come before prefixes, broader codes first, and singular and plural match', async () => {
    const codesOf = async (q: string): Promise<string[]> =>
      (await lookUp(`?q=${q}&limit=100`)).list.map(({ description }) => description.toLowerCase());
    const tea = await codesOf('tea');
    const lastWhole = tea.findLastIndex((description) => /\bteas?\b/.test(description));
    const firstBeginning = tea.findIndex((description, index) => index > 0 && !/\bteas?\b/.test(description));
    assert.ok(firstBeginning === -1 || firstBeginning > lastWhole, `${firstBeginning} ${lastWhole}`);
    assert.equal((await lookUp('?q=tractors')).list[0]?.code, (await lookUp('?q=tractor')).list[0]?.code);
  });

  test('every code of the everyday words is in the list', () => {
    const dataset = service.datasets.open(codes);
    for (const code of everydayWords.keys()) assert.ok(dataset.get('code', code), code);
    assert.ok(everydayWords.size > 100);
  });

  test('malformed codes are rejected', async () => {
    for (const code of ['1', 'abc', '123456789', '85-17']) {
      const { status, body } = await lookUp(`/${code}`);
      assert.equal(status, 400, code);
      assert.match(body.error.message, /^code: must have 2 to 8 digits/);
    }
    assert.equal((await lookUp('')).status, 400);
    assert.equal((await lookUp('?q=rice&kind=tax')).status, 400);
  });

  test('words are found in any order, broader codes first, with pages and kinds', async () => {
    const { list, body } = await lookUp('?q=milk+cream');
    assert.deepEqual([body.meta.limit, body.meta.offset], [20, 0]);
    const levels = ['chapter', 'heading', 'subheading', 'tariff_item'];
    const order = list.map(({ level }) => levels.indexOf(level));
    assert.deepEqual(order, [...order].sort());
    for (const { description } of list) assert.match(description, /milk/i);
    const services = await lookUp('?q=construction&kind=sac&limit=5');
    assert.ok(services.list.every(({ kind }) => kind === 'sac'));
    assert.equal((await lookUp('?q=zzzz')).body.meta.total, 0);
  });

  test('digits search by prefix', async () => {
    const { list } = await lookUp('?q=85.17&limit=100');
    assert.equal(list[0]?.code, '8517');
    assert.ok(list.every(({ code }) => code.startsWith('8517')));
  });

  test('includes smartphones and electric cars of later editions', async () => {
    assert.equal((await lookUp('/85171300')).data.description, 'SMARTPHONES');
    assert.equal((await lookUp('/87038030')).data.description, 'Motor cars');
  });
});

test('against a sample of the list that the GST portal publishes', { skip: noVectors }, (t) => {
  const directory = temporaryFolder();
  buildBundledPack(codes, directory);
  const datasets = new Datasets([codes], directory);
  datasets.load();
  const dataset = datasets.open(codes);
  const letters = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  let foundCount = 0;
  let compared = 0;
  let equal = 0;
  const sample = readVector<{ hsn_code: string; description: string }[]>('money/hsn_sample.json');
  for (const { hsn_code, description } of sample) {
    const record = dataset.get('code', hsn_code)?.parse() as Code | undefined;
    if (!record) continue;
    foundCount++;
    // Where the list has only a dash, the bundled data has a description; where it has a path, only the last part is the code's own.
    const lastPart = letters(description.split('~').at(-1) ?? '');
    if (lastPart === '') continue;
    compared++;
    if (letters(record.description) === lastPart) equal++;
  }
  const percent = (part: number, total: number) => `${((100 * part) / total).toFixed(1)} %`;
  t.diagnostic(
    `${foundCount} of ${sample.length} codes found (${percent(foundCount, sample.length)}), ${equal} of ${compared} descriptions equal (${percent(equal, compared)})`,
  );
  assert.ok(foundCount / sample.length >= 0.91);
  // Items of 2022 have a full description where the list has only "Other" or is truncated.
  assert.ok(equal / compared >= 0.97);
});

describe('refresh from the portal', () => {
  const goods = Array.from({ length: 12_500 }, (_, index): [string | number, string] => [
    10_000_000 + index * 100,
    `GOODS NUMBER ${index}`,
  ]);
  const services = Array.from({ length: 450 }, (_, index): [string, string] => [String(998_000 + index), `Service ${index}`]);
  const sheets = {
    HSN_MSTR: [
      ['HSN_CD', 'HSN_Description'],
      [1, 'LIVE ANIMALS'],
      ['0101', 'LIVE HORSES'],
      // A numeric cell, which loses its leading zero; and a subheading in the form of a heading.
      [1_012_100, 'PURE-BRED BREEDING ANIMALS'],
      ['3055', 'DRIED FISH'],
      ['85171300', 'SMARTPHONES'],
      ...goods,
    ],
    SAC_MSTR: [['SAC_CD', 'SAC_Description'], ...services],
  };

  test('a valid workbook replaces the list; broken ones are rejected', { skip: secondTier }, async () => {
    const directory = temporaryFolder();
    buildBundledPack(codes, directory);
    const publisher = await startPublisher();
    const refresh = () => refreshDataset(codes, publisher.url, directory, new Date('2026-11-15'), { timeoutMs: 1000 });
    const valid = makeWorkbook(sheets);
    for (const [reply, problem] of [
      [{ status: 403, body: 'no' }, /returned the status 403/],
      [{ body: '<!DOCTYPE html><p>Session expired' }, /is a web page/],
      [{ body: valid.subarray(0, valid.length - 2000) }, /workbook that cannot be read/],
      [{ body: 'HSN_CD,HSN_Description\n01,LIVE' }, /is not an Excel workbook/],
      [
        {
          body: makeWorkbook({
            HSN_MSTR: [
              ['HSN_CD', 'HSN_Description'],
              ['01', 'LIVE'],
            ],
            SAC_MSTR: sheets.SAC_MSTR,
          }),
        },
        /has only 1 codes of goods/,
      ],
      [{ body: makeWorkbook({ Sheet1: [['a', 'b']] }) }, /has no sheet/],
      [{ hangs: true }, /cannot be reached/],
      [{ body: valid, truncated: true }, /was not received completely/],
    ] as const) {
      publisher.reply = reply;
      await assert.rejects(refresh(), problem);
    }
    const before = new Datasets([codes], directory);
    before.load();
    assert.equal(before.open(codes).pack.header.origin, 'bundled');

    publisher.reply = { body: valid };
    await refresh();
    await publisher.close();
    const datasets = new Datasets([codes], directory);
    datasets.load();
    const dataset = datasets.open(codes);
    const description = (code: string) => (dataset.get('code', code)?.parse() as Code | undefined)?.description;
    assert.equal(dataset.source.version, '2026-11-15');
    assert.equal(description('01'), 'LIVE ANIMALS');
    assert.equal(description('01012100'), 'PURE-BRED BREEDING ANIMALS');
    assert.equal(description('3055'), undefined);
    const withdrawn = dataset.get('code', '85171210')?.parse() as Code | undefined;
    assert.equal(withdrawn?.validTo, '2021-12-31', 'an item that an edition ended says so');
    assert.equal(description('85171810'), undefined, 'a deleted item is gone');
    assert.equal(description('998314'), 'Service 314');
    assert.ok(description('8517')?.startsWith('TELEPHONE'), 'what the workbook lacks above stays');
  });
});
