/** Deduplication: finds equal objects, such as fonts, pictures and their parts that a program wrote several times. */
import { createHash } from 'node:crypto';
import type { ObjectGraph, PdfObject } from '../../../core/pdf/object-graph.ts';
import { isDict, type PdfValue, serialiseValue } from '../../../core/pdf/syntax.ts';

/** Objects with identity: two equal annotations are still two. */
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
/** Keys that mark such objects if they have no `/Type`. */
const INDIVIDUAL_KEYS = [
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
  const instead = new Map<number, number>();
  const standsFor = (number: number): number => instead.get(number) ?? number;
  const candidates = [...objects].filter(([, object]) => mayBeShared(object)).map(([number, object]) => new Candidate(number, object));
  // Objects that refer to equal objects may be equal themselves: repeated until a fixpoint.
  for (let round = 0; round < MAX_ROUNDS; round++) {
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
    // A representative may itself have become redundant since: chains are flattened.
    for (const [number, other] of instead) instead.set(number, standsFor(other));
  }
  return instead;
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

  key(standsFor: (number: number) => number): string {
    return this.#data + serialiseValue(this.#value, standsFor);
  }
}

function mayBeShared({ value, data }: PdfObject): boolean {
  // An empty array may be filled by an editor later, in one place only.
  if (Array.isArray(value)) return value.length > 0;
  if (!isDict(value)) return false;
  const type = value.get('/Type');
  if (typeof type === 'string' && INDIVIDUAL_TYPES.has(type)) return false;
  if (data) return !value.has('/StructParent') && !value.has('/StructParents');
  return !INDIVIDUAL_KEYS.some((name) => value.has(name));
}
