/** Languages of the tool pages: to add one, add a word table and a line here. */
import { english, type Words } from './english.ts';
import { hindi } from './hindi.ts';
import { tamil } from './tamil.ts';

export type LanguageCode = 'en' | 'hi' | 'ta';

export interface Language {
  readonly code: LanguageCode;
  readonly name: string;
  /** URL prefix of its pages. */
  readonly prefix: string;
  readonly words: Words;
}

export const ENGLISH: Language = { code: 'en', name: 'English', prefix: '', words: english };

export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  { code: 'hi', name: 'हिन्दी', prefix: '/hi', words: hindi },
  { code: 'ta', name: 'தமிழ்', prefix: '/ta', words: tamil },
];
