/** Languages in Arabic script. */
export const ARABIC_SCRIPT_LANGUAGES = ['urdu', 'sindhi'] as const;
export type ArabicScriptLanguage = (typeof ARABIC_SCRIPT_LANGUAGES)[number];

const ALIASES: Readonly<Record<string, ArabicScriptLanguage>> = {
  urdu: 'urdu',
  ur: 'urdu',
  arab: 'urdu',
  aran: 'urdu',
  sindhi: 'sindhi',
  sd: 'sindhi',
};

export function findArabicScriptLanguage(name: string): ArabicScriptLanguage | undefined {
  const key = name.trim().toLowerCase();
  return Object.hasOwn(ALIASES, key) ? ALIASES[key] : undefined;
}

export function isArabicScriptLanguage(name: string): name is ArabicScriptLanguage {
  return (ARABIC_SCRIPT_LANGUAGES as readonly string[]).includes(name);
}

const ARABIC_LETTER = /(?=\p{L})\p{Script=Arabic}/u;
const SINDHI_LETTERS = /[ٺٻٽٿڀڃڄڇڊڌڍڏڙڦڪڱڳڻ]/u;

/** Language of a text in Arabic script, by letters unique to Sindhi. */
export function detectArabicScriptLanguage(text: string): ArabicScriptLanguage | undefined {
  if (!ARABIC_LETTER.test(text)) return undefined;
  return SINDHI_LETTERS.test(text) ? 'sindhi' : 'urdu';
}
