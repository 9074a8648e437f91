import { sources } from '../../../data/sources.ts';
import { LANGUAGES } from '../../../data/tables/panchang.ts';
import { calendarDate, resolveDate, timeZone } from '../../core/calendar/params.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { elevationInput, placeInput } from '../../core/place/place.ts';
import { choice, flag, integer } from '../../core/request/params.ts';
import { AYANAMSAS } from '../../core/sky/limbs.ts';
import { checkSupportedDate } from '../../core/sky/supported-years.ts';
import { pincodes } from '../pincode/dataset.ts';
import { NEW_DELHI, resolvePlace } from '../pincode/place.ts';
import type { PanchangRequest } from './day.ts';
import { engine } from './engine.ts';
import { MONTHS, Panchang, TAMIL_SYSTEMS } from './records.ts';

const TIMEOUT_MS = 10_000;

const getPanchang = operation({
  id: 'panchang',
  path: '/v1/panchang/{date}',
  title: 'Panchang of a day',
  keywords:
    'panchang, panchangam, tithi, nakshatra, rahu kaal, rahu kalam, rahukalam, yamagandam, gulika, muhurat, abhijit muhurat, ' +
    'choghadiya, ekadashi, amavasya, purnima, pournami, pradosh, karana, yoga today, almanac, hindu calendar, tamil calendar, ' +
    'tamil date, hindu date, shubh muhurat, good time, auspicious time, today tithi, star today, natchathiram, rasi, पंचांग, ' +
    'तिथि, नक्षत्र, राहु काल, राहुकाल, मुहूर्त, शुभ मुहूर्त, एकादशी, अमावस्या, पूर्णिमा, चौघड़िया, பஞ்சாங்கம், திதி, நட்சத்திரம், ' +
    'ராகு காலம், எமகண்டம், நல்ல நேரம், அமாவாசை, பௌர்ணமி, தமிழ் தேதி, పంచాంగం, తిథి, నక్షత్రం, రాహు కాలం, ಪಂಚಾಂಗ, ತಿಥಿ, ರಾಹು ಕಾಲ, ' +
    'പഞ്ചാംഗം, തിഥി, পঞ্জিকা, তিথি, પંચાંગ',
  summary: 'Hindu almanac of a date and place, with festivals',
  details:
    'Every limb lists all elements from sunrise to the next sunrise, with beginning and end. Apparent positions; end times agree with Swiss Ephemeris within 15 seconds. ' +
    'Seasons and halves of the year go by the tropical sun. The Tamil date follows the vakya rule, by which Tamil Nadu keeps its holidays; tamilSystem=drik takes the true sun. ' +
    'Festivals are computed for the place, with the rule that put them there; a gazette may say otherwise.',
  tool: 'panchang',
  toolHides: ['tz', 'elevation', 'month', 'days', 'ayanamsa', 'sunrise', 'tamilSystem', 'lang', 'festivals'],
  input: {
    date: calendarDate('YYYY-MM-DD, today or tomorrow'),
    ...placeInput,
    tz: timeZone,
    elevation: elevationInput,
    month: choice(MONTHS, { description: 'Whether months end with the new or the full moon' }).default('amanta'),
    days: integer({ min: 1, max: 31, description: 'Days to answer, the date first' }).default(1),
    ayanamsa: choice(AYANAMSAS, { description: 'Ayanamsa' }).default('lahiri'),
    sunrise: choice(['visible', 'geometric'], { description: 'Upper limb with refraction, or centre without' }).default('visible'),
    tamilSystem: choice(TAMIL_SYSTEMS, { description: 'Rule of the Tamil months' }).default('vakya'),
    lang: choice(LANGUAGES, { description: 'Language of all names' }).default('en'),
    festivals: flag({ description: 'Whether to name festivals' }).default(true),
  },
  data: { pincodes },
  output: Panchang,
  // At least 10 for the computation; above ten days, 1 per day.
  cost: ({ days }) => Math.max(10, days),
  cache: 'never',
  example: { date: 'today', pincode: '600001' },
  async run({ date: given, days, tz, lang, pincode, lat, lng, elevation, ...options }, { pincodes, now, jobs }) {
    const date = checkSupportedDate(resolveDate(given, now()));
    const place = resolvePlace({ pincode, lat, lng }, pincodes, NEW_DELHI);
    const { latitude, longitude } = place;
    const request: PanchangRequest = { ...options, date, days, zone: tz, language: lang, site: { latitude, longitude, elevation } };
    const [first, ...following] = await jobs.run(engine, 'panchangDays', request, { timeoutMs: TIMEOUT_MS });
    const dark = [first, ...following].some(({ sunrise }) => sunrise === null);
    return {
      data: { ...first, place: { ...place, tz }, ...(days > 1 && { following }) },
      meta: {
        note: `Computed from apparent positions.${dark ? ' Where the sun does not rise, the elements are those from 06:00 to 06:00, and spans of daylight are null.' : ''}`,
        source: sources.astronomy,
      },
    };
  },
});

export const panchangFamily: Family = {
  id: 'panchang',
  name: 'Panchang',
  group: 'Dates and calendars',
  about: 'The Hindu almanac, computed for any date and place, with Tamil and national dates.',
  operations: [getPanchang],
};
