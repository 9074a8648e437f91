/**
 * CPU time of the generators compared with the usual libraries: `node dist/bench/codes.js`. Both sides alternate in one process, so only the ratio is
 * meaningful.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import bwip from 'bwip-js';
import encodeQR from 'qr';
import qrcode from 'qrcode';
import sharp from 'sharp';
import { renderBarcode as drawBarcode } from '../src/families/barcode/render-barcode.ts';
import { BARCODES, type BarcodeType } from '../src/families/barcode/types.ts';
import { highlightCode } from '../src/families/code-image/highlight.ts';
import { renderCodeImage as drawCode } from '../src/families/code-image/render-code.ts';
import { normaliseSnippet } from '../src/families/code-image/snippet.ts';
import { renderPlainQr as drawQr } from '../src/families/qr/render-qr.ts';

interface Contest {
  readonly name: string;
  readonly budget: number;
  readonly rounds: number;
  readonly runPotli: () => unknown;
  readonly peer: () => unknown;
}

const style = { format: 'svg', fg: '000000', bg: 'ffffff' } as const;

function qrContests(): Contest[] {
  const texts = { 'link of 27 bytes': 'https://example.com/a/b?c=1', '300 bytes': 'x'.repeat(300), '2,300 bytes': 'ab'.repeat(1150) };
  return Object.entries(texts).flatMap(([name, text]) => {
    const runPotli = (): unknown => drawQr({ ...style, text, ecc: 'M', size: 1024, margin: 4 });
    return [
      {
        name: `qr, ${name}: qr's own SVG`,
        budget: 1.1,
        rounds: 20,
        runPotli,
        peer: () => encodeQR(text, 'svg', { ecc: 'medium', border: 4 }),
      },
      {
        name: `qr, ${name}: qrcode`,
        budget: 1.1,
        rounds: 20,
        runPotli,
        peer: () => qrcode.toString(text, { type: 'svg', margin: 4 }),
      },
    ];
  });
}

function barcodeContests(): Contest[] {
  const codes: [BarcodeType, string, string][] = [
    ['code128', 'code128', 'PJJ123C'],
    ['ean13', 'ean13', '5901234123457'],
    ['itf', 'interleaved2of5', '15400141288763'],
    ['datamatrix', 'datamatrix', 'Potli 600001'],
    ['pdf417', 'pdf417', 'Potli 600001'],
    ['aztec', 'azteccode', 'Potli 600001'],
  ];
  return codes.map(([type, bcid, text]) => ({
    name: `barcode/${type}: bwip-js SVG`,
    budget: 1.1,
    rounds: 20,
    runPotli: () => drawBarcode({ ...style, type, text, margin: BARCODES[type].margin, scale: 2, height: 80, size: 256 }),
    peer: () => bwip.toSVG({ bcid, text }),
  }));
}

function codeContest(): Contest {
  const file = fileURLToPath(new URL('../../src/core/dataset/pack/pack.ts', import.meta.url));
  const code = normaliseSnippet(readFileSync(file, 'utf8').split('\n').slice(0, 150).join('\n'));
  return {
    name: 'code-image, 150 lines: shiki, SVG text and sharp at the same size',
    budget: 0.7,
    rounds: 1,
    runPotli: () => drawCode({ code, language: 'ts', theme: 'dark', lineNumbers: false, padding: 28, window: true, format: 'png' }),
    peer: () => drawWithSharp(code),
  };
}

/** The usual approach without this service: syntax-highlighted text as SVG, rasterised to PNG by sharp. */
async function drawWithSharp(code: string): Promise<Buffer> {
  const lines = await highlightCode(code, 'typescript', 'dark');
  const longest = Math.max(...code.split('\n').map(({ length }) => length));
  const escaped = (text: string): string => text.replace(/[&<]/g, (mark) => (mark === '&' ? '&amp;' : '&lt;'));
  const [width, height] = [Math.ceil(longest * 8.4) + 96, lines.length * 20 + 116];
  const rows = lines.map((tokens, row) => {
    const spans = tokens.map(({ text, colour }) => `<tspan fill="${colour}">${escaped(text)}</tspan>`).join('');
    return `<text x="48" y="${82 + 20 * row}" xml:space="preserve">${spans}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="monospace" font-size="14"><rect width="100%" height="100%" fill="#282c34"/>${rows.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Repetitions: some runs are shorter than the resolution of the CPU clock. */
const TIMES = 10;

async function cpuOf(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  for (let time = 0; time < TIMES; time++) await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / TIMES;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** @returns whether every ratio is within its budget */
export async function benchCodes(print: (line: string) => void = console.log): Promise<boolean> {
  let isWithinBudget = true;
  for (const { name, budget, rounds, runPotli, peer } of [...qrContests(), ...barcodeContests(), codeContest()]) {
    for (let warm = 0; warm < (rounds > 1 ? 200 : 5); warm++) {
      await runPotli();
      await peer();
    }
    const times: { potli: number[]; peer: number[] } = { potli: [], peer: [] };
    for (let round = 0; round < rounds; round++) {
      times.potli.push(await cpuOf(runPotli));
      times.peer.push(await cpuOf(peer));
    }
    const [ownCpu, other] = [median(times.potli), median(times.peer)];
    isWithinBudget &&= ownCpu <= budget * other;
    print(`${(ownCpu / other).toFixed(2)} (at most ${budget})  ${name}  ${ownCpu.toFixed(2)} and ${other.toFixed(2)} CPU-ms`);
  }
  return isWithinBudget;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await benchCodes()) ? 0 : 1;
