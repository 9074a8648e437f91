/** PDFs as graphs of plain objects: read directly where they are clean, or after qpdf has written them anew. Child processes only. */
import { directGraph } from './direct.ts';
import { type Graph, readGraph } from './graph.ts';
import { flattenPages } from './page-tree.ts';
import { type Rewritten, rewritten, type SoundPdf } from './rewriting.ts';

/** Plain objects in a plain table. Encryption is taken off, streams stay as they are. */
const PLAIN = ['--object-streams=disable', '--stream-data=preserve', '--decrypt', '--preserve-unreferenced-resources'] as const;

export interface PlainPdf {
  readonly graph: Graph;
  readonly repaired: boolean;
  /** What qpdf has written, where it had to. */
  readonly file: Buffer | undefined;
}

/** With a page tree in order: every page stands in it once, below one node, with all it would inherit. `shift` is added to all numbers. */
export async function plainPages(pdf: SoundPdf, which?: string, shift = 0): Promise<PlainPdf> {
  return directPages(pdf, shift) ?? written(await rewritten(['/in', '--pages', '.', '1-z', '--', ...PLAIN], pdf, which), shift);
}

/** The same without qpdf, where that can be. */
export function directPages({ bytes, pages, repaired }: SoundPdf, shift = 0): PlainPdf | undefined {
  const graph = directGraph(bytes, shift);
  return graph && flattenPages(graph, pages) ? { graph, repaired, file: undefined } : undefined;
}

export async function plainObjects(pdf: SoundPdf): Promise<PlainPdf> {
  const graph = directGraph(pdf.bytes);
  return graph ? { graph, repaired: pdf.repaired, file: undefined } : written(await rewritten(['/in', ...PLAIN], pdf), 0);
}

function written({ file, repaired }: Rewritten, shift: number): PlainPdf {
  return { graph: readGraph(file, shift), repaired, file };
}
