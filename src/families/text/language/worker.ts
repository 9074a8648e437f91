import { detectLanguage, isRomanisedText, type LanguageDetection } from './detect.ts';

export default {
  detect: ({ text }: { text: string }): LanguageDetection => detectLanguage(text),
  romanised: ({ texts }: { texts: readonly string[] }): boolean[] => texts.map(isRomanisedText),
};
