import assert from 'node:assert/strict';
import start from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { type Changes, compiledOnce, type Instance } from '../../src/core/util/web-assembly.ts';

/** The program of the package that is pinned. */
export const TESSERACT_PROGRAM: URL = new URL(import.meta.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm'));
const silent = (): void => {};

/** An instance of it as it is, or with its program changed. */
export async function tesseractInstance(program?: Changes['program']): Promise<Instance> {
  let found: Instance | undefined;
  const instantiate = compiledOnce(TESSERACT_PROGRAM, {
    ...(program && { program }),
    instance(made) {
      found = made;
    },
  });
  await start({ instantiateWasm: await instantiate(), print: silent, printErr: silent, TesseractProgress: silent });
  assert.ok(found);
  return found;
}

/** Memory of an instance, with so many bytes of it that nothing else uses as long as the instance does not run. */
export function freeMemory(
  { exports }: Instance,
  pages: number,
): { readonly buffer: ArrayBuffer; readonly from: number; readonly end: number } {
  const BYTES_A_PAGE = 65_536;
  const memory = exports.T as { readonly buffer: ArrayBuffer; grow(pages: number): number };
  const from = memory.grow(pages) * BYTES_A_PAGE;
  return { buffer: memory.buffer, from, end: from + pages * BYTES_A_PAGE };
}
