/** What is read without qpdf is what qpdf reads. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { bookPdf, doubleTablePdf, linesPdf } from '../../../test/support/made-pdf.ts';
import { damaged, fixturePdf } from '../../../test/support/pdfs.ts';
import { listVectors, noVectors, vectorFile } from '../../../test/support/vectors.ts';
import { isString, stringBytes } from '../../families/pdf/writing/strings.ts';
import { seededDraw } from '../util/random.ts';
import { directGraph } from './direct.ts';
import { type Graph, readGraph } from './graph.ts';
import { flattenPages } from './page-tree.ts';
import { qpdf } from './qpdf.ts';
import { isSound } from './soundness.ts';
import { type Dict, isDict, Ref, type Value } from './syntax.ts';

const OWN = [
  bookPdf('A'),
  linesPdf(['one', 'two']),
  doubleTablePdf(),
  ...['files/invoice', 'files/letter', 'pdf/form', 'pdf/scan', 'pdf/linearized'].map(fixturePdf),
];
const files = noVectors ? [] : listVectors('documents-and-images/pdf').filter((name) => name.endsWith('.pdf'));
const PDFS = [
  ...OWN.map((bytes, at) => [`own ${at}`, bytes] as const),
  ...files.map((name) => [name, readFileSync(vectorFile(name))] as const),
];

const PLAIN = ['--object-streams=disable', '--stream-data=preserve', '--preserve-unreferenced-resources'];
const SAME_NUMBER = 1e-9;
/** Members of a trailer that qpdf makes anew. */
const OF_THE_FILE = ['/Size', '/ID'];

/** Follows both graphs from their trailers; numbers of objects may differ, nothing else may. */
function assertSame(one: Graph, other: Graph, name: string): number {
  const partners = new Map<number, number>();
  const waiting: [Value, Value, string][] = [];
  const members = ({ objects }: Graph, dict: Dict): Map<string, Value> =>
    // A member that is null, or points to nothing, is none.
    new Map(
      [...dict].filter(
        ([key, value]) =>
          !OF_THE_FILE.includes(key) && value !== 'null' && !(value instanceof Ref && !isThere(objects.get(value.number)?.value)),
      ),
    );
  const compare = (mine: Value, theirs: Value, path: string): void => {
    if (mine instanceof Ref && theirs instanceof Ref) {
      if (partners.has(mine.number)) {
        assert.equal(partners.get(mine.number), theirs.number, path);
        return;
      }
      partners.set(mine.number, theirs.number);
      const [a, b] = [one.objects.get(mine.number), other.objects.get(theirs.number)];
      assert.equal(isThere(a?.value), isThere(b?.value), path);
      if (a && b) {
        assert.equal(a.data?.length, b.data?.length, path);
        assert.ok(!a.data || a.data.equals(b.data as Buffer), path);
        waiting.push([a.value, b.value, path]);
      }
    } else if (Array.isArray(mine) && Array.isArray(theirs)) {
      assert.equal(mine.length, theirs.length, path);
      for (const [at, value] of mine.entries()) waiting.push([value, theirs[at] as Value, `${path}[${at}]`]);
    } else if (isDict(mine) && isDict(theirs)) {
      const [a, b] = [members(one, mine), members(other, theirs)];
      assert.deepEqual([...a.keys()].sort(), [...b.keys()].sort(), path);
      for (const [key, value] of a) waiting.push([value, b.get(key) as Value, path + key]);
    } else if (isString(mine) && isString(theirs)) assert.equal(stringBytes(mine), stringBytes(theirs), path);
    else if (!sameName(mine, theirs))
      assert.ok(Math.abs(Number(mine) - Number(theirs)) < SAME_NUMBER, `${path}: ${String(mine)} ${String(theirs)}`);
  };
  waiting.push([one.trailer, other.trailer, name]);
  for (let next = waiting.pop(); next; next = waiting.pop()) compare(...next);
  return partners.size;
}

/** Escapes may be written in small or capital letters. */
const sameName = (mine: Value, theirs: Value): boolean => {
  const small = (value: Value): Value => (typeof value === 'string' ? value.replace(/#../g, (code) => code.toLowerCase()) : value);
  return small(mine) === small(theirs);
};

const isThere = (value: Value | undefined): boolean => value !== undefined && value !== 'null';

test('objects are those that qpdf reads, one by one', async (t) => {
  let read = 0;
  let objects = 0;
  for (const [name, bytes] of PDFS) {
    if (!isSound(bytes)) continue;
    const graph = directGraph(bytes);
    if (!graph) continue;
    const { good, said, out } = await qpdf(['/in', ...PLAIN, '/out'], { '/in': bytes });
    // Where qpdf finds something to mend it says so; PDFium and the proof of the result are the judges then.
    if (!good || said !== '') continue;
    objects += assertSame(graph, readGraph(out), name);
    read++;
  }
  t.diagnostic(`${read} of ${PDFS.length} files, ${objects} objects`);
  assert.ok(read >= OWN.length - 2, `${read}`);
});

test('an object that only the second of two tables knows is found', () => {
  const graph = directGraph(doubleTablePdf());
  assert.deepEqual(graph?.objects.get(4)?.value, new Map([['/Type', '/StructTreeRoot']]));
  assert.ok(!graph?.trailer.has('/XRefStm'));
});

test('pages have what qpdf says that they inherit', async (t) => {
  let read = 0;
  for (const [name, bytes] of PDFS) {
    const graph = isSound(bytes) ? directGraph(bytes) : undefined;
    const { good, said, out } = await qpdf(['/in', '--pages', '.', '1-z', '--', ...PLAIN, '/out'], { '/in': bytes });
    if (!graph || !good || said !== '') continue;
    const theirs = readGraph(out);
    const count = (pagesOf(theirs).get('/Kids') as Value[]).length;
    if (!flattenPages(graph, count)) continue;
    const [mine, others] = [graph, theirs].map((each) =>
      (pagesOf(each).get('/Kids') as Ref[]).map(({ number }) => each.objects.get(number)?.value as Dict),
    );
    for (const [at, page] of (mine as Dict[]).entries()) {
      for (const member of ['/MediaBox', '/CropBox', '/Rotate', '/Resources']) {
        const other = (others as Dict[])[at]?.get(member);
        // What is given to many pages may stand apart in one of the files.
        assert.equal(page.has(member), other !== undefined, `${name}, page ${at + 1}: ${member}`);
      }
    }
    read++;
  }
  t.diagnostic(`${read} of ${PDFS.length} files`);
  assert.ok(read >= OWN.length - 3, `${read}`);
});

function pagesOf({ objects, trailer }: Graph): Dict {
  const catalog = objects.get((trailer.get('/Root') as Ref).number)?.value as Dict;
  return objects.get((catalog.get('/Pages') as Ref).number)?.value as Dict;
}

test('whatever is wrong is left to qpdf, and nothing is thrown', () => {
  const draw = seededDraw('direct');
  for (let round = 0; round < 600; round++) {
    const graph = directGraph(damaged(OWN, draw));
    if (graph) flattenPages(graph, 1);
  }
  for (const text of ['', '%PDF-1.4', '%PDF-1.4\nxref\n0 1\nstartxref\n9\n%%EOF', 'startxref\n0\n%%EOF'])
    assert.equal(directGraph(Buffer.from(text)), undefined);
  assert.equal(directGraph(fixturePdf('pdf/restricted')), undefined, 'an encrypted file is for qpdf');
});
