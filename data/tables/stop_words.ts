/** Stop words that identify a language, by language. */
import { lazy } from '../../src/core/util/lazy.ts';
import { groupBy } from '../formats/group-by.ts';
import { oneOf, table, text } from '../table.ts';

const rows = table(
  'stop_words.tsv',
  { list: oneOf('romanised', 'everyday', 'native', 'alsoEnglish'), language: text, word: text },
  'list',
  'language',
  'word',
);

type WordsByLanguage = Readonly<Record<string, readonly string[]>>;

const byLanguage = (...lists: readonly ('romanised' | 'everyday' | 'native')[]): (() => WordsByLanguage) =>
  lazy(() => {
    const languages = groupBy(
      rows().filter(({ list }) => lists.some((one) => one === list)),
      ({ language }) => language,
    );
    return Object.fromEntries(Array.from(languages, ([language, words]) => [language, words.map(({ word }) => word)]));
  });

/** Romanised, as spelled in messages. */
export const romanisedWords = byLanguage('romanised', 'everyday');
/** Those that are not also names: the lexicon of the name tagger has them as words. */
export const romanisedStopWords = byLanguage('romanised');

/** Words of these lists that are also words or names in English or related languages: no evidence by themselves. */
export const alsoEnglish = lazy(() => rows().flatMap(({ list, word }) => (list === 'alsoEnglish' ? [word] : [])));

/** Suffixes of romanised words that are typical of a language and rare in others. */
export const romanisedEndings: Readonly<Record<string, RegExp>> = {
  ta: /(?:nga|ngala|ukku|kku|uku|athu|adhu|thula|dhula|ula|oda|nnu|anum|num|ndha|ntha|ndhu|nthu|iruku|irukku|irukan|itan|taan|uven|uvan|aama|aatha|yala|kanga|ranga|rathu|radhu|chu|uthu|udhu|inga|aru)$/,
  te: /(?:undi|undhi|indi|indhi|andi|aaru|aadu|unna|unnaru|unnanu|tundi|thundi|ulu|alu|lanu|ulanu|lalo|ulo|yina|ina|alani|adam|ledu|ledhu|tundhi|gaa|inchi|inchaadu|incharu)$/,
  ml: /(?:unnu|unna|ente|inte|ude|ilum|aanu|athu|athinu|athil|annu|alla|ayi|aayi|ippo|iyathu|ikkum|ikkunnu|aayirunnu|ayirunnu|athe|inu|kondu)$/,
  kn: /(?:ide|idhe|tte|utte|dare|dhare|alli|annu|inda|ige|akke|idru|idre|beku|tini|thini|tira|thira|aagi|agide|gala|galu|gowda)$/,
};

/** Languages without a model: these words distinguish them from the dominant language of their script. */
export const nativeWords = byLanguage('native');
