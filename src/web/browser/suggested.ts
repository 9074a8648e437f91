/** Suggested values where the accepted ones are too many to list: scripts and OCR languages. */

const SCRIPTS =
  'devanagari tamil telugu kannada malayalam bengali assamese gujarati gurmukhi odia urdu sindhi iso15919 iast itrans casual'.split(' ');
const SCANNED = 'auto eng hin tam tel kan mal mar ben guj pan ori asm urd'.split(' ');

const SUGGESTED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  transliterate: { from: ['auto', ...SCRIPTS], to: SCRIPTS },
  ocr: { lang: SCANNED },
  pdf_text: { lang: SCANNED },
};

export function suggestedFor(operation: string, parameter: string): readonly string[] {
  return SUGGESTED[operation]?.[parameter] ?? [];
}
