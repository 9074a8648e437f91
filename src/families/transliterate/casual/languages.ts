/** Languages with casual (informal Latin) spelling, and their selection by script or code. */
import type { ScriptName } from '../../../core/indic/scripts.ts';
import type { ArabicScriptLanguage } from '../urdu/languages.ts';

export interface CasualLanguage {
  /** `undefined` for languages in Arabic script. */
  readonly script: ScriptName | undefined;
  readonly writing: ScriptName | ArabicScriptLanguage;
}

const indic = (script: ScriptName): CasualLanguage => ({ script, writing: script });
const arabic = (writing: ArabicScriptLanguage): CasualLanguage => ({ script: undefined, writing });

/** The first language of a script is its default. */
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

/** Languages that the network was not trained on, and their nearest substitute. */
const SUBSTITUTE_LANGUAGES: Readonly<Record<string, string>> = { kok: 'mr' };

/** @param name script or language as named by the client */
export function casualLanguage(name: string, writing: ScriptName | ArabicScriptLanguage): string {
  const code = name.trim().toLowerCase();
  const supportedCode = SUBSTITUTE_LANGUAGES[code] ?? code;
  if (CASUAL_LANGUAGES.get(supportedCode)?.writing === writing) return supportedCode;
  for (const [language, { writing: languageWriting }] of CASUAL_LANGUAGES) if (languageWriting === writing) return language;
  throw new Error(`no language is written in ${writing}`);
}
