import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentParameters } from './document-parameters.ts';

function parametersOf(text: string): object {
  const { positions: _, ...parameters } = documentParameters(text.split(' '));
  return parameters;
}

test('page numbers are ranges or lists, before or after the word for pages', () => {
  assert.deepEqual(parametersOf('extract pages 3 to 7'), { pages: '3-7' });
  assert.deepEqual(parametersOf('2 से 4 पेज निकालो'), { pages: '2-4' });
  assert.deepEqual(parametersOf('keep page no 3 and 5'), { pages: '3,5' });
  assert.deepEqual(parametersOf('pages 2-4,9'), { pages: '2-4,9' });
  assert.deepEqual(parametersOf('print the 3rd page'), { pages: '3' });
  assert.deepEqual(parametersOf('delete blank pages'), {});
});

test('the last page, pages on a sheet, and sides in pixels', () => {
  assert.deepEqual(parametersOf('extract last page'), { pages: 'l' });
  assert.deepEqual(parametersOf('4 page on one sheet'), { perSheet: '4' });
  assert.deepEqual(parametersOf('1200 px wide'), { width: 1200 });
  assert.deepEqual(parametersOf('height 600px'), { height: 600 });
});

test('pages to remove are excluded from all pages', () => {
  assert.deepEqual(parametersOf('remove pages 3 and 7'), { pages: '1-,!3,!7' });
  assert.deepEqual(parametersOf('delete last page'), { pages: '1-,!l' });
  assert.deepEqual(parametersOf('delete pages 2 to 4'), { pages: '1-,!2-4' });
});

test('an interval is no page number', () => {
  assert.deepEqual(parametersOf('split pdf every 5 pages'), { every: 5 });
  assert.deepEqual(parametersOf('split every page'), { every: 1 });
});

test('sizes count 1,000 bytes to a KB', () => {
  assert.deepEqual(parametersOf('photo under 50 kb'), { maxBytes: 50_000 });
  assert.deepEqual(parametersOf('pdf 1.5 mb'), { maxBytes: 1_500_000 });
});

test('angles are right angles, negative to the left', () => {
  assert.deepEqual(parametersOf('rotate 90 degrees anticlockwise'), { angle: '-90' });
  assert.deepEqual(parametersOf('rotate 180°'), { angle: '180' });
  assert.deepEqual(parametersOf('turn pdf left'), { angle: '-90' });
  assert.deepEqual(parametersOf('pdf is upside down'), { angle: '180' });
  assert.deepEqual(parametersOf('rotate 45 degrees'), {});
});

test('only the numbers of parameters are taken from the text', () => {
  assert.deepEqual([...documentParameters('pages 3 to 7 of pdf'.split(' ')).positions], [1, 3]);
});
