import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noVectors, readVector } from '../../../../test/support/vectors.ts';
import { checkPageCount, checkPagesExist, collectPages, parseSelection, selectPages } from './page-selection.ts';

interface PageVectors {
  readonly collected: readonly { readonly pages: string; readonly pageCount: number; readonly collected: readonly number[] }[];
  readonly selected: readonly { readonly pages: string; readonly pageCount: number; readonly selected: readonly number[] }[];
  readonly syntaxFail: readonly string[];
}

test('selections are evaluated like those of pdfcpu', { skip: noVectors }, (t) => {
  const { collected, selected, syntaxFail } = readVector<PageVectors>('documents-and-images/page_selection_pdfcpu.json');
  for (const row of collected) assert.deepEqual(collectPages(parseSelection(row.pages), row.pageCount), row.collected, row.pages);
  for (const row of selected) assert.deepEqual(selectPages(parseSelection(row.pages), row.pageCount), row.selected, row.pages);
  // A blank after a part is accepted here; everything else that pdfcpu rejects is rejected.
  for (const text of syntaxFail.filter((text) => text !== '1 ')) assert.throws(() => parseSelection(text), /^ApiError: pages:/, text);
  t.diagnostic(`${collected.length} collected and ${selected.length} selected lists exact`);
});

const pagesOfFive = (text: string): number[] => collectPages(parseSelection(text), 5);

test('order and repetitions are preserved; blanks and case are ignored', () => {
  assert.deepEqual(pagesOfFive('5, 1 ,1'), [5, 1, 1]);
  assert.deepEqual(pagesOfFive('ODD,L'), [1, 3, 5, 5]);
  assert.deepEqual(pagesOfFive('1-,!2-3'), [1, 4, 5]);
  assert.deepEqual(pagesOfFive('N1,1-2'), [1, 2]);
  assert.deepEqual(pagesOfFive('1-,!even'), [1, 3, 5]);
});

test('ranges are clipped to the document', () => {
  assert.deepEqual(pagesOfFive('4-99'), [4, 5]);
  assert.deepEqual(pagesOfFive('l-99-2'), [1, 2]);
  assert.deepEqual(pagesOfFive('l-1-'), [4, 5]);
  assert.deepEqual(pagesOfFive('l-9-'), [1, 2, 3, 4, 5]);
  assert.deepEqual(pagesOfFive('-l-7'), []);
  assert.deepEqual(pagesOfFive('5-3'), []);
  assert.deepEqual(pagesOfFive('7-9'), []);
});

test('the error names the part with invalid syntax', () => {
  for (const [text, expected] of [
    ['1,two,3', '"two"'],
    ['0', '"0"'],
    ['1-2-3', '"1-2-3"'],
    ['1;2', '"1;2"'],
    ['!', '"!"'],
    ['--2', '"--2"'],
    ['1,,2', 'it contains an empty part'],
    ['', 'it contains an empty part'],
    ['9999999999', '"9999999999"'],
  ] as const)
    assert.throws(
      () => parseSelection(text),
      (error: Error) => error.message.includes(expected),
      text,
    );
});

test('selecting a missing page is an error, removing one is not', () => {
  const check = (text: string): void => checkPagesExist(parseSelection(text), 5);
  assert.throws(() => check('1,6'), /page "6" does not exist, the PDF has 5 pages/);
  assert.throws(() => check('l-5'), /does not exist/);
  check('1-9,!7,l-4,5');
});

test('empty and too long selections are rejected', () => {
  assert.throws(() => checkPageCount([], 1), /selects none of the 1 page/);
  assert.throws(
    () =>
      checkPageCount(
        Array.from({ length: 2_001 }, () => 1),
        5,
      ),
    /more than 2,000 pages/,
  );
  checkPageCount(
    Array.from({ length: 2_000 }, () => 1),
    5,
  );
  assert.throws(() => collectPages(parseSelection(Array.from({ length: 5_000 }, () => '1-').join(',')), 2_000), /more than 2,000/);
});
