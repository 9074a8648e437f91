/** Transliterates texts from and to casual spelling. Only for worker processes. */
import { romanise } from '../../../core/indic/informal-romanisation.ts';
import { toPivot } from '../../../core/indic/pivot.ts';
import { scriptRuns } from '../../../core/indic/script-runs.ts';
import { type Script, scripts } from '../../../core/indic/scripts.ts';
import type { Direction } from './alphabet.ts';
import { CASUAL_LANGUAGES, casualLanguage } from './languages.ts';
import { ARABIC_WORD, scriptWordPattern, splitByPattern, type TextPart, tokeniseCasual } from './tokenise.ts';
import { isReadable, transliterateWords } from './word-transliteration.ts';

export interface CasualTask {
  readonly text: string;
  /** Language code. */
  readonly language: string;
  /** Whether other scripts are converted too, each in its default language; otherwise they are unchanged. */
  readonly others: boolean;
  /** Readings returned per word. */
  readonly maxSuggestions: number;
}

export type RomanisedText = Pick<CasualTask, 'text' | 'language'>;

export interface CasualText {
  readonly text: string;
  /** The converted words, and their readings. */
  readonly words: readonly string[];
  readonly suggestions: readonly (readonly string[])[];
}

/** A part of the text with its language. */
interface LanguagePart extends TextPart {
  readonly language: string;
}

/** From casual spelling to the script of the language. */
export function fromCasual({ text, language, maxSuggestions }: CasualTask): Promise<CasualText> {
  return transliterateParts(withLanguage(tokeniseCasual(text.normalize('NFC')), language), 'native', maxSuggestions);
}

/** The texts in the script of their language. */
export async function textsFromCasual({ texts }: { readonly texts: readonly RomanisedText[] }): Promise<string[]> {
  const read: string[] = [];
  for (const { text, language } of texts) read.push((await fromCasual({ text, language, others: false, maxSuggestions: 0 })).text);
  return read;
}

/** From the script of the language to casual spelling. */
export function toCasual({ text, language, others, maxSuggestions }: CasualTask): Promise<CasualText> {
  const composed = text.normalize('NFC');
  const script = scriptOf(language);
  if (!script) return transliterateParts(withLanguage(splitByPattern(composed, ARABIC_WORD), language), 'casual', maxSuggestions);
  const parts = scriptRuns(composed).flatMap((run) => {
    const other = run.script && scripts.get(run.script);
    const isOwn = !other || other.base === script.base;
    if (!(isOwn || others)) return withLanguage([{ text: run.text, isWord: false }], language);
    return withLanguage(splitByPattern(run.text, scriptWordPattern(other ?? script)), isOwn ? language : casualLanguage('', other.name));
  });
  return transliterateParts(parts, 'casual', maxSuggestions);
}

function withLanguage(parts: readonly TextPart[], language: string): LanguagePart[] {
  return parts.map((part) => ({ ...part, language }));
}

function scriptOf(language: string): Script | undefined {
  const script = CASUAL_LANGUAGES.get(language)?.script;
  return script && scripts.get(script);
}

async function transliterateParts(parts: readonly LanguagePart[], direction: Direction, maxSuggestions: number): Promise<CasualText> {
  const places = new Map<string, number[]>();
  for (const [index, { text, isWord, language }] of parts.entries()) {
    if (isWord && isReadable(text, language, direction)) places.set(language, [...(places.get(language) ?? []), index]);
  }
  const readings = new Array<string[] | undefined>(parts.length);
  for (const [language, wordIndexes] of places) {
    const words = wordIndexes.map((index) => (parts[index] as LanguagePart).text);
    for (const [index, read] of (await transliterateWords(words, language, direction, { count: maxSuggestions })).entries())
      readings[wordIndexes[index] as number] = read;
  }
  const read = parts.flatMap(({ text }, index) => (readings[index] ? [[text, readings[index]] as const] : []));
  return {
    text: parts.map((part, index) => readings[index]?.[0] ?? fallbackText(part, direction)).join(''),
    words: read.map(([word]) => word),
    suggestions: read.map(([, spellings]) => spellings.slice(0, maxSuggestions)),
  };
}

/** Fallback for words outside of the network: unchanged, or romanised by rule. */
function fallbackText({ text, isWord, language }: LanguagePart, direction: Direction): string {
  const script = scriptOf(language);
  return isWord && direction === 'casual' && script ? romanise(toPivot(text, script), script.name) : text;
}
