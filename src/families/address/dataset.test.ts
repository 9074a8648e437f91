import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDatasets } from '../../../test/support/service.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { addresses } from './dataset.ts';
import { PLACE_KINDS } from './pincode-index.ts';

test('every indexed name has its kind, even after truncation', () => {
  const { pack } = openDatasets([addresses]).open(addresses);
  const beginning = valueTerm('at', '');
  const { from, to } = pack.prefixRange(beginning);
  assert.ok(to - from > 1_000_000);
  const odd: string[] = [];
  for (let index = from; index < to; index++) {
    const term = pack.term(index, beginning.length);
    if (!/^[^ ]+ .$/u.test(term) || !((term.at(-1) as string) in PLACE_KINDS)) odd.push(term);
  }
  assert.deepEqual(odd, []);
});
