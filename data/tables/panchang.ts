/** Localisation of the almanac: ordered lists of names, and templates of reasons. */

import { type CalendarNames, ENGLISH_NAMES } from '../../src/core/sky/calendar-names.ts';
import { ENGLISH_REASONS, type ReasonWords } from '../../src/core/sky/festivals/reasons.ts';
import { lazy } from '../../src/core/util/lazy.ts';
import { groupBy } from '../formats/group-by.ts';
import { integer, optional, table, text } from '../table.ts';

type Names = readonly string[];

export interface PanchangNames extends CalendarNames {
  /** Sunday first. */
  readonly vara: Names;
  readonly yoga: Names;
  /** Seven movable and four fixed karanas. */
  readonly karana: Names;
  /** Spring first. */
  readonly ritu: Names;
  /** Uttarayana (northward course of the sun) and dakshinayana (southward). */
  readonly ayana: Names;
  /** The 60-year cycle, Prabhava first. */
  readonly samvatsara: Names;
  /** The solar months of the Tamil year. */
  readonly tamilMonth: Names;
  /** The ruling graha of each nakshatra: nine, repeating. */
  readonly lord: Names;
  /** In the order of the day, first of Sunday first. */
  readonly choghadiya: Names;
}

export interface PanchangLanguage {
  readonly names: PanchangNames;
  readonly reasons: ReasonWords;
}

export const LANGUAGES = ['en', 'hi', 'ta', 'te', 'kn', 'ml', 'mr', 'gu', 'bn'] as const;
export type Language = (typeof LANGUAGES)[number];
/** A column for the names in each Indian language. */
export const INDIAN_NAMES = { hi: text, ta: text, te: text, kn: text, ml: text, mr: text, gu: text, bn: text };

const nameRows = table('panchang_names.tsv', { list: text, number: integer, en: optional, ...INDIAN_NAMES }, 'list', 'number');
const reasonRows = table('panchang_reasons.tsv', { reason: text, ...INDIAN_NAMES }, 'reason');

const names = lazy(() => groupBy(nameRows(), ({ list }) => list));

function namesIn(language: Language): PanchangNames {
  const lists = Array.from(names(), ([list, rows]) => [list, rows.flatMap((row) => row[language] ?? [])] as const);
  // Empty lists fall back to the English names.
  return { ...ENGLISH_NAMES, ...Object.fromEntries(lists.filter(([, list]) => list.length > 0)) } as PanchangNames;
}

function reasonsIn(language: Exclude<Language, 'en'>): ReasonWords {
  const reasons: Record<string, string | Record<string, string>> = {};
  for (const row of reasonRows()) {
    const [key = '', part] = row.reason.split('.');
    reasons[key] = part === undefined ? row[language] : { ...(reasons[key] as object), [part]: row[language] };
  }
  return reasons as unknown as ReasonWords;
}

export const panchangLanguages: () => Readonly<Record<Language, PanchangLanguage>> = lazy(() => {
  const languages = LANGUAGES.map((language): [Language, PanchangLanguage] => [
    language,
    { names: namesIn(language), reasons: language === 'en' ? ENGLISH_REASONS : reasonsIn(language) },
  ]);
  return Object.fromEntries(languages) as Record<Language, PanchangLanguage>;
});
