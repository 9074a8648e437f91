/** Active content of a PDF: scripts, actions that launch or submit, attachments, media, XFA forms. Detected and removed. */
import { arrayOf, catalogOf, dereference, dictOf, type ObjectGraph } from '../../../core/pdf/object-graph.ts';
import { type Dict, eachDict, type PdfValue } from '../../../core/pdf/syntax.ts';

export const ACTIVE_KINDS = ['javascript', 'launch', 'submit', 'remote', 'media', 'triggers', 'attachments', 'xfa', 'external'] as const;
export type ActiveKind = (typeof ACTIVE_KINDS)[number];
export type ActiveCounts = Record<ActiveKind, number>;

/** Actions (ISO 32000-2, 12.6.4) other than destinations in the file, URIs and form states. */
const ACTIVE_ACTIONS: ReadonlyMap<string, ActiveKind> = new Map([
  ['/JavaScript', 'javascript'],
  ['/Launch', 'launch'],
  ['/SubmitForm', 'submit'],
  ['/ImportData', 'submit'],
  ['/GoToR', 'remote'],
  ['/GoToE', 'remote'],
  ['/Rendition', 'media'],
  ['/Movie', 'media'],
  ['/Sound', 'media'],
  ['/GoTo3DView', 'media'],
  ['/RichMediaExecute', 'media'],
]);
const ACTIVE_ANNOTATIONS: ReadonlyMap<string, ActiveKind> = new Map([
  ['/FileAttachment', 'attachments'],
  ['/RichMedia', 'media'],
  ['/Screen', 'media'],
  ['/Movie', 'media'],
  ['/Sound', 'media'],
  ['/3D', 'media'],
]);
/** Keys that hold an action or, for the first, a destination. */
const ACTION_KEYS = ['/OpenAction', '/A', '/PA', '/Next'];

/** Removes all active content; objects that become unreachable are not written. Returns the counts. */
export function removeActiveContent(graph: ObjectGraph): ActiveCounts {
  const counts = Object.fromEntries(ACTIVE_KINDS.map((kind) => [kind, 0])) as ActiveCounts;
  const drop = (dict: Dict, member: string, kind: ActiveKind): void => {
    if (dict.delete(member)) counts[kind]++;
  };
  const dropped = new Set<Dict>();
  const everyDict = (visit: (dict: Dict) => void): void => {
    eachDict(graph.trailer, visit);
    for (const { value } of graph.objects.values()) eachDict(value, visit);
  };

  everyDict((dict) => {
    const kind = actionKind(graph, dict);
    if (!kind) return;
    counts[kind]++;
    dict.clear();
    dropped.add(dict);
  });
  for (const { value, data } of graph.objects.values()) {
    // The data of such a stream is in an external file.
    if (data && value instanceof Map) drop(value, '/F', 'external');
  }
  everyDict((dict) => dropAnnotations(graph, dict, counts));
  everyDict((dict) => {
    drop(dict, '/AA', 'triggers');
    drop(dict, '/JS', 'javascript');
    drop(dict, '/XFA', 'xfa');
    drop(dict, '/EF', 'attachments');
    if (dict.get('/Subtype') === '/Form') drop(dict, '/Ref', 'external');
    for (const member of ['/RF', '/AF']) dict.delete(member);
    for (const member of ACTION_KEYS) if (isRemoved(graph, dict.get(member), dropped)) dict.delete(member);
  });
  const catalog = catalogOf(graph);
  catalog.delete('/Collection');
  const names = dictOf(graph, catalog.get('/Names'));
  for (const tree of ['/JavaScript', '/EmbeddedFiles', '/Renditions']) names?.delete(tree);
  return counts;
}

/** Kind of an active action, by `/S` alone: a viewer may run an action whatever its `/Type`. */
function actionKind(graph: ObjectGraph, dict: Dict): ActiveKind | undefined {
  const name = dereference(graph, dict.get('/S'));
  return typeof name === 'string' ? ACTIVE_ACTIONS.get(name) : undefined;
}

function dropAnnotations(graph: ObjectGraph, page: Dict, counts: ActiveCounts): void {
  const annotations = arrayOf(graph, page.get('/Annots'));
  const remaining = annotations.filter((annotation) => {
    const subtype = dereference(graph, dictOf(graph, annotation)?.get('/Subtype'));
    const kind = typeof subtype === 'string' ? ACTIVE_ANNOTATIONS.get(subtype) : undefined;
    // An attached file is counted at its file specification.
    if (kind && !dictOf(graph, dictOf(graph, annotation)?.get('/FS'))?.has('/EF')) counts[kind]++;
    return kind === undefined;
  });
  if (remaining.length < annotations.length) page.set('/Annots', remaining);
}

function isRemoved(graph: ObjectGraph, value: PdfValue | undefined, dropped: ReadonlySet<Dict>): boolean {
  const resolved = dictOf(graph, value);
  return resolved !== undefined && dropped.has(resolved);
}
