/**
 * PDFium as WebAssembly, for child processes only. One instance serves job after job. It is thrown away when a PDF has made it trap,
 * because nothing in its memory can be trusted then, and when its memory, which never shrinks, has grown too large.
 */
import { init, type Methods } from '@embedpdf/pdfium';
import { ApiError } from '../request/api-error.ts';
import { compiledOnce } from '../util/web-assembly.ts';

/** Those of the memory views of the module that are used here. A view is replaced when the memory grows: never keep one. */
interface Memory {
  readonly HEAPU8: Uint8Array;
  readonly HEAP32: Int32Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
  readonly wasmExports: { malloc(bytes: number): number; free(address: number): void } & Direct;
}

/** What is called for every single character or piece of writing is called without the package's wrapping, which costs more than the calls themselves. */
type Direct = Pick<
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
>;

export type Pdfium = Methods & { readonly memory: Memory; readonly direct: Direct };

const LARGEST_HEAP = 300 * 1024 * 1024;
const instantiate = compiledOnce(new URL(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));

let instance: Promise<Pdfium> | undefined;

async function start(): Promise<Pdfium> {
  // What the engine has to say about a file is nobody's business.
  const settings: unknown = { instantiateWasm: await instantiate(), print: () => {}, printErr: () => {} };
  const wrapped = await init(settings as Parameters<typeof init>[0]);
  wrapped.PDFiumExt_Init();
  const memory = wrapped.pdfium as unknown as Memory;
  return Object.assign(wrapped, { memory, direct: memory.wasmExports });
}

/** Runs some work on an instance that is known to be sound. */
export async function withPdfium<T>(work: (pdfium: Pdfium) => T): Promise<T> {
  instance ??= start();
  const pdfium = await instance;
  try {
    return work(pdfium);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    instance = undefined;
    if (isTrap(error)) throw new ApiError('unreadable_file', 'The PDF is damaged in a way that stops the reader.');
    throw error;
  } finally {
    if (pdfium.memory.HEAPU8.length > LARGEST_HEAP) instance = undefined;
  }
}

/** A stack that overflows inside WebAssembly is a RangeError, everything else that it cannot go on from a RuntimeError. */
function isTrap(error: unknown): boolean {
  return error instanceof Error && (error.name === 'RuntimeError' || error instanceof RangeError);
}

/** Memory of the instance for as long as the work lasts. */
export function withMemory<T>({ memory: { wasmExports } }: Pdfium, bytes: number, work: (address: number) => T): T {
  const address = wasmExports.malloc(bytes);
  if (address === 0) throw new ApiError('unavailable', 'The work needed more memory than it may use. Try a smaller PDF.');
  try {
    return work(address);
  } finally {
    wasmExports.free(address);
  }
}

/** No text of a document that is asked for here is longer, or it is cut. */
const MOST_TEXT_BYTES = 2 * 1024 * 1024;

/** A text that PDFium writes as UTF-16 into a buffer: the first call asks for its length, the second for the text. */
export function readText(pdfium: Pdfium, write: (address: number, bytes: number) => number): string {
  const needed = Math.min(write(0, 0), MOST_TEXT_BYTES);
  if (needed <= 2) return '';
  return withMemory(pdfium, needed, (address) => {
    pdfium.memory.HEAPU8.fill(0, address, address + needed);
    write(address, needed);
    const { buffer } = pdfium.memory.HEAPU8;
    const text = Buffer.from(buffer, address, needed).toString('utf16le');
    const end = text.indexOf('\0');
    return end < 0 ? text : text.slice(0, end);
  });
}
