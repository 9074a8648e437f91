/** Little words that give a language away, by language. */
import { lazy } from '../../src/core/util/lazy.ts';
import { groupBy } from '../formats/group.ts';
import { oneOf, table, text } from '../table.ts';

const rows = table(
  'little_words.tsv',
  { list: oneOf('romanised', 'native', 'alsoEnglish'), language: text, word: text },
  'list',
  'language',
  'word',
);

type WordsByLanguage = Readonly<Record<string, readonly string[]>>;

const byLanguage = (of: 'romanised' | 'native'): (() => WordsByLanguage) =>
  lazy(() => {
    const languages = groupBy(
      rows().filter(({ list }) => list === of),
      ({ language }) => language,
    );
    return Object.fromEntries(Array.from(languages, ([language, words]) => [language, words.map(({ word }) => word)]));
  });

/** As people spell them in messages. */
export const romanisedWords = byLanguage('romanised');

/** Words of these lists that are also words or names of English and its neighbours: alone they say nothing of an Indian language. */
export const alsoEnglish = lazy(() => rows().flatMap(({ list, word }) => (list === 'alsoEnglish' ? [word] : [])));

/** How words end in a language, as it is typed, and in few others. */
export const romanisedEndings: Readonly<Record<string, RegExp>> = {
  ta: /(?:nga|ngala|ukku|kku|uku|athu|adhu|thula|dhula|ula|oda|nnu|anum|num|ndha|ntha|ndhu|nthu|iruku|irukku|irukan|itan|taan|uven|uvan|aama|aatha|yala|kanga|ranga|rathu|radhu|chu|uthu|udhu|inga|aru)$/,
  te: /(?:undi|undhi|indi|indhi|andi|aaru|aadu|unna|unnaru|unnanu|tundi|thundi|ulu|alu|lanu|ulanu|lalo|ulo|yina|ina|alani|adam|ledu|ledhu|tundhi|gaa|inchi|inchaadu|incharu)$/,
  ml: /(?:unnu|unna|ente|inte|ude|ilum|aanu|athu|athinu|athil|annu|alla|ayi|aayi|ippo|iyathu|ikkum|ikkunnu|aayirunnu|ayirunnu|athe|inu|kondu)$/,
  kn: /(?:ide|idhe|tte|utte|dare|dhare|alli|annu|inda|ige|akke|idru|idre|beku|tini|thini|tira|thira|aagi|agide|gala|galu|gowda)$/,
};

/** Languages that have no model of their own: they are told from the larger language of their script by these words. */
export const nativeWords = byLanguage('native');
