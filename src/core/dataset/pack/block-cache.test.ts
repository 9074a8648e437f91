import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pick, seededRandomInt } from '../../util/random.ts';
import { type CopyBytes, cachedReader, type ReadText } from './block-cache.ts';
import { blockChecksums, blockLength } from './blocks.ts';

const START = 100;
const SIZE = 20 * 1024 * 1024;
const file = Buffer.alloc(START + SIZE);
for (let offset = 0; offset < file.length; offset += 4) file.writeUInt32LE(offset, offset);

let reads = 0;
const copy: CopyBytes = (position, length, into, offset) => {
  reads++;
  assert.ok(position + length <= file.length, 'nothing is read beyond the end');
  file.copy(into, offset, position, position + length);
};

/** Blocks of a file with rows of at most `longestRow` bytes; `read` reads the file. */
function blocked(bytes: Buffer, longestRow: number, read: CopyBytes = copyFrom(bytes)): ReadText {
  const length = blockLength(longestRow);
  const damaged = (block: number): never => {
    throw new Error(`damaged: ${block}`);
  };
  return cachedReader({
    copy: read,
    start: START,
    size: SIZE,
    blockLength: length,
    checksums: blockChecksums(bytes.subarray(START), length),
    onCorruptBlock: damaged,
  });
}

function copyFrom(bytes: Buffer): CopyBytes {
  return (position, length, into, offset) => bytes.copy(into, offset, position, position + length);
}

function bytesAt(text: ReadText, position: number, length: number): Buffer {
  return Buffer.from(text(position, length), 'latin1');
}

test('every block equals the bytes of its file, after any number of evictions', () => {
  const other = Buffer.from(file.map((byte) => 255 - byte));
  const files = [file, other, file].map((bytes, index) => ({
    bytes,
    reader: blocked(bytes, [0, 300, 7_000][index] as number),
  }));
  const random = seededRandomInt('blocks');
  for (let round = 0; round < 60_000; round++) {
    const { bytes, reader } = pick(random, files);
    const length = 1 + random(pick(random, [300, 7_000]));
    // Skewed access: some parts are read more often.
    const position = random(pick(random, [SIZE, SIZE / 10]) - length);
    const expected = bytes.subarray(START + position, START + position + length);
    assert.ok(bytesAt(reader, position, length).equals(expected), `${position} ${length}`);
  }
});

test('reads beyond the end of a file are truncated', () => {
  assert.ok(bytesAt(blocked(file, 300, copy), SIZE - 5, 5).equals(file.subarray(-5)));
});

test('adjacent blocks are read together', () => {
  const reader = blocked(file, 100, copy);
  reads = 0;
  for (let position = 0; position < 4_000; position += 100) bytesAt(reader, position, 100);
  assert.equal(reads, 1);
});

test('a failed read throws, and is retried the next time', () => {
  let fails = true;
  const reader = blocked(file, 100, (...parameters) => {
    if (fails) throw new Error('unreadable');
    copy(...parameters);
  });
  assert.throws(() => bytesAt(reader, 0, 10), /unreadable/);
  fails = false;
  assert.ok(bytesAt(reader, 0, 10).equals(file.subarray(START, START + 10)));
});

test('a damaged block is never returned, also on repeated reads', () => {
  const good = Buffer.from(file);
  const bytes = Buffer.from(file);
  const reader = blocked(good, 100, copyFrom(bytes));
  bytes[START + 5_000] = 255 - (bytes[START + 5_000] as number);
  for (const [position, length] of [
    [5_000, 1],
    [4_096, 10],
    [0, 20_000],
  ] as const) {
    assert.throws(() => bytesAt(reader, position, length), /damaged: 1/);
  }
  assert.ok(bytesAt(reader, 8_192, 100).equals(good.subarray(START + 8_192, START + 8_292)), 'other blocks are read');
  // The part of a row in the next block is covered by the checksum of its own block.
  bytes[START + 12_300] = 255 - (bytes[START + 12_300] as number);
  assert.throws(() => bytesAt(blocked(good, 100, copyFrom(bytes)), 8_192, 100), /damaged: 2/);
});
