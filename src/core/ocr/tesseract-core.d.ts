/** The part of Tesseract's WebAssembly build that is used; the package has no types of its own. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
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

  const start: (hooks: CoreHooks) => Promise<TesseractCore>;
  export default start;
}
