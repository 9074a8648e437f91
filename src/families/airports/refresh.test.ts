/** Refresh from a real server on loopback that serves the publisher's format. */
import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { bundled } from '../../../data/bundled.ts';
import { temporaryFolder } from '../../../test/support/service.ts';
import { secondTier } from '../../../test/support/test-tiers.ts';
import { Datasets } from '../../core/dataset/datasets.ts';
import { refreshDataset } from '../../core/dataset/refresh/refresh.ts';
import { readTable } from '../../core/util/table.ts';
import { findAirport } from './airport.ts';
import { airports } from './dataset.ts';

const HEADER =
  '"id","ident","type","name","latitude_deg","longitude_deg","elevation_ft","continent","iso_country","iso_region","municipality","scheduled_service","icao_code","iata_code","gps_code","local_code","home_link","wikipedia_link","keywords"';
const NEW =
  '99,"VXYZ","large_airport","New ""Potli"" International, Airport",20.5,78.9,990,"AS","IN","IN-MM","Wardha","yes","VXYZ","QPO","VXYZ",,,,';
const CLOSED = '98,"VCLO","closed","Closed Airport",20.5,78.9,990,"AS","IN","IN-MM","Wardha","no","VCLO","QCL","VCLO",,,,';

function publishedFile(): string {
  const lines = [HEADER, NEW, CLOSED];
  for (const row of readTable(bundled('airports'))) {
    const cells = [
      '1',
      row.ident,
      row.type,
      row.name,
      row.latitude,
      row.longitude,
      row.elevationFt,
      'AS',
      row.country,
      row.region,
      row.city,
    ];
    cells.push(row.scheduled === '1' ? 'yes' : 'no', row.icao, row.iata, row.gps, '', row.website, row.wikipedia, row.keywords);
    lines.push(cells.map((cell) => `"${(cell ?? '').replaceAll('"', '""')}"`).join(','));
  }
  return `${lines.join('\n')}\n`;
}

const files = new Map<string, string>();
let server: Server;
let base: string;
before(async () => {
  files.set('/airports.csv', publishedFile());
  files.set('/short.csv', `${HEADER}\n${NEW}\n`);
  files.set('/other.csv', '"a","b"\n1,2\n');
  server = createServer((request, response) => response.end(files.get(request.url ?? '')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => {
  server.closeAllConnections();
  server.close();
});

test('the official file replaces the bundled airports: new ones appear, closed ones do not', { skip: secondTier }, async () => {
  const folder = temporaryFolder();
  await refreshDataset(airports, `${base}/airports.csv`, folder, new Date('2026-12-01T00:00:00Z'));
  const datasets = new Datasets([airports], folder);
  datasets.load();
  const dataset = datasets.open(airports);
  assert.equal(dataset.source.version, '2026-12-01');
  const added = findAirport(dataset, 'QPO')?.parse() as Record<string, unknown>;
  assert.equal(added.name, 'New "Potli" International, Airport');
  assert.equal(added.stateCode, 'MH');
  assert.equal(findAirport(dataset, 'QCL'), undefined);
  assert.ok(dataset.get('runways', 'VOMM'), 'runways are kept');
});

test('a file that is too short or of another kind is rejected', async () => {
  const folder = temporaryFolder();
  await assert.rejects(refreshDataset(airports, `${base}/short.csv`, folder, new Date()), /fewer than/);
  await assert.rejects(refreshDataset(airports, `${base}/other.csv`, folder, new Date()), /no column ident/);
});
