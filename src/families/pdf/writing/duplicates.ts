/** Finds objects that say the same, so that one of them can stand for all: fonts, pictures and their parts that a program wrote several times. */
import { createHash } from 'node:crypto';
import type { Graph, PdfObject } from '../../../core/pdf/graph.ts';
import { isDict, type Value, writeValue } from '../../../core/pdf/syntax.ts';

/** Things that are somebody: two annotations that look alike are two annotations. */
const INDIVIDUAL_TYPES = new Set([
  '/Page',
  '/Pages',
  '/Catalog',
  '/Annot',
  '/StructElem',
  '/StructTreeRoot',
  '/Sig',
  '/DocTimeStamp',
  '/OCG',
  '/OCMD',
  '/Outlines',
  '/Action',
  '/Filespec',
  '/F',
  '/ObjStm',
  '/XRef',
  '/MCR',
  '/OBJR',
  '/Metadata',
  '/Template',
  '/Thread',
  '/Bead',
]);
/** Members that only such things have, where they do not say what they are. */
const INDIVIDUAL_MEMBERS = [
  '/P',
  '/Parent',
  '/Kids',
  '/StructParent',
  '/StructParents',
  '/FT',
  '/S',
  '/A',
  '/Dest',
  '/Rect',
  '/First',
  '/Next',
  '/Prev',
  '/Contents',
  '/MediaBox',
  '/V',
  '/Nums',
  '/Names',
  '/Fields',
  '/AP',
  '/EF',
  '/CreationDate',
  '/Producer',
  '/ID',
  '/ByteRange',
];
const MOST_ROUNDS = 50;

/** For each superfluous object the one that stands for it. */
export function findDuplicates({ objects }: Graph): ReadonlyMap<number, number> {
  const instead = new Map<number, number>();
  const standsFor = (number: number): number => instead.get(number) ?? number;
  const candidates = [...objects].filter(([, object]) => mayBeShared(object)).map(([number, object]) => new Candidate(number, object));
  // What points to things that were found equal may be equal itself: again, until nothing changes.
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = instead.size;
    const seen = new Map<string, number>();
    for (const candidate of candidates) {
      if (instead.has(candidate.number)) continue;
      const key = candidate.key(standsFor);
      const first = seen.get(key);
      if (first === undefined) seen.set(key, candidate.number);
      else instead.set(candidate.number, first);
    }
    if (instead.size === before) break;
    // The first of its kind may have been found equal to another one since: chains become one step.
    for (const [number, other] of instead) instead.set(number, standsFor(other));
  }
  return instead;
}

class Candidate {
  readonly number: number;
  readonly #value: Value;
  readonly #data: string;

  constructor(number: number, { value, data }: PdfObject) {
    this.number = number;
    this.#value = value;
    this.#data = data ? createHash('sha256').update(data).digest('base64') : '';
  }

  key(standsFor: (number: number) => number): string {
    return this.#data + writeValue(this.#value, standsFor);
  }
}

function mayBeShared({ value, data }: PdfObject): boolean {
  // An empty list may be filled by an editor later, in one place only.
  if (Array.isArray(value)) return value.length > 0;
  if (!isDict(value)) return false;
  const type = value.get('/Type');
  if (typeof type === 'string' && INDIVIDUAL_TYPES.has(type)) return false;
  if (data) return !value.has('/StructParent') && !value.has('/StructParents');
  return !INDIVIDUAL_MEMBERS.some((name) => value.has(name));
}
