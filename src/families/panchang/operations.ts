import { sources } from '../../../data/sources.ts';
import { LANGUAGES } from '../../../data/tables/panchang.ts';
import { calendarDate, resolveDate, timeZone } from '../../core/calendar/params.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { elevationInput, placeInput } from '../../core/place/place.ts';
import { choice, flag, integer } from '../../core/request/params.ts';
import { AYANAMSAS } from '../../core/sky/limbs.ts';
import { checkSupportedDate } from '../../core/sky/supported-years.ts';
import { pincodes } from '../pincode/dataset.ts';
import { NEW_DELHI, resolvePlace, stateOfPincode } from '../pincode/place.ts';
import type { PanchangRequest } from './day.ts';
import { engine } from './engine.ts';
import { MONTHS, Panchang, TAMIL_SYSTEMS } from './records.ts';
import { TITHI_NAMES } from './tithi-days.ts';

const TIMEOUT_MS = 10_000;
/** State of the default place. */
const DELHI = 'DL';

const getPanchang = operation({
  id: 'panchang',
  path: '/v1/panchang/{date}',
  title: 'Panchang of a day',
  keywords:
    'panchang, panchangam, brahma muhurta, brahma muhurat, brahma muhurtham, tithi, nakshatra, rahu kaal, rahu kalam, rahukalam, yamagandam, gulika, muhurat, abhijit muhurat, ' +
    'choghadiya, ચોઘડિયું, ચોઘડિયા, ekadashi, amavasya, purnima, full moon, new moon, pournami, pradosh, pradosham, chaturthi, sankashti chaturthi, ashtami, navami, sashti, karana, yoga today, almanac, hindu calendar, tamil calendar, ' +
    'tamil date, hindu date, shubh muhurat, auspicious time, today tithi, star today, natchathiram, rasi, पंचांग, ' +
    'तिथि, नक्षत्र, राहु काल, राहुकाल, मुहूर्त, शुभ मुहूर्त, एकादशी, अमावस्या, पूर्णिमा, चौघड़िया, பஞ்சாங்கம், திதி, நட்சத்திரம், ' +
    'ராகு காலம், எமகண்டம், நல்ல நேரம், அமாவாசை, பௌர்ணமி, தமிழ் தேதி, పంచాంగం, తిథి, నక్షత్రం, రాహు కాలం, ಪಂಚಾಂಗ, ತಿಥಿ, ರಾಹು ಕಾಲ, ' +
    'പഞ്ചാംഗം, തിഥി, পঞ্জিকা, তিথি, પંચાંગ, अमावस, पौर्णिमा, अमावास्या, प्रदोष, ஏகாதசி, பிரதோஷம், సంకష్టి, పౌర్ణమి, అమావాస్య, ఏకాదశి, ' +
    'ಹುಣ್ಣಿಮೆ, ಅಮಾವಾಸ್ಯೆ, ಏಕಾದಶಿ, പൗർണമി, അമാവാസി, ഏകാദശി, പ്രദോഷം, পূর্ণিমা, অমাবস্যা, একাদশী, પૂનમ, અમાસ, અગિયારસ',
  summary: 'Hindu almanac of a date and place, with festivals',
  details:
    'Every limb lists all elements from sunrise to the next sunrise, with start and end. Apparent positions; end times agree with Swiss Ephemeris within 15 seconds. ' +
    'Seasons and ayanas follow the tropical sun. The Tamil date follows the vakya rule, which determines the holidays of Tamil Nadu; tamilSystem=drik uses the true sun. ' +
    'tithi=purnima returns the next day of that tithi: the day with the tithi at sunrise, for pradosh in the evening, for sankashti at moonrise. ' +
    'Festivals are computed for the place, with the rule applied; official gazettes may differ.',
  tool: 'panchang',
  toolHides: ['tz', 'elevation', 'month', 'days', 'tithi', 'ayanamsa', 'sunrise', 'tamilSystem', 'lang', 'festivals', 'choghadiya'],
  input: {
    date: calendarDate('YYYY-MM-DD, today or tomorrow'),
    ...placeInput,
    tz: timeZone,
    elevation: elevationInput,
    month: choice(MONTHS, { description: 'Whether months end with the new or the full moon' }).default('amanta'),
    days: integer({ min: 1, max: 31, description: 'Number of days, starting with the date' }).default(1),
    tithi: choice(TITHI_NAMES, {
      description: 'Only days of this tithi: the next one from the date on, and others within days',
    }).optional(),
    ayanamsa: choice(AYANAMSAS, { description: 'Ayanamsa' }).default('lahiri'),
    sunrise: choice(['visible', 'geometric'], { description: 'Upper limb with refraction, or centre without' }).default('visible'),
    tamilSystem: choice(TAMIL_SYSTEMS, { description: 'Rule of the Tamil months' }).default('vakya'),
    lang: choice(LANGUAGES, { description: 'Language of all names' }).default('en'),
    festivals: flag({ description: 'Whether to include festivals' }).default(true),
    choghadiya: flag({ description: 'Whether to include the choghadiyas of day and night' }).default(false),
  },
  data: { pincodes },
  output: Panchang,
  // At least 10 for the computation; above ten days, 1 per day. A month has few days of one tithi.
  cost: ({ days, tithi }) => (tithi === undefined ? Math.max(10, days) : 10),
  cache: 'never',
  example: { date: 'today', pincode: '600001' },
  async run({ date: requestedDate, days, tz, lang, pincode, lat, lng, elevation, ...options }, { pincodes, now, jobs }) {
    const date = checkSupportedDate(resolveDate(requestedDate, now()));
    const place = resolvePlace({ pincode, lat, lng }, pincodes, NEW_DELHI);
    const state = place.default ? DELHI : pincode === undefined ? null : stateOfPincode(pincodes, pincode);
    const { latitude, longitude } = place;
    const request: PanchangRequest = { ...options, date, days, zone: tz, language: lang, site: { latitude, longitude, elevation } };
    const [first, ...following] = await jobs.run(engine, 'panchangDays', request, { timeoutMs: TIMEOUT_MS });
    const dark = [first, ...following].some(({ sunrise }) => sunrise === null);
    return {
      data: { ...first, place: { ...place, tz, state }, ...(days > 1 && { following }) },
      meta: {
        note: `Computed from apparent positions.${dark ? ' If the sun does not rise, the elements are those from 06:00 to 06:00, and daylight intervals are null.' : ''}`,
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
