/** The reason for the date of a festival: its rule, and the wording in a language. */
import { type CalendarNames, tithiTitle } from '../calendar-names.ts';
import type { LunarRule, SolarMonthRule, SolarRule } from './rules.ts';
import type { Kala } from './windows.ts';

export type Reason =
  | { readonly kind: 'lunar'; readonly rule: LunarRule }
  | { readonly kind: 'solar'; readonly rule: SolarRule }
  | { readonly kind: 'solarMonth'; readonly rule: SolarMonthRule }
  | { readonly kind: 'islamic'; readonly month: number; readonly day: number }
  | { readonly kind: 'easter' | 'fixed' | 'tibetan' };

/** Sentence templates with placeholders in braces, and the words for them. */
export interface ReasonWords {
  readonly kala: Readonly<Record<Kala, string>>;
  readonly sun: Readonly<Record<'drik' | 'vakya', string>>;
  readonly until: Readonly<Record<SolarRule['until'], string>>;
  /** `masa`, `tithi`, `kala` */
  readonly lunar: string;
  readonly dayAfterLunar: string;
  readonly dayBeforeLunar: string;
  readonly fridayUpToLunar: string;
  /** `sign`, `sun`, `until` */
  readonly solar: string;
  readonly dayBeforeSolar: string;
  /** `sign`, `sun`, `until`, `days` */
  readonly daysAfterSolar: string;
  /** `nakshatra`, `kala`, `sign` */
  readonly nakshatraOfSolarMonth: string;
  /** `tithi`, `kala`, `sign` */
  readonly tithiOfSolarMonth: string;
  /** `day`, `month` */
  readonly islamic: string;
  readonly easter: string;
  readonly fixed: string;
  readonly tibetan: string;
}

export const ENGLISH_REASONS: ReasonWords = {
  kala: {
    udaya: 'at sunrise',
    arunodaya: 'at dawn, before sunrise',
    purvahna: 'in the forenoon',
    madhyahna: 'at midday',
    aparahna: 'in the afternoon',
    pradosha: 'in the evening after sunset',
    moonrise: 'at moonrise',
    nishita: 'at midnight',
  },
  sun: { drik: 'true sun', vakya: 'traditional sun' },
  until: { sunrise: 'sunrise', sunset: 'sunset', midnight: 'midnight' },
  lunar: '{tithi} of {masa} (amanta) {kala}',
  dayAfterLunar: 'The day after {tithi} of {masa} (amanta) {kala}',
  dayBeforeLunar: 'The day before {tithi} of {masa} (amanta) {kala}',
  fridayUpToLunar: 'The last Friday up to {tithi} of {masa} (amanta) {kala}',
  solar: 'The sun enters {sign} ({sun}) before {until}',
  dayBeforeSolar: 'The day before the sun enters {sign} ({sun}) before {until}',
  daysAfterSolar: 'The sun enters {sign} ({sun}) before {until}; {days} days later',
  nakshatraOfSolarMonth: '{nakshatra} nakshatra {kala} while the sun is in {sign}',
  tithiOfSolarMonth: '{tithi} {kala} while the sun is in {sign}',
  islamic: 'Day {day} of month {month} of the Islamic year, a day after Umm al-Qura; depends on the sighting of the moon',
  easter: 'Counted from Easter Sunday, after the first full moon of spring',
  fixed: 'Fixed date',
  tibetan: 'First day of the Tibetan year (Phugpa)',
};

/** Formats a reason in a language. */
export function reasonText(reason: Reason, words: ReasonWords, names: CalendarNames): string {
  switch (reason.kind) {
    case 'lunar': {
      const { tithi, month, kala, after = 0, friday } = reason.rule;
      const template = after < 0 ? words.dayBeforeLunar : after > 0 ? words.dayAfterLunar : words.lunar;
      const pattern = friday ? words.fridayUpToLunar : template;
      return fillTemplate(pattern, { tithi: tithiTitle(tithi, names), masa: names.masa[month], kala: words.kala[kala] });
    }
    case 'solar': {
      const { sign, sun, until, after = 0 } = reason.rule;
      const pattern = after < 0 ? words.dayBeforeSolar : after > 0 ? words.daysAfterSolar : words.solar;
      return fillTemplate(pattern, {
        sign: names.rashi[sign],
        sun: words.sun[sun === 'drik' ? sun : 'vakya'],
        until: words.until[until],
        days: String(after),
      });
    }
    case 'solarMonth': {
      const { sign, limb, number, kala } = reason.rule;
      const place = { kala: words.kala[kala], sign: names.rashi[sign] };
      return limb === 'tithi'
        ? fillTemplate(words.tithiOfSolarMonth, { tithi: tithiTitle(number, names), ...place })
        : fillTemplate(words.nakshatraOfSolarMonth, { nakshatra: names.nakshatra[number - 1], ...place });
    }
    case 'islamic':
      return fillTemplate(words.islamic, { day: String(reason.day), month: String(reason.month) });
    default:
      return words[reason.kind];
  }
}

function fillTemplate(pattern: string, values: Readonly<Record<string, string | undefined>>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
