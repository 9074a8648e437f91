import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { bundledFile } from '../bundled.ts';
import { tesseractWords } from './tesseract-dawg.ts';

test('the dictionary of a model', () => {
  const words = new Set(tesseractWords(brotliDecompressSync(readFileSync(bundledFile('ocr_ori.traineddata')))));
  assert.ok(words.size > 40_000);
  for (const word of ['ଭାଷା', 'ଦେଶ', 'ଲୋକ']) assert.ok(words.has(word), word);
});
