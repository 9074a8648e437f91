/** Detects the script of a page by the OCR confidence of a few lines under each model. */
import type { GreyImage } from './grey-image.ts';
import { meanConfidence, parseTsv, wordsOfLines } from './ocr-words.ts';
import { cropSample } from './script-sample.ts';
import { type OcrModel, recognise } from './tesseract.ts';
import { stripRedundantZwnj } from './zwnj.ts';

/** A model with this confidence ends the search; at or below the minimum the sample counts as unreadable. */
const SUFFICIENT_CONFIDENCE = 0.88;
const MIN_CONFIDENCE = 0.35;

/** @param models one per script, most likely first */
export async function detectScriptModel(page: GreyImage, models: readonly OcrModel[]): Promise<OcrModel | undefined> {
  const sample = cropSample(page);
  let [best, highest]: [OcrModel | undefined, number] = [undefined, MIN_CONFIDENCE];
  for (const model of models) {
    const confidence = meanConfidence(wordsOfLines(parseTsv(await recognise(sample, [model], 'block'), stripRedundantZwnj))) ?? 0;
    if (confidence > highest) [best, highest] = [model, confidence];
    if (highest >= SUFFICIENT_CONFIDENCE) break;
  }
  return best;
}
