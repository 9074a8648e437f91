/** Workbooks of the Reserve Bank, taken while the service runs. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type ImportingService, startImporting } from '../../../test/support/importing.ts';
import { makeWorkbook } from '../../../test/support/workbook.ts';

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

let service: ImportingService;
before(async () => {
  service = await startImporting('ifsc');
});
after(() => service.close());
const ask = async (code: string): Promise<Branch> => (await service.get(`/v1/ifsc/${code}`)).data as Branch;

test('branches of the workbook are served without a restart, and nothing else changes', async () => {
  const [before, other] = [await ask('SBIN0000300'), await ask('HDFC0000007')];
  const changes = await service.take(
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
  assert.deepEqual([changes?.added, changes?.gone], [1, 0]);
  await service.until(async () => (await service.get('/v1/ifsc/SBIN0999998')).status === 200);
  const added = await ask('SBIN0999998');
  assert.deepEqual([added.bank.code, added.city, added.stateCode, added.pincode], ['SBIN', 'PUNE', 'MH', '411004']);
  const moved = await ask('SBIN0000300');
  assert.equal(moved.branch, 'MUMBAI MAIN MOVED');
  assert.deepEqual([moved.bank, moved.upi], [before.bank, before.upi], 'what the workbook does not tell stays');
  assert.deepEqual(await ask('HDFC0000007'), other);
});

test('a workbook with other columns changes nothing', async () => {
  const other = makeWorkbook({
    Branches: [
      ['BANK', 'IFSC', 'NAME'],
      ['STATE BANK OF INDIA', 'SBIN0999997', 'X'],
    ],
  });
  await assert.rejects(service.take(other), /has changed its format: it has no column "BRANCH", "ADDRESS", "CITY1", "STATE"/);
  assert.equal((await service.get('/v1/ifsc/SBIN0999997')).status, 404);
});
