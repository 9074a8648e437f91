/** Words around and within names of people, in Latin and Indian scripts; hand-curated. Lower case. */
import { LazySet, lazy } from '../../src/core/util/lazy.ts';
import { list, table, text, wordLists } from '../table.ts';

const words = wordLists('person_words.tsv');
const set = (name: string): ReadonlySet<string> => new LazySet(words(name));

/** Titles before a name. */
export const titles: ReadonlySet<string> = set('titles');

/** Abbreviated titles that count only with a full stop, since they are other words too. */
export const dottedTitles: ReadonlySet<string> = set('dottedTitles');

/** Honorifics after a name, without inflected forms: `honorificAndKinshipSuffixes` has those in Indian scripts. */
export const honorifics: ReadonlySet<string> = set('honorifics');

/** Honorifics and kinship terms that follow a name in Indian scripts, with their inflected forms. */
const honorificStems = table('honour_words.tsv', { word: text, endings: list(' ') }, 'word');
export const honorificAndKinshipSuffixes: ReadonlySet<string> = new LazySet(() =>
  honorificStems().flatMap(({ word, endings }) => ['', ...endings].map((ending) => (word + ending).normalize('NFC'))),
);

/** Roles in a court, bank, hospital or school that are often directly followed by a name. */
export const roles: ReadonlySet<string> = set('roles');

/** Kinship and similar terms that are often followed by a name. */
export const kinshipTerms: ReadonlySet<string> = set('kinshipTerms');

/** First-person pronouns before a name: "मैं फूलमती देवी बोल रही हूँ". */
export const firstPersonPronouns: ReadonlySet<string> = set('firstPersonPronouns');

/** Salutations in Indian scripts. */
export const salutations: ReadonlySet<string> = set('salutations');

/** Negative cues: a name next to one of these is part of a place, a company or a thing. */
export const negativeCues: ReadonlySet<string> = set('negativeCues');

/** Names that are also words, gods, places or first names of English prose. */
export const ambiguousNames: ReadonlySet<string> = set('ambiguousNames');

/** Further surnames, in addition to those of generated people; some as transliterated from other scripts. */
export const additionalSurnames: ReadonlySet<string> = set('additionalSurnames');

/** Further common names, in addition to those of generated people. */
export const additionalGivenNames: ReadonlySet<string> = set('additionalGivenNames');

/** Stems, in Indian scripts, of words for things named after a person, a god or a month, with any inflection: विद्यापीठाचा, కళాశాలలో. */
const eponymStems = words('eponymStems');
export const eponymPattern = lazy(() => new RegExp(`^(?:${eponymStems().join('|')})`, 'u'));

/** Whether the word after a name shows that a road, a college, a month or a shop is meant, not the person. */
export const isEponymCue = (key: string): boolean => negativeCues.has(key) || eponymPattern().test(key);
