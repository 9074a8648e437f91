/** Binary patches apply to the known build only; patched and unpatched builds recognise text. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { modelsOf } from '../../../data/ocr.ts';
import { printPage } from '../../../test/support/render-page.ts';
import { startTesseract } from '../../../test/support/tesseract-instance.ts';
import type { WasmInstance } from '../util/web-assembly.ts';
import { patches } from './patches.ts';

const PATCHED_SLOTS = [511, 1701, 1702, 1703, 1704];
const [english] = modelsOf(['eng']);
const model = brotliDecompressSync(readFileSync(new URL(english?.file ?? '')));
const page = printPage(['The quick brown fox']);

/** Functions in the patched table slots; undefined past the end of the table. */
function slotsOf({ exports }: WasmInstance): unknown[] {
  const table = exports.da as { readonly length: number; get(index: number): unknown };
  return PATCHED_SLOTS.map((index) => (index < table.length ? table.get(index) : undefined));
}

/** Starts Tesseract from the given bytes with all patches. @returns the text of a page, and the slots before and after patching */
async function readWith(change: (bytes: Buffer) => void): Promise<{ text: string; before: unknown[]; after: unknown[] }> {
  const { patchModule, patchInstance: patch } = patches();
  let before: unknown[] = [];
  const { core, instance } = await startTesseract({
    patchModule(bytes) {
      const changed = Buffer.from(bytes);
      change(changed);
      return patchModule(changed);
    },
    patchInstance(instance) {
      before = slotsOf(instance);
      patch(instance);
    },
  });
  core.FS.writeFile('/eng.traineddata', model);
  core.FS.writeFile('/input', page);
  const api = new core.TessBaseAPI();
  assert.equal(api.Init('/', 'eng', 1, ''), 0);
  assert.notEqual(api.SetImageFile(1, 0), 1);
  assert.equal(api.Recognize(null), 0);
  return { text: api.GetTSVText(0), before, after: slotsOf(instance) };
}

const TEXT = /The\n.*quick\n.*brown\n.*fox\n/;

test('the known build is patched', async () => {
  const { text, before, after } = await readWith(() => {});
  for (const [index, slot] of after.entries()) {
    assert.equal(typeof slot, 'function');
    // The product is replaced only on processors that have a faster version.
    if (index > 0 || ['x64', 'arm64'].includes(process.arch)) assert.notEqual(slot, before[index]);
  }
  assert.match(text, TEXT);
});

test('a build in which one byte differs runs unpatched', async () => {
  const { text, before, after } = await readWith((bytes) => {
    const message = bytes.indexOf('libpng warning');
    assert.ok(message > 0);
    bytes[message] = 'L'.charCodeAt(0);
  });
  assert.deepEqual(after.slice(1), [undefined, undefined, undefined, undefined]);
  assert.equal(after[0], before[0]);
  assert.match(text, TEXT);
});
