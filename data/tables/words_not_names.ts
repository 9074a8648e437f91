/** Words of Indian languages that look or sound like names of somebody and are nobody's. */
import { LazySet } from '../../src/core/util/lazy.ts';
import { table, text } from '../table.ts';

function words(file: `${string}.tsv`): ReadonlySet<string> {
  const rows = table(file, { word: text }, 'word');
  return new LazySet(() => rows().map(({ word }) => word));
}

/** Common words that sound like a name. */
export const wordsNotNames = words('words_not_names.tsv');

/** What letters, complaints, notices and messages are about, in Indian scripts. */
export const everydayNouns = words('everyday_nouns.tsv');
