/**
 * `npm run bench [name…]`: Potli compared with a baseline, per benchmark, as ratios of CPU time. Linux only. Benchmarks whose programs are not installed
 * report this and are skipped.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BENCHMARKS = {
  server: 'bare node:http, express with SQLite, the MCP SDK',
  names: 'SQLite FTS5 with trigrams and MiniSearch',
  identify: 'CPU time budget per text',
  codes: 'bwip-js, qr and others',
  documents: 'pdftotext, pdftoppm and qpdf (Debian: poppler-utils, qpdf)',
  pictures: 'ImageMagick (Debian: imagemagick)',
  ocr: 'tesseract (Debian: tesseract-ocr)',
  models: 'a bare loop over onnxruntime',
  casual: 'running the network on every word',
  addresses: 'baseline: head office of the longest district name in the text',
  pages: 'paint time budget of 1 s on a slow connection (Debian: chromium)',
  units: 'their cost in rate limit units',
};

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0) {
  console.error(`Unknown benchmark ${unknown.join(', ')}. Available: ${Object.keys(BENCHMARKS).join(', ')}`);
  process.exit(2);
}
for (const [name, baseline] of Object.entries(BENCHMARKS)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  console.log(`\n== ${name}: compared with ${baseline}\n`);
  const script = fileURLToPath(new URL(`./${name}.js`, import.meta.url));
  const { status } = spawnSync(process.execPath, ['--enable-source-maps', script], { stdio: 'inherit' });
  // Exits with an error if a benchmark exceeds its budget or a program is missing; the others still run.
  if (status !== 0) process.exitCode = 1;
}
