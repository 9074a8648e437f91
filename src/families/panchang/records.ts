/** Response schemas of the panchang. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';
import { NamedPlace } from '../pincode/place.ts';

export const TAMIL_SYSTEMS = ['vakya', 'drik'] as const;

const span = z.object({ start: z.string().describe('Beginning, with the offset of the zone'), end: z.string().describe('End, likewise') });

/** Lunar months end at the new moon (amanta) or at the full moon (purnimanta). */
export const MONTHS = ['amanta', 'purnimanta'] as const;

const element = {
  number: z.int().describe('Its number in its order, from 1'),
  name: z.string().describe('Its name in the language asked for'),
  start: z.string().describe('When it began, which may be the day before'),
  end: z.string().describe('When it ends, which may be the day after'),
};

const paksha = {
  paksha: z.enum(['shukla', 'krishna']).describe('Half of the lunar month: shukla while the moon grows, krishna while it wanes'),
  pakshaName: z.string().describe('In the language asked for'),
};

const day = {
  date: z.string().describe('Day of the almanac, as YYYY-MM-DD'),
  vara: z
    .object({
      number: z.int().describe('1 for Sunday to 7 for Saturday'),
      name: z.string().describe('As the almanac calls it'),
      weekday: z.string().describe('As people call it'),
    })
    .describe('The day of the week'),
  sunrise: z.string().nullable().describe('Null where the sun does not rise'),
  sunset: z.string().nullable().describe('The one that follows the sunrise'),
  moonrise: z.string().nullable().describe('Null on a day without one'),
  moonset: z.string().nullable().describe('Null on a day without one'),
  tithi: z.array(z.object({ ...element, ...paksha })).describe('All that touch the time from sunrise to the next sunrise'),
  nakshatra: z
    .array(
      z.object({
        ...element,
        pada: z.int().describe('The quarter of it in which the moon stands at its beginning or at sunrise, 1 to 4'),
        lord: z.string().describe('The planet that rules it'),
      }),
    )
    .describe('Lunar mansions that touch the time from sunrise to the next sunrise'),
  yoga: z.array(z.object(element)).describe('Yogas, of sun and moon together, that touch that time'),
  karana: z.array(z.object(element)).describe('Half tithis that touch that time'),
  masa: z
    .object({
      name: z.string().describe('The month by the reckoning asked for'),
      amanta: z.string().describe('The month where months end with the new moon'),
      purnimanta: z.string().describe('The month where months end with the full moon'),
      adhika: z.boolean().describe('Whether it is a leap month'),
      kshaya: z.boolean().describe('Whether it is a month that swallows the next one'),
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
    .describe('The year, in the eras that are used'),
  ritu: z.string().describe('Season, of six'),
  ayana: z.enum(['Uttarayana', 'Dakshinayana']).describe('Whether the sun moves north or south'),
  ayanaName: z.string().describe('In the language asked for'),
  sunSign: z.string().describe('Sidereal sign in which the sun stands at sunrise'),
  moonSign: z.string().describe('Sidereal sign in which the moon stands at sunrise'),
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
      system: z.enum(TAMIL_SYSTEMS).describe('The reckoning that months begin by'),
    })
    .describe('The Tamil calendar'),
  rahuKalam: span.nullable().describe('The eighth of the day that belongs to Rahu; null where the sun does not rise and set'),
  yamaganda: span.nullable().describe('The eighth of the day that belongs to Yama; null likewise'),
  gulika: span.nullable().describe('The eighth of the day that belongs to Gulika; null likewise'),
  abhijit: span.nullable().describe('Most almanacs do not use it on Wednesdays'),
  brahmaMuhurta: span.nullable().describe('The last muhurta but one before sunrise; null likewise'),
  durMuhurta: z.array(span).describe('Muhurtas of the day in which nothing new is begun'),
  ayanamsa: z.number().describe('Degrees between the tropical and the sidereal zodiac'),
  kshayaTithi: z.string().nullable().describe('A tithi that sees no sunrise'),
  vriddhiTithi: z.boolean().describe('Whether the tithi of this sunrise sees the next one too'),
  festivals: z
    .array(
      z.object({
        name: z.string().describe('In the language asked for'),
        why: z.string().describe('The rule that puts it on this day'),
        tentative: z.boolean().describe('Whether it depends on the sighting of the moon'),
      }),
    )
    .describe('Festivals of the day; empty with festivals=false'),
};

export const PanchangDay = z.object(day).meta({ id: 'PanchangDay' });
export type PanchangDay = DataOf<typeof PanchangDay>;

export const Panchang = z
  .object({
    ...day,
    place: NamedPlace.extend({ tz: z.string().describe('IANA zone of all times') }).describe('Where the almanac is for'),
    following: z.array(PanchangDay).optional().describe('With days: the days after the first one'),
  })
  .meta({ id: 'Panchang' });
