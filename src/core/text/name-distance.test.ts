import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandomInt } from '../util/random.ts';
import { editDistance, TOO_FAR } from './name-distance.ts';

/** Reference implementation with the full table: deletion, insertion, substitution and transposition. */
function editDistanceByTable(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : i)));
  const cell = (i: number, j: number): number => table[i]?.[j] ?? TOO_FAR;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1), cell(i - 1, j) + 1, cell(i, j - 1) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, cell(i - 2, j - 2) + 1);
      (table[i] as number[])[j] = cost;
    }
  }
  return cell(a.length, b.length);
}

test('the banded edit distance equals that of the full matrix, up to the cut-off', () => {
  const random = seededRandomInt('slips');
  const word = (): string => Array.from({ length: random(9) }, () => 'abcd'.charAt(random(4))).join('');
  const distances = new Set<number>();
  for (let round = 0; round < 20_000; round++) {
    const [a, b, maxDistance] = [word(), word(), 1 + random(3)] as const;
    const distance = editDistanceByTable(a, b);
    assert.equal(editDistance(a, b, maxDistance), distance <= maxDistance ? distance : TOO_FAR, `${a} ${b} ${maxDistance}`);
    distances.add(distance);
  }
  assert.ok(distances.size > 5);
});
