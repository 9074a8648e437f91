import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paperName } from './paper-sizes.ts';

test('paper sizes are recognised in portrait and landscape, within a point', () => {
  for (const [width, height, name] of [
    [595.28, 841.89, 'A4'],
    [842, 595, 'A4'],
    [2383.94, 3370.39, 'A0'],
    [74, 105, 'A10'],
    [498.9, 708.66, 'B5'],
    [459.21, 649.13, 'C5'],
    [612, 792, 'Letter'],
    [1008, 612, 'Legal'],
    [792, 1224, 'Tabloid'],
    [1224, 792, 'Ledger'],
    [597, 842, ''],
    [100, 100, ''],
  ] as const)
    assert.equal(paperName(width, height), name, `${width} × ${height}`);
});
