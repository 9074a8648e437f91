/** Words around and within names of people, in Latin and Indian scripts; typed from general knowledge. Lower case. */
import { LazySet, lazy } from '../../src/core/util/lazy.ts';
import { list, table, text, wordLists } from '../table.ts';

const words = wordLists('person_words.tsv');
const set = (name: string): ReadonlySet<string> => new LazySet(words(name));

/** Titles before a name. */
export const titles: ReadonlySet<string> = set('titles');

/** Abbreviated titles that count only with a full stop, since they are other words too. */
export const stoppedTitles: ReadonlySet<string> = set('stoppedTitles');

/** Honorifics after a name. */
export const honorifics: ReadonlySet<string> = set('honorifics');

/** Honorifics and kinship terms that follow a name, with their inflected forms. */
const honourWords = table('honour_words.tsv', { word: text, endings: list(' ') }, 'word');
export const honouring: ReadonlySet<string> = new LazySet(() =>
  honourWords().flatMap(({ word, endings }) => ['', ...endings].map((ending) => (word + ending).normalize('NFC'))),
);

/** Roles in a court, bank, hospital or school that are often directly followed by a name. */
export const roles: ReadonlySet<string> = set('roles');

/** Kinship and similar terms that are often followed by a name. */
export const kin: ReadonlySet<string> = set('kin');

/** First-person pronouns before a name: "मैं फूलमती देवी बोल रही हूँ". */
export const selfWords: ReadonlySet<string> = set('selfWords');

/** Salutations in Indian scripts. */
export const dearWords: ReadonlySet<string> = set('dearWords');

/** Negative cues: a name next to one of these is part of a place, a company or a thing. */
export const notPeople: ReadonlySet<string> = set('notPeople');

/** Names that are also words, gods, places or first names of English prose. */
export const ambiguousNames: ReadonlySet<string> = set('ambiguousNames');

/** Further surnames, in addition to those of generated people; some as transliterated from other scripts. */
export const moreSurnames: ReadonlySet<string> = set('moreSurnames');

/** Further common names, in addition to those of generated people. */
export const moreNames: ReadonlySet<string> = set('moreNames');

/** Stems, in Indian scripts, of words for things named after a person, a god or a month, with any inflection: विद्यापीठाचा, కళాశాలలో. */
const calledAfterWords = words('calledAfter');
export const namedAfterPattern = lazy(() => new RegExp(`^(?:${calledAfterWords().join('|')})`, 'u'));

/** Whether the word after a name shows that a road, a college, a month or a shop is meant, not the person. */
export const isNamedAfterPerson = (key: string): boolean => notPeople.has(key) || namedAfterPattern().test(key);
