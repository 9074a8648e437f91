/** Pages taken, repeated, put in another order, or turned: done by qpdf, which keeps all that belongs to a page and the encryption of the file. */
import { Fault } from '../../../core/request/fault.ts';
import { qpdfMending, refuse, rewritten } from './qpdf.ts';
import { collectPages, refuseEmptyOrLong, refuseMissingPages, type Selection, selectPages } from './selection.ts';

export interface PagesTask {
  readonly bytes: Uint8Array;
  readonly selection: Selection;
}

export interface RotateTask {
  readonly bytes: Uint8Array;
  /** Without it, all pages. */
  readonly selection: Selection | undefined;
  /** Degrees, clockwise, on top of what the page is turned already. */
  readonly angle: number;
}

/** Streams stay as they are: one that is damaged must not stop the others. */
const LEAVE_STREAMS = '--decode-level=none';

export async function takePages({ bytes, selection }: PagesTask): Promise<Uint8Array> {
  const count = await pageCount(bytes);
  refuseMissingPages(selection, count);
  const pages = collectPages(selection, count);
  refuseEmptyOrLong(pages, count);
  return rewritten(['/in', '--pages', '.', pages.join(','), '--', LEAVE_STREAMS], { '/in': bytes });
}

export async function rotatePages({ bytes, selection, angle }: RotateTask): Promise<Uint8Array> {
  const turn = `${angle < 0 ? '-' : '+'}${Math.abs(angle)}`;
  return rewritten(['/in', `--rotate=${turn}:${await rangeOf(bytes, selection)}`, LEAVE_STREAMS], { '/in': bytes });
}

async function rangeOf(bytes: Uint8Array, selection: Selection | undefined): Promise<string> {
  if (!selection) return '1-z';
  const count = await pageCount(bytes);
  refuseMissingPages(selection, count);
  const pages = selectPages(selection, count);
  if (pages.length === 0) refuseEmptyOrLong(pages, count);
  return pages.join(',');
}

async function pageCount(bytes: Uint8Array): Promise<number> {
  const run = await qpdfMending(['--show-npages', '/in'], { '/in': bytes });
  if (!run.good) refuse(run);
  const count = Number.parseInt(run.printed, 10);
  if (!(count > 0)) throw new Fault('unreadable_file', 'The PDF has no pages.');
  return count;
}
