import assert from 'node:assert/strict';
import { createTesseractCore, TESSERACT_WASM, type TesseractCore } from '../../src/core/ocr/tesseract-core.ts';
import { compileOnce, type WasmInstance, type WasmPatches } from '../../src/core/util/web-assembly.ts';

const noop = (): void => {};

/** Instantiates the packaged Tesseract, optionally patched, and returns its WebAssembly instance too. */
export async function startTesseract({
  patchModule,
  patchInstance,
}: WasmPatches = {}): Promise<{ core: TesseractCore; instance: WasmInstance }> {
  let instance: WasmInstance | undefined;
  const instantiate = compileOnce(TESSERACT_WASM, {
    ...(patchModule && { patchModule }),
    patchInstance(created) {
      patchInstance?.(created);
      instance = created;
    },
  });
  const core = await createTesseractCore({
    instantiateWasm: await instantiate(),
    print: noop,
    printErr: noop,
    TesseractProgress: noop,
  });
  assert.ok(instance);
  return { core, instance };
}

/** Grows the memory of an instance. The new range is unused as long as the instance does not run. */
export function growMemory(
  { exports }: WasmInstance,
  pages: number,
): { readonly buffer: ArrayBuffer; readonly from: number; readonly end: number } {
  const WASM_PAGE_BYTES = 65_536;
  const memory = exports.T as { readonly buffer: ArrayBuffer; grow(pages: number): number };
  const from = memory.grow(pages) * WASM_PAGE_BYTES;
  return { buffer: memory.buffer, from, end: from + pages * WASM_PAGE_BYTES };
}
