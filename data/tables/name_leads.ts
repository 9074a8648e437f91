/** Left-context cues: words that precede a person's name, in Indian and Latin scripts; typed from general knowledge. Lower case. */
import { wordSets } from '../table.ts';

const set = wordSets('name_leads.tsv');

/** Last word of a valediction above a signature: "Yours faithfully,", "आपका आज्ञाकारी शिष्य". */
export const signOffs: ReadonlySet<string> = set('signOffs');

/** Possessives before a kinship term: "my son", "मेरा बेटा". */
export const kinOwners: ReadonlySet<string> = set('kinOwners');

/** Kinship and similar terms that are often followed by a name. */
export const kin: ReadonlySet<string> = set('kin');

/** Roles in a court, bank, hospital or school that are often directly followed by a name. */
export const roles: ReadonlySet<string> = set('roles');

/** Salutations in Latin script. */
export const greetings: ReadonlySet<string> = set('greetings');

/** Verbs with a person as object, and their prepositions: "spoke to", "signed by", "delivered to", "married". */
export const dealings: ReadonlySet<string> = set('dealings');
export const dealingWith: ReadonlySet<string> = set('dealingWith');

/** Form labels before a name: "Sent by:", "Driver name", "प्राप्तकर्ता:". */
export const formFields: ReadonlySet<string> = set('formFields');

/** Words after such cues that are not names: adverbs, things, actions. */
export const notNamesAfter: ReadonlySet<string> = set('notNamesAfter');

/** Before a vocative or a speaker: a following capitalised word is a person. */
export const addressed: ReadonlySet<string> = set('addressed');

/** Objects sent to places as well as to people: only a listed name counts after them. */
export const carried: ReadonlySet<string> = set('carried');

/** Objects given to people, rarely to a place. */
export const givings: ReadonlySet<string> = set('givings');

/** Things that people have: "salary of Ratni". */
export const belongings: ReadonlySet<string> = set('belongings');

/** First-person pronouns before a name: "मैं फूलमती देवी बोल रही हूँ". */
export const selfWords: ReadonlySet<string> = set('selfWords');

/** Words between a role and a number: "witness no. 2". */
export const numbering: ReadonlySet<string> = set('numbering');
