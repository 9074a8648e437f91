/**
 * `npm run bench [name…]`: Potli compared with its peers, per benchmark, as ratios of CPU time. Linux only. Benchmarks whose peers are not installed
 * report this and are skipped.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PARTS = {
  server: 'bare node:http, express with SQLite, the MCP SDK',
  names: 'SQLite FTS5 with trigrams and MiniSearch',
  identify: 'what a text may cost by itself',
  codes: 'bwip-js, qr and others',
  documents: 'pdftotext, pdftoppm and qpdf (Debian: poppler-utils, qpdf)',
  pictures: 'ImageMagick (Debian: imagemagick)',
  ocr: 'tesseract (Debian: tesseract-ocr)',
  models: 'a bare loop over onnxruntime',
  casual: 'the network asked for every word',
  addresses: 'the head office of the longest name of a district',
  pages: 'a second until they are painted on a slow connection (Debian: chromium)',
  units: 'what they cost of the rate limit',
};

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part called ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}
for (const [name, peers] of Object.entries(PARTS)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  console.log(`\n== ${name}: beside ${peers}\n`);
  const script = fileURLToPath(new URL(`./${name}.js`, import.meta.url));
  const { status } = spawnSync(process.execPath, ['--enable-source-maps', script], { stdio: 'inherit' });
  // Exits with an error if a benchmark exceeds its budget or a peer is missing; the others still run.
  if (status !== 0) process.exitCode = 1;
}
