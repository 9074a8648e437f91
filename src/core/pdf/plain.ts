/** PDFs in the plain form that `readGraph` can read. Child processes only. */
import { type Rewritten, rewritten, type SoundPdf } from './rewriting.ts';

/** Plain objects in a plain table. Encryption is taken off, streams stay as they are. */
const PLAIN = ['--object-streams=disable', '--stream-data=preserve', '--decrypt', '--preserve-unreferenced-resources'] as const;

/** Repairs the page tree as well: every page stands in it once, below one node, with all it would inherit. */
export function plainPages(pdf: SoundPdf, which?: string): Promise<Rewritten> {
  return rewritten(['/in', '--pages', '.', '1-z', '--', ...PLAIN], pdf, which);
}

export function plainObjects(pdf: SoundPdf): Promise<Rewritten> {
  return rewritten(['/in', ...PLAIN], pdf);
}
