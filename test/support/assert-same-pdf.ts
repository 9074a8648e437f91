/** Structural comparison of two parsed PDFs. */
import assert from 'node:assert/strict';
import type { ObjectGraph } from '../../src/core/pdf/object-graph.ts';
import { type Dict, isDict, type PdfValue, Ref } from '../../src/core/pdf/syntax.ts';
import { isString, stringBytes } from '../../src/families/pdf/writing/strings.ts';

const SAME_NUMBER = 1e-9;
/** Trailer entries that qpdf rewrites. */
const REWRITTEN_ENTRIES = ['/Size', '/ID'];

/** Traverses both object graphs from their trailers. Only object numbers may differ. Returns the number of objects. */
export function assertSameGraph(one: ObjectGraph, other: ObjectGraph, name: string): number {
  const partners = new Map<number, number>();
  const stack: [PdfValue, PdfValue, string][] = [];
  const members = ({ objects }: ObjectGraph, dict: Dict): Map<string, PdfValue> =>
    // An entry that is null or refers to a missing object counts as absent.
    new Map(
      [...dict].filter(
        ([key, value]) =>
          !REWRITTEN_ENTRIES.includes(key) && value !== 'null' && !(value instanceof Ref && !isThere(objects.get(value.number)?.value)),
      ),
    );
  const compare = (mine: PdfValue, theirs: PdfValue, path: string): void => {
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
        stack.push([a.value, b.value, path]);
      }
    } else if (Array.isArray(mine) && Array.isArray(theirs)) {
      assert.equal(mine.length, theirs.length, path);
      for (const [at, value] of mine.entries()) stack.push([value, theirs[at] as PdfValue, `${path}[${at}]`]);
    } else if (isDict(mine) && isDict(theirs)) {
      const [a, b] = [members(one, mine), members(other, theirs)];
      assert.deepEqual([...a.keys()].sort(), [...b.keys()].sort(), path);
      for (const [key, value] of a) stack.push([value, b.get(key) as PdfValue, path + key]);
    } else if (isString(mine) && isString(theirs)) assert.equal(stringBytes(mine), stringBytes(theirs), path);
    else if (!sameName(mine, theirs))
      assert.ok(Math.abs(Number(mine) - Number(theirs)) < SAME_NUMBER, `${path}: ${String(mine)} ${String(theirs)}`);
  };
  stack.push([one.trailer, other.trailer, name]);
  for (let next = stack.pop(); next; next = stack.pop()) compare(...next);
  return partners.size;
}

/** Hex escapes (`#xx`) in names are case-insensitive. */
const sameName = (mine: PdfValue, theirs: PdfValue): boolean => {
  const small = (value: PdfValue): PdfValue => (typeof value === 'string' ? value.replace(/#../g, (code) => code.toLowerCase()) : value);
  return small(mine) === small(theirs);
};

const isThere = (value: PdfValue | undefined): boolean => value !== undefined && value !== 'null';
