/** Dates of solar calendars: Tamil and Indian national (Saka). */
import type { PanchangNames } from '../../../data/tables/panchang.ts';
import { DAY_MS, epochDay, yearOf } from '../../core/calendar/date.ts';
import { mod } from '../../core/sky/ephemeris.ts';
import { trueIngress } from '../../core/sky/festivals/apply-rule.ts';
import { SiteDays } from '../../core/sky/festivals/windows.ts';
import { siderealAt } from '../../core/sky/limbs.ts';
import { CHENNAI, vakyaIngress } from '../../core/sky/vakya.ts';
import { lazy } from '../../core/util/lazy.ts';
import type { PanchangDay, TAMIL_SYSTEMS } from './records.ts';

export type TamilSystem = (typeof TAMIL_SYSTEMS)[number];

const THAI = 9;
const PANGUNI = 11;

/** A month begins on the day on which the sun enters a sign before sunset, otherwise on the next day. */
export function tamilDate(date: string, system: TamilSystem, names: PanchangNames): PanchangDay['tamil'] {
  const days = new SiteDays(CHENNAI);
  const today = epochDay(date);
  const sunset = days.sunset(today);
  const longitude = siderealAt(sunset).sun;
  const trueSign = Math.floor(longitude / 30);
  const guess = sunset - (longitude - trueSign * 30) * 1.0146 * DAY_MS;
  // Traditional ingresses are less than a day from the true ones.
  const hasEntered = (sign: number): boolean => vakyaIngress(sign, sunset) <= sunset;
  const nearby = [trueSign + 1, trueSign, trueSign - 1].map((sign) => mod(sign, 12));
  const sign = system === 'vakya' ? (nearby.find(hasEntered) as number) : trueSign;
  const entry = system === 'vakya' ? vakyaIngress(sign, sunset) : trueIngress(sign, guess);
  const entryDay = days.dayAt(entry);
  const firstDay = entry < days.sunset(entryDay) ? entryDay : entryDay + 1;
  const year = yearOf(date);
  const month = Number(date.slice(5, 7));
  const solarYear = month < 4 || (month === 4 && sign === PANGUNI) ? year - 1 : year;
  return {
    year: samvatsara(solarYear - 78, names),
    month: names.tamilMonth[sign] as string,
    day: today - firstDay + 1,
    // The Thiruvalluvar year begins with Thai, in mid-January.
    thiruvalluvarYear: year + (month === 1 && sign < THAI ? 30 : 31),
    system,
  };
}

/** Samvatsara: name of a Shaka year in the 60-year cycle, by the southern reckoning. */
export function samvatsara(shaka: number, names: PanchangNames): string {
  return names.samvatsara[mod(shaka + 11, 60)] as string;
}

const saka = lazy(() => new Intl.DateTimeFormat('en-u-ca-indian', { timeZone: 'UTC', year: 'numeric', month: 'numeric', day: 'numeric' }));

/** The Indian national calendar. */
export function sakaDate(date: string, { masa }: PanchangNames): PanchangDay['saka'] {
  const parts = saka().formatToParts(new Date(epochDay(date) * DAY_MS));
  const read = (type: string): number => Number.parseInt(parts.find((part) => part.type === type)?.value ?? '', 10);
  return { year: read('year'), month: masa[read('month') - 1] as string, day: read('day') };
}
