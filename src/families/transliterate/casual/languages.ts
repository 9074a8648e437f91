/** The languages whose casual spelling is read and written, and which one is meant. */
import type { ScriptName } from '../../../core/indic/scripts.ts';
import type { ArabicName } from '../urdu/names.ts';

export interface CasualLanguage {
  /** None for languages that are written in Arabic letters. */
  readonly script: ScriptName | undefined;
  readonly writing: ScriptName | ArabicName;
}

const indic = (script: ScriptName): CasualLanguage => ({ script, writing: script });
const arabic = (writing: ArabicName): CasualLanguage => ({ script: undefined, writing });

/** The first one of a script is meant where only the script is named. */
export const CASUAL_LANGUAGES: ReadonlyMap<string, CasualLanguage> = new Map([
  ['hi', indic('devanagari')],
  ['mr', indic('devanagari')],
  ['ne', indic('devanagari')],
  ['ta', indic('tamil')],
  ['te', indic('telugu')],
  ['kn', indic('kannada')],
  ['ml', indic('malayalam')],
  ['bn', indic('bengali')],
  ['as', indic('assamese')],
  ['gu', indic('gujarati')],
  ['pa', indic('gurmukhi')],
  ['or', indic('odia')],
  ['ur', arabic('urdu')],
  ['sd', arabic('sindhi')],
]);

/** Languages that the network was not taught, and the one whose spelling is nearest. */
const NEAREST: Readonly<Record<string, string>> = { kok: 'mr' };

/** @param name what the client called the writing: a script, or a language */
export function casualLanguage(name: string, writing: ScriptName | ArabicName): string {
  const code = name.trim().toLowerCase();
  const named = NEAREST[code] ?? code;
  if (CASUAL_LANGUAGES.get(named)?.writing === writing) return named;
  for (const [language, { writing: own }] of CASUAL_LANGUAGES) if (own === writing) return language;
  throw new Error(`no language is written in ${writing}`);
}
