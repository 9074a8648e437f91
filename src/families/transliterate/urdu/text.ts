/** Transliterates texts from and to Urdu by way of Devanagari. Only for worker processes. */
import { type Script, scripts } from '../../../core/indic/scripts.ts';
import { ARABIC_WORD, scriptWordPattern, splitByPattern, type TextPart } from '../casual/tokenise.ts';
import { isReadable } from '../casual/word-transliteration.ts';
import { convert, type WritingSystem } from '../convert.ts';
import { toUrduByRule } from './rules.ts';
import { fromUrdu, toUrdu } from './word-conversion.ts';

export interface UrduTask {
  readonly text: string;
  /** Source or target script. */
  readonly writing: WritingSystem;
}

/** Punctuation, except separators within numbers. */
const PUNCTUATION: readonly (readonly [devanagari: RegExp, urdu: string])[] = [
  [/।/g, '۔'],
  [/(?<!\d),|,(?!\d)/g, '،'],
  [/;/g, '؛'],
  [/\?/g, '؟'],
];
const URDU_PUNCTUATION: Readonly<Record<string, string>> = { '۔': '।', '،': ',', '؛': ';', '؟': '?' };

const DEVANAGARI_WORD = scriptWordPattern(scripts.get('devanagari') as Script);

export async function textToUrdu({ text, writing }: UrduTask): Promise<string> {
  const parts = splitByPattern(convert(text, writing, 'devanagari'), DEVANAGARI_WORD);
  const converted = await convertWords(parts, 'hi', toUrdu, toUrduByRule);
  return converted
    .map((part, index) => (parts[index]?.isWord ? part : PUNCTUATION.reduce((all, [sign, urdu]) => all.replace(sign, urdu), part)))
    .join('');
}

export async function textFromUrdu({ text, writing }: UrduTask): Promise<string> {
  const parts = splitByPattern(text.normalize('NFC'), ARABIC_WORD);
  const converted = await convertWords(parts, 'ur', fromUrdu, (word) => word);
  const devanagari = converted.map((part, index) =>
    parts[index]?.isWord ? part : part.replace(/[۔،؛؟]/g, (sign) => URDU_PUNCTUATION[sign] as string),
  );
  return convert(devanagari.join(''), 'devanagari', writing);
}

/** @param otherwise fallback for a word that the network cannot read */
async function convertWords(
  parts: readonly TextPart[],
  language: string,
  words: (words: readonly string[]) => Promise<string[]>,
  otherwise: (word: string) => string,
): Promise<string[]> {
  const read = parts.filter(({ text, isWord }) => isWord && isReadable(text, language, 'casual')).map(({ text }) => text);
  const changed = await words(read);
  let index = 0;
  return parts.map(({ text, isWord }) => {
    if (!isWord) return text;
    return text === read[index] ? (changed[index++] as string) : otherwise(text);
  });
}
