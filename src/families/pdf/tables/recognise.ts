/** Words of scanned pages by OCR, with baselines. */
import type { OcrOptions } from '../../../core/ocr/ocr-task.ts';
import type { OcrWord } from '../../../core/ocr/ocr-words.ts';
import { MAX_OCR_PAGES, recognisePdfPages } from '../../../core/ocr/pdf-pages.ts';
import type { Context } from '../../../core/operation/operation.ts';
import { ocrNote } from '../text/scanned.ts';
import type { TextWord } from '../text/words.ts';

/** Part of the box of a word with descenders that is below the baseline. */
const DESCENT = 0.22;
const DESCENDERS = /[gjpqy,;()Q]/;
/** Font size as a multiple of the height of the highest word of a line. */
const SIZE_PER_HEIGHT = 1.1;

export interface RecognisedPage {
  /** Width of the picture in pixels, in which the words are. */
  readonly width: number;
  readonly isTurned: boolean;
  readonly words: readonly TextWord[];
}

export async function recogniseTablePages(
  bytes: Uint8Array,
  scanned: readonly number[],
  style: OcrOptions,
  { jobs }: Pick<Context, 'jobs'>,
): Promise<{ recognised: ReadonlyMap<number, RecognisedPage>; note: string }> {
  const read = await recognisePdfPages(jobs, bytes, scanned.slice(0, MAX_OCR_PAGES), style);
  const recognised = new Map(
    read.pages.map(({ page, width, rotated, lines }) => {
      const isTurned = rotated === 90 || rotated === 270;
      return [page, { width, isTurned, words: lines.flatMap(({ words }) => lineWords(words)) }];
    }),
  );
  return { recognised, note: ocrNote(scanned, [...recognised.keys()]) };
}

function lineWords(words: readonly OcrWord[]): TextWord[] {
  const size = SIZE_PER_HEIGHT * words.reduce((most, { box }) => Math.max(most, box.height), 0);
  return words.map(({ text, box }) => ({
    text,
    left: box.x,
    right: box.x + box.width,
    baseline: box.y + box.height * (DESCENDERS.test(text) ? 1 - DESCENT : 1),
    size,
    isRtl: false,
    hasSpaceBefore: true,
  }));
}
