/** Localised festivals of a day. */
import { festivalNames } from '../../../data/tables/festival_names.ts';
import { type Language, panchangLanguages } from '../../../data/tables/panchang.ts';
import type { Point } from '../../core/place/place.ts';
import { festivalsOn } from '../../core/sky/festivals/festivals.ts';
import { reasonText } from '../../core/sky/festivals/reasons.ts';
import type { PanchangDay } from './records.ts';

export function namedFestivals(date: string, point: Point, language: Language): PanchangDay['festivals'] {
  const { names, reasons } = panchangLanguages()[language];
  return festivalsOn(date, point).map(({ name, reason, tentative }) => ({
    name: festivalName(name, language),
    why: reasonText(reason, reasons, names),
    tentative,
    states: [...(festivalNames.get(name)?.region ?? [])],
  }));
}

/** Falls back to English for names missing from the table. */
function festivalName(name: string, language: Language): string {
  return language === 'en' ? name : (festivalNames.get(name)?.[language] ?? name);
}
