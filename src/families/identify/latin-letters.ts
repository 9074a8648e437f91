/** Letters of the alphabet that are spelled out in an Indian script, where they stand for a code: यूपी 78 is UP 78, ಆರ್ ಟಿ ಒ is RTO. */
import { findState } from '../../../data/places.ts';
import { INDIC } from '../../core/indic/unicode-blocks.ts';
import { spelledAcronyms, spelledLetter } from '../../core/text/spelled-out-letters.ts';

/** The letters of a number plate, written as one word or as two, and the number of its office. */
const PLATE = /(?<![\u0900-\u0d7f])(?:([\u0900-\u0d7f\u200c\u200d]+)[ .])?([\u0900-\u0d7f\u200c\u200d]+)[ -]?(\d{1,2})(?!\d)/gu;
/** Two letter names in a row may be words: के, जी. */
const MIN_SPELLED_LETTERS = 3;

export function withLatinLetters(text: string): string {
  if (!INDIC.test(text)) return text;
  const plates = text.replace(PLATE, (all, before: string | undefined, word: string, number: string) => {
    const ofBoth = before === undefined ? undefined : vehicleCode(before + word);
    if (ofBoth !== undefined) return `${ofBoth} ${number}`;
    const code = vehicleCode(word);
    return code === undefined ? all : `${before === undefined ? '' : `${before} `}${code} ${number}`;
  });
  return joinLetters(plates.split(' ')).join(' ');
}

function vehicleCode(letters: string): string | undefined {
  return spelledAcronyms(letters)
    .map((acronym) => acronym.toUpperCase())
    .find((code) => code.length === 2 && findState(code));
}

function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let index = 0; index < words.length; ) {
    let acronym = '';
    let to = index;
    for (let letter = spelledLetter(words[to] ?? ''); letter !== undefined; letter = spelledLetter(words[++to] ?? '')) acronym += letter;
    const isAcronym = acronym.length >= MIN_SPELLED_LETTERS;
    joined.push(isAcronym ? acronym.toUpperCase() : (words[index] as string));
    index = isAcronym ? to : index + 1;
  }
  return joined;
}
