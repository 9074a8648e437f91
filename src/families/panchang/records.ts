/** What is answered about a day of the almanac. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';
import { NamedPlace } from '../pincode/place.ts';
import { TAMIL_SYSTEMS } from './solar-date.ts';

const span = z.object({ start: z.string(), end: z.string() });

/** How months are reckoned: to the new moon, or to the full moon. */
export const MONTHS = ['amanta', 'purnimanta'] as const;

const element = { number: z.int(), name: z.string(), start: z.string(), end: z.string() };

const paksha = {
  paksha: z.enum(['shukla', 'krishna']),
  pakshaName: z.string().describe('In the language asked for'),
};

const day = {
  date: z.string(),
  vara: z.object({ number: z.int(), name: z.string(), weekday: z.string() }),
  sunrise: z.string().nullable(),
  sunset: z.string().nullable(),
  moonrise: z.string().nullable(),
  moonset: z.string().nullable(),
  tithi: z.array(z.object({ ...element, ...paksha })).describe('All that touch the time from sunrise to the next sunrise'),
  nakshatra: z.array(z.object({ ...element, pada: z.int(), lord: z.string() })),
  yoga: z.array(z.object(element)),
  karana: z.array(z.object(element)),
  masa: z.object({
    name: z.string().describe('The month by the reckoning asked for'),
    amanta: z.string(),
    purnimanta: z.string(),
    adhika: z.boolean(),
    kshaya: z.boolean(),
    ...paksha,
  }),
  samvat: z.object({ vikram: z.int(), gujarati: z.int(), shaka: z.int(), kali: z.int(), samvatsara: z.string() }),
  ritu: z.string(),
  ayana: z.enum(['Uttarayana', 'Dakshinayana']),
  ayanaName: z.string().describe('In the language asked for'),
  sunSign: z.string(),
  moonSign: z.string(),
  saka: z.object({ year: z.int(), month: z.string(), day: z.int() }).describe('The Indian national calendar'),
  tamil: z.object({
    year: z.string(),
    month: z.string(),
    day: z.int(),
    thiruvalluvarYear: z.int(),
    system: z.enum(TAMIL_SYSTEMS),
  }),
  rahuKalam: span.nullable(),
  yamaganda: span.nullable(),
  gulika: span.nullable(),
  abhijit: span.nullable().describe('Most almanacs do not use it on Wednesdays'),
  brahmaMuhurta: span.nullable(),
  durMuhurta: z.array(span),
  ayanamsa: z.number(),
  kshayaTithi: z.string().nullable().describe('A tithi that sees no sunrise'),
  vriddhiTithi: z.boolean().describe('Whether the tithi of this sunrise sees the next one too'),
  festivals: z.array(z.object({ name: z.string(), why: z.string(), tentative: z.boolean() })),
};

export const PanchangDay = z.object(day).meta({ id: 'PanchangDay' });
export type PanchangDay = DataOf<typeof PanchangDay>;

export const Panchang = z
  .object({ ...day, place: NamedPlace.extend({ tz: z.string() }), following: z.array(PanchangDay).optional() })
  .meta({ id: 'Panchang' });
