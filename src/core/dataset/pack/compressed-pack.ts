/** Compressed packs, as shipped in the npm package. Brotli compresses the differences of ascending row numbers to half as much as the numbers. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { readHeader } from './pack-index.ts';

/** Names the encoding, so that files of another encoding are not mistaken for it. */
export const COMPRESSED_SUFFIX = '.delta.br';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_MAX_WINDOW_BITS } = constants;
/** A higher quality takes seven times as long for a sixth less. */
const QUALITY = 6;
const params = { [BROTLI_PARAM_QUALITY]: QUALITY, [BROTLI_PARAM_LGWIN]: BROTLI_MAX_WINDOW_BITS };

export function compressPack(pack: Buffer): Buffer {
  return brotliCompressSync(transformPostings(Buffer.from(pack), toDifferences), { params });
}

export function decompressPack(compressed: Buffer): Buffer {
  return transformPostings(brotliDecompressSync(compressed), fromDifferences);
}

/** Changes the posting lists of a pack in place. */
function transformPostings(pack: Buffer, transform: (numbers: Uint32Array) => void): Buffer {
  const { header, start } = readHeader((position, length) => pack.subarray(position, position + length), pack.length);
  const [offset, length] = header.sections.postings ?? [0, 0];
  // A copy, since the section may be unaligned in its buffer.
  const numbers = new Uint32Array(new Uint8Array(pack.subarray(start + offset, start + offset + length)).buffer);
  transform(numbers);
  pack.set(new Uint8Array(numbers.buffer), start + offset);
  return pack;
}

/** Modulo 2³². */
function toDifferences(numbers: Uint32Array): void {
  for (let i = numbers.length - 1; i > 0; i--) numbers[i] = (numbers[i] as number) - (numbers[i - 1] as number);
}

function fromDifferences(numbers: Uint32Array): void {
  for (let i = 1; i < numbers.length; i++) numbers[i] = (numbers[i] as number) + (numbers[i - 1] as number);
}
