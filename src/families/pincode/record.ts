/** Assembles pincode records from rows of the pack. */
import type { Dataset } from '../../core/dataset/dataset.ts';
import type { Point } from '../../core/place/place.ts';
import { notFound } from '../../core/request/api-error.ts';
import { type RawJson, rawArray } from '../../core/request/json.ts';
import type { PlacedOffice, StoredPincode } from './records.ts';

/** A pincode with its offices and localities, or undefined. */
export function pincodeRecord(dataset: Dataset, pincode: string): RawJson | undefined {
  const head = dataset.get('pin', pincode);
  if (!head) return undefined;
  const offices = rawArray(officesInOrder(dataset.getAll('office', pincode)).map((office) => office.without('pincode')));
  return head.with({ offices, localities: dataset.get('localitiesOf', pincode) ?? [] });
}

/** Head office first, then delivery offices, then by name. In the pack they are sorted by importance. */
function officesInOrder(records: readonly RawJson[]): readonly RawJson[] {
  if (records.length < 2) return records;
  const offices = records.map((record) => ({ record, ...(record.parse() as PlacedOffice) }));
  const rank = ({ type, delivery }: PlacedOffice): number => (type === 'Head Office' ? 0 : 2) + (delivery ? 0 : 1);
  return offices.sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1)).map(({ record }) => record);
}

/** Note for offices whose position is only the centre of the pincode. */
export function pointsNote(dataset: Dataset, pincode: string): string | undefined {
  const atCentre = dataset.count('atCentre', pincode);
  if (atCentre === 0) return undefined;
  const all = dataset.count('office', pincode);
  const which = atCentre === all ? 'All offices have' : `${atCentre} of ${all} offices have`;
  return `${which} no valid published position; the centre of the pincode is used instead.`;
}

/** Throws 404 with a hint: the office of a retired pincode, or the nearest existing numbers. */
export function throwUnknownPincode(dataset: Dataset, pincode: string): never {
  const retired = dataset.get('retired', pincode)?.parse() as { office: string; district: string; state: string } | undefined;
  if (retired) {
    notFound(`Pincode ${pincode} is no longer in use. It served ${retired.office}, ${retired.district}, ${retired.state}.`);
  }
  const near = nearMisses(dataset, pincode);
  notFound(`Pincode ${pincode} does not exist.${near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ''}`);
}

/** Existing pincodes with the longest common prefix, closest in number. */
function nearMisses(dataset: Dataset, pincode: string): string[] {
  const MAX_SUGGESTIONS = 3;
  for (const digits of [5, 4, 3]) {
    const candidates = dataset
      .firstMatches({ prefix: { pin: pincode.slice(0, digits) } }, 100)
      .map((row) => (row.parse() as StoredPincode).pincode);
    if (candidates.length === 0) continue;
    const distance = (other: string): number => Math.abs(Number(other) - Number(pincode));
    return candidates
      .sort((a, b) => distance(a) - distance(b))
      .slice(0, MAX_SUGGESTIONS)
      .sort();
  }
  return [];
}

/** Returns a resolver from pincode to its centre, for operations with a place input. */
export function centreOf(dataset: Dataset): (pincode: string) => Point {
  return (pincode) => {
    if (!dataset.get('pin', pincode)) throwUnknownPincode(dataset, pincode);
    return dataset.point('pin', pincode) ?? notFound(`The position of pincode ${pincode} is not known. Give lat and lng instead.`);
  };
}
