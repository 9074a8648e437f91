/** Which language casual spelling is read in for each script, and how freely its consonants stand without a vowel. */
import type { ScriptName } from '../../../core/indic/scripts.ts';
import { EASTERN, NORTHERN, SOUTHERN, type Spellings, TAMIL } from './spellings.ts';

export interface CasualLanguage {
  readonly script: ScriptName;
  readonly language: string;
  readonly spellings: Spellings;
  /** What a consonant at the end of a word costs when it is written without and with a virama. */
  readonly finalBare: number;
  readonly finalVirama: number;
  /** What a vowel costs that is not written between two consonants, as the second a of "karna" for करना. */
  readonly unwritten: number;
}

const northern = (script: ScriptName, language: string): CasualLanguage => ({
  script,
  language,
  spellings: NORTHERN,
  finalBare: 0,
  finalVirama: 3,
  unwritten: 2,
});
const southern = (script: ScriptName, language: string): CasualLanguage => ({
  script,
  language,
  spellings: SOUTHERN,
  finalBare: 1.5,
  finalVirama: 0,
  unwritten: 1.6,
});

const list: readonly CasualLanguage[] = [
  northern('devanagari', 'hi'),
  { ...northern('bengali', 'bn'), spellings: EASTERN },
  { ...northern('assamese', 'as'), spellings: EASTERN },
  northern('gujarati', 'gu'),
  northern('gurmukhi', 'pa'),
  { ...northern('odia', 'or'), spellings: EASTERN },
  southern('telugu', 'te'),
  southern('kannada', 'kn'),
  southern('malayalam', 'ml'),
  { script: 'tamil', language: 'ta', spellings: TAMIL, finalBare: 1.2, finalVirama: 0, unwritten: 1.6 },
];

export const CASUAL_LANGUAGES: ReadonlyMap<ScriptName, CasualLanguage> = new Map(list.map((entry) => [entry.script, entry]));
