/** Import of the Reserve Bank's workbooks: their effect on the served branches. Import in general is tested elsewhere. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDatasets } from '../../../test/support/service.ts';
import { secondTier } from '../../../test/support/test-tiers.ts';
import { makeWorkbook } from '../../../test/support/workbook.ts';
import { branches } from './dataset.ts';

interface Branch {
  readonly bank: { readonly code: string; readonly name: string };
  readonly branch: string;
  readonly address: string;
  readonly city: string;
  readonly stateCode: string;
  readonly pincode: string | null;
  readonly contact: string | null;
  readonly upi: boolean | null;
}

const TITLES = ['BANK', 'IFSC', 'BRANCH', 'ADDRESS', 'CITY1', 'CITY2', 'STATE', 'STD CODE', 'PHONE'];

const served = openDatasets([branches]).open(branches);
const servedBranch = (code: string): Branch => served.get('ifsc', code)?.parse() as Branch;

/** Branches served after a workbook is imported, by code. */
async function branchesAfterImport(workbook: Buffer): Promise<Map<string, Branch>> {
  const { rows } = (await branches.refresh?.rows(workbook, new Date(), { additionalFiles: {}, parts: {}, served })) ?? { rows: [] };
  const branchByCode = new Map<string, Branch>();
  for (const { json } of rows) {
    const branch = json as Branch & { readonly ifsc?: string };
    if (branch.ifsc !== undefined && 'address' in branch) branchByCode.set(branch.ifsc, branch);
  }
  return branchByCode;
}

test('branches of the workbook are added or changed, and nothing else is', { skip: secondTier }, async () => {
  const imported = await branchesAfterImport(
    makeWorkbook({
      Note: [['List of NEFT enabled bank branches']],
      Branches: [
        TITLES,
        [
          'STATE BANK OF INDIA',
          'SBIN0000300',
          'MUMBAI MAIN MOVED',
          'NEW HOUSE, FORT, MUMBAI 400001',
          'MUMBAI',
          'MUMBAI',
          'MAHARASHTRA',
          '22',
          '22661765',
        ],
        ['STATE BANK OF INDIA', 'SBIN0999998', 'POTLI NAGAR', '1 MAIN ROAD, PUNE 411004', 'PUNE', 'PUNE', 'MAHARASHTRA', '20', '25530000'],
      ],
    }),
  );
  assert.equal(imported.size, served.count('kind', 'branch') + 1);
  const added = imported.get('SBIN0999998') as Branch;
  assert.deepEqual([added.bank.code, added.city, added.stateCode, added.pincode], ['SBIN', 'PUNE', 'MH', '411004']);
  const [moved, before] = [imported.get('SBIN0000300') as Branch, servedBranch('SBIN0000300')];
  assert.equal(moved.branch, 'MUMBAI MAIN MOVED');
  assert.deepEqual([moved.bank, moved.upi], [before.bank, before.upi], 'what the workbook does not tell stays');
  for (const code of ['HDFC0000007', 'SBIN0000301', 'UTIB0000001']) assert.deepEqual(imported.get(code), servedBranch(code), code);
});

test('a workbook with other columns is rejected', async () => {
  const other = makeWorkbook({
    Branches: [
      ['BANK', 'IFSC', 'NAME'],
      ['STATE BANK OF INDIA', 'SBIN0999997', 'X'],
    ],
  });
  await assert.rejects(branchesAfterImport(other), /has changed its format: it has no column "BRANCH", "ADDRESS", "CITY1", "STATE"/);
});
