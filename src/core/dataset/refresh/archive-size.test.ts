import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { makeWorkbook } from '../../../../test/support/workbook.ts';
import { exceedsUnpackedSize } from './archive-size.ts';

/** An archive with one entry and a possibly false declared size. */
function archive(content: Buffer, declaredSize: number): Buffer {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(declaredSize, 24);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + packed.length, 16);
  return Buffer.concat([local, packed, entry, end]);
}

test('an archive exceeds the limit by its declared or by its actual size', () => {
  const zeros = Buffer.alloc(100_000);
  assert.equal(exceedsUnpackedSize(archive(zeros, zeros.length), 100_000), false);
  assert.equal(exceedsUnpackedSize(archive(zeros, zeros.length), 99_999), true);
  assert.equal(exceedsUnpackedSize(archive(zeros, 10), 99_999), true, 'regardless of the declared size');
  assert.equal(exceedsUnpackedSize(archive(Buffer.alloc(10), 4_000_000_000), 99_999), true);
  assert.equal(exceedsUnpackedSize(makeWorkbook({ Sheet: [['a']] }), 100_000), false);
  assert.equal(exceedsUnpackedSize(Buffer.from('PK and nothing else'), 10), false);
});
