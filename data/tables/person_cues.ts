/** Context cues: words next to which an unknown name-like word is a person's name; typed from general knowledge. Lower case. */
import { LazySet } from '../../src/core/util/lazy.ts';
import { list, table, text, wordLists } from '../table.ts';

const words = wordLists('person_cues.tsv');
const set = (name: string): ReadonlySet<string> => new LazySet(words(name));

/** Verbs whose subject is almost always a person: "Khriezo said". */
export const humanActs: ReadonlySet<string> = set('humanActs');

/** Kinship terms and honorifics after a name in Latin script: "Abrar miyan". */
export const kinHonours: ReadonlySet<string> = set('kinHonours');

/** Verbs whose subject may also be a thing. */
export const commonActs: ReadonlySet<string> = set('commonActs');

/** Auxiliary verbs: they count only with a predicate that applies to people alone, or if the character model is certain. */
export const auxiliaries: ReadonlySet<string> = set('auxiliaries');

/** Predicates of people, after an auxiliary: "has paid", "is absent", "will collect". */
export const humanPredicates: ReadonlySet<string> = set('humanPredicates');

/** Nicknames that are also English words: names with verbs of people, not with predicates of things. */
export const petNames: ReadonlySet<string> = set('petNames');

/** Verbs with a person as object: "informed Thenmozhi", "ask Gulshan". */
export const askingActs: ReadonlySet<string> = set('askingActs');

/** Prepositions after which a word is a name only if the character model is certain. */
export const aboutWords: ReadonlySet<string> = set('aboutWords');

/** Case markers after a name in romanised Hindi and Urdu. */
export const casesOfPeople: ReadonlySet<string> = set('casesOfPeople');
export const casesOfAll: ReadonlySet<string> = set('casesOfAll');

/** Possessions, after a case marker: "Mishti ka admission". */
export const possessions: ReadonlySet<string> = set('possessions');

/** Continuations after "se" that apply to people only: "Ranglal se kehna". */
export const askings: ReadonlySet<string> = set('askings');

/** Words before a vocative. */
export const callingWords: ReadonlySet<string> = set('callingWords');

/** A capitalised word before one of these is a thing or a place. */
export const thingLeads: ReadonlySet<string> = set('thingLeads');

/** Honorifics and kinship terms that follow a name, with their inflected forms. */
const honourWords = table('honour_words.tsv', { word: text, endings: list(' ') }, 'word');
export const honouring: ReadonlySet<string> = new LazySet(() =>
  honourWords().flatMap(({ word, endings }) => ['', ...endings].map((ending) => (word + ending).normalize('NFC'))),
);

/** A capitalised word before one of these is probably a place. */
export const placeLeads: ReadonlySet<string> = set('placeLeads');

/** Words that indicate that a person is mentioned. */
export const personalWords: ReadonlySet<string> = set('personalWords');

/** Requests after a vocative: "Zubeda, please check". */
export const requests: ReadonlySet<string> = set('requests');

/** Companions: "Ritabrata and team". */
export const companions: ReadonlySet<string> = set('companions');

/** Salutations in Indian scripts. */
export const dearWords: ReadonlySet<string> = set('dearWords');
