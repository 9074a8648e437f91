/**
 * Tesseract as WebAssembly, for child processes only, without the worker thread that its usual wrapper would start:
 * ending our process ends everything. One instance reads page after page in the same languages. It is thrown away when the languages
 * change, when a page has made it trap, and now and then, because its memory never shrinks.
 */
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { tellProgress } from '../jobs/progress.ts';
import { ApiError } from '../request/api-error.ts';
import { compiledOnce } from '../util/web-assembly.ts';
import type { Grey } from './grey.ts';
import { patches } from './patches.ts';
import { PROGRAM, start, type TessBaseAPI, type TesseractCore } from './program.ts';

/** A language and where its compressed model is. */
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

/** How Tesseract looks for text on a page, by its own numbers. */
export const PAGE_MODE = { columns: 3, block: 6 } as const;
export type PageMode = keyof typeof PAGE_MODE;

/** Pages after which a reader is replaced: seldom enough that starting one, a fifth of a second, does not count. */
const PAGES_PER_READER = 25;
/** The share of the work after which a picture is ready to be read. */
const READY = 0.15;
const NEURAL_NETWORK_ONLY = 1;
const UPRIGHT = 1;
const instantiate = compiledOnce(PROGRAM, patches());

let current: Reader | undefined;

/** @returns a table of the words on the page, as `readLines` takes it */
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

/** Looking for columns and lines is the first third of the way, as the engine counts it. */
const TesseractProgress = (percent: number): void => tellProgress(READY + (1 - READY) * (percent / 100), 'reading the words');

async function readerOf(models: readonly OcrModel[]): Promise<Reader> {
  const languages = models.map(({ code }) => code).join('+');
  if (current?.languages === languages && current.pagesLeft-- > 0) return current;
  current = undefined;
  // What the engine has to say about a picture is nobody's business.
  const core = await start({ instantiateWasm: await instantiate(), print: () => {}, printErr: () => {}, TesseractProgress });
  for (const { code, file } of models) core.FS.writeFile(modelPath(code), brotliDecompressSync(await readFile(new URL(file))));
  const api = new core.TessBaseAPI();
  if (api.Init('/', languages, NEURAL_NETWORK_ONLY, '') !== 0) throw new Error(`Tesseract cannot read its models for ${languages}`);
  // No language here is written from above, but narrow columns of a table are taken for it.
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

/** The plainest form of a grey picture that Tesseract's own reader takes. */
function toPgm({ width, height, pixels }: Grey): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}

/** A stack that overflows inside WebAssembly is a RangeError, everything else that it cannot go on from a RuntimeError. */
function isTrap(error: unknown): boolean {
  return error instanceof Error && (error.name === 'RuntimeError' || error instanceof RangeError);
}
