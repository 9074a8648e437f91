/**
 * Tesseract as WebAssembly, and its models for printed text, one per language. Each package has two variants of its model; the one with integer
 * weights is taken. Installed as packages they would need more than twice the disk space.
 */
import { gunzipSync } from 'node:zlib';
import type { Recipe } from '../recipe.ts';
import { ocrLanguages } from '../tables/ocr_languages.ts';

const INTEGRITY: Readonly<Record<string, string>> = {
  eng: 'sha512-mbTumm6KQPUHyzTPQaF3ObXYnx0SqqfV2nabqFVQBwD6Kl7PhGSLSzOlfFTWy0P3BjghaSKA2W9GB19Jk+ZcTg==',
  hin: 'sha512-MB6WY6g4SAtrs+Xuyz5JDDsLFCykCwIESV7M9KkyxF71bxBqhLa8e7GJi5yGa/Wl6V4nuC7LWX/EMdSyTINTvg==',
  tam: 'sha512-WzseHnA88dfhrGZJ8DWHc2+o3l3L+yA/LTAGHPrpgIUD1I24kfd9dhQ+s8CvxLxa1awr7fdncUsQIqo0p+HRnQ==',
  tel: 'sha512-mAVHC7M5ZSK+NxC3dvdB6hFf6tAZBU/EU+QOcse1lDm4ca19Sro7flYpXpSNIXujow/jwPUWY4xpbH2Fm3rIUg==',
  kan: 'sha512-Bwr6ViJ2lhRPdJGgGQ/QeRwlyNnzo1jEAl88vm5A2lOwV3QGfJ5t2pqUBOWbnn/BnpFqkfIhxCrJ24kqoTIDQA==',
  mal: 'sha512-2Eexiato+FPzJDNYVctwzXv51nl0EmJtNqe979RuXxsepz75sksng1xjNER0qgIFxvV/xaV5c7KMMpStj4K+AQ==',
  ben: 'sha512-KFbl8YlVGZnhlJmlM45j1Cndek8QCGMwXu8JNtE8c4oDgKCy8c1PviIWC5ih5hBGjMPHi6yBaR+Gr0FRda/pIg==',
  guj: 'sha512-/Ldf24kEMKeZ1h/W+F8HinqujdWMfNS8yORPm4E/zCMwkyEsod1D9ywCeaNLm/m8voDob1tdgjGuRnCiJPq3Nw==',
  mar: 'sha512-3B83EhpgASO72vWSCqVUWDscEeN5e1vGEEeVrm2HNvu7k7yG/zNK6LRy8T9XlBd5aT7S69vOoHPz7dBcEzXmyQ==',
  pan: 'sha512-Ta6T8XrXldXxxDq+xQpUKMKsaY9Z14WSbrD1JMoHjQu3ys7+2xJYXtDUWwxe3y3RoifJ+dWXp30q+k6C97pCkw==',
  ori: 'sha512-tOcw3LLlxPpKqtGrsqDnXrz2kuVm5gXNbGX7NeycVzid/5VjIm08e9SJrZUJ6el0+f+OzOGu/ViVDEzZc58/sg==',
  asm: 'sha512-t0bsjsWr8cIHDNyAc86x/3NjZe2c/wdXeVz27qwymtDn11lAzSxsFxXu4weDfe/xu9ndG5ry0WhT0luTTx/2og==',
  urd: 'sha512-+a8CpG65EGXRGAu4+JXCF4jQPw40a2y9D9uiPebV8ZA8ViuHg0QVt5wETfVqLAgqqpyL/kQxjRTJwx3sJolEkg==',
  san: 'sha512-SXbB1QEy3SyBJT3gKI976GCHZwkU8d6cHFcZqdd1ejg1yHEJmC2PwdZDAs+MjK17XNPfttRPGUwXgPpXXCyHqA==',
  nep: 'sha512-lALdgtijuk+vi0youLJAP/xQAEbrI8vPGVZ/+em//VoAccwM3ANzuReDK2b8ifL1NltXdmQgI5jkzH0vrA+glQ==',
};

/** The LSTM-only SIMD build. Stored uncompressed, because a child process loads it before its first page. */
const ENGINE = 'tesseract.js-core';
const ENGINE_FILES = {
  'ocr_tesseract.cjs': 'tesseract-core-simd-lstm.js',
  'ocr_tesseract.wasm': 'tesseract-core-simd-lstm.wasm',
  'ocr_tesseract_LICENCE.txt': 'LICENSE',
};

const packageOf = (code: string): string => `@tesseract.js-data/${code}`;

export const recipe: Recipe = {
  name: 'ocr',
  packages: [
    ...ocrLanguages.map(({ code }) => ({ name: packageOf(code), version: '1.0.0', integrity: INTEGRITY[code] ?? '' })),
    {
      name: ENGINE,
      version: '7.0.0',
      integrity: 'sha512-WnNH518NzmbSq9zgTPeoF8c+xmilS8rFIl1YKbk/ptuuc7p6cLNELNuPAzcmsYw450ca6bLa8j3t0VAtq435Vw==',
    },
  ],
  run(files) {
    const models = ocrLanguages.map(({ code }) => {
      const model = files.get(packageOf(code))?.get(`4.0.0_best_int/${code}.traineddata.gz`);
      if (model === undefined) throw new Error(`${packageOf(code)} has no model`);
      return { name: `ocr_${code}.traineddata`, bytes: gunzipSync(model) };
    });
    const engine = Object.entries(ENGINE_FILES).map(([name, path]) => {
      const bytes = files.get(ENGINE)?.get(path);
      if (bytes === undefined) throw new Error(`${ENGINE} has no ${path}`);
      return { name, bytes, isUncompressed: true };
    });
    return [...models, ...engine];
  },
};
