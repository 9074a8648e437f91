/** Words around and within names of people, in Latin and Indian scripts; typed from general knowledge. Lower case. */
import { LazySet, lazy } from '../../src/core/util/lazy.ts';
import { wordLists } from '../table.ts';

const list = wordLists('person_words.tsv');
const set = (name: string): ReadonlySet<string> => new LazySet(list(name));

/** Titles before a name. */
export const titles: ReadonlySet<string> = set('titles');

/** Abbreviated titles that count only with a full stop, since they are other words too. */
export const stoppedTitles: ReadonlySet<string> = set('stoppedTitles');

/** Honorifics after a name. */
export const honorifics: ReadonlySet<string> = set('honorifics');

/** Kinship phrases such as "son of". */
export const relations: ReadonlySet<string> = set('relations');

/** Labels of a name in a form or sentence. */
export const nameLabels: ReadonlySet<string> = set('nameLabels');

/** Possessors before the word for name. Without one, or a colon, that word usually refers to something else. */
export const owners: ReadonlySet<string> = set('owners');

/** First-person possessors: a name follows that need not be listed. */
export const ownNames: ReadonlySet<string> = set('ownNames');

/** Introductions that a name may follow: greetings, signatures, self-introductions. */
export const introductions: ReadonlySet<string> = set('introductions');

/** Words that end a name, in any script. */
export const nameStops: ReadonlySet<string> = set('nameStops');

/** Surnames so distinctive that a capitalised word before them is almost always a given name. */
export const surnames: ReadonlySet<string> = set('surnames');

/** Capitalised sentence starters that are never part of a name. */
export const sentenceStarts: ReadonlySet<string> = set('sentenceStarts');

/** Negative cues: a name next to one of these is part of a place, a company or a thing. */
export const notPeople: ReadonlySet<string> = set('notPeople');

/** Destinations, lower case, and the verbs of motion after them in romanised Hindi and Urdu. */
export const goals: ReadonlySet<string> = set('goals');
export const goings: ReadonlySet<string> = set('goings');

/** Ambiguous names that are also words, gods, places or first names of English prose: no match by themselves. */
export const everydayWords: ReadonlySet<string> = set('everydayWords');

/** Further surnames, in addition to those of generated people; some as transliterated from other scripts. */
export const moreSurnames: ReadonlySet<string> = set('moreSurnames');

/** Further common names, in addition to those of generated people. */
export const moreNames: ReadonlySet<string> = set('moreNames');

/** Stems, in Indian scripts, of words for things named after a person, a god or a month, with any inflection: विद्यापीठाचा, కళాశాలలో. */
const calledAfterWords = list('calledAfter');
export const calledAfter = lazy(() => new RegExp(`^(?:${calledAfterWords().join('|')})`, 'u'));
