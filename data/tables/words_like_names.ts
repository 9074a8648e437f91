/** What is written with a capital or stands where a name might, looks like one and is nobody's; typed from general knowledge. In small letters. */
import { wordSets } from '../table.ts';

const set = wordSets('words_like_names.tsv');

/** Brands, services and products that no table of companies has. */
export const brandWords: ReadonlySet<string> = set('brandWords');

/** Trains, regions, rivers, languages, festivals, gods, communities and faiths. */
export const otherCapitals: ReadonlySet<string> = set('otherCapitals');

/** Words of Indian languages in Latin letters that begin sentences. */
export const indianWords: ReadonlySet<string> = set('indianWords');
