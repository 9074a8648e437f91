/** Words beside which an unknown word that looks like a name is one; typed from general knowledge. In small letters. */
import { LazySet } from '../../src/core/util/lazy.ts';
import { list, table, text, wordLists } from '../table.ts';

const words = wordLists('person_cues.tsv');
const set = (name: string): ReadonlySet<string> => new LazySet(words(name));

/** What hardly anything but somebody does: "Khriezo said". */
export const humanActs: ReadonlySet<string> = set('humanActs');

/** Words of the family and of honour after a name in Latin letters: "Abrar miyan". */
export const kinHonours: ReadonlySet<string> = set('kinHonours');

/** What things do as well. */
export const commonActs: ReadonlySet<string> = set('commonActs');

/** Before what is said of somebody or something: only with what is said of people alone, or where the letters leave no doubt. */
export const auxiliaries: ReadonlySet<string> = set('auxiliaries');

/** What is said of people alone, after such a word: "has paid", "is absent", "will collect". */
export const humanPredicates: ReadonlySet<string> = set('humanPredicates');

/** What many are called at home, and words of English as well: with what people do they are names, not with what is said of things. */
export const petNames: ReadonlySet<string> = set('petNames');

/** After these somebody is named: "informed Thenmozhi", "ask Gulshan". */
export const askingActs: ReadonlySet<string> = set('askingActs');

/** After these only what the letters leave no doubt of. */
export const aboutWords: ReadonlySet<string> = set('aboutWords');

/** Behind a name in Hindi and Urdu written in Latin letters. */
export const casesOfPeople: ReadonlySet<string> = set('casesOfPeople');
export const casesOfAll: ReadonlySet<string> = set('casesOfAll');

/** What people have, after such a word: "Mishti ka admission". */
export const possessions: ReadonlySet<string> = set('possessions');

/** How it goes on after "se", of people alone: "Ranglal se kehna". */
export const askings: ReadonlySet<string> = set('askings');

/** Before who is spoken to. */
export const callingWords: ReadonlySet<string> = set('callingWords');

/** Before these a capital word is a thing or a place. */
export const thingLeads: ReadonlySet<string> = set('thingLeads');

/** Words of honour and of the family that stand after a name, and how they are declined. */
const honourWords = table('honour_words.tsv', { word: text, endings: list(' ') }, 'word');
export const honouring: ReadonlySet<string> = new LazySet(() =>
  honourWords().flatMap(({ word, endings }) => ['', ...endings].map((ending) => (word + ending).normalize('NFC'))),
);

/** Before these a capital word is rather a place. */
export const placeLeads: ReadonlySet<string> = set('placeLeads');

/** Words that tell that somebody is spoken of. */
export const personalWords: ReadonlySet<string> = set('personalWords');

/** What follows who is spoken to: "Zubeda, please check". */
export const requests: ReadonlySet<string> = set('requests');

/** "Ritabrata and team". */
export const companions: ReadonlySet<string> = set('companions');

/** In Indian scripts, before who is written to. */
export const dearWords: ReadonlySet<string> = set('dearWords');
