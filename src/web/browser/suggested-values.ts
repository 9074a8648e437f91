/** Suggested values where the accepted ones are too many to list: scripts and OCR languages. */

const SCRIPTS =
  'devanagari tamil telugu kannada malayalam bengali assamese gujarati gurmukhi odia urdu sindhi iso15919 iast itrans casual'.split(' ');
const OCR_LANGUAGES = 'auto eng hin tam tel kan mal mar ben guj pan ori asm urd'.split(' ');

const SUGGESTED_VALUES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  transliterate: { from: ['auto', ...SCRIPTS], to: SCRIPTS },
  ocr: { lang: OCR_LANGUAGES },
  pdf_text: { lang: OCR_LANGUAGES },
};

export function suggestedValues(operation: string, parameter: string): readonly string[] {
  return SUGGESTED_VALUES[operation]?.[parameter] ?? [];
}
