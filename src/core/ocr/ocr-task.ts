/** Requests and results of OCR, as they cross the process boundary. */
import type { OcrLine } from './ocr-words.ts';
import type { OcrModel } from './tesseract.ts';

/** Tesseract, or the network of this project. */
export const OCR_ENGINES = ['tesseract', 'potli'] as const;
export type OcrEngine = (typeof OCR_ENGINES)[number];

export interface OcrOptions {
  /** The first one is the main language of the page; empty to detect it. */
  readonly models: readonly OcrModel[];

  /** One per script, to detect the script if no model is given, or if the given ones read poorly. */
  readonly scripts?: readonly OcrModel[];

  /** Chosen by the light of the picture and by the confidence of Tesseract if absent. */
  readonly engine?: OcrEngine | undefined;

  /** Preserves columns with spaces. */
  readonly layout: boolean;

  /** Also returns the deskewed picture. */
  readonly withImage?: boolean;
}

export interface OcrRequest<Source> extends OcrOptions {
  readonly source: Source;
}

/** The deskewed picture of a page, and its lines. */
export interface PageImage {
  readonly jpeg: Uint8Array;
  readonly inColour: boolean;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly OcrLine[];
}

export interface OcrPage {
  readonly text: string;

  /** From 0 to 1, or null if no word was found. */
  readonly confidence: number | null;

  /** Size of the picture, in whose pixels the boxes of words are. */
  readonly width: number;
  readonly height: number;
  readonly lines: readonly OcrLine[];

  /** Codes of the models used, or of the scripts that the network read. */
  readonly languages: readonly string[];
  readonly engine: OcrEngine;

  /** Degrees, clockwise, by which the picture was turned to be upright; size and boxes are those of the turned picture. */
  readonly rotated?: 90 | 180 | 270;

  /** Code of the language of the page, if the requested ones are not written in its script. */
  readonly suggestedLanguage?: string;

  /** Present if requested with `withImage`. */
  readonly pageImage?: PageImage;

  /** Frames or pages of the file; only the first was read. */
  readonly frames: number;
}

/** Maximum pixels of the longer side: letters of ten points on A4 are then forty pixels high. */
export const MAX_OCR_SIDE = 3000;
