/** Words around and within names of people, in Latin letters and in Indian scripts; typed from general knowledge. In small letters. */
import { LazySet, lazy } from '../../src/core/util/lazy.ts';
import { wordLists } from '../table.ts';

const list = wordLists('person_words.tsv');
const set = (name: string): ReadonlySet<string> => new LazySet(list(name));

/** What stands before a name. */
export const titles: ReadonlySet<string> = set('titles');

/** The same, written short: only with a full stop, since they are other words too. */
export const stoppedTitles: ReadonlySet<string> = set('stoppedTitles');

/** What stands after one. */
export const honorifics: ReadonlySet<string> = set('honorifics');

/** "son of" and the like. */
export const relations: ReadonlySet<string> = set('relations');

/** What a form or a sentence calls a name. */
export const nameLabels: ReadonlySet<string> = set('nameLabels');

/** Before the word for name: whose it is. Without one, or a colon, the word is usually said of something else. */
export const owners: ReadonlySet<string> = set('owners');

/** The same of the one who speaks: here a name follows that need not be known. */
export const ownNames: ReadonlySet<string> = set('ownNames');

/** After these a name may follow: greetings, signatures, saying who one is. */
export const introductions: ReadonlySet<string> = set('introductions');

/** Words that end a name, whatever the script. */
export const nameStops: ReadonlySet<string> = set('nameStops');

/** Surnames that hardly any capital word before them could have but a given name. */
export const surnames: ReadonlySet<string> = set('surnames');

/** Words that begin a sentence with a capital and are never part of a name. */
export const sentenceStarts: ReadonlySet<string> = set('sentenceStarts');

/** Before or after these a word that is also a name is part of a place, a firm or a thing. */
export const notPeople: ReadonlySet<string> = set('notPeople');

/** Where people go, in small letters, and how it goes on in Hindi and Urdu that is written in Latin letters. */
export const goals: ReadonlySet<string> = set('goals');
export const goings: ReadonlySet<string> = set('goings');

/** Names that are words, gods, places or first names of English prose as well: by themselves they are nobody's. */
export const everydayWords: ReadonlySet<string> = set('everydayWords');

/** Further names of families, beside those that made-up people get, some as other scripts have them heard. */
export const moreSurnames: ReadonlySet<string> = set('moreSurnames');

/** Further common names, beside those that made-up people get. */
export const moreNames: ReadonlySet<string> = set('moreNames');

/** How words of Indian scripts begin for what is called after somebody, a god or a month, whatever their ending: विद्यापीठाचा, కళాశాలలో. */
const calledAfterWords = list('calledAfter');
export const calledAfter = lazy(() => new RegExp(`^(?:${calledAfterWords().join('|')})`, 'u'));
