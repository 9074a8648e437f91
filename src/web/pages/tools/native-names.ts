/** Autonyms of languages, most readers first. */
import type { Choice } from './widgets.ts';

const NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  bn: 'বাংলা',
  te: 'తెలుగు',
  mr: 'मराठी',
  ta: 'தமிழ்',
  ur: 'اردو',
  gu: 'ગુજરાતી',
  kn: 'ಕನ್ನಡ',
  or: 'ଓଡ଼ିଆ',
  ml: 'മലയാളം',
  pa: 'ਪੰਜਾਬੀ',
  as: 'অসমীয়া',
  ne: 'नेपाली',
  sa: 'संस्कृतम्',
};

export function languageChoices(codes: readonly string[]): Choice[] {
  return codes.map((code) => [code, NAMES[code] ?? code]);
}
