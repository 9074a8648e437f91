import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { noVectors, readVectorText } from '../../test/support/vectors.ts';
import { readNavAll, readSection, toDate } from '../formats/navall.ts';
import { readSnapshot, schemeName } from './mutual-funds.ts';

const TITLES = 'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date';

describe('the file of net asset values', () => {
  test('types, categories and fund houses apply until the next ones', () => {
    const [first, second, third] = readNavAll(
      [
        TITLES,
        ' ',
        'Open Ended Schemes(Debt Scheme - Liquid Fund)',
        'Axis Mutual Fund',
        '1;INF846K01CR6;-;Axis  Liquid - Growth;1,027.5;16-May-2025',
        'HDFC Mutual Fund',
        '2;-;-;HDFC Liquid;N.A.;16-May-2025',
        'Close Ended Schemes(ELSS)',
        'Axis Mutual Fund',
        '3;;;Name; with a semicolon;9.5;1-Jan-2020',
      ].join('\r\n'),
    );
    assert.deepEqual(first, {
      code: '1',
      isinGrowth: 'INF846K01CR6',
      isinReinvestment: '',
      name: 'Axis Liquid - Growth',
      planLabel: '',
      optionLabel: '',
      nav: '1027.5',
      navDate: '2025-05-16',
      type: 'Open Ended Schemes',
      category: 'Debt Scheme - Liquid Fund',
      fundHouse: 'Axis Mutual Fund',
    });
    assert.deepEqual([second?.fundHouse, second?.category, second?.nav], ['HDFC Mutual Fund', 'Debt Scheme - Liquid Fund', '']);
    assert.deepEqual([third?.name, third?.nav, third?.navDate], ['Name;with a semicolon', '9.5', '2020-01-01']);
  });

  test('columns are found by their titles, in any order', () => {
    const [scheme] = readNavAll(
      'Date;Option;Plan;Net Asset Value;Scheme Name;Scheme Code;Sale Price\n24-Aug-2026;Growth;Direct Plan;5;A Fund;7;5',
    );
    assert.deepEqual([scheme?.code, scheme?.planLabel, scheme?.optionLabel, scheme?.nav], ['7', 'Direct Plan', 'Growth', '5']);
  });

  test('of two lines with one code the newer one is used', () => {
    const schemes = readNavAll(`${TITLES}\n1;-;-;A;2;2-Jan-2020\n1;-;-;A;1;1-Jan-2020`);
    assert.deepEqual(
      schemes.map(({ nav }) => nav),
      ['2'],
    );
  });

  test('other texts are rejected with a reason', () => {
    assert.throws(() => readNavAll('a;b;c\n1;2;3'), /begins without a header line/);
    assert.throws(() => readNavAll('nothing here'), /has no header line/);
    assert.throws(() => readNavAll('Scheme Code;Price'), /has no column for the name/);
  });

  test('a house with brackets in its name is not a type', () => {
    assert.equal(readSection('Shinsei Mutual Fund (formerly X)'), undefined);
    assert.equal(toDate('2025-05-16'), '');
    assert.equal(toDate('5-Sept-2025'), '2025-09-05');
  });
});

test('a snapshot that is written as JavaScript', () => {
  const [scheme] = readSnapshot(
    `[{ 'Scheme Code': '5', 'Scheme Name': 'Birla\\'s Fund', 'Net Asset Value': '1.5', Date: '28-Mar-2013', Type: 'Open Ended Schemes(Balanced)', FundManager: "Birla" }]`,
  );
  assert.deepEqual([scheme?.name, scheme?.nav, scheme?.category, scheme?.fundHouse], ["Birla's Fund", '1.5', 'Balanced', 'Birla']);
});

test('a broken line does not become a fund house, and an invalid ISIN is empty', () => {
  const record = (code: string, fundHouse: string, isin: string) =>
    `{ 'Scheme Code': '${code}', 'ISIN Div Payout/ ISIN Growth': '${isin}', 'Scheme Name': 'UTI Fund', Date: '28-Mar-2013', FundManager: '${fundHouse}' }`;
  const schemes = readSnapshot(
    [record('1', 'UTI Mutual Fund', 'INF789F01AA1'), record('2', '109', '#N/A'), record('3', 'Axis Mutual Fund', '---')].join(',\n'),
  );
  assert.deepEqual(
    schemes.map(({ fundHouse, isinGrowth }) => [fundHouse, isinGrowth]),
    [
      ['UTI Mutual Fund', 'INF789F01AA1'],
      ['UTI Mutual Fund', ''],
      ['Axis Mutual Fund', ''],
    ],
  );
});

test('a lost or doubled first letter is corrected if the fund house confirms it', () => {
  for (const [published, fundHouse, name] of [
    ['ahara Super 20 Fund', 'Sahara Mutual Fund', 'Sahara Super 20 Fund'],
    ['rincipal Growth Fund', 'PRINCIPAL Mutual Fund', 'Principal Growth Fund'],
    ['TI - Master Plus', 'UTI Mutual Fund', 'UTI - Master Plus'],
    ['IICICI Prudential Bond Fund', 'ICICI Prudential Mutual Fund', 'ICICI Prudential Bond Fund'],
    ['UTI-Short Term Fund', 'UTI Mutual Fund', 'UTI-Short Term Fund'],
    ['Templeton India Fund', 'Franklin Templeton Mutual Fund', 'Templeton India Fund'],
    ['Liquid Fund-Cash Plan', 'UTI Mutual Fund', 'Liquid Fund-Cash Plan'],
    ['TI', 'UTI Mutual Fund', 'TI'],
    ['', '', ''],
  ] as const) {
    assert.equal(schemeName(published, fundHouse), name);
  }
});

test('the real file of 16 May 2025', { skip: noVectors }, (t) => {
  const schemes = readNavAll(readVectorText('money/NAVAll-2025-05-16.txt'));
  const houses = new Set(schemes.map(({ fundHouse }) => fundHouse));
  const sections = new Set(schemes.map(({ type, category }) => `${type} ${category}`));
  t.diagnostic(`${schemes.length} schemes, ${houses.size} fund houses, ${sections.size} types with categories`);
  assert.equal(schemes.length, 14_025);
  assert.equal(houses.size, 46);
  assert.equal(sections.size, 51);
  assert.equal(schemes.filter(({ nav }) => nav === '').length, 6);
  assert.equal(schemes.filter(({ isinGrowth, isinReinvestment }) => isinGrowth === '' && isinReinvestment === '').length, 191);
});

test('the layout of eight columns, with an old line among the new ones', { skip: noVectors }, () => {
  const schemes = readNavAll(readVectorText('money/NAVAll-8col-fixture.txt'));
  assert.deepEqual(
    schemes.map(({ code, name, planLabel, optionLabel, nav, navDate }) => [code, name, planLabel, optionLabel, nav, navDate]),
    [
      ['125354', 'Axis Small Cap Fund', 'Direct Plan', 'Growth Option', '137.3300', '2026-08-24'],
      ['120503', 'Some Fund', 'Direct Plan', 'Growth', '220.0500', '2026-08-24'],
      ['777777', 'Legacy 6-field row - Direct Growth', '', '', '55.5000', '2026-08-24'],
      ['999999', 'Fund with no ISIN', 'Direct Plan', 'Growth', '10.0000', '2026-08-24'],
      ['888888', 'Suspended fund', 'Direct Plan', 'Growth', '', '2026-08-24'],
    ],
  );
});
