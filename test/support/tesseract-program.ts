import assert from 'node:assert/strict';
import { createTesseractCore, TESSERACT_WASM, type TesseractCore } from '../../src/core/ocr/tesseract-core.ts';
import { compileOnce, type WasmInstance, type WasmPatches } from '../../src/core/util/web-assembly.ts';

const silent = (): void => {};

/** Instantiates the packaged Tesseract, optionally patched, and returns its WebAssembly instance too. */
export async function startTesseract({
  patchModule,
  patchInstance: prepare,
}: WasmPatches = {}): Promise<{ core: TesseractCore; instance: WasmInstance }> {
  let instance: WasmInstance | undefined;
  const instantiate = compileOnce(TESSERACT_WASM, {
    ...(patchModule && { patchModule }),
    patchInstance(created) {
      prepare?.(created);
      instance = created;
    },
  });
  const core = await createTesseractCore({
    instantiateWasm: await instantiate(),
    print: silent,
    printErr: silent,
    TesseractProgress: silent,
  });
  assert.ok(instance);
  return { core, instance };
}

/** Grows the memory of an instance by some pages. The new range is unused as long as the instance does not run. */
export function freeMemory(
  { exports }: WasmInstance,
  pages: number,
): { readonly buffer: ArrayBuffer; readonly from: number; readonly end: number } {
  const BYTES_A_PAGE = 65_536;
  const memory = exports.T as { readonly buffer: ArrayBuffer; grow(pages: number): number };
  const from = memory.grow(pages) * BYTES_A_PAGE;
  return { buffer: memory.buffer, from, end: from + pages * BYTES_A_PAGE };
}
