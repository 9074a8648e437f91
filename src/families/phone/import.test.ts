/** Import of TRAI's number series while the service runs. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { bundled } from '../../../data/bundled.ts';
import { type ImportingService, startImporting } from '../../../test/support/import-service.ts';
import { readTable } from '../../core/util/table.ts';

interface Check {
  readonly carrier: { readonly allottedTo: string; readonly currentName: string | null } | null;
  readonly circle: { readonly code: string; readonly name: string } | null;
}

let service: ImportingService;
before(async () => {
  service = await startImporting('phone');
});
after(() => service.close());

/** The known series in the format of the list, all of one operator. */
function published(): string {
  const rows = [...readTable<'kind' | 'prefix'>(bundled('phone_prefixes'))].filter(
    ({ kind, prefix }) => kind === 'carrier' && prefix.length <= 6,
  );
  const lines = rows.map(({ prefix }) => `${prefix},Bharat Sanchar Nigam Limited,Kerala`);
  return `Series,Service Provider,LSA\n${lines.join('\n')}\n`;
}

const checkNumber = async (number: string): Promise<Check> => (await service.get(`/v1/phone/${number}`)).data as Check;

test('operators and circles of the list are served without a restart; landlines stay', async () => {
  const landline = await checkNumber('04424345678');
  assert.equal((await checkNumber('9840012345')).circle, null, 'the bundled list knows no circles');
  await service.take(`${published()}98400XXXXX,Reliance Jio Infocomm Ltd,Tamil Nadu Circle\n`);
  await service.until(async () => (await checkNumber('9840012345')).carrier?.allottedTo === 'Reliance Jio');
  const { carrier, circle } = await checkNumber('9840012345');
  assert.deepEqual([carrier, circle?.name], [{ allottedTo: 'Reliance Jio', currentName: 'Jio' }, 'Tamil Nadu']);
  assert.deepEqual(await checkNumber('04424345678'), landline);
});

test('rejects any other list without changes', async () => {
  await assert.rejects(service.take('Series,Service Provider,LSA\nabc,Airtel,Delhi\n'), /of which 1 have no valid "Series"/);
  await assert.rejects(service.take('Name,Number\nA,1\n'), /has no header line/);
  assert.equal((await checkNumber('9840012345')).circle?.name, 'Tamil Nadu');
});
