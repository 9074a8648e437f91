/** Names of scripts, schemes and languages in requests. */

import { firstScript } from '../../core/indic/script-runs.ts';
import { invalid } from '../../core/request/api-error.ts';
import { findWritingSystem, isScheme, WRITING_SYSTEMS, type WritingSystem } from './convert.ts';
import { detectScheme } from './detect.ts';
import {
  ARABIC_SCRIPT_LANGUAGES,
  type ArabicScriptLanguage,
  detectArabicScriptLanguage,
  findArabicScriptLanguage,
} from './urdu/languages.ts';

export type WritingName = WritingSystem | ArabicScriptLanguage | 'casual';

export const NAMES: string = [...WRITING_SYSTEMS, ...ARABIC_SCRIPT_LANGUAGES, 'casual'].join(', ');

/** Resolves a name. */
export function findScriptOrScheme(name: string): WritingName | undefined {
  return name.trim().toLowerCase() === 'casual' ? 'casual' : (findWritingSystem(name) ?? findArabicScriptLanguage(name));
}

export function parseWritingName(parameter: string, value: string): WritingName {
  return findScriptOrScheme(value) ?? invalid(parameter, `must be one of ${NAMES}, or a language such as hi or Hindi`);
}

/** Names for Latin script in general, including English: the scheme is detected from the text. */
const AUTO_DETECTED: ReadonlySet<string> = new Set(['auto', 'latin', 'latn', 'roman', 'en', 'english']);

/** Whether the script or scheme is to be detected. */
export function isAutoDetected(from: string): boolean {
  return AUTO_DETECTED.has(from.trim().toLowerCase());
}

/** Characters examined by detection. Bounds its cost, as it also determines the cost of a request before it is charged. */
const MAX_EXAMINED_LENGTH = 5_000;

/** Detects the script or scheme from the beginning of a text. */
export function detectScript(input: string, to: WritingName): WritingName {
  const text = input.slice(0, MAX_EXAMINED_LENGTH);
  const script = firstScript(text) ?? detectArabicScriptLanguage(text);
  if (script !== undefined) return script;
  const latin = detectScheme(text);
  // ASCII text with a Latin scheme as the target cannot be casual.
  return latin === 'casual' && (to === 'casual' || isScheme(to)) ? 'itrans' : latin;
}
