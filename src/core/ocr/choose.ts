/** Which of several languages a page is in, told by how surely a few of its lines can be read in each. */
import type { Grey } from './grey.ts';
import { withoutIdleJoiners } from './joiners.ts';
import { sampleOf } from './sample.ts';
import { type OcrModel, recognise } from './tesseract.ts';
import { meanConfidence, readLines, wordsOf } from './words.ts';

/** A language that reads so surely needs no comparison; one that reads less surely than the second reads nothing. */
const SURE = 0.88;
const LEAST = 0.35;

/** @param models one for each script, the likeliest first */
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
