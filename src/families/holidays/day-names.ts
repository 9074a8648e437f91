/** Names of a day for one state and language. The Reserve Bank gives one description per date for the whole country. */
import { stateName } from '../../../data/places.ts';
import { festivalNames } from '../../../data/tables/festival_names.ts';
import { holidayLabels } from '../../../data/tables/holiday_labels.ts';
import type { Language } from '../../../data/tables/panchang.ts';
import { states } from '../../../data/tables/states.ts';
import { festivalsNamed } from './festival-search.ts';

const IN_BRACKETS = /\([^()]*\)/g;

/** Festivals by part of a description. Unbounded cache: the lists have a fixed number of descriptions. */
const festivalCache = new Map<string, readonly string[]>();

/** Festivals named by a part of a description, with or without the text in brackets: "Ramzan-Id (Id-Ul-Fitr)". */
export function festivalsOfPart(part: string): readonly string[] {
  let festivals = festivalCache.get(part);
  if (!festivals) {
    const readings = [part, part.replace(IN_BRACKETS, ''), ...Array.from(part.matchAll(/\(([^()]*)\)/g), ([, inside]) => inside as string)];
    festivals =
      readings.map((text) => festivalsNamed(text.replace(/^(shri|shree|sri) | festival$/i, ''))).find(({ length }) => length > 0) ?? [];
    festivalCache.set(part, festivals);
  }
  return festivals;
}

export function partsOf(name: string): string[] {
  return festivalNames.has(name) ? [name] : name.split('/').map((part) => part.trim());
}

/** Whether a festival is observed in a state. */
export function isObservedIn(festival: string, state: string): boolean {
  const region = festivalNames.get(festival)?.region ?? [];
  return region.includes('*') || region.includes(state);
}

/** Label of a day for a state and language: omits festivals of other states, and translates names where a translation exists. */
export function labelOf(name: string, state: string | undefined, language: Language): string {
  if (state === undefined && language === 'en') return name;
  const parts = partsOf(name).map((part) => ({ part, festivals: festivalsOfPart(part) }));
  const observed = state === undefined ? parts : parts.filter(({ part, festivals }) => isForState(part, festivals, state));
  const withFestival = observed.filter(({ festivals }) => festivals.length > 0);
  const displayed = [withFestival, observed, parts].find(({ length }) => length > 0) ?? [];
  const labels = displayed.map(({ part, festivals }) => {
    const festival = festivals.find((candidate) => state !== undefined && isObservedIn(candidate, state)) ?? festivals[0];
    if (language === 'en') return part;
    return (festival === undefined ? holidayLabels().get(part) : festivalNames.get(festival))?.[language] ?? part;
  });
  return [...new Set(labels)].join(' / ');
}

function isForState(part: string, festivals: readonly string[], state: string): boolean {
  if (festivals.length > 0) return festivals.some((festival) => isObservedIn(festival, state));
  const fullName = stateName(state);
  return !states.some(({ name }) => name !== fullName && part.includes(name));
}
