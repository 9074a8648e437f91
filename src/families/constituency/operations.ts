import { z } from 'zod';
import { stateName } from '../../../data/places.ts';
import { rewriteToLatin } from '../../../data/script-names.ts';
import type { NameSearchConfig } from '../../core/dataset/names/name-search-config.ts';
import { type FacetFields, facetsParameter } from '../../core/dataset/query/facets.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { locate, placeInput, roundPoint } from '../../core/place/place.ts';
import { ApiError, invalid } from '../../core/request/api-error.ts';
import { choice, paging, query } from '../../core/request/params.ts';
import { words } from '../../core/text/fold.ts';
import { pincodes } from '../pincode/dataset.ts';
import { centreOf } from '../pincode/record.ts';
import { stateFilter } from '../states/params.ts';
import { constituencies } from './dataset.ts';
import { constituenciesAt, surroundingsOf } from './locate.ts';
import { ConstituenciesOfPlace, Seat } from './records.ts';
import { seatBoundaries } from './seat-boundaries.ts';

const NEAREST_NOTE =
  'Found by the nearest seat centres, not by boundaries: a pincode may lie in several constituencies. The Lok Sabha seat is a distance-weighted vote of the nearest assembly seats, ' +
  'in which seats of other districts count less; candidates of that seat come first, each group by distance. The electoral roll at voters.eci.gov.in is authoritative.';
const BOUNDARY_NOTE = 'Found by boundaries for this point; a pincode may extend into neighbouring constituencies.';

const SEAT_FACETS: FacetFields = { state: { field: 'state', labelOf: (code) => stateName(code) ?? code } };

const seatSearchConfig: NameSearchConfig = {
  field: 'words',
  transliterations: rewriteToLatin,
  isRelaxed: true,
  stopWords: new Set('constituency constituencies seat assembly lok sabha vidhan of the mla mp loksabha'.split(' ')),
  tiers: (text, name) => [
    { is: { name }, boost: 4 },
    ...swapWords(text).map((name) => ({ is: { name }, boost: 4 })),
    { prefix: { name }, boost: 3 },
    { wholeWords: { words: text }, boost: 2 },
  ],
};

/** Swaps two words: South Mumbai is listed as Mumbai South. */
function swapWords(text: string): string[] {
  const [first, second, ...more] = words(text);
  return second === undefined || more.length > 0 ? [] : [`${second}${first}`];
}

const findConstituencies = operation({
  id: 'constituency',
  path: '/v1/constituency',
  title: 'Find a constituency',
  keywords:
    'constituency, constituencies, lok sabha, vidhan sabha, assembly seat, mp of, mla of, my mla, my mp, who is my mla, mla, vidhayak, sansad, election, ' +
    'parliament seat, voter, vote, chunav, निर्वाचन क्षेत्र, सांसद, विधायक, खासदार, आमदार, எம்எல்ஏ, எம்பி, ఎమ్మెల్యే, ఎంపీ, ಶಾಸಕ, ಸಂಸದ, এমএলএ, বিধায়ক, সাংসদ, ધારાસભ્ય, എംപി, എംഎൽഎ, लोकसभा, लोक सभा, विधानसभा, चुनाव, தொகுதி, மக்களவை, சட்டமன்றம், ' +
    'నియోజకవర్గం',
  summary: 'Constituencies of a place, or by name',
  details:
    'Give exactly one of pincode, lat with lng, or q, or only a state. A place returns one record: up to three candidates for the assembly seat and the Lok Sabha seat, ' +
    'with the method and its confidence. q returns a paged list of seats, filtered by state and level; exact names come first, and spelling variants are understood ' +
    '(Bandra is Vandre). A state alone lists its seats, each Lok Sabha seat before its assembly seats. ' +
    'The delimitation is the current one: 2008, Jammu and Kashmir 2022, Assam 2023.',
  tool: 'constituency',
  toolHides: ['facets'],
  input: {
    ...placeInput,
    q: query('Name').optional(),
    state: stateFilter.optional(),
    level: choice(['assembly', 'loksabha'], { description: 'Only this level, with q or state' }).optional(),
    facets: facetsParameter(['state']).optional(),
    ...paging(),
  },
  data: { constituencies, pincodes },
  output: z.union([ConstituenciesOfPlace, z.array(Seat)]),
  example: { q: 'chennai', level: 'loksabha' },
  run({ pincode, lat, lng, q, state, level, facets, limit, offset }, { constituencies, pincodes, operatorFile }) {
    const selectorCount = Number(pincode !== undefined) + Number(lat !== undefined || lng !== undefined) + Number(q !== undefined);
    if (selectorCount > 1) invalid('pincode', 'give only one of pincode, lat with lng, and q');
    if (q !== undefined) {
      return constituencies.listNames({ is: { level, state } }, seatSearchConfig, q, { limit, offset }, { facets: [SEAT_FACETS, facets] });
    }
    if (selectorCount === 0) {
      if (state === undefined) throw new ApiError('missing_parameter', 'pincode: give pincode, lat and lng, q, or a state');
      return constituencies.listNames({ is: { level, state } }, seatSearchConfig, q, { limit, offset }, { facets: [SEAT_FACETS, facets] });
    }
    if (state !== undefined) invalid('state', 'can be used only with q or alone; a place determines its own state');
    if (level !== undefined) invalid('level', 'can be used only with q or state; a place has seats of both houses');
    const point = locate({ pincode, lat, lng }, centreOf(pincodes));
    const { stateCode, state: stateOfPlace, district } = surroundings(pincodes, pincode, point);
    const seats = constituenciesAt(constituencies, { point, state: stateCode, district, pincode }, operatorFile(seatBoundaries));
    return {
      data: { pincode: pincode ?? null, ...roundPoint(point), stateCode, state: stateOfPlace, district, ...seats },
      meta: { note: seats.method === 'boundary' ? BOUNDARY_NOTE : NEAREST_NOTE },
    };
  },
});

type Places = Parameters<typeof surroundingsOf>[0];

/** The pincode's own state takes precedence over that of the nearest office, which may be across a state border. */
function surroundings(
  places: Places,
  pincode: string | undefined,
  point: Parameters<typeof surroundingsOf>[1],
): ReturnType<typeof surroundingsOf> {
  const pincodeRecord = pincode === undefined ? undefined : places.get('pin', pincode)?.parse();
  return (pincodeRecord as ReturnType<typeof surroundingsOf> | undefined) ?? surroundingsOf(places, point);
}

export const constituencyFamily: Family = {
  id: 'constituency',
  name: 'Constituencies',
  group: 'Places and transport',
  about: 'The 543 Lok Sabha and 4,123 assembly constituencies, by place or by name.',
  operations: [findConstituencies],
  operatorFiles: [seatBoundaries],
};
