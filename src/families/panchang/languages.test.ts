/** The panchang in all languages, over HTTP. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { LANGUAGES } from '../../../data/tables/panchang.ts';
import { type Body, get, type Service, startPotli } from '../../../test/support/service.ts';
import { sampled } from '../../../test/support/test-tiers.ts';
import { festivalsOfYear } from '../../core/sky/festivals/festivals.ts';
import type { PanchangDay } from './records.ts';

const NEW_DELHI = { latitude: 28.6139, longitude: 77.209 };

let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

async function dayOn(date: string, language: string): Promise<PanchangDay> {
  const { status, body }: { status: number; body: Body } = await get(`${service.url}/v1/panchang/${date}?lang=${language}`);
  assert.equal(status, 200, `${date} ${language}`);
  return body.data as PanchangDay;
}

/** All localised names of the response: no times, and no values that are the same in every language. */
function namesOf({ vara, tithi, nakshatra, yoga, karana, masa, samvat, saka, tamil, festivals, ...day }: PanchangDay): (string | null)[] {
  return [
    ...[vara.name, vara.weekday, masa.amanta, masa.purnimanta, masa.pakshaName, samvat.samvatsara, saka.month, tamil.year, tamil.month],
    ...[day.ritu, day.ayanaName, day.sunSign, day.moonSign, day.kshayaTithi],
    ...[...tithi, ...nakshatra, ...yoga, ...karana].map(({ name }) => name),
    ...tithi.map(({ pakshaName }) => pakshaName),
    ...nakshatra.map(({ lord }) => lord),
    ...festivals.flatMap(({ name, why }) => [name, why]),
  ];
}

test('in every other language no name contains Latin letters, on the days of all festivals', async () => {
  const festivals = festivalsOfYear(2026, NEW_DELHI);
  const dates = [...new Set(festivals.map(({ date }) => date))];
  for (const language of LANGUAGES.slice(1)) {
    for (const date of sampled(20, dates)) {
      const day = await dayOn(date, language);
      assert.ok(day.festivals.length > 0, date);
      for (const name of namesOf(day)) assert.doesNotMatch(name ?? '', /[A-Za-z{}]/, `${date} ${language}`);
    }
  }
});

test('all fields of a day in Telugu, with language-independent values unchanged', async () => {
  const day = await dayOn('2026-11-08', 'te');
  assert.deepEqual(day.vara, { number: 1, name: 'ఆదివారం', weekday: 'ఆదివారం' });
  const { name, paksha, pakshaName } = day.tithi[0] ?? {};
  assert.deepEqual({ name, paksha, pakshaName }, { name: 'చతుర్దశి', paksha: 'krishna', pakshaName: 'కృష్ణ' });
  assert.deepEqual(day.masa, {
    name: 'ఆశ్వయుజం',
    amanta: 'ఆశ్వయుజం',
    purnimanta: 'కార్తీకం',
    adhika: false,
    kshaya: false,
    paksha: 'krishna',
    pakshaName: 'కృష్ణ',
  });
  assert.deepEqual([day.samvat.samvatsara, day.tamil.year, day.tamil.month, day.saka.month], ['పరాభవ', 'పరాభవ', 'ఐప్పసి', 'కార్తీకం']);
  assert.deepEqual([day.ritu, day.ayana, day.ayanaName, day.sunSign], ['హేమంత ఋతువు', 'Dakshinayana', 'దక్షిణాయనం', 'తుల']);
  assert.deepEqual(day.festivals.map(({ name, why }) => [name, why])[1], [
    'దీపావళి / లక్ష్మీ పూజ',
    'ఆశ్వయుజం (అమాంతం) అమావాస్య, సూర్యాస్తమయం తర్వాత ప్రదోష కాలంలో',
  ]);
});

test('English names and reasons are unchanged', async () => {
  const day = await dayOn('2026-11-08', 'en');
  assert.deepEqual(
    [day.vara.name, day.vara.weekday, day.ayanaName, day.masa.pakshaName],
    ['Ravivara', 'Sunday', 'Dakshinayana', 'Krishna'],
  );
  assert.deepEqual(day.festivals, [
    { name: 'Naraka Chaturdashi', why: 'Krishna Chaturdashi of Ashvina (amanta) at dawn, before sunrise', tentative: false, states: ['*'] },
    { name: 'Diwali / Lakshmi Puja', why: 'Amavasya of Ashvina (amanta) in the evening after sunset', tentative: false, states: ['*'] },
    { name: 'Kali Puja', why: 'Amavasya of Ashvina (amanta) at midnight', tentative: false, states: ['WB', 'AS', 'TR', 'OD', 'BR', 'JH'] },
  ]);
  const whys = new Map(festivalsOfYear(2026, NEW_DELHI).map(({ name, why }) => [name, why]));
  assert.equal(whys.get('Holi'), 'The day after Purnima of Phalguna (amanta) in the evening after sunset');
  assert.equal(whys.get('Lohri'), 'The day before the sun enters Makara (true sun) before sunset');
  assert.equal(whys.get('Onam (Thiruvonam)'), 'Shravana nakshatra at sunrise while the sun is in Simha');
  assert.equal(
    whys.get('Muharram (Ashura)'),
    'Day 10 of month 1 of the Islamic year, a day after Umm al-Qura; depends on the sighting of the moon',
  );
  assert.equal(whys.get('Christmas'), 'Fixed date');
});
