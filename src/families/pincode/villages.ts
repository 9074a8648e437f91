import { z } from 'zod';
import { rewriteToLatinWithVillages } from '../../../data/script-names.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import type { NameSearchConfig } from '../../core/dataset/names/name-search-config.ts';
import type { NameSearchResult } from '../../core/dataset/names/name-search-result.ts';
import { nameSearchMeta } from '../../core/dataset/names/names-note.ts';
import { type Page, search } from '../../core/dataset/query/search.ts';
import { operation } from '../../core/operation/operation.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { paging, pincode, query, text } from '../../core/request/params.ts';
import { canonical, words } from '../../core/text/fold.ts';
import { stateFilter } from '../states/params.ts';
import { villageList, villages } from './village-dataset.ts';

const Village = z
  .object({
    village: z.string().describe('Name of the village or locality'),
    pincode: z.string(),
    office: z.string().describe('Post office that served it in 2017'),
    subDistrict: z.string().describe('Tehsil, taluk, mandal or block'),
    district: z.string().describe('Current district of the post office'),
    stateCode: z.string(),
    state: z.string(),
    latitude: z.number().nullable().describe('From Wikidata, if a place of this name is near the centre of the pincode; otherwise null'),
    longitude: z.number().nullable(),
  })
  .meta({ id: 'Village' });

const NOTE = 'From a list of March 2017: names and post offices as they were then.';

const villageSearchConfig: NameSearchConfig = {
  field: 'village',
  transliterations: rewriteToLatinWithVillages,
  stopWords: new Set('village pincode pin code of the in'.split(' ')),
  tiers: (text) => [{ wholeWords: { village: text } }],
};

/** Searches by name. If no village contains all words, the last words may be the district: "hazratganj lucknow". */
function findVillages(villages: Dataset, is: Readonly<Record<string, string | undefined>>, q: string, page: Page): NameSearchResult {
  const all = words(q);
  for (let end = all.length - 1; end > 0 && is.district === undefined; end--) {
    const district = all.slice(end).join(' ');
    if (villages.count('district', district) === 0) continue;
    const allWords = search(villages.pack, { is, words: { village: q } }, { limit: 1, offset: 0 });
    if (allWords.total > 0) break;
    return villages.searchNames({ is: { ...is, district } }, villageSearchConfig, all.slice(0, end).join(' '), page);
  }
  return villages.searchNames({ is }, villageSearchConfig, q, page);
}

export const searchVillages = operation({
  id: 'pincode_villages',
  path: '/v1/pincode/villages',
  title: 'Find a village',
  keywords: 'village, villages, gaon, gram, गाँव, गांव, ग्राम, கிராமம், గ్రామం, ಗ್ರಾಮ, গ্রাম',
  summary: 'Villages and localities with their pincode and post office',
  details:
    'About 905,000 names. Every word of q must be a prefix of a word of the name; whole-word matches come first, shorter names before longer ones, each in alphabetical order. ' +
    'One of q, pincode or district is required. A district is found by its current name and its name in 2017.',
  input: {
    q: query('Name of a village or locality', { min: 2 }).optional(),
    state: stateFilter.optional(),
    district: text({ description: 'Exact district name, current or former', max: 60 }).optional(),
    pincode: pincode('Only villages of this pincode').optional(),
    ...paging(),
  },
  data: { villages },
  output: z.array(Village),
  example: { q: 'rampur', district: 'Sitapur', limit: 3 },
  run({ q, state, district, pincode, limit, offset }, { villages }) {
    if (q === undefined && pincode === undefined && district === undefined) {
      throw new ApiError('missing_parameter', 'q: give q, pincode or district');
    }
    const is = { state, pin: pincode, district: district === undefined ? undefined : canonical(district) };
    const page = { limit, offset };
    if (q === undefined) {
      const { total, rows } = search(villages.pack, { is }, page);
      return { data: villageList(villages, rows), meta: { total, ...page, note: NOTE } };
    }
    const results = findVillages(villages, is, q, page);
    return { data: villageList(villages, results.rows), meta: nameSearchMeta(results, page, { always: NOTE }) };
  },
});
