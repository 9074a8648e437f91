/** Small files that are expensive to process. */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** Animated WebP with very many tiny frames: one frame is encoded and repeated in the container. */
export async function endlessWebp(frames: number): Promise<Buffer> {
  const side = 16;
  const still = await sharp({ create: { width: side, height: side, channels: 3, background: '#a03020' } })
    .webp({ lossless: true })
    .toBuffer();
  // After RIFF, its length and WEBP: the single chunk with the pixels.
  const pixels = still.subarray(12);
  const header = Buffer.alloc(16);
  header.writeUIntLE(side - 1, 6, 3);
  header.writeUIntLE(side - 1, 9, 3);
  header.writeUIntLE(20, 12, 3);
  const frame = chunk('ANMF', Buffer.concat([header, pixels]));
  const canvas = Buffer.alloc(10);
  const ANIMATED = 2;
  canvas[0] = ANIMATED;
  canvas.writeUIntLE(side - 1, 4, 3);
  canvas.writeUIntLE(side - 1, 7, 3);
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', canvas),
    chunk('ANIM', Buffer.alloc(6)),
    ...Array<Buffer>(frames).fill(frame),
  ]);
  return chunk('RIFF', body);
}

function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** Pixels per side of one grain of noise: small enough to upload, and still incompressible for the codec. */
const NOISE_BLOCK = 8;

export function noise(width: number, height: number): Promise<Buffer> {
  const raw = { width: width / NOISE_BLOCK, height: height / NOISE_BLOCK, channels: 3 } as const;
  return sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .resize(width, height, { fit: 'fill' })
    .jpeg({ quality: 40 })
    .toBuffer();
}

/** Within all size limits, but half a minute of one core as AVIF. */
export function slowAvifSource(): Promise<Buffer> {
  return noise(8_000, 6_000);
}
