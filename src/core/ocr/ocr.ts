/** Reads the text in pictures, in processes of its own. */

import type { JobOptions, JobRunner } from '../jobs/jobs.ts';
import { engine } from './engine.ts';
import type { Grey } from './grey.ts';
import type { OcrModel } from './tesseract.ts';
import type { Line } from './words.ts';

export interface OcrStyle {
  /** The first one is the main language of the page; none where it is to be found. */
  readonly models: readonly OcrModel[];
  /** One for each script, to find the one of the page where none is named, or where those that are named read badly. */
  readonly scripts?: readonly OcrModel[];
  /** Keeps columns apart with spaces. */
  readonly layout: boolean;
  /** Also gives the picture that was read, straightened. */
  readonly pictured?: boolean;
}

export interface OcrRequest<Source> extends OcrStyle {
  readonly source: Source;
}

/** The picture of a page, straightened, and the lines in it. */
export interface Sheet {
  readonly jpeg: Uint8Array;
  readonly inColour: boolean;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Line[];
}

export interface ReadPage {
  readonly text: string;
  /** From 0 to 1, or null where no word was found. */
  readonly confidence: number | null;
  /** Of the picture that was read, in whose pixels the boxes of words are. */
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Line[];
  /** Codes of the models that were used. */
  readonly languages: readonly string[];
  /** The code of a language that would suit the page better. */
  readonly better?: string;
  /** Where it was wished for. */
  readonly sheet?: Sheet;
  /** Frames or pages in the file, of which the first was read. */
  readonly frames: number;
}

/** Pixels of the longer side of what is read: letters of ten points on a page of A4 are forty pixels high then. */
export const LONGEST_SIDE = 3000;

/** Time for everything that one request may have read. */
export const OCR_MS = 60_000;

/** Two at the most: each holds a model and a page in some 200 MB. */

/** A picture file of any kind that `core/picture` opens. */
export async function readPicture(jobs: JobRunner, request: OcrRequest<Uint8Array>, options: JobOptions): Promise<ReadPage> {
  return jobs.run(engine, 'picture', request, options);
}

/** A picture that was drawn already. */
export async function readGrey(jobs: JobRunner, request: OcrRequest<Grey>, options: JobOptions): Promise<ReadPage> {
  return jobs.run(engine, 'page', request, options);
}
