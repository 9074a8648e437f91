/** The `lang` parameter of OCR operations: `eng`, `hi`, `tam+eng`. */

import type { OcrOptions } from '../src/core/ocr/ocr-task.ts';
import type { OcrModel } from '../src/core/ocr/tesseract.ts';
import { invalid } from '../src/core/request/api-error.ts';
import { text } from '../src/core/request/params.ts';
import { bundledFile } from './bundled.ts';
import { ocrLanguages } from './tables/ocr_languages.ts';

const MAX_LANGUAGES = 3;
const codes = new Map(ocrLanguages.flatMap(({ code, short }) => [[code, code] as const, [short, code] as const]));
const KNOWN = ocrLanguages.map(({ code, short, name }) => `${code} or ${short} (${name})`).join(', ');

const AUTO = 'auto';
/** One language per script, most used first. */
const SCRIPTS = ['eng', 'hin', 'tam', 'tel', 'ben', 'kan', 'mal', 'guj', 'pan', 'ori', 'urd'];

/** Shared parameter of every OCR operation. */
export const ocrLanguage = text({ description: 'Up to three languages, such as eng, hi or tam+eng; auto finds the script', max: 40 });

/** Resolves the parameter to OCR models. */
export function ocrModels(lang: string): Pick<OcrOptions, 'models' | 'scripts'> {
  const languages = lang.trim().toLowerCase() === AUTO ? [] : readLanguages(lang);
  return { models: modelsOf(languages), scripts: modelsOf(SCRIPTS) };
}

/** A plus in a query string arrives as a space. @returns codes of three letters, deduplicated, in the order given */
function readLanguages(text: string): string[] {
  const requested = text
    .toLowerCase()
    .split(/[\s+,]+/)
    .filter((part) => part !== '');
  const languages = new Set(
    requested.map((part) => codes.get(part) ?? invalid('lang', `must be one or more of ${KNOWN}, separated by + or commas, or auto`)),
  );
  if (languages.size === 0) invalid('lang', `must contain a language: ${KNOWN}`);
  if (languages.size > MAX_LANGUAGES) invalid('lang', `must contain at most ${MAX_LANGUAGES} languages`);
  return [...languages];
}

export function modelsOf(languages: readonly string[]): OcrModel[] {
  return languages.map((code) => ({ code, file: bundledFile(`ocr_${code}.traineddata`).href }));
}
