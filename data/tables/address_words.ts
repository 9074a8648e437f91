/** Words of postal addresses in India, in Latin letters and in Indian scripts; typed from general knowledge. In small letters. */
import { wordSets } from '../table.ts';

const set = wordSets('address_words.tsv');

/** Words that are seldom said but in an address. */
export const addressWords: ReadonlySet<string> = set('addressWords');

/** Words that stand in addresses and elsewhere: they count with others. */
export const placeWords: ReadonlySet<string> = set('placeWords');

/** Large cities, by the names that letters carry. */
export const cities: ReadonlySet<string> = set('cities');
