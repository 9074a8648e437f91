/** Names of scripts, schemes and languages in requests. */

import { firstScript } from '../../core/indic/runs.ts';
import { invalid } from '../../core/request/api-error.ts';
import { findWriting, isScheme, WRITINGS, type Writing } from './convert.ts';
import { detectLatin } from './detect.ts';
import { ARABIC_NAMES, type ArabicName, arabicName, findArabic } from './urdu/names.ts';

export type Named = Writing | ArabicName | 'casual';

export const NAMES: string = [...WRITINGS, ...ARABIC_NAMES, 'casual'].join(', ');

/** Resolves a name. */
export function findNamed(name: string): Named | undefined {
  return name.trim().toLowerCase() === 'casual' ? 'casual' : (findWriting(name) ?? findArabic(name));
}

export function readName(parameter: string, value: string): Named {
  return findNamed(value) ?? invalid(parameter, `must be one of ${NAMES}, or a language code such as hi or ta`);
}

/** Names for Latin script in general, including English: the scheme is detected from the text. */
const TO_BE_SEEN: ReadonlySet<string> = new Set(['auto', 'latin', 'latn', 'roman', 'en', 'english']);

/** Whether the script or scheme is to be detected. */
export function isToBeSeen(from: string): boolean {
  return TO_BE_SEEN.has(from.trim().toLowerCase());
}

/** Characters examined by detection. Bounds its cost, as it also determines the cost of a request before it is charged. */
const MOST_RECOGNISED = 5_000;

/** Detects the script or scheme from the beginning of a text. */
export function recognise(whole: string, to: Named): Named {
  const text = whole.slice(0, MOST_RECOGNISED);
  const script = firstScript(text) ?? arabicName(text);
  if (script !== undefined) return script;
  const latin = detectLatin(text);
  // ASCII text with a Latin scheme as the target cannot be casual.
  return latin === 'casual' && (to === 'casual' || isScheme(to)) ? 'itrans' : latin;
}
