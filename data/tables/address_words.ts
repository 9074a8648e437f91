/** Vocabulary of Indian postal addresses, in Latin and Indian scripts; typed from general knowledge. Lower case. */
import { wordSets } from '../table.ts';

const set = wordSets('address_words.tsv');

/** Strong cues: words that rarely occur outside an address. */
export const addressWords: ReadonlySet<string> = set('addressWords');

/** Weak cues: words that also occur elsewhere and count only together with others. */
export const placeWords: ReadonlySet<string> = set('placeWords');

/** Large cities, by the names used in postal addresses. */
export const cities: ReadonlySet<string> = set('cities');
