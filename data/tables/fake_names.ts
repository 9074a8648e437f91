/** Names for generated (fake) people, by region and state, and in Indian scripts. */
import { LazyMap, lazy } from '../../src/core/util/lazy.ts';
import { groupBy } from '../formats/group-by.ts';
import { list, oneOf, optional, table, text } from '../table.ts';

const KINDS = ['female', 'male', 'surnames'] as const;
export type NameRegion = Readonly<Record<(typeof KINDS)[number], readonly string[]>>;

const names = table('fake_names.tsv', { region: text, kind: oneOf(...KINDS), name: text }, 'region', 'kind', 'name');

/** By region. The order is part of the API contract: seeded output depends on it. */
export const nameRegions: ReadonlyMap<string, NameRegion> = new LazyMap(() =>
  Array.from(
    groupBy(names(), ({ region }) => region),
    ([region, rows]): [string, NameRegion] => {
      const namesOf = (kind: string): string[] => rows.filter((row) => row.kind === kind).map(({ name }) => name);
      return [region, { female: namesOf('female'), male: namesOf('male'), surnames: namesOf('surnames') }];
    },
  ),
);

const states = table('fake_name_states.tsv', { state: text, regions: list('|'), language: optional }, 'state');
/** By state: regions of its names, and the language of the native spelling, if any. */
export const namesOfState = new LazyMap(() => states().map((row) => [row.state, row]));

const spellings = table('native_names.tsv', { language: text, name: text, spelling: text }, 'language', 'name');
/** Language → name → native spelling. */
export const nativeNames = lazy(() => {
  const languages = new Map<string, Map<string, string>>();
  for (const { language, name, spelling } of spellings()) {
    const spellingsOfLanguage = languages.get(language) ?? new Map<string, string>();
    languages.set(language, spellingsOfLanguage.set(name, spelling));
  }
  return languages;
});
