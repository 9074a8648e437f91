/** A fake registration number of a real transport office. */
import type { Dataset } from '../../core/dataset/dataset.ts';
import { matchRows } from '../../core/dataset/query/search.ts';
import { nameKey } from '../../core/text/fold.ts';
import { pick, type RandomInt } from '../../core/util/random.ts';

interface VehicleArea {
  readonly city: string;
  readonly district: string;
  readonly stateCode: string;
}

export interface FakeVehicle {
  readonly number: string;
  readonly rto: string;
  readonly office: string;
}

/** I and O are not issued: they look like digits. */
const SERIES_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Issued numbers of a series run from 0001 to 9999. */
const UNISSUED_NUMBER = '0000';

export function fakeVehicle(randomInt: RandomInt, rto: Dataset, { city, district, stateCode }: VehicleArea): FakeVehicle | null {
  const all = { state: stateCode };
  const current = { ...all, current: '1' };
  const condition = { district: nameKey(district) };
  // In Andhra Pradesh no office issues its own code any more, so former codes are the fallback.
  for (const is of [{ ...current, ...condition }, { ...current, city: nameKey(city) }, { ...all, ...condition }, current, all]) {
    const rows = matchRows(rto.pack, { is });
    if (rows.length === 0) continue;
    const { code, office } = rto.pack.row(pick(randomInt, rows)).parse() as { code: string; office: string };
    const series = pick(randomInt, SERIES_LETTERS) + pick(randomInt, SERIES_LETTERS);
    return { number: `${code.replace('-', ' ')} ${series} ${UNISSUED_NUMBER}`, rto: code, office };
  }
  return null;
}
