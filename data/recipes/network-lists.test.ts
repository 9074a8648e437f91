import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanDomains, quotedWords } from './email.ts';
import { toRanges } from './networks.ts';
import { readBson, withoutRepeats } from './phone.ts';

test('ranges are stored by their significant digits, without overlaps', () => {
  const csv = Buffer.from(
    '16777216,16777471,13335,"Cloudflare, Inc."\n16777400,16777727,38803,Gtelecom  Pty Ltd\n16777500,16777600,1,Inside\n',
  );
  const { ranges, owners } = toRanges(csv, 4);
  assert.deepEqual(ranges, [
    { first: '01', last: '010000', asn: '13335' },
    { first: '010001', last: '010001', asn: '38803' },
  ]);
  assert.equal(owners.get('13335'), 'Cloudflare, Inc.');
  assert.equal(owners.get('38803'), 'Gtelecom Pty Ltd');
  const ipv6 = toRanges(Buffer.from('42540488161975842760550356425300246528,42540488241204005274814694018844196863,6939,HE\n'), 6);
  assert.deepEqual(ipv6.ranges, [{ first: '2001', last: '20010000', asn: '6939' }]);
});

test('text documents are parsed; redundant prefixes are removed', () => {
  const member = (name: string, text: string): Buffer => {
    const length = Buffer.alloc(4);
    length.writeInt32LE(Buffer.byteLength(text) + 1);
    return Buffer.concat([Buffer.from([2]), Buffer.from(`${name}\0`), length, Buffer.from(`${text}\0`)]);
  };
  const bytes = Buffer.concat([
    Buffer.alloc(4),
    member('11', 'New Delhi'),
    member('112', 'New Delhi'),
    member('113', 'Else'),
    Buffer.alloc(1),
  ]);
  const members = readBson(bytes);
  assert.deepEqual(
    [...members],
    [
      ['11', 'New Delhi'],
      ['112', 'New Delhi'],
      ['113', 'Else'],
    ],
  );
  assert.deepEqual([...withoutRepeats(members).keys()], ['11', '113']);
  assert.throws(() => readBson(Buffer.from([0, 0, 0, 0, 16, 97, 0, 1, 0, 0, 0, 0])), /type 16/);
});

test('domains are normalised and unique', () => {
  assert.deepEqual(cleanDomains([' Mailinator.COM', 'mailinator.com', 'yêu.net', 'nonsense', '']), ['mailinator.com', 'xn--yu-eja.net']);
  assert.deepEqual(quotedWords("const A = [\n  'Sales',\n  'info',\n  'sales',\n];\nrequire('x');"), ['info', 'sales']);
});
