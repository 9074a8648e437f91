import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatForTerminal } from './terminal-table.ts';

test('a record is one line per field; nested lists are tables below it', () => {
  assert.equal(
    formatForTerminal(
      {
        pincode: '600001',
        state: null,
        offices: [
          { name: 'A', type: 'HO' },
          { name: 'Longer', type: 'SO' },
        ],
        tags: ['x', 'y'],
      },
      80,
    ),
    'pincode  600001\nstate    -\ntags     x; y\noffices:\n  name    type\n  A       HO\n  Longer  SO',
  );
});

test('columns that do not fit are listed by name, and empty columns are omitted', () => {
  assert.equal(
    formatForTerminal([{ a: 'aaaa', b: 'bbbb', c: null, d: 'dddd' }], 11),
    'a     b\naaaa  bbbb\n(not shown: d; use --json for all fields)',
  );
});

test('combining marks have no width, and control sequences are stripped', () => {
  assert.equal(
    formatForTerminal(
      [
        { name: 'தமிழ்', x: 1 },
        { name: 'abcd', x: 2 },
      ],
      80,
    ),
    'name  x\nதமிழ்  1\nabcd  2',
  );
  assert.equal(formatForTerminal({ text: 'a\u001b[31mb\nc' }, 80), 'text  a [31mb c');
});
