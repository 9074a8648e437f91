/** PDFs as object graphs: parsed directly if valid, else after a rewrite by qpdf. Child processes only. */

import { type ObjectGraph, parseQpdfOutput } from './object-graph.ts';
import { flattenPageTree } from './page-tree.ts';
import { type RewrittenPdf, rewriteWithQpdf, type ValidPdf } from './rewrite.ts';
import { parseStrictly } from './strict-parser.ts';

/** qpdf options: no object streams, a classic xref table, no encryption; stream data unchanged. */
const QPDF_OPTIONS = ['--object-streams=disable', '--stream-data=preserve', '--decrypt', '--preserve-unreferenced-resources'] as const;

export interface LoadedPdf {
  readonly graph: ObjectGraph;
  readonly repaired: boolean;
  /** The output of qpdf, if it was needed. */
  readonly file: Buffer | undefined;
}

/** Loads a PDF with a flat page tree: each page once, below one node, with inherited attributes copied. `shift` is added to all object numbers. */
export async function loadPages(pdf: ValidPdf, which?: string, shift = 0): Promise<LoadedPdf> {
  return (
    parsePagesStrictly(pdf, shift) ??
    parseRewritten(await rewriteWithQpdf(['/in', '--pages', '.', '1-z', '--', ...QPDF_OPTIONS], pdf, which), shift)
  );
}

/** Loads pages like `loadPages`, but without qpdf; undefined if the file needs it. */
export function parsePagesStrictly({ bytes, pages, repaired }: ValidPdf, shift = 0): LoadedPdf | undefined {
  const graph = parseStrictly(bytes, shift);
  return graph && flattenPageTree(graph, pages) ? { graph, repaired, file: undefined } : undefined;
}

export async function loadObjects(pdf: ValidPdf): Promise<LoadedPdf> {
  const graph = parseStrictly(pdf.bytes);
  return graph
    ? { graph, repaired: pdf.repaired, file: undefined }
    : parseRewritten(await rewriteWithQpdf(['/in', ...QPDF_OPTIONS], pdf), 0);
}

function parseRewritten({ file, repaired }: RewrittenPdf, shift: number): LoadedPdf {
  return { graph: parseQpdfOutput(file, shift), repaired, file };
}
