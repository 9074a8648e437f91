import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pick, seededDraw } from '../util/random.ts';
import { type Copy, inBlocks, type Parts } from './block-cache.ts';

const START = 100;
const SIZE = 20 * 1024 * 1024;
const file = Buffer.alloc(START + SIZE);
for (let at = 0; at < file.length; at += 4) file.writeUInt32LE(at, at);

let reads = 0;
const copy: Copy = (position, length, into, at) => {
  reads++;
  assert.ok(position + length <= file.length, 'nothing is read behind the end');
  file.copy(into, at, position, position + length);
};

/** The bytes at a position, read into the middle of a buffer. */
function bytesAt({ copy, text }: Parts, position: number, length: number): Buffer {
  const into = Buffer.alloc(length + 20);
  copy(position, length, into, 10);
  assert.ok(into.subarray(0, 10).every((byte) => byte === 0) && into.subarray(-10).every((byte) => byte === 0));
  assert.equal(text(position, length), into.toString('latin1', 10, length + 10));
  return into.subarray(10, -10);
}

test('every part is what stands in its file, however many were read before, of this file and of others', () => {
  const other = Buffer.from(file.map((byte) => 255 - byte));
  const files = [file, other, file].map((bytes, at) => ({
    bytes,
    through: inBlocks(
      (position, length, into, to) => bytes.copy(into, to, position, position + length),
      START,
      SIZE,
      [0, 300, 7_000][at] as number,
    ),
  }));
  const draw = seededDraw('blocks');
  for (let round = 0; round < 60_000; round++) {
    const { bytes, through } = pick(draw, files);
    const length = 1 + draw(pick(draw, [300, 7_000]));
    // Some parts of a file are wanted more than others.
    const position = draw(pick(draw, [SIZE, SIZE / 10]) - length);
    const expected = bytes.subarray(START + position, START + position + length);
    assert.ok(bytesAt(through, position, length).equals(expected), `${position} ${length}`);
  }
});

test('the end of a file is read as far as there is one', () => {
  assert.ok(bytesAt(inBlocks(copy, START, SIZE, 300), SIZE - 5, 5).equals(file.subarray(-5)));
});

test('what lies together is read once', () => {
  const through = inBlocks(copy, START, SIZE, 100);
  reads = 0;
  for (let position = 0; position < 4_000; position += 100) bytesAt(through, position, 100);
  assert.equal(reads, 1);
});

test('a part that cannot be read fails, and is read anew the next time', () => {
  let fails = true;
  const through = inBlocks(
    (...part) => {
      if (fails) throw new Error('gone');
      copy(...part);
    },
    START,
    SIZE,
    100,
  );
  assert.throws(() => bytesAt(through, 0, 10), /gone/);
  fails = false;
  assert.ok(bytesAt(through, 0, 10).equals(file.subarray(START, START + 10)));
});
