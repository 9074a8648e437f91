/**
 * Tesseract as WebAssembly, taken from tesseract.js-core by `data/recipes/ocr.ts`. Declares the part that is used; the package has no types for it.
 */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export interface TessBaseAPI {
  /** @returns 0 on success */
  Init(dataFolder: string, languages: string, engineMode: number, configFile: string): number;
  SetVariable(name: string, value: string): boolean;
  SetPageSegMode(mode: number): void;
  /** Loads `/input`, rotated by an EXIF orientation and an angle. @returns 1 if it is not a picture */
  SetImageFile(orientation: number, angle: number): number;
  /** @returns 0 on success */
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  /** Releases the picture and its results. */
  Clear(): void;
}

export interface TesseractCore {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void };
  readonly TessBaseAPI: new () => TessBaseAPI;
}

export interface CoreHooks {
  instantiateWasm(imports: object, done: (instance: object) => void): object;
  print(line: string): void;
  printErr(line: string): void;
  /** Progress of the page in percent. */
  TesseractProgress(percent: number): void;
}

const bundledFile = (name: string): URL => new URL(`../../../../data/bundled/${name}`, import.meta.url);

export const TESSERACT_WASM = bundledFile('ocr_tesseract.wasm');
export const createTesseractCore = createRequire(import.meta.url)(fileURLToPath(bundledFile('ocr_tesseract.cjs'))) as (
  hooks: CoreHooks,
) => Promise<TesseractCore>;
