/** Casually spelt text, word by word. */
import { fromPivot } from '../../../core/indic/pivot.ts';
import { type Script, type ScriptName, scripts } from '../../../core/indic/scripts.ts';
import type { Transliteration } from '../records.ts';
import { CASUAL_LANGUAGES, type CasualLanguage } from './languages.ts';
import { readCasually } from './lattice.ts';

export type CasualReading = Pick<Transliteration, 'text' | 'suggestions'>;

const SUGGESTIONS = 5;
/** Longer runs of letters are no words. */
const LONGEST_WORD = 40;
const WORD = /[a-z]+(?:['’][a-z]+)*/giu;

export function readSentence(text: string, to: ScriptName): CasualReading {
  const language = CASUAL_LANGUAGES.get(to) as CasualLanguage;
  const script = scripts.get(to) as Script;
  const known = new Map<string, readonly string[]>();
  const suggestions: (readonly string[])[] = [];
  const converted = text.replace(WORD, (word) => {
    if (word.length > LONGEST_WORD) return word;
    const key = word.toLowerCase();
    const readings = known.get(key) ?? unique(readCasually(key, language, SUGGESTIONS + 3).map((pivot) => fromPivot(pivot, script, true)));
    known.set(key, readings);
    suggestions.push(readings);
    return readings[0] ?? word;
  });
  return { text: converted, suggestions };
}

function unique(readings: readonly string[]): string[] {
  return [...new Set(readings)].slice(0, SUGGESTIONS);
}
