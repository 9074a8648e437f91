/** Tesseract as WebAssembly, as `data/recipes/ocr.ts` took it from tesseract.js-core: the part of it that is used, which has no types of its own. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export interface TessBaseAPI {
  /** @returns 0 when the models were read */
  Init(dataFolder: string, languages: string, engineMode: number, configFile: string): number;
  SetVariable(name: string, value: string): boolean;
  SetPageSegMode(mode: number): void;
  /** Reads `/input`, turned by an EXIF orientation and an angle. @returns 1 when it is no picture */
  SetImageFile(orientation: number, angle: number): number;
  /** @returns 0 when the page was read */
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  /** Forgets the picture and what was read. */
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
  /** How far the page is, in percent. */
  TesseractProgress(percent: number): void;
}

const bundled = (name: string): URL => new URL(`../../../../data/bundled/${name}`, import.meta.url);

export const PROGRAM = bundled('ocr_tesseract.wasm');
export const start = createRequire(import.meta.url)(fileURLToPath(bundled('ocr_tesseract.cjs'))) as (
  hooks: CoreHooks,
) => Promise<TesseractCore>;
