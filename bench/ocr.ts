/**
 * CPU time of OCR compared with Debian's tesseract-ocr with the same models: `node dist/bench/ocr.js [picture]`. Without a picture, a generated page
 * is used. Both sides alternate on one core, and the best run of each counts.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { bundledFile } from '../data/bundled.ts';
import { modelsOf } from '../data/ocr.ts';
import { Jobs } from '../src/core/jobs/jobs.ts';
import { recognisePicture } from '../src/core/ocr/ocr.ts';
import { printPage } from '../test/support/render-page.ts';
import { treeMicroseconds } from './load.ts';

const ROUNDS = 3;
/** Allowance for WebAssembly: 128-bit SIMD only, and no fused multiply-add. */
const BUDGET = 1.5;

const ownPage = (): Buffer =>
  printPage(
    Array.from({ length: 24 }, (_, index) => `Line ${index} of a page that is full of ordinary words and numbers such as ${index * 1117}`),
    { size: 28 },
  );

async function measurePotli(jobs: Jobs, picture: Buffer): Promise<number> {
  const before = treeMicroseconds(process.pid);
  await recognisePicture(jobs, { source: Buffer.from(picture), models: modelsOf(['eng']), layout: false }, { timeoutMs: 600_000 });
  return (treeMicroseconds(process.pid) - before) / 1000;
}

/** User and system time of the program, as reported by bash. */
function measureTesseract(folder: string): number {
  const command = `TIMEFORMAT='%U %S'; time OMP_THREAD_LIMIT=1 tesseract "$0/page.png" - --tessdata-dir "$0" -l eng --psm 3 >/dev/null 2>&1`;
  const { stderr } = spawnSync('bash', ['-c', command, folder], { encoding: 'utf8' });
  return stderr
    .trim()
    .split(' ')
    .reduce((sum, seconds) => sum + Number(seconds) * 1000, 0);
}

export async function benchOcr(picture: Buffer = ownPage(), print: (line: string) => void = console.log): Promise<boolean> {
  if (spawnSync('tesseract', ['--version']).status !== 0) {
    print('ocr: tesseract-ocr is not installed, nothing to compare with');
    return true;
  }
  const folder = mkdtempSync(join(tmpdir(), 'potli-ocr-'));
  const jobs = new Jobs({ slots: 1, memoryLimitMb: 8_192 });
  try {
    writeFileSync(join(folder, 'eng.traineddata'), brotliDecompressSync(readFileSync(bundledFile('ocr_eng.traineddata'))));
    writeFileSync(join(folder, 'page.png'), picture);
    await measurePotli(jobs, picture);
    const times: { potli: number[]; tesseract: number[] } = { potli: [], tesseract: [] };
    for (let round = 0; round < ROUNDS; round++) {
      times.potli.push(await measurePotli(jobs, picture));
      times.tesseract.push(measureTesseract(folder));
    }
    const [ownSeconds, other] = [Math.min(...times.potli), Math.min(...times.tesseract)];
    const version = execFileSync('tesseract', ['--version'], { encoding: 'utf8' }).split('\n', 1)[0];
    print(
      `${(ownSeconds / other).toFixed(2)} (at most ${BUDGET})  ocr, a page: ${version}, same models  ${ownSeconds.toFixed(0)} and ${other.toFixed(0)} CPU-ms`,
    );
    return ownSeconds <= BUDGET * other;
  } finally {
    await jobs.close();
    rmSync(folder, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = process.argv[2];
  process.exitCode = (await benchOcr(file === undefined ? undefined : readFileSync(file))) ? 0 : 1;
}
