/**
 * Tesseract as WebAssembly, for child processes only, without the worker thread of its usual wrapper: killing the process ends everything. One
 * instance reads many pages in the same languages. It is discarded when the languages change, after a trap, and after a number of pages, because its
 * memory never shrinks.
 */
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { tellProgress } from '../jobs/progress.ts';
import { ApiError } from '../request/api-error.ts';
import { compiledOnce } from '../util/web-assembly.ts';
import type { Grey } from './grey.ts';
import { patches } from './patches.ts';
import { PROGRAM, start, type TessBaseAPI, type TesseractCore } from './program.ts';

/** A language and the location of its compressed model. */
export interface OcrModel {
  readonly code: string;
  readonly file: string;
}

interface Reader {
  readonly languages: string;
  readonly core: TesseractCore;
  readonly api: TessBaseAPI;
  pagesLeft: number;
}

/** Tesseract's page segmentation modes. */
export const PAGE_MODE = { columns: 3, block: 6 } as const;
export type PageMode = keyof typeof PAGE_MODE;

/** Pages per instance: starting one takes a fifth of a second, which is negligible at this rate. */
const PAGES_PER_READER = 25;
/** Share of the progress bar for preprocessing. */
const READY = 0.15;
const NEURAL_NETWORK_ONLY = 1;
const UPRIGHT = 1;
const instantiate = compiledOnce(PROGRAM, patches());

let current: Reader | undefined;

/** @returns the words of the page as TSV, for `readLines` */
export async function recognise(page: Grey, models: readonly OcrModel[], mode: PageMode): Promise<string> {
  const reader = await readerOf(models);
  try {
    return readPage(reader, page, mode);
  } catch (error) {
    current = undefined;
    if (isTrap(error)) throw new ApiError('unreadable_file', 'The picture cannot be read: it stops the reader.');
    throw error;
  }
}

/** Layout analysis is the first third of Tesseract's own progress. */
const TesseractProgress = (percent: number): void => tellProgress(READY + (1 - READY) * (percent / 100), 'reading the words');

async function readerOf(models: readonly OcrModel[]): Promise<Reader> {
  const languages = models.map(({ code }) => code).join('+');
  if (current?.languages === languages && current.pagesLeft-- > 0) return current;
  current = undefined;
  // Silences the engine: its messages about a caller's picture are private.
  const core = await start({ instantiateWasm: await instantiate(), print: () => {}, printErr: () => {}, TesseractProgress });
  for (const { code, file } of models) core.FS.writeFile(modelPath(code), brotliDecompressSync(await readFile(new URL(file))));
  const api = new core.TessBaseAPI();
  if (api.Init('/', languages, NEURAL_NETWORK_ONLY, '') !== 0) throw new Error(`Tesseract cannot read its models for ${languages}`);
  // No supported language is written vertically, but narrow table columns are taken for vertical text.
  api.SetVariable('textord_tabfind_vertical_text', '0');
  for (const { code } of models) core.FS.unlink(modelPath(code));
  current = { languages, core, api, pagesLeft: PAGES_PER_READER };
  return current;
}

const modelPath = (code: string): string => `/${code}.traineddata`;

function readPage({ core, api }: Reader, page: Grey, mode: PageMode): string {
  core.FS.writeFile('/input', toPgm(page));
  try {
    api.SetPageSegMode(PAGE_MODE[mode]);
    if (api.SetImageFile(UPRIGHT, 0) === 1) throw new Error('Tesseract refuses the picture that was made for it');
    return api.Recognize(null) === 0 ? api.GetTSVText(0) : '';
  } finally {
    core.FS.unlink('/input');
    api.Clear();
  }
}

/** PGM, the simplest greyscale format that Tesseract decodes. */
function toPgm({ width, height, pixels }: Grey): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}

/** Stack overflow inside WebAssembly is a RangeError; other traps are RuntimeErrors. */
function isTrap(error: unknown): boolean {
  return error instanceof Error && (error.name === 'RuntimeError' || error instanceof RangeError);
}
