import { detectLanguage, type LanguageDetection, romanisedLanguage } from './detect.ts';

export default {
  detect: ({ text }: { text: string }): LanguageDetection => detectLanguage(text),
  romanised: ({ texts }: { texts: readonly string[] }): (string | undefined)[] => texts.map(romanisedLanguage),
};
