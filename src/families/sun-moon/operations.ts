import { sources } from '../../../data/sources.ts';
import { calendarDate, resolveDate, timeZone } from '../../core/calendar/params.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { elevationInput, placeInput } from '../../core/place/place.ts';
import { flag, integer } from '../../core/request/params.ts';
import { checkSupportedDate } from '../../core/sky/supported-years.ts';
import { pincodes } from '../pincode/dataset.ts';
import { NEW_DELHI, resolvePlace } from '../pincode/place.ts';
import type { SkyRequest } from './day.ts';
import { engine } from './engine.ts';
import { SunMoon } from './records.ts';

const TIMEOUT_MS = 10_000;

const getSunMoon = operation({
  id: 'sun_moon',
  path: '/v1/sun-moon/{date}',
  title: 'Sunrise and moonrise',
  keywords:
    'sunrise, sunset, sun rise, sun set, sunrise time, sunset time, moonrise, moonset, moon phase, phase of the moon, ' +
    'moon rise, moon rise time, chand kab niklega, chand, suraj kab niklega, suraj, moon, chandrodaya, चाँद कब निकलेगा, चांद कब निकलेगा, चाँद, चांद, சந்திர உதயம், చంద్రోదయం, ಚಂದ್ರೋದಯ, চন্দ্রোদয়, twilight, eclipse, solar eclipse, lunar eclipse, grahan, surya grahan, chandra grahan, suryoday, suryast, ' +
    'when does the sun rise, day length, सूर्योदय, सूर्यास्त, चंद्रोदय, ग्रहण, सूर्य ग्रहण, चंद्र ग्रहण, சூரிய உதயம், ' +
    'சூரிய அஸ்தமனம், கிரகணம், சந்திரோதயம், సూర్యోదయం, ಸೂರ್ಯೋದಯ, സൂര്യോദയം, সূর্যোদয়, સૂર્યોદય, सूर्यग्रहण, चंद्रग्रहण, ' +
    'గ్రహణం, సూర్యగ్రహణం, చంద్రగ్రహణం, ಗ್ರಹಣ, ಸೂರ್ಯಗ್ರಹಣ, ಚಂದ್ರಗ್ರಹಣ, ഗ്രഹണം, গ্রহণ, সূর্যগ্রহণ, চন্দ্রগ্রহণ, ગ્રહણ, ਗ੍ਰਹਿਣ, సూర్యాస్తమయం, ಸೂರ್ಯಾಸ್ತ, সূর্যাস্ত, સૂર્યાસ્ત',
  summary: 'Sun and moon on a date at a place: rise, set, twilight, phase',
  details:
    'Rise and set are those of the upper limb with 34 minutes of refraction, at sea level or, with elevation, with the dip of the horizon. Phase, illumination and distance of the moon are computed for noon. ' +
    'On about one day a month the moon does not rise; near the poles the sun may not: such times are null. eclipses=true adds the next eclipses visible from the place.',
  tool: 'sun_moon',
  toolHides: ['tz', 'elevation', 'days', 'eclipses'],
  input: {
    date: calendarDate('YYYY-MM-DD, today or tomorrow'),
    ...placeInput,
    tz: timeZone,
    elevation: elevationInput,
    days: integer({ min: 1, max: 31, description: 'Number of days, starting with the date' }).default(1),
    eclipses: flag({ description: 'Add the next eclipses' }).default(false),
  },
  data: { pincodes },
  output: SunMoon,
  cost: 10,
  cache: 'never',
  example: { date: 'today', pincode: '600001' },
  async run({ date: requestedDate, days, tz, eclipses, elevation, ...placeInput }, { pincodes, now, jobs }) {
    const date = checkSupportedDate(resolveDate(requestedDate, now()));
    const place = resolvePlace(placeInput, pincodes, NEW_DELHI);
    const { latitude, longitude } = place;
    const request: SkyRequest = { date, days, zone: tz, eclipses, site: { latitude, longitude, elevation } };
    const result = await jobs.run(engine, 'skyDays', request, { timeoutMs: TIMEOUT_MS });
    const [first, ...following] = result.days;
    const polar = result.days.some(({ sun }) => sun.upAllDay || sun.downAllDay);
    return {
      data: { ...first, place: { ...place, tz }, ...(result.eclipses && { eclipses: result.eclipses }), ...(days > 1 && { following }) },
      meta: { note: polar ? 'The sun stays up or down all day: its rise and set are null.' : undefined, source: sources.astronomy },
    };
  },
});

export const sunMoonFamily: Family = {
  id: 'sun-moon',
  name: 'Sun and moon',
  group: 'Dates and calendars',
  about: 'Rise, set, twilight, phases and eclipses, computed for any date and place.',
  operations: [getSunMoon],
};
