import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pick, seededDraw } from '../../util/random.ts';
import { type CopyBytes, cachedReader, type ReadText } from './block-cache.ts';
import { blockChecksums, blockLength } from './blocks.ts';

const START = 100;
const SIZE = 20 * 1024 * 1024;
const file = Buffer.alloc(START + SIZE);
for (let at = 0; at < file.length; at += 4) file.writeUInt32LE(at, at);

let reads = 0;
const copy: CopyBytes = (position, length, into, at) => {
  reads++;
  assert.ok(position + length <= file.length, 'nothing is read behind the end');
  file.copy(into, at, position, position + length);
};

/** Blocks of a file with rows of at most `longest` bytes; `read` reads the file. */
function blocked(bytes: Buffer, longest: number, read: CopyBytes = from(bytes)): ReadText {
  const length = blockLength(longest);
  const damaged = (block: number): never => {
    throw new Error(`damaged: ${block}`);
  };
  return cachedReader({
    copy: read,
    start: START,
    size: SIZE,
    length,
    checksums: blockChecksums(bytes.subarray(START), length),
    onCorruptBlock: damaged,
  });
}

function from(bytes: Buffer): CopyBytes {
  return (position, length, into, at) => bytes.copy(into, at, position, position + length);
}

function bytesAt(text: ReadText, position: number, length: number): Buffer {
  return Buffer.from(text(position, length), 'latin1');
}

test('every block equals the bytes of its file, after any number of evictions', () => {
  const other = Buffer.from(file.map((byte) => 255 - byte));
  const files = [file, other, file].map((bytes, at) => ({
    bytes,
    through: blocked(bytes, [0, 300, 7_000][at] as number),
  }));
  const draw = seededDraw('blocks');
  for (let round = 0; round < 60_000; round++) {
    const { bytes, through } = pick(draw, files);
    const length = 1 + draw(pick(draw, [300, 7_000]));
    // Skewed access: some parts are read more often.
    const position = draw(pick(draw, [SIZE, SIZE / 10]) - length);
    const expected = bytes.subarray(START + position, START + position + length);
    assert.ok(bytesAt(through, position, length).equals(expected), `${position} ${length}`);
  }
});

test('reads beyond the end of a file are truncated', () => {
  assert.ok(bytesAt(blocked(file, 300, copy), SIZE - 5, 5).equals(file.subarray(-5)));
});

test('adjacent blocks are read together', () => {
  const through = blocked(file, 100, copy);
  reads = 0;
  for (let position = 0; position < 4_000; position += 100) bytesAt(through, position, 100);
  assert.equal(reads, 1);
});

test('a failed read throws, and is retried the next time', () => {
  let fails = true;
  const through = blocked(file, 100, (...part) => {
    if (fails) throw new Error('gone');
    copy(...part);
  });
  assert.throws(() => bytesAt(through, 0, 10), /gone/);
  fails = false;
  assert.ok(bytesAt(through, 0, 10).equals(file.subarray(START, START + 10)));
});

test('a damaged block is never returned, also on repeated reads', () => {
  const good = Buffer.from(file);
  const bytes = Buffer.from(file);
  const through = blocked(good, 100, from(bytes));
  bytes[START + 5_000] = 255 - (bytes[START + 5_000] as number);
  for (const [position, length] of [
    [5_000, 1],
    [4_096, 10],
    [0, 20_000],
  ] as const) {
    assert.throws(() => bytesAt(through, position, length), /damaged: 1/);
  }
  assert.ok(bytesAt(through, 8_192, 100).equals(good.subarray(START + 8_192, START + 8_292)), 'other blocks are read');
  // The part of a row in the next block is covered by the checksum of its own block.
  bytes[START + 12_300] = 255 - (bytes[START + 12_300] as number);
  assert.throws(() => bytesAt(blocked(good, 100, from(bytes)), 8_192, 100), /damaged: 2/);
});
