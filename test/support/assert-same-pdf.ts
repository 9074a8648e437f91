/** Structural comparison of two parsed PDFs. */
import assert from 'node:assert/strict';
import type { ObjectGraph } from '../../src/core/pdf/object-graph.ts';
import { type Dict, isDict, type PdfValue, Ref } from '../../src/core/pdf/syntax.ts';
import { isString, stringBytes } from '../../src/families/pdf/writing/strings.ts';

const SAME_NUMBER = 1e-9;
/** Trailer entries that qpdf rewrites. */
const REWRITTEN_ENTRIES = ['/Size', '/ID'];

/** Traverses both object graphs from their trailers. Only object numbers may differ. Returns the number of objects. */
export function assertSameGraph(first: ObjectGraph, second: ObjectGraph, name: string): number {
  const partners = new Map<number, number>();
  const stack: [PdfValue, PdfValue, string][] = [];
  const members = ({ objects }: ObjectGraph, dict: Dict): Map<string, PdfValue> =>
    // An entry that is null or refers to a missing object counts as absent.
    new Map(
      [...dict].filter(
        ([key, value]) =>
          !REWRITTEN_ENTRIES.includes(key) && value !== 'null' && !(value instanceof Ref && !isPresent(objects.get(value.number)?.value)),
      ),
    );
  const compare = (actual: PdfValue, expected: PdfValue, path: string): void => {
    if (actual instanceof Ref && expected instanceof Ref) {
      if (partners.has(actual.number)) {
        assert.equal(partners.get(actual.number), expected.number, path);
        return;
      }
      partners.set(actual.number, expected.number);
      const [a, b] = [first.objects.get(actual.number), second.objects.get(expected.number)];
      assert.equal(isPresent(a?.value), isPresent(b?.value), path);
      if (a && b) {
        assert.equal(a.data?.length, b.data?.length, path);
        assert.ok(!a.data || a.data.equals(b.data as Buffer), path);
        stack.push([a.value, b.value, path]);
      }
    } else if (Array.isArray(actual) && Array.isArray(expected)) {
      assert.equal(actual.length, expected.length, path);
      for (const [index, value] of actual.entries()) stack.push([value, expected[index] as PdfValue, `${path}[${index}]`]);
    } else if (isDict(actual) && isDict(expected)) {
      const [a, b] = [members(first, actual), members(second, expected)];
      assert.deepEqual([...a.keys()].sort(), [...b.keys()].sort(), path);
      for (const [key, value] of a) stack.push([value, b.get(key) as PdfValue, path + key]);
    } else if (isString(actual) && isString(expected)) assert.equal(stringBytes(actual), stringBytes(expected), path);
    else if (!sameName(actual, expected))
      assert.ok(Math.abs(Number(actual) - Number(expected)) < SAME_NUMBER, `${path}: ${String(actual)} ${String(expected)}`);
  };
  stack.push([first.trailer, second.trailer, name]);
  for (let next = stack.pop(); next; next = stack.pop()) compare(...next);
  return partners.size;
}

/** Hex escapes (`#xx`) in names are case-insensitive. */
const sameName = (actual: PdfValue, expected: PdfValue): boolean => {
  const small = (value: PdfValue): PdfValue => (typeof value === 'string' ? value.replace(/#../g, (code) => code.toLowerCase()) : value);
  return small(actual) === small(expected);
};

const isPresent = (value: PdfValue | undefined): boolean => value !== undefined && value !== 'null';
