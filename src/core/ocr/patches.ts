/**
 * Binary patches of Tesseract's WebAssembly that make it faster. They write to offsets, table slots and exports of one build, so the build is
 * identified by its hash first: any other one runs unchanged.
 */
import { createHash } from 'node:crypto';
import type { WasmPatches } from '../util/web-assembly.ts';
import { replaceMatmul } from './int8-matmul.ts';
import { installLoops, replaceLoops } from './replace-loops.ts';

/** SHA-256 of tesseract-core-simd-lstm.wasm in tesseract.js-core, as pinned by data/recipes/ocr.ts. */
const KNOWN_SHA256 = '34e8d50cac216427d86bf397d610fdd9f49492539bbcdfbfccc4eda20c810bea';

/** Patches for one module and all of its instances. */
export function patches(): Required<WasmPatches> {
  let isKnown = false;
  return {
    patchModule(bytes) {
      isKnown = createHash('sha256').update(bytes).digest('hex') === KNOWN_SHA256;
      return isKnown ? replaceLoops(bytes) : bytes;
    },
    patchInstance(instance) {
      if (!isKnown) return;
      replaceMatmul(instance);
      installLoops(instance);
    },
  };
}
