/** Computes the panchang of a day at a place. */
import type { PanchangNames } from '../../../data/tables/panchang.ts';
import { type Language, panchangLanguages } from '../../../data/tables/panchang.ts';
import { DAY_MS, dateOfEpochDay, epochDay, weekdayNumber, weekdayOf } from '../../core/calendar/date.ts';
import { formatInZone, startOfDay } from '../../core/calendar/zone.ts';
import { pakshaName, tithiTitle } from '../../core/sky/calendar-names.ts';
import { positionsAt } from '../../core/sky/ephemeris.ts';
import { type Observer, Track } from '../../core/sky/horizon.ts';
import { type Ayanamsa, ayanamsaAt, limbsBetween, siderealAt } from '../../core/sky/limbs.ts';
import { gujaratYear, lunarMonthAt, purnimantaIndex, shakaYear } from '../../core/sky/lunar-month.ts';
import { type Choghadiya, choghadiyas, type DaySpans, daySpans, type SunBounds, type TimeSpan } from './day-spans.ts';
import { elementsBetween } from './elements.ts';
import { namedFestivals } from './festivals.ts';
import type { MONTHS, PanchangDay } from './records.ts';
import { sakaDate, samvatsara, type TamilSystem, tamilDate } from './solar-date.ts';
import { type TithiName, tithiDates } from './tithi-days.ts';

export interface PanchangRequest {
  readonly date: string;
  readonly days: number;
  readonly tithi?: TithiName | undefined;
  readonly site: Observer;
  readonly zone: string;
  readonly ayanamsa: Ayanamsa;
  readonly sunrise: 'visible' | 'geometric';
  readonly tamilSystem: TamilSystem;
  readonly month: (typeof MONTHS)[number];
  readonly language: Language;
  readonly festivals: boolean;
  readonly choghadiya: boolean;
}

/** Years between the epochs of the Shaka era and the Vikram and Kali eras. */
const VIKRAM_OFFSET = 135;
const KALI_OFFSET = 3179;

/** Consecutive days from the requested date, or those of a tithi. */
export function panchangDays(request: PanchangRequest): [PanchangDay, ...PanchangDay[]] {
  const { date, days, tithi, site } = request;
  const [first, ...following] =
    tithi === undefined
      ? [date, ...Array.from({ length: days - 1 }, (_, i) => dateOfEpochDay(epochDay(date) + i + 1))]
      : tithiDates(tithi, date, days, site);
  const dayOn = (isoDate: string): PanchangDay => panchangDay({ ...request, date: isoDate });
  return [dayOn(first), ...following.map(dayOn)];
}

interface SunTimes {
  readonly rise: number | undefined;
  readonly set: number | undefined;
}

export function panchangDay(request: PanchangRequest): PanchangDay {
  const { date, site, zone, ayanamsa, language } = request;
  const { names } = panchangLanguages()[language];
  const today = epochDay(date);
  const sunOf = (day: number): SunTimes => sunOn(dateOfEpochDay(day), request);
  const [before, sun, after] = [sunOf(today - 1), sunOf(today), sunOf(today + 1)];
  const midnight = startOfDay(date, zone);
  // Without a sunrise (polar day or night), 06:00 is used.
  const from = sun.rise ?? midnight + DAY_MS / 4;
  const to = after.rise !== undefined && sun.rise !== undefined ? after.rise : from + DAY_MS;

  const write = (ms: number): string => formatInZone(ms, zone);
  const moon = new Track('moon', site, midnight, startOfDay(dateOfEpochDay(today + 1), zone));
  const elements = elementsBetween(from, to, { names, ayanamsa, write });
  const month = lunarMonthAt(from);
  const tithi = elements.tithi[0]?.number ?? 1;
  const bounds = boundsOf(before, sun, after);
  const weekday = weekdayNumber(today);
  const masa = (index: number): string => names.masa[index] as string;
  const [amanta, purnimanta] = [masa(month.index), masa(purnimantaIndex(month, tithi))];
  const shaka = shakaYear(from, month);
  const stars = siderealAt(from, ayanamsa);
  // The six seasons (ritu) and the two half-years (ayana) follow the tropical sun.
  const tropical = positionsAt(from).sun;
  const goesSouth = tropical >= 90 && tropical < 270;
  const formatTime = (ms: number | undefined): string | null => (ms === undefined ? null : write(ms));
  return {
    date,
    vara: varaOf(date, language),
    sunrise: formatTime(sun.rise),
    sunset: formatTime(sun.set),
    moonrise: formatTime(moon.first('limb', true)),
    moonset: formatTime(moon.first('limb', false)),
    ...elements,
    masa: {
      name: request.month === 'amanta' ? amanta : purnimanta,
      amanta,
      purnimanta,
      adhika: month.adhika,
      kshaya: month.kshaya,
      paksha: tithi <= 15 ? 'shukla' : 'krishna',
      pakshaName: pakshaName(tithi, names),
    },
    samvat: {
      vikram: shaka + VIKRAM_OFFSET,
      gujarati: gujaratYear(from, month),
      shaka,
      kali: shaka + KALI_OFFSET,
      samvatsara: samvatsara(shaka, names),
    },
    ritu: names.ritu[Math.floor(((tropical + 30) % 360) / 60)] as string,
    ayana: goesSouth ? 'Dakshinayana' : 'Uttarayana',
    ayanaName: names.ayana[goesSouth ? 1 : 0] as string,
    sunSign: names.rashi[Math.floor(stars.sun / 30)] as string,
    moonSign: names.rashi[Math.floor(stars.moon / 30)] as string,
    saka: sakaDate(date, names),
    tamil: tamilDate(date, request.tamilSystem, names),
    ...formatSpans(bounds && daySpans(bounds, weekday), write),
    ...(request.choghadiya && { choghadiya: bounds ? formatChoghadiyas(bounds, weekday, names, write) : null }),
    ayanamsa: Math.round(ayanamsaAt(from, ayanamsa) * 10_000) / 10_000,
    ...skippedAndRepeated(from, to, names),
    festivals: request.festivals ? namedFestivals(date, site, language) : [],
  };
}

/** Indian languages use the almanac's name of the weekday. */
function varaOf(date: string, language: Language): PanchangDay['vara'] {
  const number = weekdayNumber(epochDay(date));
  const name = panchangLanguages()[language].names.vara[number] as string;
  return { number: number + 1, name, weekday: language === 'en' ? weekdayOf(date) : name };
}

function sunOn(date: string, { site, zone, sunrise }: PanchangRequest): SunTimes {
  const from = startOfDay(date, zone);
  const track = new Track('sun', site, from, startOfDay(dateOfEpochDay(epochDay(date) + 1), zone));
  const altitude = sunrise === 'visible' ? 'limb' : 0;
  const rise = track.first(altitude, true);
  // Sunset is the one after this sunrise, even if the requested time zone is not that of the place.
  const set = rise === undefined ? track.first(altitude, false) : new Track('sun', site, rise, rise + DAY_MS).first(altitude, false);
  return { rise, set };
}

/** Undefined if the sun does not rise and set in order (high latitudes). */
function boundsOf(before: SunTimes, { rise, set }: SunTimes, after: SunTimes): SunBounds | undefined {
  if (before.set === undefined || rise === undefined || set === undefined || after.rise === undefined || set < rise) return undefined;
  return { previousSunset: before.set, sunrise: rise, sunset: set, nextSunrise: after.rise };
}

function formatChoghadiyas(
  { sunrise, sunset, nextSunrise }: SunBounds,
  weekday: number,
  names: PanchangNames,
  write: (ms: number) => string,
): NonNullable<PanchangDay['choghadiya']> {
  const format = ({ index, quality, start, end }: Choghadiya) => ({
    name: names.choghadiya[index] as string,
    quality,
    start: write(start),
    end: write(end),
  });
  return {
    day: choghadiyas({ start: sunrise, end: sunset }, false, weekday).map(format),
    night: choghadiyas({ start: sunset, end: nextSunrise }, true, weekday).map(format),
  };
}

type FormattedSpans = Pick<PanchangDay, 'rahuKalam' | 'yamaganda' | 'gulika' | 'abhijit' | 'brahmaMuhurta' | 'durMuhurta'>;

type FormattedSpan = NonNullable<PanchangDay['rahuKalam']>;

function formatSpans(spans: DaySpans | undefined, write: (ms: number) => string): FormattedSpans {
  const formatSpan = (span: TimeSpan): FormattedSpan => ({ start: write(span.start), end: write(span.end) });
  const formatOptionalSpan = (span: TimeSpan | undefined): FormattedSpan | null => (span ? formatSpan(span) : null);
  return {
    rahuKalam: formatOptionalSpan(spans?.rahuKalam),
    yamaganda: formatOptionalSpan(spans?.yamaganda),
    gulika: formatOptionalSpan(spans?.gulika),
    abhijit: formatOptionalSpan(spans?.abhijit),
    brahmaMuhurta: formatOptionalSpan(spans?.brahmaMuhurta),
    durMuhurta: spans?.durMuhurta.map(formatSpan) ?? [],
  };
}

/** Kshaya tithi: contains no sunrise. Vriddhi tithi: contains two. */
function skippedAndRepeated(from: number, to: number, names: PanchangNames): Pick<PanchangDay, 'kshayaTithi' | 'vriddhiTithi'> {
  const tithis = limbsBetween('tithi', from, to);
  const skipped = tithis.find(({ start, end }) => start > from && end < to);
  return { kshayaTithi: skipped ? tithiTitle(skipped.number, names) : null, vriddhiTithi: tithis.length === 1 };
}
