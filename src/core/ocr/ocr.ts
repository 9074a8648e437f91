/** Reads the text in pictures, in threads of its own. */
import type { Engine, JobOptions, Jobs } from '../jobs/jobs.ts';
import type { Grey } from './grey.ts';
import type { OcrModel } from './tesseract.ts';
import type { Word } from './words.ts';

export interface OcrStyle {
  /** The first one is the main language of the page. */
  readonly models: readonly OcrModel[];
  /** Keeps columns apart with spaces. */
  readonly layout: boolean;
}

export interface OcrRequest<Source> extends OcrStyle {
  readonly source: Source;
}

export interface ReadPage {
  readonly text: string;
  /** From 0 to 1, or null where no word was found. */
  readonly confidence: number | null;
  /** Of the picture that was read, in whose pixels the boxes of words are. */
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  /** Frames or pages in the file, of which the first was read. */
  readonly frames: number;
}

/** Pixels of the longer side of what is read: letters of ten points on a page of A4 are forty pixels high then. */
export const LONGEST_SIDE = 3000;

/** Time for everything that one request may have read. */
export const OCR_MS = 60_000;

/** Two at the most: each holds a model and a page in some 200 MB. */
const engine: Engine = { name: 'ocr', worker: new URL('./ocr-worker.js', import.meta.url), memoryMb: 768, threads: 2, queue: 16 };

/** A picture file of any kind that `core/picture` opens. */
export async function readPicture(jobs: Jobs, request: OcrRequest<Uint8Array>, options: JobOptions): Promise<ReadPage> {
  return (await jobs.run(engine, 'picture', request, options)) as ReadPage;
}

/** A picture that was drawn already; its pixels are handed over and gone. */
export async function readGrey(jobs: Jobs, request: OcrRequest<Grey>, options: JobOptions): Promise<ReadPage> {
  const { buffer } = request.source.pixels;
  return (await jobs.run(engine, 'page', request, { ...options, transfer: [buffer as ArrayBuffer] })) as ReadPage;
}
