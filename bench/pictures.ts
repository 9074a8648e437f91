/**
 * CPU time of image conversion compared with ImageMagick: `node dist/bench/pictures.js`. Needs `convert` on the path. Both sides produce the same
 * image in turn, and the best of several rounds counts, to reduce noise from other processes.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { convertPicture } from '../src/families/image/convert.ts';
import type { OutputFormat } from '../src/families/image/output-size.ts';

const ROUNDS = 5;
const WIDTH = 4000;
const HEIGHT = 3000;

interface Contest {
  readonly format: OutputFormat;
  /** Minimum ratio of ImageMagick's CPU time to ours. */
  readonly atLeast: number;
}

const CONTESTS: readonly Contest[] = [
  { format: 'webp', atLeast: 3 },
  { format: 'jpeg', atLeast: 3 },
];

/** Synthetic photo of hills, sky and grain: compresses like a real one. */
async function photo(): Promise<Buffer> {
  const grain = {
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: 'black', noise: { type: 'gaussian', mean: 128, sigma: 18 } },
  } as const;
  const hills = readFileSync(new URL('../../test/fixtures/files/hills-1.jpeg', import.meta.url));
  const large = await sharp(hills).resize(WIDTH, HEIGHT).toBuffer();
  return sharp(await sharp(grain).blur(0.7).png({ compressionLevel: 1 }).toBuffer())
    .composite([{ input: large, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function measurePotli(file: Buffer, format: OutputFormat): Promise<number> {
  const before = process.cpuUsage();
  await convertPicture({ file, format, width: 1000, height: 1000, fit: 'inside', quality: 80 });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function imageMagick(folder: string, format: OutputFormat): number {
  const command = `TIMEFORMAT='%U %S'; time convert ${folder}/photo.jpg -auto-orient -resize 1000x1000 -strip -quality 80 ${folder}/answer.${format}`;
  const { status, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ImageMagick failed: ${stderr}`);
  const [user = 0, system = 0] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return (user + system) * 1000;
}

const folder = mkdtempSync(join(tmpdir(), 'potli-bench-'));
try {
  const file = await photo();
  writeFileSync(join(folder, 'photo.jpg'), file);
  console.log(`a JPEG of 12 megapixels, ${(file.length / 1e6).toFixed(1)} MB, made 1000 pixels wide, best of ${ROUNDS}:`);
  for (const { format, atLeast } of CONTESTS) {
    let [ownSeconds, referenceSeconds] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < ROUNDS; round++) {
      ownSeconds = Math.min(ownSeconds, await measurePotli(file, format));
      referenceSeconds = Math.min(referenceSeconds, imageMagick(folder, format));
    }
    const ratio = referenceSeconds / ownSeconds;
    console.log(
      `  ${format}: Potli ${ownSeconds.toFixed(0)} ms CPU, ImageMagick ${referenceSeconds.toFixed(0)} ms, ${ratio.toFixed(1)} times as much`,
    );
    if (ratio < atLeast) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
