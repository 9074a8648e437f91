/** OCR accuracy on published pages, with the metrics of their publishers. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { modelsOf } from '../../../data/ocr.ts';
import { isFull, sampled, secondTier } from '../../../test/support/test-tiers.ts';
import { characterErrors, wordRecall } from '../../../test/support/text-accuracy.ts';
import { noVectors, readVectorText, vectorFile } from '../../../test/support/vectors.ts';
import { Jobs } from '../../core/jobs/jobs.ts';
import { recognisePicture } from '../../core/ocr/ocr.ts';
import type { OcrPage } from '../../core/ocr/ocr-task.ts';

let jobs: Jobs;
before(() => {
  jobs = new Jobs({ slots: 2, memoryLimitMb: 8_192 });
});
after(() => jobs.close());

const folder = 'documents-and-images/ocr';
/** Cropped fraction of the dense page, and the number of words in it. */
const LOWER_FRACTION = 0.3;
const MIN_WORDS = 200;

/** Without the time limit of a request: the test machine may be busy. */
function read(file: string, language: string): Promise<OcrPage> {
  return readBytes(readFileSync(vectorFile(`${folder}/${file}`)), language);
}

function readBytes(source: Buffer, language: string): Promise<OcrPage> {
  return recognisePicture(jobs, { source, models: modelsOf([language]), layout: false }, { timeoutMs: 280_000 });
}

describe('quality', { skip: noVectors }, () => {
  test('a dense page of two columns has a word recall of at least 0.96', { skip: secondTier }, async (t) => {
    const truth = readVectorText(`${folder}/tm.txt`);
    const page = readFileSync(vectorFile(`${folder}/tm-01.png`));
    if (!isFull) {
      // The lower part takes a third of the time. Which words of the ground truth it has is unknown, but all recognised ones must be among them.
      const { width, height } = await sharp(page).metadata();
      const top = Math.round(height * (1 - LOWER_FRACTION));
      const lowerPart = await sharp(page)
        .extract({ left: 0, top, width, height: height - top })
        .png()
        .toBuffer();
      const { text, confidence } = await readBytes(lowerPart, 'eng');
      const [precision, count] = [wordRecall(truth, text), text.split(/\s+/).length];
      t.diagnostic(`${precision.toFixed(4)} of ${count} words, confidence ${confidence}`);
      assert.ok(precision >= 0.96 && count >= MIN_WORDS, String(precision));
      return;
    }
    const { text, confidence } = await readBytes(page, 'eng');
    const recall = wordRecall(text, truth);
    t.diagnostic(`recall ${recall.toFixed(4)}, confidence ${confidence}`);
    assert.ok(recall >= 0.96, String(recall));
  });

  for (const [language, maxErrors] of sampled(2, [
    ['hin', 0.08],
    ['tam', 0.09],
  ] as const)) {
    test(`${language}: at most ${maxErrors} errors per character`, async (t) => {
      const { text } = await read(`${language}.png`, language);
      const errors = characterErrors(text, readVectorText(`${folder}/${language}.txt`));
      t.diagnostic(`character errors ${errors.toFixed(4)}`);
      assert.ok(errors <= maxErrors, text);
    });

    test(`${language}: the same limit for skewed pages`, { skip: secondTier }, async (t) => {
      for (const degrees of [-9, 3]) {
        const skewed = await sharp(readFileSync(vectorFile(`${folder}/${language}.png`)))
          .rotate(degrees)
          .png()
          .toBuffer();
        const { text } = await readBytes(skewed, language);
        const errors = characterErrors(text, readVectorText(`${folder}/${language}.txt`));
        t.diagnostic(`${degrees} degrees: character errors ${errors.toFixed(4)}`);
        assert.ok(errors <= maxErrors, text);
      }
    });
  }
});
