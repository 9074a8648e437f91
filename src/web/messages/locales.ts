/** Locales of the tool pages: to add one, add a folder with its message catalogue and a line here. */
import { english } from './en/catalogue.ts';
import { hindi } from './hi/catalogue.ts';
import { tamil } from './ta/catalogue.ts';
import type { Messages } from './translation.ts';

export type LocaleCode = 'en' | 'hi' | 'ta';

export interface Locale {
  readonly code: LocaleCode;
  readonly name: string;
  /** URL prefix of its pages. */
  readonly prefix: string;
  readonly messages: Messages;
}

export const ENGLISH: Locale = { code: 'en', name: 'English', prefix: '', messages: english };

export const LOCALES: readonly Locale[] = [
  ENGLISH,
  { code: 'hi', name: 'हिन्दी', prefix: '/hi', messages: hindi },
  { code: 'ta', name: 'தமிழ்', prefix: '/ta', messages: tamil },
];
