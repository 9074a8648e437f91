/** The languages of the panchang. */
import { bengali } from './bn.ts';
import { english } from './en.ts';
import { gujarati } from './gu.ts';
import { hindi } from './hi.ts';
import { kannada } from './kn.ts';
import type { PanchangLanguage } from './language.ts';
import { malayalam } from './ml.ts';
import { marathi } from './mr.ts';
import { tamil } from './ta.ts';
import { telugu } from './te.ts';

export const LANGUAGES = ['en', 'hi', 'ta', 'te', 'kn', 'ml', 'mr', 'gu', 'bn'] as const;
export type Language = (typeof LANGUAGES)[number];

export const panchangLanguages: Readonly<Record<Language, PanchangLanguage>> = {
  en: english,
  hi: hindi,
  ta: tamil,
  te: telugu,
  kn: kannada,
  ml: malayalam,
  mr: marathi,
  gu: gujarati,
  bn: bengali,
};
