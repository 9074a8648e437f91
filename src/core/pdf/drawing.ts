/** Pages of a PDF as grey pictures, for rooms that read pictures. */

import type { JobOptions, JobRunner } from '../jobs/jobs.ts';
import type { Bitmap } from './bitmap.ts';
import { engine } from './engine.ts';

export interface DrawingRequest {
  readonly bytes: Uint8Array;
  /** From 1; 400 when the PDF has fewer pages. */
  readonly first: number;
  /** Clipped to the end of the PDF. */
  readonly last: number;
  readonly dpi: number;
  /** Pixels of the longer side at the most: a page that would be larger is drawn with fewer dots an inch. */
  readonly longestSide: number;
}

export interface DrawnPage extends Bitmap {
  readonly page: number;
}

export interface Drawing {
  /** Pages of the whole PDF. */
  readonly pages: number;
  /** A page that cannot be opened is left out. */
  readonly drawn: readonly DrawnPage[];
}

/** Throws `unreadable_file`, `password_protected`, `invalid_parameter` (first), `timeout`, `busy`. The bytes must be those of a PDF (`isPdf`). */
export async function drawPages(jobs: JobRunner, request: DrawingRequest, options: JobOptions): Promise<Drawing> {
  return jobs.run(engine, 'draw', request, options);
}
