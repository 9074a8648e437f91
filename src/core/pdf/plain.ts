/** PDFs as object graphs: parsed directly if valid, else after a rewrite by qpdf. Child processes only. */
import { directGraph } from './direct.ts';
import { type Graph, readGraph } from './graph.ts';
import { flattenPages } from './page-tree.ts';
import { type Rewritten, rewritten, type SoundPdf } from './rewriting.ts';

/** qpdf options: no object streams, a classic xref table, no encryption; stream data unchanged. */
const PLAIN = ['--object-streams=disable', '--stream-data=preserve', '--decrypt', '--preserve-unreferenced-resources'] as const;

export interface PlainPdf {
  readonly graph: Graph;
  readonly repaired: boolean;
  /** The output of qpdf, if it was needed. */
  readonly file: Buffer | undefined;
}

/** With a flat page tree: each page once, below one node, with inherited attributes copied. `shift` is added to all object numbers. */
export async function plainPages(pdf: SoundPdf, which?: string, shift = 0): Promise<PlainPdf> {
  return directPages(pdf, shift) ?? written(await rewritten(['/in', '--pages', '.', '1-z', '--', ...PLAIN], pdf, which), shift);
}

/** The same without qpdf; undefined if the file needs it. */
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
