/** Languages that can be detected, and the method for each. */

/** Scripts that identify one language, as far as contemporary texts go. */
export const languageOfScript: Readonly<Record<string, string>> = {
  Taml: 'ta',
  Telu: 'te',
  Knda: 'kn',
  Mlym: 'ml',
  Gujr: 'gu',
  Guru: 'pa',
  Orya: 'or',
  Olck: 'sat',
  Mtei: 'mni',
  Sinh: 'si',
  Thai: 'th',
  Laoo: 'lo',
  Mymr: 'my',
  Khmr: 'km',
  Tibt: 'bo',
  Geor: 'ka',
  Armn: 'hy',
  Hebr: 'he',
  Grek: 'el',
  Hang: 'ko',
  Ethi: 'am',
  Thaa: 'dv',
};

/** Scripts shared by several Indian languages: those with an n-gram model, and those detected by function words. */
export const sharedScripts: Readonly<Record<string, { readonly modelled: readonly string[]; readonly byWords: readonly string[] }>> = {
  Deva: { modelled: ['hi', 'mr', 'ne'], byWords: ['sa', 'mai', 'bho', 'kok', 'doi', 'brx'] },
  Beng: { modelled: ['bn', 'as'], byWords: ['mni'] },
};

/** Indian languages that are also detected in romanised form. */
export const ROMANISED = ['hi', 'ta', 'ml', 'kn', 'te', 'mr', 'bn', 'gu', 'pa', 'or', 'as', 'ne'] as const;

const SCRIPT_PROPERTIES: Readonly<Record<string, string>> = {
  Latn: 'Latin',
  Deva: 'Devanagari',
  Beng: 'Bengali',
  Taml: 'Tamil',
  Telu: 'Telugu',
  Knda: 'Kannada',
  Mlym: 'Malayalam',
  Gujr: 'Gujarati',
  Guru: 'Gurmukhi',
  Orya: 'Oriya',
  Arab: 'Arabic',
  Olck: 'Ol_Chiki',
  Mtei: 'Meetei_Mayek',
  Sinh: 'Sinhala',
  Cyrl: 'Cyrillic',
  Hani: 'Han',
  Hira: 'Hiragana',
  Kana: 'Katakana',
  Hang: 'Hangul',
  Grek: 'Greek',
  Hebr: 'Hebrew',
  Thai: 'Thai',
  Laoo: 'Lao',
  Mymr: 'Myanmar',
  Khmr: 'Khmer',
  Tibt: 'Tibetan',
  Geor: 'Georgian',
  Armn: 'Armenian',
  Ethi: 'Ethiopic',
  Thaa: 'Thaana',
};

/** Matches the characters of each script. */
export const scriptPatterns: readonly (readonly [code: string, pattern: RegExp])[] = Object.entries(SCRIPT_PROPERTIES).map(
  ([code, name]) => [code, new RegExp(`\\p{Script=${name}}`, 'gu')],
);
