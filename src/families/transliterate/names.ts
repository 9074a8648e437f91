/** What clients call scripts, schemes and languages. */

import { firstScript } from '../../core/indic/runs.ts';
import { invalid } from '../../core/request/api-error.ts';
import { findWriting, isScheme, WRITINGS, type Writing } from './convert.ts';
import { detectLatin } from './detect.ts';
import { ARABIC_NAMES, type ArabicName, arabicName, findArabic } from './urdu/names.ts';

export type Named = Writing | ArabicName | 'casual';

export const NAMES: string = [...WRITINGS, ...ARABIC_NAMES, 'casual'].join(', ');

/** What a name means, if anything. */
export function findNamed(name: string): Named | undefined {
  return name.trim().toLowerCase() === 'casual' ? 'casual' : (findWriting(name) ?? findArabic(name));
}

export function readName(parameter: string, value: string): Named {
  return findNamed(value) ?? invalid(parameter, `must be one of ${NAMES}, or a language code such as hi or ta`);
}

/** Latin letters are written in several ways, and English is what many call them: which way is seen in the text. */
const TO_BE_SEEN: ReadonlySet<string> = new Set(['auto', 'latin', 'latn', 'roman', 'en', 'english']);

/** Whether a text is to be recognised, whatever it is said to be. */
export function isToBeSeen(from: string): boolean {
  return TO_BE_SEEN.has(from.trim().toLowerCase());
}

/** Characters that recognition looks at. Its cost is bounded by this, not by the text: it also decides what a request weighs, before it is charged. */
const MOST_RECOGNISED = 5_000;

/** How a text is written, by the letters of its beginning. */
export function recognise(whole: string, to: Named): Named {
  const text = whole.slice(0, MOST_RECOGNISED);
  const script = firstScript(text) ?? arabicName(text);
  if (script !== undefined) return script;
  const latin = detectLatin(text);
  // Plain letters on their way to another Latin scheme cannot be casual.
  return latin === 'casual' && (to === 'casual' || isScheme(to)) ? 'itrans' : latin;
}
