/**
 * PDFium as WebAssembly, for child processes only. One instance is reused across jobs. It is discarded after a trap, because its memory cannot be
 * trusted then, and when its heap, which never shrinks, has grown too large.
 */
import { init, type Methods } from '@embedpdf/pdfium';
import { ApiError } from '../request/api-error.ts';
import { compileOnce, isTrap } from '../util/web-assembly.ts';

/** The memory views of the module that are used here. A view is replaced when the memory grows: never store one. */
interface Memory {
  readonly HEAPU8: Uint8Array;
  readonly HEAP32: Int32Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
  readonly wasmExports: { malloc(bytes: number): number; free(address: number): void } & RawExports;
}

/** Raw WebAssembly exports for calls per character or text object: the wrapper of the package costs more than the calls. */
type RawExports = Pick<
  Methods,
  | 'FPDFText_GetUnicode'
  | 'FPDFText_IsGenerated'
  | 'FPDFText_GetTextObject'
  | 'FPDFText_GetLooseCharBox'
  | 'FPDFText_GetCharOrigin'
  | 'FPDFText_GetMatrix'
  | 'FPDFText_GetFontSize'
  | 'FPDFPage_CountObjects'
  | 'FPDFPage_GetObject'
  | 'FPDFPageObj_GetType'
  | 'FPDFPageObj_GetBounds'
  | 'FPDFPageObj_GetMatrix'
  | 'FPDFPageObj_CountMarks'
  | 'FPDFPageObj_GetMark'
  | 'FPDFFormObj_CountObjects'
  | 'FPDFFormObj_GetObject'
  | 'FPDFPath_CountSegments'
  | 'FPDFPath_GetPathSegment'
  | 'FPDFPath_GetDrawMode'
  | 'FPDFPathSegment_GetPoint'
  | 'FPDFPathSegment_GetType'
  | 'FPDFPathSegment_GetClose'
  | 'FPDFPageObj_GetStrokeWidth'
>;

export type Pdfium = Methods & { readonly memory: Memory; readonly direct: RawExports };

const MAX_HEAP_BYTES = 300 * 1024 * 1024;
const instantiate = compileOnce(new URL(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));

let instance: Promise<Pdfium> | undefined;

async function instantiatePdfium(): Promise<Pdfium> {
  // Silences the engine: its messages about a caller's file are private.
  const settings: unknown = { instantiateWasm: await instantiate(), print: () => {}, printErr: () => {} };
  const wrapped = await init(settings as Parameters<typeof init>[0]);
  wrapped.PDFiumExt_Init();
  const memory = wrapped.pdfium as unknown as Memory;
  return Object.assign(wrapped, { memory, direct: memory.wasmExports });
}

/** Runs `work` on an instance, and discards the instance if it throws anything but an `ApiError`. */
export async function withPdfium<T>(work: (pdfium: Pdfium) => T): Promise<T> {
  instance ??= instantiatePdfium();
  const pdfium = await instance;
  try {
    return work(pdfium);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    instance = undefined;
    if (isTrap(error)) throw new ApiError('unreadable_file', 'The PDF is damaged in a way that makes the PDF engine fail.');
    throw error;
  } finally {
    if (pdfium.memory.HEAPU8.length > MAX_HEAP_BYTES) instance = undefined;
  }
}

/** Allocates memory of the instance for the duration of `work`. */
export function withAllocation<T>({ memory: { wasmExports } }: Pdfium, bytes: number, work: (address: number) => T): T {
  const address = wasmExports.malloc(bytes);
  if (address === 0) throw new ApiError('unavailable', 'The job exceeded its memory limit. Try a smaller PDF.');
  try {
    return work(address);
  } finally {
    wasmExports.free(address);
  }
}

/** Longer texts are truncated. */
const MAX_TEXT_BYTES = 2 * 1024 * 1024;

/** Reads a UTF-16 text from PDFium: the first call returns its length, the second writes it. */
export function readUtf16(pdfium: Pdfium, write: (address: number, bytes: number) => number): string {
  const needed = Math.min(write(0, 0), MAX_TEXT_BYTES);
  if (needed <= 2) return '';
  return withAllocation(pdfium, needed, (address) => {
    pdfium.memory.HEAPU8.fill(0, address, address + needed);
    write(address, needed);
    const { buffer } = pdfium.memory.HEAPU8;
    const text = Buffer.from(buffer, address, needed).toString('utf16le');
    const end = text.indexOf('\0');
    return end < 0 ? text : text.slice(0, end);
  });
}
