/** Romanises the words of an address in Indian scripts, to match the Latin names of the index. */
import { rewriteToLatin } from '../../../data/script-names.ts';
import { nameKey } from '../../core/text/fold.ts';
import { translateGenericWords } from '../../core/text/generic-words.ts';
import { phoneticFold } from '../../core/text/phonetic-key.ts';
import { spelledAcronyms, spelledLetter } from '../../core/text/spelled-out-letters.ts';
import { type AddressToken, tokenAt } from './tokenise.ts';

const LATIN = /^[\0-\u024f]*$/;
const NUMBER = /^\d+$/;
/** Ordinal suffixes after digits: 4ನೇ is 4th. */
const ORDINAL_ENDINGS = new Set([
  'ನೇ',
  'ನೆಯ',
  'वां',
  'वाँ',
  'वीं',
  'वें',
  'वा',
  'वी',
  'वे',
  'था',
  'வது',
  'ஆவது',
  'ஆம்',
  'వ',
  'ാം',
  'ആം',
  'મો',
  'મી',
  'ਵਾਂ',
  'ਵੀਂ',
  'ନମ୍ବର',
  'নং',
  'তম',
]);
/** Odia writes no sign for the final vowel that names in Latin letters omit: ଶହୀଦ is Sahid. */
const ODIA = /\p{Script=Oriya}/u;
const FINAL_VOWEL = /(?<=[^aeiou])a$/;

/** @param text the address, in which a full stop after a word marks an initial: தி. நகர் is T. Nagar */
export function romaniseWords(words: readonly AddressToken[], text: string): AddressToken[] {
  if (words.every(({ word }) => LATIN.test(word))) return [...words];
  return words
    .filter(
      ({ word, start }, index) =>
        !(ORDINAL_ENDINGS.has(word) && NUMBER.test(words[index - 1]?.word ?? '') && words[index - 1]?.end === start),
    )
    .map((token) => romanise(token, text.charAt(token.end) === '.'));
}

function romanise(token: AddressToken, isAbbreviated: boolean): AddressToken {
  if (LATIN.test(token.word)) return token;
  const letter = isAbbreviated ? spelledLetter(token.word) : undefined;
  if (letter !== undefined) return { ...token, word: letter, sound: letter };
  const [latin] = rewriteToLatin([nameKey(token.word)]);
  // The phonetic key of the indexed Latin name: इंदौर is Indore.
  if (latin) return { ...token, sound: phoneticFold(latin.join('')) };
  const [english, ...rest] = translateGenericWords([nameKey(token.word)]) ?? [];
  if (english !== undefined && rest.length === 0) return { ...token, word: english, sound: phoneticFold(english) };
  const [acronym] = spelledAcronyms(token.word);
  if (acronym !== undefined) return tokenAt(acronym, token.start, token.end, token.part);
  return ODIA.test(token.word) ? { ...token, sound: token.sound.replace(FINAL_VOWEL, '') } : token;
}
