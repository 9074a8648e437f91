/** Response schemas of the panchang. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';
import { NamedPlace } from '../pincode/place.ts';

export const TAMIL_SYSTEMS = ['vakya', 'drik'] as const;

const span = z.object({ start: z.string().describe('Start, with UTC offset'), end: z.string().describe('End, with UTC offset') });

/** Lunar months end at the new moon (amanta) or at the full moon (purnimanta). */
export const MONTHS = ['amanta', 'purnimanta'] as const;

const element = {
  number: z.int().describe('Number in its sequence, from 1'),
  name: z.string().describe('Name in the requested language'),
  start: z.string().describe('Start, which may be on the previous day'),
  end: z.string().describe('End, which may be on the next day'),
};

const paksha = {
  paksha: z.enum(['shukla', 'krishna']).describe('Half of the lunar month: shukla (waxing) or krishna (waning)'),
  pakshaName: z.string().describe('In the requested language'),
};

const choghadiya = z.object({
  name: z.string().describe('In the requested language'),
  quality: z.enum(['auspicious', 'neutral', 'inauspicious']).describe('Chal is neutral, good for travel'),
  start: z.string().describe('Start, with UTC offset'),
  end: z.string().describe('End, with UTC offset'),
});

const day = {
  date: z.string().describe('Date as YYYY-MM-DD'),
  vara: z
    .object({
      number: z.int().describe('1 for Sunday to 7 for Saturday'),
      name: z.string().describe('Name in the almanac'),
      weekday: z.string().describe('Common name'),
    })
    .describe('Day of the week'),
  sunrise: z.string().nullable().describe('Null if the sun does not rise'),
  sunset: z.string().nullable().describe('Sunset after the sunrise'),
  moonrise: z.string().nullable().describe('Null if there is none on this day'),
  moonset: z.string().nullable().describe('Null if there is none on this day'),
  tithi: z.array(z.object({ ...element, ...paksha })).describe('All tithis between sunrise and the next sunrise'),
  nakshatra: z
    .array(
      z.object({
        ...element,
        pada: z.int().describe('Pada (quarter, 1 to 4) of the moon at its start or at sunrise'),
        lord: z.string().describe('Ruling planet'),
      }),
    )
    .describe('Lunar mansions between sunrise and the next sunrise'),
  yoga: z.array(z.object(element)).describe('Yogas (from sun and moon together) in that interval'),
  karana: z.array(z.object(element)).describe('Karanas (half tithis) in that interval'),
  masa: z
    .object({
      name: z.string().describe('Month in the requested system'),
      amanta: z.string().describe('Month in the amanta system, ending with the new moon'),
      purnimanta: z.string().describe('Month in the purnimanta system, ending with the full moon'),
      adhika: z.boolean().describe('Whether it is a leap month (adhika)'),
      kshaya: z.boolean().describe('Whether it is a merged month (kshaya)'),
      ...paksha,
    })
    .describe('The lunar month'),
  samvat: z
    .object({
      vikram: z.int().describe('Vikram Samvat of the north, which begins with Chaitra'),
      gujarati: z.int().describe('Vikram Samvat of Gujarat, which begins with Kartika'),
      shaka: z.int().describe('Shaka year'),
      kali: z.int().describe('Year of the Kali Yuga'),
      samvatsara: z.string().describe('Name of the year in the cycle of sixty'),
    })
    .describe('Year in the common eras'),
  ritu: z.string().describe('Season, of six'),
  ayana: z.enum(['Uttarayana', 'Dakshinayana']).describe('Ayana: whether the sun moves north or south'),
  ayanaName: z.string().describe('In the requested language'),
  sunSign: z.string().describe('Sidereal sign of the sun at sunrise'),
  moonSign: z.string().describe('Sidereal sign of the moon at sunrise'),
  saka: z
    .object({
      year: z.int().describe('Year of the Saka era'),
      month: z.string().describe('Name of the month'),
      day: z.int().describe('Day of the month'),
    })
    .describe('The Indian national calendar'),
  tamil: z
    .object({
      year: z.string().describe('Name of the year in the cycle of sixty'),
      month: z.string().describe('Name of the month'),
      day: z.int().describe('Day of the month'),
      thiruvalluvarYear: z.int().describe('Year of the Thiruvalluvar era'),
      system: z.enum(TAMIL_SYSTEMS).describe('Rule for the beginning of months'),
    })
    .describe('The Tamil calendar'),
  rahuKalam: span.nullable().describe('Rahu kalam, an eighth of the daytime; null if the sun does not rise and set'),
  yamaganda: span.nullable().describe('Yamagandam, an eighth of the daytime; null if the sun does not rise and set'),
  gulika: span.nullable().describe('Gulika kalam, an eighth of the daytime; null if the sun does not rise and set'),
  abhijit: span.nullable().describe('Abhijit muhurta; most almanacs do not use it on Wednesdays'),
  brahmaMuhurta: span.nullable().describe('Brahma muhurta, the last but one before sunrise; null if the sun does not rise'),
  durMuhurta: z.array(span).describe('Durmuhurtas: inauspicious muhurtas of the day'),
  choghadiya: z
    .object({
      day: z.array(choghadiya).describe('From sunrise to sunset'),
      night: z.array(choghadiya).describe('From sunset to the next sunrise'),
    })
    .nullable()
    .optional()
    .describe('With choghadiya=true: eight parts of the daylight and of the night; null if the sun does not rise and set'),
  ayanamsa: z.number().describe('Ayanamsa: degrees between the tropical and the sidereal zodiac'),
  kshayaTithi: z.string().nullable().describe('Kshaya tithi: one without a sunrise'),
  vriddhiTithi: z.boolean().describe('Whether the tithi of this sunrise also includes the next one (vriddhi)'),
  festivals: z
    .array(
      z.object({
        name: z.string().describe('In the requested language'),
        why: z.string().describe('Rule that determines the date'),
        tentative: z.boolean().describe('Whether it depends on the sighting of the moon'),
        states: z.array(z.string()).describe('Codes of the states where it is observed; `*` is the whole country'),
      }),
    )
    .describe('Festivals of the day; empty with festivals=false'),
};

export const PanchangDay = z.object(day).meta({ id: 'PanchangDay' });
export type PanchangDay = DataOf<typeof PanchangDay>;

export const Panchang = z
  .object({
    ...day,
    place: NamedPlace.extend({
      tz: z.string().describe('IANA time zone of all times'),
      state: z.string().nullable().describe('Code of the state of the pincode; null for coordinates'),
    }).describe('Place of the almanac'),
    following: z.array(PanchangDay).optional().describe('With days: the days after the first'),
  })
  .meta({ id: 'Panchang' });
