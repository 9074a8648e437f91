/** Languages in Arabic script. */
export const ARABIC_NAMES = ['urdu', 'sindhi'] as const;
export type ArabicName = (typeof ARABIC_NAMES)[number];

const ALIASES: Readonly<Record<string, ArabicName>> = {
  urdu: 'urdu',
  ur: 'urdu',
  arab: 'urdu',
  aran: 'urdu',
  sindhi: 'sindhi',
  sd: 'sindhi',
};

export function findArabic(name: string): ArabicName | undefined {
  const key = name.trim().toLowerCase();
  return Object.hasOwn(ALIASES, key) ? ALIASES[key] : undefined;
}

export function isArabic(name: string): name is ArabicName {
  return (ARABIC_NAMES as readonly string[]).includes(name);
}

const ARABIC_LETTER = /(?=\p{L})\p{Script=Arabic}/u;
const SINDHI_LETTERS = /[ٺٻٽٿڀڃڄڇڊڌڍڏڙڦڪڱڳڻ]/u;

/** Language of a text in Arabic script, by letters unique to Sindhi. */
export function arabicName(text: string): ArabicName | undefined {
  if (!ARABIC_LETTER.test(text)) return undefined;
  return SINDHI_LETTERS.test(text) ? 'sindhi' : 'urdu';
}
