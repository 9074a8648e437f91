/** Detects the script of a page by the OCR confidence of a few lines under each model. */
import type { Grey } from './grey.ts';
import { withoutIdleJoiners } from './joiners.ts';
import { sampleOf } from './sample.ts';
import { type OcrModel, recognise } from './tesseract.ts';
import { meanConfidence, readLines, wordsOf } from './words.ts';

/** A model at `SURE` or above ends the search; confidence at or below `LEAST` counts as unreadable. */
const SURE = 0.88;
const LEAST = 0.35;

/** @param models one per script, most likely first */
export async function chooseModel(page: Grey, models: readonly OcrModel[]): Promise<OcrModel | undefined> {
  const sample = sampleOf(page);
  let [best, highest]: [OcrModel | undefined, number] = [undefined, LEAST];
  for (const model of models) {
    const sureness = meanConfidence(wordsOf(readLines(await recognise(sample, [model], 'block'), withoutIdleJoiners))) ?? 0;
    if (sureness > highest) [best, highest] = [model, sureness];
    if (highest >= SURE) break;
  }
  return best;
}
