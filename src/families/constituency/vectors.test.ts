/** Accuracy of the resolved seats against independent lists. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { findState } from '../../../data/places.ts';
import { seatPincodes } from '../../../data/tables/seat_places.ts';
import { get, type Service, settingsOf, startPotli, temporaryFolder } from '../../../test/support/service.ts';
import { isAll, sampled } from '../../../test/support/test-tiers.ts';
import { noVectors, readVector } from '../../../test/support/vectors.ts';
import { canonical } from '../../core/text/fold.ts';

interface Answer {
  stateCode: string;
  assembly: { number: number; distanceKm: number | null }[];
  lokSabha: { number: number; name: string };
  method: string;
  confidence: number;
}

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

async function seatsAt(lat: number, lng: number, url = service.url): Promise<Answer> {
  const { status, body } = await get(`${url}/v1/constituency?lat=${lat}&lng=${lng}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body.data;
}

test('Lok Sabha seats of 2019 at the reference points', { skip: noVectors }, async (t) => {
  const groundTruth = sampled(
    4,
    readVector<{ lat: number; lng: number; state: string; pcNo: number; pc: string }[]>('places/pincode_to_loksabha_2019.json'),
  );
  // Redrawn since 2019: there only the name of the seat is compared.
  const REDRAWN = ['AS', 'JK'];
  let correct = 0;
  let confidentCount = 0;
  let confidentCorrect = 0;
  let redrawn = 0;
  let redrawnRight = 0;
  for (const { lat, lng, state, pcNo, pc } of groundTruth) {
    const seats = await seatsAt(lat, lng);
    const code = findState(state)?.code ?? '';
    const isRedrawn = REDRAWN.includes(code);
    const same =
      seats.stateCode === code &&
      (isRedrawn ? canonical(seats.lokSabha.name).startsWith(canonical(pc).slice(0, 5)) : seats.lokSabha.number === pcNo);
    if (same) correct++;
    if (isRedrawn) {
      redrawn++;
      if (same) redrawnRight++;
    }
    if (seats.confidence >= 0.9) {
      confidentCount++;
      if (same) confidentCorrect++;
    }
  }
  const percent = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} %`;
  t.diagnostic(
    `${percent(correct, groundTruth.length)} of ${groundTruth.length} right; without Assam and J&K ${percent(correct - redrawnRight, groundTruth.length - redrawn)}`,
  );
  t.diagnostic(`confidence of 0.9 and more: ${confidentCount} answers, ${percent(confidentCorrect, confidentCount)} right`);
  // On the sample it is 0.898, so a regression of two points is detected there too.
  assert.ok(correct / groundTruth.length >= (isAll ? 0.86 : 0.885));
  assert.ok(confidentCorrect / confidentCount > correct / groundTruth.length, 'confident answers are more accurate');
});

test('assembly seats at the reference points', { skip: noVectors }, async (t) => {
  const groundTruth = sampled(
    4,
    readVector<{ state: string; acNo: number; pcNo: number; points: [lat: number, lng: number][] }[]>('places/constituency_points.json'),
  );
  let all = 0;
  let top1Count = 0;
  let candidateHits = 0;
  let lokSabha = 0;
  const withCuratedPincodes: number[] = [];
  for (const { state, acNo, pcNo, points } of groundTruth) {
    for (const [lat, lng] of points) {
      const seats = await seatsAt(lat, lng);
      all++;
      if (seats.assembly[0]?.number === acNo) top1Count++;
      const candidate = seats.assembly.find(({ number }) => number === acNo);
      if (candidate) candidateHits++;
      if (candidate && seatPincodes.has(`${findState(state)?.code} ${acNo}`)) withCuratedPincodes.push(candidate.distanceKm ?? 0);
      if (seats.lokSabha.number === pcNo) lokSabha++;
    }
  }
  withCuratedPincodes.sort((a, b) => a - b);
  t.diagnostic(`${all} points: assembly seat first ${top1Count}, among the candidates ${candidateHits}, Lok Sabha seat ${lokSabha}`);
  t.diagnostic(
    `${withCuratedPincodes.length} of them in seats with hand-entered pincodes, median ${withCuratedPincodes[withCuratedPincodes.length >> 1]} km from the centre, farthest ${withCuratedPincodes.at(-1)} km`,
  );
  assert.ok(top1Count / all >= 0.45);
  assert.ok(candidateHits / all >= 0.78);
  assert.ok(lokSabha / all >= 0.91);
});

test('with boundaries loaded every point lies in its seat', { skip: noVectors }, async (t) => {
  const groundTruth = sampled(
    4,
    readVector<{ state: string; acNo: number; pcNo: number; points: [lat: number, lng: number][] }[]>('places/constituency_points.json'),
  );
  const HALF_SIDE = 0.0004;
  const square = ([lat, lng]: [number, number]): [number, number][] => [
    [lng - HALF_SIDE, lat - HALF_SIDE],
    [lng + HALF_SIDE, lat - HALF_SIDE],
    [lng + HALF_SIDE, lat + HALF_SIDE],
    [lng - HALF_SIDE, lat + HALF_SIDE],
    [lng - HALF_SIDE, lat - HALF_SIDE],
  ];
  const features = groundTruth.map(({ state, acNo, points }) => ({
    type: 'Feature',
    properties: { ST_NAME: state, AC_NO: acNo },
    geometry: { type: 'MultiPolygon', coordinates: points.map((point) => [square(point)]) },
  }));
  const path = join(temporaryFolder(), 'seats.geojson');
  writeFileSync(path, JSON.stringify({ type: 'FeatureCollection', features }));
  const serviceWithBoundaries = await startPotli({ config: settingsOf({ CONSTITUENCY_GEOJSON: path }) });
  try {
    let correct = 0;
    let all = 0;
    for (const { acNo, pcNo, points } of groundTruth) {
      for (const [lat, lng] of points) {
        const seats = await seatsAt(lat, lng, serviceWithBoundaries.url);
        all++;
        if (seats.method === 'boundary' && seats.assembly[0]?.number === acNo && seats.lokSabha.number === pcNo) correct++;
      }
    }
    t.diagnostic(`${correct} of ${all} points in the right assembly and Lok Sabha seat`);
    assert.ok(correct / all >= 0.97);
  } finally {
    await serviceWithBoundaries.close();
  }
});
