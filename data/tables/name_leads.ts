/** What stands before the name of somebody, in Indian scripts and in Latin letters; typed from general knowledge. In small letters. */
import { wordSets } from '../table.ts';

const set = wordSets('name_leads.tsv');

/** The last word of what stands above a signature: "Yours faithfully,", "आपका आज्ञाकारी शिष्य". */
export const signOffs: ReadonlySet<string> = set('signOffs');

/** Of whom a relative is spoken of: "my son", "मेरा बेटा". */
export const kinOwners: ReadonlySet<string> = set('kinOwners');

/** Relatives and others whose name is often said after the word. */
export const kin: ReadonlySet<string> = set('kin');

/** Who has to do with a court, a bank, a hospital, a school: a name often stands right after. */
export const roles: ReadonlySet<string> = set('roles');

/** After these, in Latin letters, somebody is spoken to or written to. */
export const greetings: ReadonlySet<string> = set('greetings');

/** Doings of people and what follows them: "spoke to", "signed by", "delivered to", "married". */
export const dealings: ReadonlySet<string> = set('dealings');
export const dealingWith: ReadonlySet<string> = set('dealingWith');

/** "Sent by:", "Driver name", "प्राप्तकर्ता:": what stands in forms and notes before a name. */
export const formFields: ReadonlySet<string> = set('formFields');

/** What follows such words and is no name: adverbs, things, doings. */
export const notNamesAfter: ReadonlySet<string> = set('notNamesAfter');

/** After these, a capital word is who is spoken to, or who speaks. */
export const addressed: ReadonlySet<string> = set('addressed');

/** What goes to places as well as to people: after it only a name that is known is one. */
export const carried: ReadonlySet<string> = set('carried');

/** What is given to people, and hardly to a place. */
export const givings: ReadonlySet<string> = set('givings');

/** What people have: "salary of Ratni". */
export const belongings: ReadonlySet<string> = set('belongings');

/** What people call themselves: "मैं फूलमती देवी बोल रही हूँ". */
export const selfWords: ReadonlySet<string> = set('selfWords');

/** Between somebody's part and a number: "witness no. 2". */
export const numbering: ReadonlySet<string> = set('numbering');
