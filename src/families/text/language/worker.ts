import { type Detected, detectLanguage, isRomanisedText } from './detect.ts';

export default {
  detect: ({ text }: { text: string }): Detected => detectLanguage(text),
  romanised: ({ texts }: { texts: readonly string[] }): boolean[] => texts.map(isRomanisedText),
};
