import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeFilter } from './filters.ts';

const MAX_BYTES = 1_000_000;
const decoded = (name: string, data: Buffer | string, maxBytes = MAX_BYTES): string | undefined =>
  decodeFilter(name, Buffer.from(data as string, 'latin1'), maxBytes)?.toString('latin1');

test('LZW decodes the example of the PDF standard, and rejects truncated or too long data', () => {
  const example = Buffer.from('800b6050220c0c8501', 'hex');
  assert.equal(decodeFilter('/LZWDecode', example, MAX_BYTES)?.toString(), '-----A---B');
  assert.equal(decodeFilter('/LZWDecode', example, 9), undefined, 'more than allowed');
  assert.equal(decodeFilter('/LZWDecode', example.subarray(0, -1), MAX_BYTES), undefined, 'without its end');
});

const CLEAR_TABLE = 256;
const EOD = 257;

/** A naive LZW encoder of up to twelve bits, to test decoding through all code widths. */
function toLzw(data: Buffer, earlyChange: number): Buffer {
  const bits: number[] = [];
  const putCode = (code: number, width: number): void => {
    for (let bit = width - 1; bit >= 0; bit--) bits.push((code >> bit) & 1);
  };
  let table = new Map<string, number>();
  let next = 258;
  const widthNow = (): number => (next + earlyChange > 2048 ? 12 : next + earlyChange > 1024 ? 11 : next + earlyChange > 512 ? 10 : 9);
  const codeOf = (text: string): number => (text.length === 1 ? text.charCodeAt(0) : (table.get(text) as number));
  putCode(CLEAR_TABLE, 9);
  let text = '';
  for (const character of data.toString('latin1')) {
    if (text === '' || table.has(text + character)) {
      text += character;
      continue;
    }
    putCode(codeOf(text), widthNow());
    table.set(text + character, next++);
    if (next === 4094) {
      putCode(CLEAR_TABLE, 12);
      table = new Map();
      next = 258;
    }
    text = character;
  }
  putCode(codeOf(text), widthNow());
  next++;
  putCode(EOD, widthNow());
  while (bits.length % 8 !== 0) bits.push(0);
  return Buffer.from(
    Array.from({ length: bits.length / 8 }, (_, index) => Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2)),
  );
}

test('LZW decodes all code widths, with and without early change', () => {
  const data = Buffer.from(Array.from({ length: 40_000 }, (_, index) => (index * index * 31 + (index >> 3)) % 97));
  for (const earlyChange of [0, 1]) {
    const decodedData = decodeFilter('/LZWDecode', toLzw(data, earlyChange), MAX_BYTES, earlyChange);
    assert.ok(decodedData?.equals(data), `EarlyChange ${earlyChange}`);
  }
});

test('ASCII85, ASCIIHex and RunLength are decoded', () => {
  assert.equal(decoded('/ASCII85Decode', '87cURD]i,"Ebo\n80~>'), 'Hello World!');
  assert.equal(decoded('/ASCII85Decode', 'z87cUR~>'), '\0\0\0\0Hell');
  assert.equal(decoded('/ASCII85Decode', '87cUR'), undefined);
  assert.equal(decoded('/ASCII85Decode', '8\x7f7~>'), undefined);
  assert.equal(decoded('/ASCIIHexDecode', '48 65 6C 6c 6F 2>'), 'Hello ');
  assert.equal(decoded('/ASCIIHexDecode', '4x>'), undefined);
  assert.equal(decoded('/RunLengthDecode', '\x02abc\xfdx\x80'), 'abcxxxx');
  assert.equal(decoded('/RunLengthDecode', '\x02ab'), undefined);
  assert.equal(decoded('/RunLengthDecode', '\xfdx\x80', 3), undefined);
});

test('invalid data and unknown filters yield undefined', () => {
  assert.equal(decoded('/FlateDecode', 'no zlib'), undefined);
  assert.equal(decoded('/DCTDecode', 'x'), undefined);
});
