/**
 * CPU time of the document tools compared with the usual programs: `node dist/bench/documents.js [FILE.pdf …]`. Needs poppler-utils and qpdf, and
 * Linux for the CPU time of child processes. Without files, a generated document of thirty full pages is used.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { validatePdf } from '../src/core/pdf/rewrite.ts';
import { render } from '../src/families/pdf/render.ts';
import { extractText } from '../src/families/pdf/text/extract-text.ts';
import { extractPages, rotatePages } from '../src/families/pdf/writing/arrange-pages.ts';
import { compress } from '../src/families/pdf/writing/compress.ts';
import { mergePdfs } from '../src/families/pdf/writing/merge.ts';
import { parseSelection } from '../src/families/pdf/writing/page-selection.ts';
import { bookOf } from './peers/book.ts';
import { pdfiumPlaces, pdfiumText } from './peers/pdfium-alone.ts';

interface Contest {
  readonly name: string;
  readonly peer: readonly [program: string, ...args: string[]];
  readonly runPotli: (bytes: Buffer) => Promise<unknown>;
  /** Lower bound: the engine alone. */
  readonly floor?: (bytes: Buffer) => Promise<unknown>;
}

const TEXT_PAGES = 30;
/** Given files may have fewer pages. */
const textOfPages = async (bytes: Buffer, layout: boolean): Promise<unknown> => {
  const { pages } = await validatePdf(bytes);
  return extractText({ bytes, first: 1, last: Math.min(TEXT_PAGES, pages), layout, convertTamil: false });
};

const CONTESTS: readonly Contest[] = [
  {
    name: 'text, 30 pages: pdftotext',
    peer: ['pdftotext', '-l', '30', 'FILE', '-'],
    runPotli: (bytes) => textOfPages(bytes, false),
    floor: (bytes) => pdfiumText(bytes, TEXT_PAGES),
  },
  {
    name: 'text with layout, 30 pages: pdftotext -layout',
    peer: ['pdftotext', '-layout', '-l', '30', 'FILE', '-'],
    runPotli: (bytes) => textOfPages(bytes, true),
    floor: (bytes) => pdfiumPlaces(bytes, TEXT_PAGES),
  },
  {
    name: 'page 1 as PNG, 1000 wide: pdftoppm -png',
    peer: ['pdftoppm', '-png', '-l', '1', '-scale-to-x', '1000', '-scale-to-y', '-1', 'FILE'],
    runPotli: (bytes) => render({ bytes, page: 1, width: 1000, format: 'png' }),
  },
  {
    name: 'page 1 as JPEG, 1000 wide: pdftoppm -jpeg',
    peer: ['pdftoppm', '-jpeg', '-l', '1', '-scale-to-x', '1000', '-scale-to-y', '-1', 'FILE'],
    runPotli: (bytes) => render({ bytes, page: 1, width: 1000, format: 'jpeg' }),
  },
  {
    name: 'pages l,1: qpdf --pages',
    peer: ['qpdf', '--warning-exit-0', 'FILE', '--pages', '.', 'z,1', '--', '-'],
    runPotli: (bytes) => extractPages({ bytes, selection: parseSelection('l,1') }),
  },
  {
    name: 'rotate: qpdf --rotate',
    peer: ['qpdf', '--warning-exit-0', 'FILE', '--rotate=+90:1-z', '-'],
    runPotli: (bytes) => rotatePages({ bytes, selection: undefined, angle: 90 }),
  },
  {
    name: 'merge of two: qpdf --pages',
    peer: ['qpdf', '--warning-exit-0', '--empty', '--pages', 'FILE', '1-z', 'FILE', '1-z', '--', '-'],
    runPotli: (bytes) => mergePdfs({ files: [bytes, bytes], bookmarks: false }),
  },
  {
    name: 'compress: qpdf --object-streams=generate --recompress-flate --compression-level=9',
    peer: ['qpdf', '--warning-exit-0', '--object-streams=generate', '--recompress-flate', '--compression-level=9', 'FILE', '-'],
    runPotli: (bytes) => compress({ bytes }),
  },
];

const ROUNDS = 5;
/** Repetitions: the CPU time of child processes has a resolution of ten milliseconds. */
const TIMES = 5;

async function ownMilliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  for (let time = 0; time < TIMES; time++) await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000 / TIMES;
}

const childTicks = (): number => {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[13]) + Number(fields[14]);
};

function childMilliseconds([program, ...args]: readonly [string, ...string[]]): number {
  const start = childTicks();
  for (let time = 0; time < TIMES; time++) execFileSync(program, args, { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e9 });
  return ((childTicks() - start) * 10) / TIMES;
}

const folder = mkdtempSync(join(tmpdir(), 'potli-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const generated = join(folder, 'made.pdf');
writeFileSync(generated, bookOf(30));

for (const file of process.argv.length > 2 ? process.argv.slice(2) : [generated]) {
  const bytes = readFileSync(file);
  console.log(`${basename(file)}, ${bytes.length} bytes`);
  for (const { name, peer, runPotli, floor } of CONTESTS) {
    const [program, ...args] = peer;
    const command = [program, ...args.map((argument) => (argument === 'FILE' ? file : argument))] as const;
    await runPotli(bytes);
    await floor?.(bytes);
    const best = { potli: Number.POSITIVE_INFINITY, peer: Number.POSITIVE_INFINITY, floor: Number.POSITIVE_INFINITY };
    for (let round = 0; round < ROUNDS; round++) {
      if (floor) best.floor = Math.min(best.floor, await ownMilliseconds(() => floor(bytes)));
      best.potli = Math.min(best.potli, await ownMilliseconds(() => runPotli(bytes)));
      best.peer = Math.min(best.peer, childMilliseconds(command));
    }
    console.log(`  ${(best.potli / best.peer).toFixed(2)}  ${name}  ${best.potli.toFixed(1)} and ${best.peer.toFixed(1)} CPU-ms`);
    if (floor) console.log(`  ${(best.floor / best.peer).toFixed(2)}  … the engine alone  ${best.floor.toFixed(1)} CPU-ms`);
  }
}
process.exit(0);
