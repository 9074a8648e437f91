/** Place names in Indian scripts, from a table. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { bundled } from '../../../data/bundled.ts';
import type { PlaceScriptsColumn } from '../../../data/recipes/place-scripts.ts';
import { rewriteToLatin } from '../../../data/script-names.ts';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { sampled } from '../../../test/support/test-tiers.ts';
import { readTable } from '../../core/util/table.ts';
import type { PlacedOffice } from './records.ts';

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

const officesOf = async (q: string): Promise<readonly PlacedOffice[]> =>
  (await get(`${service.url}/v1/pincode?limit=10&q=${encodeURIComponent(q)}`)).body.data as readonly PlacedOffice[];

const HINDI = /\p{Script=Devanagari}/u;
/** Script of a state if it is not Devanagari; in states not listed people write English or Hindi. */
const SCRIPTS = new Map<string, RegExp>([
  ...['AP', 'TS'].map((state) => [state, /\p{Script=Telugu}/u] as const),
  ...['AS', 'TR', 'WB'].map((state) => [state, /\p{Script=Bengali}/u] as const),
  ['GJ', /\p{Script=Gujarati}/u],
  ['KA', /\p{Script=Kannada}/u],
  ['KL', /\p{Script=Malayalam}/u],
  ['OD', /\p{Script=Oriya}/u],
  ['PB', /\p{Script=Gurmukhi}/u],
  ['TN', /\p{Script=Tamil}/u],
]);

function districtsInScripts(): { state: string; district: string; script: string }[] {
  const scripts = new Map(
    [...readTable<PlaceScriptsColumn>(bundled('place_scripts'))].map((row) => [`${row.state} ${row.name}`, row.scripts]),
  );
  const districts = [...readTable<'state' | 'district'>(bundled('pincodes'))].filter(({ district }) => district !== '');
  const places = new Map(districts.map(({ state, district }) => [`${state} ${district}`, { state, district }]));
  return [...places].flatMap(([key, place]) => {
    const names = scripts.get(key)?.split('|') ?? [];
    return [...new Set([HINDI, SCRIPTS.get(place.state) ?? HINDI])].map((spellingScript) => {
      const script = names.find((name) => spellingScript.test(name));
      assert.ok(script, `${key} in ${spellingScript}`);
      return { ...place, script };
    });
  });
}

test('every district is found by its name in Hindi and in the script of its state', async (t) => {
  const districts = sampled(4, districtsInScripts());
  const missed: string[] = [];
  let first = 0;
  for (const { state, district, script } of districts) {
    const offices = await officesOf(script);
    const isInDistrict = (office: PlacedOffice | undefined): boolean => office?.stateCode === state && office.district === district;
    if (isInDistrict(offices[0])) first++;
    if (!offices.some(isInDistrict)) missed.push(`${script} ${district}, ${state}`);
  }
  t.diagnostic(
    `${districts.length} names: first ${(first / districts.length).toFixed(3)}, in ten ${(1 - missed.length / districts.length).toFixed(3)}`,
  );
  t.diagnostic(missed.join('; '));
  assert.ok(missed.length / districts.length <= 0.03);
  assert.ok(first / districts.length >= 0.93);
});

test('prefers the place in the table to phonetically similar ones', async () => {
  for (const [script, name, state] of [
    ['भोपाल', 'Bhopal', 'MP'],
    ['जळगाव', 'Jalgaon', 'MH'],
    ['கோவை', 'Coimbatore', 'TN'],
    ['దక్షిణ', undefined, undefined],
    ['নগাঁও', 'Nagaon', 'AS'],
    ['नई दिल्ली', 'New Delhi', 'DL'],
    ['पूर्वी गोदावरी', 'East Godavari', 'AP'],
  ] as const) {
    if (name === undefined) assert.deepEqual(rewriteToLatin([script]), [], 'a part of a name is none');
    else assert.deepEqual([(await officesOf(script))[0]?.district, (await officesOf(script))[0]?.stateCode], [name, state], script);
  }
});

test('among other words, in other datasets, and with words for the kind of place', async () => {
  assert.deepEqual(rewriteToLatin(['bank', 'in', 'chennai']), [], 'Latin letters are left as they are');
  assert.deepEqual(rewriteToLatin(['अन्ना', 'नगर', 'चेन्नई']).at(0)?.at(-1), 'chennai');
  assert.equal((await officesOf('भोपाल जिला'))[0]?.district, 'Bhopal');
  const station = (await get(`${service.url}/v1/stations?q=${encodeURIComponent('भोपाल')}`)).body.data[0];
  assert.equal(station.code, 'BPL');
  const { body } = await get(`${service.url}/v1/pincode?q=${encodeURIComponent('भोपाल')}`);
  assert.match(body.meta.note ?? '', /Searched for "bhopal"/);
});
