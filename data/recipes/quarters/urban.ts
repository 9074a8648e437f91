/** Classifies pincodes as urban, and names of the village list as neighbourhoods. */
import type { Point } from '../../../src/core/place/place.ts';
import { nameWords } from '../../../src/core/text/name-forms.ts';
import { distanceKm } from '../../formats/geometry.ts';
import { groupBy } from '../../formats/group-by.ts';
import { isPlaceName } from '../localities/names.ts';

/** Typical words of neighbourhood names. */
const PART_OF_TOWN =
  /\b(nagar|nagari|colony|road|baz[a]{1,2}r|layout|mohalla|muhalla|chowk|peth?|town|market|sector|vihar|enclave|ward|lines?|gali|galli|street|cantt|quarters|extension|garden|park|gate|estate)\b/;
/** Bulk customers of the post with their own delivery, and landmarks, which the list mixes with places. */
const CUSTOMER =
  /\b(office|officer|director|bank|ltd|limited|school|academ[iy]|college|hospital|haspitol|clinic|hotel|building|university|court|police|thana|railway|rly|godown|factory|mills?|association|club|church|temple|mandir|press|corporation|company|depot|works?hop|bhawan|bhavan|guard|bo|so|ho|near|behind|back|front|side|of)\b/;
/** Trailing brackets of the list, which distinguish parts or new villages from their namesakes. */
const TRAILING_BRACKETS = /\s*\([^)]*\)\s*$/;
const MAX_WORDS = 4;

/**
 * The name of a neighbourhood without additions; undefined if it is none. A number indicates a village of the census.
 * @param isUrban whether the pincode is urban
 */
export function partOfTown(listed: string, isUrban: boolean): string | undefined {
  const name = listed.replace(TRAILING_BRACKETS, '');
  if (/\d/.test(listed) || /[()]/.test(name)) return undefined;
  const words = nameWords(name);
  const text = words.join(' ');
  const isName = words.length <= MAX_WORDS && isPlaceName(text) && !CUSTOMER.test(text);
  return isName && (isUrban || PART_OF_TOWN.test(text)) ? name : undefined;
}

/** Thresholds for an urban pincode: this many other centres within this distance. */
const CLOSE_KM = 5;
const CLOSE_PINCODES = 3;
/** Grid index with cells of a tenth of a degree, about 11 km. */
const CELLS_PER_DEGREE = 10;
const NEIGHBOUR_CELLS = [-1, 0, 1];

/** Pincodes with several others nearby. */
export function urbanPincodes(centres: ReadonlyMap<string, Point>): Set<string> {
  const cellOf = ({ latitude, longitude }: Point): [number, number] => [
    Math.round(latitude * CELLS_PER_DEGREE),
    Math.round(longitude * CELLS_PER_DEGREE),
  ];
  const cells = groupBy([...centres], ([, point]) => cellOf(point).join(' '));
  const isUrban = (pincode: string, point: Point): boolean => {
    const [north, east] = cellOf(point);
    const near = NEIGHBOUR_CELLS.flatMap((up) => NEIGHBOUR_CELLS.flatMap((right) => cells.get(`${north + up} ${east + right}`) ?? []));
    return near.filter(([other, centre]) => other !== pincode && distanceKm(centre, point) < CLOSE_KM).length >= CLOSE_PINCODES;
  };
  return new Set([...centres].flatMap(([pincode, point]) => (isUrban(pincode, point) ? [pincode] : [])));
}
