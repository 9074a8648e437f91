/**
 * Tesseract as WebAssembly, for child processes only, without the worker thread of its usual wrapper: killing the process ends everything. One
 * instance reads many pages in the same languages. It is discarded when the languages change, after a trap, and after a number of pages, because its
 * memory never shrinks.
 */
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { reportProgress } from '../jobs/progress.ts';
import { ApiError } from '../request/api-error.ts';
import { compileOnce, isTrap } from '../util/web-assembly.ts';
import type { GreyImage } from './grey-image.ts';
import { patches } from './patches.ts';
import { createTesseractCore, TESSERACT_WASM, type TessBaseAPI, type TesseractCore } from './tesseract-core.ts';

/** A language and the location of its compressed model. */
export interface OcrModel {
  readonly code: string;
  readonly file: string;
}

interface TesseractInstance {
  readonly languages: string;
  readonly core: TesseractCore;
  readonly api: TessBaseAPI;
  pagesLeft: number;
}

/** Tesseract's page segmentation modes. */
export const PAGE_SEG_MODE = { columns: 3, block: 6 } as const;
export type PageSegMode = keyof typeof PAGE_SEG_MODE;

/** Pages per instance: starting one takes a fifth of a second, which is negligible at this rate. */
const PAGES_PER_INSTANCE = 25;
/** Share of the progress bar for preprocessing. */
const PREPROCESSING_SHARE = 0.15;
const OEM_LSTM_ONLY = 1;
const EXIF_UPRIGHT = 1;
const instantiate = compileOnce(TESSERACT_WASM, patches());

let current: TesseractInstance | undefined;

/** @returns the words of the page as TSV, for `parseTsv` */
export async function recognise(page: GreyImage, models: readonly OcrModel[], mode: PageSegMode): Promise<string> {
  const instance = await instanceFor(models);
  try {
    return recogniseWith(instance, page, mode);
  } catch (error) {
    current = undefined;
    if (isTrap(error)) throw new ApiError('unreadable_file', 'The image cannot be read: it makes the OCR engine fail.');
    throw error;
  }
}

/** Layout analysis is the first third of Tesseract's own progress. */
const reportTesseractProgress = (percent: number): void =>
  reportProgress(PREPROCESSING_SHARE + (1 - PREPROCESSING_SHARE) * (percent / 100), 'recognising text');

async function instanceFor(models: readonly OcrModel[]): Promise<TesseractInstance> {
  const languages = models.map(({ code }) => code).join('+');
  if (current?.languages === languages && current.pagesLeft-- > 0) return current;
  current = undefined;
  const start = await instantiate();
  // Silences the engine: its messages about a caller's picture are private.
  const core = await createTesseractCore({
    instantiateWasm: (imports, done) => start(imports, done),
    print: () => {},
    printErr: () => {},
    TesseractProgress: reportTesseractProgress,
  });
  for (const { code, file } of models) core.FS.writeFile(modelPath(code), brotliDecompressSync(await readFile(new URL(file))));
  const api = new core.TessBaseAPI();
  if (api.Init('/', languages, OEM_LSTM_ONLY, '') !== 0) throw new Error(`Tesseract cannot read its models for ${languages}`);
  // No supported language is written vertically, but narrow table columns are taken for vertical text.
  api.SetVariable('textord_tabfind_vertical_text', '0');
  for (const { code } of models) core.FS.unlink(modelPath(code));
  current = { languages, core, api, pagesLeft: PAGES_PER_INSTANCE };
  return current;
}

const modelPath = (code: string): string => `/${code}.traineddata`;

function recogniseWith({ core, api }: TesseractInstance, page: GreyImage, mode: PageSegMode): string {
  core.FS.writeFile('/input', toPgm(page));
  try {
    api.SetPageSegMode(PAGE_SEG_MODE[mode]);
    if (api.SetImageFile(EXIF_UPRIGHT, 0) === 1) throw new Error('Tesseract rejects the preprocessed image');
    return api.Recognize(null) === 0 ? api.GetTSVText(0) : '';
  } finally {
    core.FS.unlink('/input');
    api.Clear();
  }
}

/** PGM, the simplest greyscale format that Tesseract decodes. */
function toPgm({ width, height, pixels }: GreyImage): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
