import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { companies as bundledCompanies } from '../../../data/tables/companies.ts';
import { startPublisher } from '../../../test/support/publisher.ts';
import { get, linkedPacks, startPotli, temporaryFolder } from '../../../test/support/service.ts';
import { makeWorkbook } from '../../../test/support/workbook.ts';
import { buildBundledPack, Datasets } from '../../core/dataset/datasets.ts';
import { importFile } from '../../core/dataset/refresh/import.ts';
import type { IngestResult, RefreshableDataset } from '../../core/dataset/refresh/ingest.ts';
import { refreshDataset } from '../../core/dataset/refresh/refresh.ts';
import { companies } from './dataset.ts';
import type { Company } from './records.ts';

describe('refresh', () => {
  const listed = Array.from({ length: 600 }, (_, index) => [
    `NEW${index}`,
    `New Company ${index} Limited`,
    `INE${String(index).padStart(3, '0')}Z0101${index % 10}`,
  ]);
  const csv = (rows: readonly (readonly string[])[]): string =>
    rows.map((row) => row.map((cell) => (/[,"]/.test(cell) ? `"${cell}"` : cell)).join(',')).join('\n');

  async function refreshWith(body: string | Buffer): Promise<(exchange: string, ticker: string) => Company | undefined> {
    const publisher = await startPublisher();
    publisher.reply = { body };
    const directory = temporaryFolder();
    try {
      await refreshDataset(companies, publisher.url, directory, new Date('2026-11-15'), { timeoutMs: 1000 });
    } finally {
      await publisher.close();
    }
    const datasets = new Datasets([companies], directory);
    datasets.load();
    const dataset = datasets.open(companies);
    return (exchange, ticker) => dataset.get(exchange, ticker)?.parse() as Company | undefined;
  }

  test('the list of shares of the NSE adds companies and new ISINs, and the former ISIN still resolves', async () => {
    const find = await refreshWith(
      csv([
        ['SYMBOL', 'NAME OF COMPANY', ' SERIES', ' DATE OF LISTING', ' PAID UP VALUE', ' MARKET LOT', ' ISIN NUMBER', ' FACE VALUE'],
        ['TCS', 'Tata Consultancy Services Limited', 'EQ', '25-AUG-2004', '1', '1', 'INE467B01037', '1'],
        ...listed.map(([ticker = '', name = '', isin = '']) => [ticker, name, 'EQ', '1-JAN-2026', '1', '1', isin, '1']),
      ]),
    );
    assert.deepEqual([find('NSE', 'TCS')?.isin, find('NSE', 'TCS')?.company], ['INE467B01037', 'Tata Consultancy Services Ltd.']);
    assert.equal(find('isin', 'INE467B01029')?.ticker, 'TCS');
    const added = find('NSE', 'NEW7');
    assert.deepEqual([added?.company, added?.sector, added?.indexes], ['New Company 7 Ltd.', null, []]);
    assert.ok(find('NSE', 'RELIANCE'), 'rows missing from the file are kept');
  });

  test('the list of an index adds sectors', async () => {
    const find = await refreshWith(
      csv([
        ['Company Name', 'Industry', 'Symbol', 'Series', 'ISIN Code'],
        ...listed.map(([ticker = '', name = '', isin = '']) => [name, 'Power', ticker, 'EQ', isin]),
      ]),
    );
    assert.equal(find('NSE', 'NEW3')?.sector, 'Power');
  });

  test('the workbook of AMFI adds market capitalisations and BSE codes', async () => {
    const titles = ['Sr. No.', 'Company name', 'ISIN', 'BSE Code', 'NSE Symbol', 'Average of All Exchanges (Rs. Cr.)'];
    const find = await refreshWith(
      makeWorkbook({
        Data: [
          ['Average Market Capitalization of listed companies'],
          titles,
          [1, 'Reliance Industries Ltd', 'INE002A01018', 500325, 'RELIANCE', 1_900_000.25],
          ...listed.map(([ticker = '', name = '', isin = ''], index) => [index + 2, name, isin, 600_000 + index, ticker, 12.5]),
        ],
      }),
    );
    assert.equal(find('NSE', 'RELIANCE')?.marketCap, 19_000_002_500_000);
    assert.equal(find('BSE', '600005')?.company, 'New Company 5 Ltd.');
  });

  test('the list of scrips of the BSE adds codes and BSE-only companies, which are kept after an NSE refresh', async () => {
    const directory = linkedPacks();
    const importList = (body: string): Promise<IngestResult> => {
      const file = join(temporaryFolder(), 'list.csv');
      writeFileSync(file, body);
      return importFile(companies as RefreshableDataset, file, directory, new Date('2026-11-15'));
    };
    const titles = [
      'Security Code',
      'Issuer Name',
      'Security Id',
      'Security Name',
      'Status',
      'Group',
      'Face Value',
      'ISIN No',
      'Industry',
      'Instrument',
    ];
    const scrip = (code: string, name: string, id: string, isin: string, status = 'Active'): string[] => [
      code,
      name,
      id,
      name,
      status,
      'X',
      '10.00',
      isin,
      'Textiles',
      'Equity',
    ];
    await importList(
      csv([
        titles,
        scrip('590001', 'Angel One Limited', 'ANGELONE', 'INE732I01021'),
        scrip('590002', 'Only Here, Limited', 'ONLYHERE', 'INE999Y01017'),
        scrip('590003', 'Gone Limited', 'GONE', 'INE998Y01017', 'Delisted'),
        ...listed.map(([ticker = '', name = '', isin = ''], index) => scrip(String(600_000 + index), name, ticker, isin)),
      ]),
    );
    const { changes } = await importList(csv([['SYMBOL', 'NAME OF COMPANY', 'ISIN NUMBER'], ...listed]));
    assert.equal(changes?.gone, 0);
    const service = await startPotli({}, directory);
    try {
      const fetchCompany = async (symbol: string): Promise<Company> =>
        (await get(`${service.url}/v1/companies/${symbol}`)).body.data as Company;
      assert.equal((await fetchCompany('BSE:590001')).company, bundledCompanies().find(({ ticker }) => ticker === 'ANGELONE')?.name);
      assert.deepEqual(
        [(await fetchCompany('590002')).company, (await fetchCompany('ONLYHERE')).id, (await fetchCompany('INE999Y01017')).exchange],
        ['Only Here, Ltd.', 'BSE:590002', 'BSE'],
      );
      assert.equal((await get(`${service.url}/v1/companies/GONE`)).status, 404);
      assert.equal((await fetchCompany('NEW7')).id, 'NSE:NEW7');
    } finally {
      await service.close();
    }
  });

  test('rejects broken files and keeps the table', async () => {
    const directory = temporaryFolder();
    buildBundledPack(companies, directory);
    for (const [body, problem] of [
      ['<html>Access Denied</html>', /is a web page/],
      ['a,b\n1,2', /has no header line/],
      [
        csv([
          ['SYMBOL', 'NAME OF COMPANY', 'ISIN NUMBER'],
          ['TCS', 'Tata', 'INE467B01029'],
        ]),
        /has only 1 valid lines, fewer than 400/,
      ],
    ] as const) {
      await assert.rejects(refreshWith(body), problem);
    }
    const datasets = new Datasets([companies], directory);
    datasets.load();
    assert.ok(datasets.open(companies).get('NSE', 'RELIANCE'));
  });
});
