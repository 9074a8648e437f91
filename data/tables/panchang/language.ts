/** What an almanac needs of a language: its names, each list in its order, and the words of reasons. */
import type { ReasonWords } from '../../../src/core/sky/festivals/reasons.ts';
import type { CalendarNames } from '../../../src/core/sky/names.ts';

type Names = readonly string[];

export interface PanchangNames extends CalendarNames {
  /** Sunday first. */
  readonly vara: Names;
  readonly yoga: Names;
  /** Seven that return, and four that come once a month. */
  readonly karana: Names;
  /** Spring first. */
  readonly ritu: Names;
  /** The half of the year in which the sun goes north, and that in which it goes south. */
  readonly ayana: Names;
  /** The cycle of sixty years, Prabhava first. */
  readonly samvatsara: Names;
  /** The solar months of the Tamil year. */
  readonly tamilMonth: Names;
  /** Of the nine grahas, the lord of each nakshatra in turn. */
  readonly lord: Names;
}

export interface PanchangLanguage {
  readonly names: PanchangNames;
  readonly reasons: ReasonWords;
}

export const list = (text: string): Names => text.split(', ');
