/** Deduplication: finds equal objects, such as fonts, pictures and their parts that a program wrote several times. */
import { createHash } from 'node:crypto';
import type { ObjectGraph, PdfObject } from '../../../core/pdf/object-graph.ts';
import { isDict, type PdfValue, serialiseValue } from '../../../core/pdf/syntax.ts';

/** Objects with identity: two equal annotations are still two. */
const UNSHAREABLE_TYPES = new Set([
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
/** Keys that mark such objects if they have no `/Type`. */
const UNSHAREABLE_KEYS = [
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
const MAX_ROUNDS = 50;

/** Maps each redundant object to its representative. */
export function findDuplicates({ objects }: ObjectGraph): ReadonlyMap<number, number> {
  const representatives = new Map<number, number>();
  const representativeOf = (number: number): number => representatives.get(number) ?? number;
  const candidates = [...objects].filter(([, object]) => mayBeShared(object)).map(([number, object]) => new Candidate(number, object));
  // Objects that refer to equal objects may be equal themselves: repeated until a fixpoint.
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const previousCount = representatives.size;
    const numberByKey = new Map<string, number>();
    for (const candidate of candidates) {
      if (representatives.has(candidate.number)) continue;
      const key = candidate.key(representativeOf);
      const first = numberByKey.get(key);
      if (first === undefined) numberByKey.set(key, candidate.number);
      else representatives.set(candidate.number, first);
    }
    if (representatives.size === previousCount) break;
    // A representative may itself have become redundant since: chains are flattened.
    for (const [number, target] of representatives) representatives.set(number, representativeOf(target));
  }
  return representatives;
}

class Candidate {
  readonly number: number;
  readonly #value: PdfValue;
  readonly #data: string;

  constructor(number: number, { value, data }: PdfObject) {
    this.number = number;
    this.#value = value;
    this.#data = data ? createHash('sha256').update(data).digest('base64') : '';
  }

  key(representativeOf: (number: number) => number): string {
    return this.#data + serialiseValue(this.#value, representativeOf);
  }
}

function mayBeShared({ value, data }: PdfObject): boolean {
  // An empty array may be filled by an editor later, in one place only.
  if (Array.isArray(value)) return value.length > 0;
  if (!isDict(value)) return false;
  const type = value.get('/Type');
  if (typeof type === 'string' && UNSHAREABLE_TYPES.has(type)) return false;
  if (data) return !value.has('/StructParent') && !value.has('/StructParents');
  return !UNSHAREABLE_KEYS.some((name) => value.has(name));
}
