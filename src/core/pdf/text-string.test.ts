import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeTextString } from './text-string.ts';

test('a byte order mark decides between UTF-16 and UTF-8', () => {
  assert.equal(decodeTextString(Buffer.from('feff09240930', 'hex')), 'तर');
  assert.equal(decodeTextString(Buffer.from('fffe24093009', 'hex')), 'तर');
  assert.equal(decodeTextString(Buffer.from('\ufeff₹', 'utf8')), '₹');
});

test('without a byte order mark the encoding is PDFDocEncoding, with quotes, dashes and the euro sign in place of C1 controls', () => {
  const bytes = [0x8d, 0x41, 0x8e, 0x20, 0x84, 0x20, 0xa0, 0x35, 0x20, 0xe9, 0x20, 0x92, 0x20, 0x93, 0x6e, 0x20, 0x1f, 0x9e];
  assert.equal(decodeTextString(Uint8Array.from(bytes)), '“A” — €5 é ™ ﬁn ˜ž');
});
