/**
 * B-trees of the SQLite file format (https://www.sqlite.org/fileformat2.html#b_tree_pages), bulk-loaded from cells in ascending order: pages
 * are filled one after another, and each level passes the cells that separate its pages to the level above.
 */
import { varint } from './record.ts';

export const PAGE_BYTES = 4_096;
/** Size of the file header, on the first page before its b-tree. */
export const FILE_HEADER_BYTES = 100;

const POINTER_BYTES = 4;
/** Offset of a cell within its page, in the header of the page. */
const OFFSET_BYTES = 2;
const LEAF_HEADER_BYTES = 8;
const INTERIOR_HEADER_BYTES = LEAF_HEADER_BYTES + POINTER_BYTES;

interface TreeKind {
  readonly leaf: number;
  readonly interior: number;
  /** Payload beyond it goes to overflow pages. */
  readonly maxLocal: number;
}

const TABLE: TreeKind = { leaf: 0x0d, interior: 0x05, maxLocal: PAGE_BYTES - 35 };
/** Four cells fit on a page. */
const INDEX: TreeKind = { leaf: 0x0a, interior: 0x02, maxLocal: Math.floor(((PAGE_BYTES - 12) * 64) / 255) - 23 };
const MIN_LOCAL = Math.floor(((PAGE_BYTES - 12) * 32) / 255) - 23;

/** Pages in memory, numbered from 1; the first is written last, when the roots of all trees are known. */
export class PageStore {
  readonly pages: Buffer[] = [Buffer.alloc(PAGE_BYTES)];

  /** @returns the number of the page */
  add(page: Buffer): number {
    return this.pages.push(page);
  }
}

interface Level {
  readonly cells: Buffer[];
  bytes: number;
}

export class BtreeBuilder {
  readonly #kind: TreeKind;
  readonly #store: PageStore;
  /** Leaves first. */
  readonly #levels: Level[] = [{ cells: [], bytes: 0 }];
  #lastRowid = 0;

  constructor(store: PageStore, kind: 'table' | 'index') {
    this.#store = store;
    this.#kind = kind === 'table' ? TABLE : INDEX;
  }

  /** Row ids must ascend. */
  addRow(rowid: number, record: Buffer): void {
    const cell = Buffer.concat([varint(record.length), varint(rowid), this.#payload(record)]);
    if (!this.#fits(0, cell)) this.#append(1, this.#writePage(0), varint(this.#lastRowid));
    this.#push(0, cell);
    this.#lastRowid = rowid;
  }

  /** Records must ascend in the collation of the index, with the row id as their last value. */
  addKey(record: Buffer): void {
    const cell = Buffer.concat([varint(record.length), this.#payload(record)]);
    if (!this.#fits(0, cell)) {
      // An entry of an index is either on a leaf or above it, never on both.
      const separator = this.#levels[0]?.cells.pop() as Buffer;
      this.#append(1, this.#writePage(0), separator);
    }
    this.#push(0, cell);
  }

  /** @returns the number of the root page */
  finish(): number {
    let page = this.#writePage(0);
    for (let depth = 1; depth < this.#levels.length; depth++) page = this.#writePage(depth, page);
    return page;
  }

  #append(depth: number, child: number, separator: Buffer): void {
    this.#levels[depth] ??= { cells: [], bytes: 0 };
    const cell = Buffer.concat([pointer(child), separator]);
    if (!this.#fits(depth, cell)) {
      const last = this.#levels[depth]?.cells.pop() as Buffer;
      this.#append(depth + 1, this.#writePage(depth, last.readUInt32BE()), last.subarray(POINTER_BYTES));
    }
    this.#push(depth, cell);
  }

  #push(depth: number, cell: Buffer): void {
    const level = this.#levels[depth] as Level;
    level.cells.push(cell);
    level.bytes += cell.length + OFFSET_BYTES;
  }

  #fits(depth: number, cell: Buffer): boolean {
    const header = depth === 0 ? LEAF_HEADER_BYTES : INTERIOR_HEADER_BYTES;
    return header + (this.#levels[depth] as Level).bytes + cell.length + OFFSET_BYTES <= PAGE_BYTES;
  }

  #writePage(depth: number, rightmost?: number): number {
    const { cells } = this.#levels[depth] as Level;
    this.#levels[depth] = { cells: [], bytes: 0 };
    return this.#store.add(pageOf(cells, depth === 0 ? this.#kind.leaf : this.#kind.interior, rightmost));
  }

  /** The beginning of a long record, and the number of the page on which it continues. */
  #payload(record: Buffer): Buffer {
    const { maxLocal } = this.#kind;
    if (record.length <= maxLocal) return record;
    const perPage = PAGE_BYTES - POINTER_BYTES;
    const localBytes = MIN_LOCAL + ((record.length - MIN_LOCAL) % perPage);
    const local = localBytes <= maxLocal ? localBytes : MIN_LOCAL;
    let next = 0;
    // Backwards: each page contains the number of the next.
    for (let end = record.length; end > local; ) {
      const start = local + Math.floor((end - 1 - local) / perPage) * perPage;
      const page = Buffer.alloc(PAGE_BYTES);
      page.writeUInt32BE(next);
      record.copy(page, POINTER_BYTES, start, end);
      next = this.#store.add(page);
      end = start;
    }
    return Buffer.concat([record.subarray(0, local), pointer(next)]);
  }
}

/** @param start offset of the page header: on the first page it follows the file header */
export function pageOf(cells: readonly Buffer[], type: number, rightmost?: number, start = 0): Buffer {
  const page = Buffer.alloc(PAGE_BYTES);
  let offsets = start + (rightmost === undefined ? LEAF_HEADER_BYTES : INTERIOR_HEADER_BYTES);
  let end = PAGE_BYTES;
  for (const cell of cells) {
    end -= cell.length;
    cell.copy(page, end);
    page.writeUInt16BE(end, offsets);
    offsets += OFFSET_BYTES;
  }
  if (offsets > end) throw new RangeError('The cells do not fit on a page');
  page[start] = type;
  page.writeUInt16BE(cells.length, start + 3);
  page.writeUInt16BE(end, start + 5);
  if (rightmost !== undefined) page.writeUInt32BE(rightmost, start + LEAF_HEADER_BYTES);
  return page;
}

function pointer(page: number): Buffer {
  const bytes = Buffer.alloc(POINTER_BYTES);
  bytes.writeUInt32BE(page);
  return bytes;
}
