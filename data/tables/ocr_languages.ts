/** OCR languages: English and the Indian languages with a model, by ISO 639-3 and ISO 639-1 codes. */
export interface OcrLanguage {
  /** Also the name of its model in `data/bundled/`. */
  readonly code: string;
  readonly short: string;
  readonly name: string;
}

export const ocrLanguages: readonly OcrLanguage[] = [
  { code: 'eng', short: 'en', name: 'English' },
  { code: 'hin', short: 'hi', name: 'Hindi' },
  { code: 'tam', short: 'ta', name: 'Tamil' },
  { code: 'tel', short: 'te', name: 'Telugu' },
  { code: 'kan', short: 'kn', name: 'Kannada' },
  { code: 'mal', short: 'ml', name: 'Malayalam' },
  { code: 'ben', short: 'bn', name: 'Bengali' },
  { code: 'guj', short: 'gu', name: 'Gujarati' },
  { code: 'mar', short: 'mr', name: 'Marathi' },
  { code: 'pan', short: 'pa', name: 'Punjabi' },
  { code: 'ori', short: 'or', name: 'Odia' },
  { code: 'asm', short: 'as', name: 'Assamese' },
  { code: 'urd', short: 'ur', name: 'Urdu' },
  { code: 'san', short: 'sa', name: 'Sanskrit' },
  { code: 'nep', short: 'ne', name: 'Nepali' },
];
