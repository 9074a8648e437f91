/** Negative list: capitalised or name-like words that are not names of people; typed from general knowledge. Lower case. */
import { wordSets } from '../table.ts';

const set = wordSets('words_like_names.tsv');

/** Brands, services and products that are not in the company tables. */
export const brandWords: ReadonlySet<string> = set('brandWords');

/** Trains, regions, rivers, languages, festivals, gods, communities and faiths. */
export const otherCapitals: ReadonlySet<string> = set('otherCapitals');

/** Romanised Indian words that begin sentences. */
export const indianWords: ReadonlySet<string> = set('indianWords');
