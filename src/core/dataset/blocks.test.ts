import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '../random.ts';
import { type Copy, inBlocks } from './blocks.ts';

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
function bytesAt(through: Copy, position: number, length: number): Buffer {
  const into = Buffer.alloc(length + 20);
  through(position, length, into, 10);
  assert.ok(into.subarray(0, 10).every((byte) => byte === 0) && into.subarray(-10).every((byte) => byte === 0));
  return into.subarray(10, -10);
}

test('every part is what stands in the file, however many were read before', () => {
  for (const longest of [0, 300, 7_000]) readAll(inBlocks(copy, START, SIZE, longest));
});

function readAll(through: Copy): void {
  const draw = seededDraw('blocks');
  for (let round = 0; round < 20_000; round++) {
    const length = 1 + draw(7_000);
    const position = draw(SIZE - length);
    assert.ok(
      bytesAt(through, position, length).equals(file.subarray(START + position, START + position + length)),
      `${position} ${length}`,
    );
  }
  assert.ok(bytesAt(through, SIZE - 5, 5).equals(file.subarray(-5)));
}

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
