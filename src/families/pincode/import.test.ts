/** Import of India Post's directory while the service runs. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { bundled } from '../../../data/bundled.ts';
import type { OfficeRow } from '../../../data/formats/india-post.ts';
import { stateName } from '../../../data/places.ts';
import { type ImportingService, startImporting } from '../../../test/support/import-service.ts';
import { secondTier } from '../../../test/support/test-tiers.ts';
import { buildPack, type PackRow } from '../../core/dataset/pack/build.ts';
import { Pack, valueTerm } from '../../core/dataset/pack/pack.ts';
import { diffPacks } from '../../core/dataset/refresh/differences.ts';
import { readTable } from '../../core/util/table.ts';
import { pincodes } from './dataset.ts';

interface Pincode {
  readonly district: string;
  readonly state: string;
  readonly offices: readonly {
    readonly name: string;
    readonly type: string;
    readonly latitude: number | null;
    readonly district: string;
  }[];
}

const HEADER = 'CircleName,RegionName,DivisionName,OfficeName,Pincode,OfficeType,Delivery,District,StateName,Latitude,Longitude';
const TYPES: Readonly<Record<string, string>> = { H: 'HO', P: 'PO', B: 'BO' };
const RETIRED = '600025';

/** The directory as published: names in capitals, positions missing or swapped, and the error in Bastar that the bundled data corrects. */
function published(): string {
  const lines = [HEADER];
  for (const row of readTable<keyof OfficeRow>(bundled('offices'))) {
    if (row.pincode === RETIRED) continue;
    const district = row.pincode === '494001' ? 'RAIPUR' : row.district.toUpperCase();
    const name = `${row.name.toUpperCase()} ${row.type === 'B' ? 'B.O' : 'S.O'}`;
    const cells = [
      row.circle,
      row.region,
      row.division,
      name,
      row.pincode,
      TYPES[row.type],
      row.delivery === '1' ? 'Delivery' : 'Non Delivery',
    ];
    lines.push([...cells, district, stateName(row.state) ?? 'NA', 'NA', 'NA'].map((cell) => `"${cell}"`).join(','));
  }
  lines.push('Tamilnadu,Chennai City,Chennai City North,Potli Nagar S.O,600998,PO,Delivery,CHENNAI,TAMIL NADU,13.09,80.27');
  return `${lines.join('\r\n')}\r\n`;
}

let service: ImportingService;
before(async () => {
  service = await startImporting('pincode');
});
after(() => service.close());
const fetchPincode = async (pincode: string): Promise<Pincode> => (await service.get(`/v1/pincode/${pincode}`)).data as Pincode;

test('new offices are served without a restart, corrections stay, and removed pincodes are retired', { skip: secondTier }, async () => {
  const before = await fetchPincode('600001');
  const file = published();
  const changes = await service.take(file, '--as-of', '2026-10');
  assert.deepEqual([changes?.added, changes?.gone], [1, 1]);
  await service.until(async () => (await service.get('/v1/pincode/600998')).status === 200);

  const added = await fetchPincode('600998');
  assert.deepEqual([added.district, added.state], ['Chennai', 'Tamil Nadu']);
  assert.deepEqual([added.offices[0]?.name, added.offices[0]?.latitude], ['Potli Nagar', 13.09]);
  assert.equal((await fetchPincode('494001')).district, 'Bastar', 'Raipur is an old district and had no office there');
  assert.equal((await fetchPincode('600001')).offices[0]?.latitude, before.offices[0]?.latitude, 'the directory has no position');
  const removed = await service.get(`/v1/pincode/${RETIRED}`);
  assert.equal(removed.status, 404);
  assert.match(removed.error.message, /no longer|retired/i);
  assert.deepEqual([(await service.status()).asOf, (await service.status()).origin], ['2026-10', 'refresh']);

  await assert.rejects(service.take(file.slice(0, file.length / 2)), /fewer than|more than 10%|middle of a line|quotation mark/);
  await assert.rejects(
    service.take(file.replace('Pincode', 'Postal')),
    /has changed its format: it has no column "Pincode", which the directory of India Post has/,
  );
  assert.equal((await fetchPincode('600998')).district, 'Chennai');
});

test('changes of offices are listed by pincode: renamed, removed and added ones', async () => {
  const office = (pincode: string, name: string): PackRow => ({ json: { pincode, name }, terms: [valueTerm('office', pincode)] });
  const pack = (rows: readonly PackRow[]): Pack =>
    Pack.fromBytes(buildPack({ name: 'pincode', version: '1', retrieved: '2026-01-01', origin: 'refresh', fingerprint: '' }, rows));
  const before = pack([office('600001', 'Fort'), office('600001', 'Harbour'), office('600002', 'Mount Road'), office('600003', 'Park')]);
  const after = pack([office('600001', 'Fort'), office('600002', 'Anna Road'), office('600003', 'Park'), office('600004', 'Mylapore')]);
  const difference = diffPacks(before, after, pincodes.primaryKey as string);
  assert.deepEqual(
    [difference?.added, Object.keys(difference?.changed ?? {}), difference?.withdrawn],
    [['600004'], ['600001', '600002'], {}],
  );
});

test('the list of districts updates their names, and the previous directory stays', { skip: secondTier }, async () => {
  const places = new Map(
    [...readTable<keyof OfficeRow>(bundled('offices'))]
      .filter(({ state }) => state !== '')
      .map((row) => [`${row.state} ${row.district}`, row]),
  );
  const lines = Array.from(places.values(), ({ state, district }, index) => {
    const name = state === 'MH' && district === 'Dharashiv' ? 'OSMANABAD' : district.toUpperCase();
    return `${index + 1},${state},${stateName(state)?.toUpperCase()},${index + 100},1,"${name}"`;
  });
  const header = 'S.No.,State Code,State Name (In English),District Code,District Version,District Name (In English)';
  const list = Buffer.from(`${header}\n${lines.join('\n')}\n`);
  const parts = { directory: Buffer.from(published()) };
  const { rows = [], storedPart } =
    (await pincodes.refresh?.rows(list, new Date(), { additionalFiles: {}, parts, served: undefined })) ?? {};
  assert.equal(storedPart, 'districts');
  const officesOf = new Map<string, PackRow>();
  for (const row of rows) {
    const { pincode, name } = row.json as { pincode?: string; name?: string };
    if (name !== undefined && (pincode === '413501' || pincode === '600998')) officesOf.set(pincode, row);
    if (officesOf.size === 2) break;
  }
  const districtOf = (pincode: string): string | undefined => (officesOf.get(pincode)?.json as Pincode | undefined)?.district;
  assert.equal(districtOf('413501'), 'Osmanabad');
  assert.ok(new Set(officesOf.get('413501')?.terms).has(valueTerm('district', 'dharashiv')), 'the other name still finds it');
  assert.equal(districtOf('600998'), 'Chennai', 'an office of the directory');
});
