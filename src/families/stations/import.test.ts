/** Import of the railways' list of stations while the service runs. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type ImportingService, startImporting } from '../../../test/support/import-service.ts';
import { secondTier } from '../../../test/support/test-tiers.ts';
import { readConfig } from '../../config.ts';
import { Dataset } from '../../core/dataset/dataset.ts';
import { packPath } from '../../core/dataset/datasets.ts';
import { Pack } from '../../core/dataset/pack/pack.ts';
import { stations } from './dataset.ts';

interface Station {
  readonly code: string;
  readonly name: string;
  readonly zone: string | null;
  readonly zoneSource: string | null;
  readonly state: string | null;
  readonly latitude: number | null;
  readonly inTimetable: boolean;
}

let service: ImportingService;
before(async () => {
  service = await startImporting('stations');
});
after(() => service.close());

/** The list in the railways' format, with the stations of current timetables. */
function published(change: (line: readonly [code: string, name: string]) => readonly string[] | undefined): string {
  const served = new Dataset(stations, Pack.open(packPath(readConfig(process.env).DATA_DIR, 'stations')));
  const lines = served
    .getAll('timetable', '1')
    .map((row) => row.parse() as Station)
    .flatMap(({ code, name }) => {
      const line = change([code, name.toUpperCase()]);
      return line ? [line] : [];
    });
  return `Sl No,Station Name,Station Code,Railway,State\n${lines.map(([code, name, zone = '', state = ''], index) => `${index + 1},"${name}",${code},${zone},${state}`).join('\n')}\n`;
}

const fetchStation = async (code: string): Promise<Station> => (await service.get(`/v1/stations/${code}`)).data as Station;

test('names, zones and new stations of the list are served without a restart; removed ones remain as older stations', {
  skip: secondTier,
}, async () => {
  const before = await fetchStation('MAS');
  const list = published(([code, name]) => {
    if (code === 'MAS') return [code, 'PURATCHI THALAIVAR DR MGR CENTRAL JN', 'SR', 'Tamil Nadu'];
    return code === 'AJJ' ? undefined : [code, name];
  });
  const changes = await service.take(`${list}99999,POTLI NAGAR RD,QPTN,NFR,Assam\n`);
  assert.deepEqual([changes?.added, changes?.gone], [1, 1]);
  await service.until(async () => (await service.get('/v1/stations/QPTN')).status === 200);
  const added = await fetchStation('QPTN');
  assert.deepEqual(
    [added.name, added.zone, added.zoneSource, added.state, added.latitude],
    ['Potli Nagar Road', 'NFR', 'listed', 'Assam', null],
  );
  assert.equal((await fetchStation('MAS')).latitude, before.latitude, 'the position stays');
  assert.equal((await fetchStation('AJJ')).inTimetable, false);
  assert.match((await service.status()).asOf ?? '', /^\d{4}-\d\d-\d\d$/);
});

test('half of the list, or another list, does not change the previous import', { skip: secondTier }, async () => {
  const half = published(([code, name]) => (code < 'L' || code.startsWith('N') || code.startsWith('M') ? [code, name] : undefined));
  await assert.rejects(service.take(half), /more than 10%|fewer than/);
  await assert.rejects(service.take('Train No,Train Name\n12345,Express\n'), /has changed its format: it has no header line/);
  assert.equal((await fetchStation('QPTN')).name, 'Potli Nagar Road');
});
