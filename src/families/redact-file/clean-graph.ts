/** Removes everything but page content from a PDF, by an allowlist of entries of the catalogue and of pages. */
import { arrayOf, catalogOf, dereference, dictOf, type ObjectGraph } from '../../core/pdf/object-graph.ts';
import { type Dict, eachDict, type PdfValue, Ref } from '../../core/pdf/syntax.ts';
import { stripJpegMetadata } from './jpeg-metadata.ts';

/** Bookmarks, attachments, scripts, forms, article threads, tags and metadata are not among them. */
const CATALOG_ENTRIES: ReadonlySet<string> = new Set(['/Type', '/Pages', '/Lang', '/PageLayout', '/ViewerPreferences', '/OCProperties']);
const PAGE_ENTRIES: ReadonlySet<string> = new Set([
  '/Type',
  '/Parent',
  '/Resources',
  '/Contents',
  '/MediaBox',
  '/CropBox',
  '/BleedBox',
  '/TrimBox',
  '/ArtBox',
  '/Rotate',
  '/UserUnit',
  '/Group',
]);
/** Private data, metadata, embedded files and tags, of any object. */
const PRIVATE_ENTRIES = [
  '/Metadata',
  '/PieceInfo',
  '/LastModified',
  '/AF',
  '/Thumb',
  '/StructParent',
  '/StructParents',
  '/OPI',
  '/AA',
  '/JS',
  '/Alternates',
];

/** @param isPublic whether the target of a link may stay */
export function cleanGraph(graph: ObjectGraph, isPublic: (target: string) => boolean): void {
  graph.trailer.delete('/Info');
  graph.trailer.delete('/ID');
  graph.trailer.delete('/Prev');
  const catalog = catalogOf(graph);
  for (const name of [...catalog.keys()]) if (!CATALOG_ENTRIES.has(name)) catalog.delete(name);
  for (const page of pagesOf(graph)) {
    const links = arrayOf(graph, page.get('/Annots')).flatMap((annotation) => linkOf(graph, annotation, isPublic) ?? []);
    for (const name of [...page.keys()]) if (!PAGE_ENTRIES.has(name)) page.delete(name);
    if (links.length > 0) page.set('/Annots', links);
  }
  for (const object of graph.objects.values()) {
    eachDict(object.value, removePrivateEntries);
    if (object.data && object.value instanceof Map && isJpeg(object.value)) object.data = stripJpegMetadata(object.data);
  }
}

function removePrivateEntries(dict: Dict): void {
  for (const name of PRIVATE_ENTRIES) dict.delete(name);
}

const isJpeg = (dict: Dict): boolean => {
  const filter = dict.get('/Filter');
  return filter === '/DCTDecode' || (Array.isArray(filter) && filter.length === 1 && filter[0] === '/DCTDecode');
};

export function pagesOf(graph: ObjectGraph): Dict[] {
  return arrayOf(graph, dictOf(graph, catalogOf(graph).get('/Pages'))?.get('/Kids')).flatMap((kid) => dictOf(graph, kid) ?? []);
}

/** A link to the web with its target and area only. */
function linkOf(graph: ObjectGraph, annotation: PdfValue, isPublic: (target: string) => boolean): Dict | undefined {
  const dict = dictOf(graph, annotation);
  const action = dictOf(graph, dict?.get('/A'));
  const target = dereference(graph, action?.get('/URI'));
  const area = dict?.get('/Rect');
  if (dict?.get('/Subtype') !== '/Link' || typeof target !== 'string' || area === undefined) return undefined;
  // A hexadecimal string would have to be decoded first; hardly any program writes one here.
  if (!target.startsWith('(') || !isPublic(target.slice(1, -1))) return undefined;
  return new Map<string, PdfValue>([
    ['/Type', '/Annot'],
    ['/Subtype', '/Link'],
    ['/Rect', area],
    ['/Border', ['0', '0', '0']],
    [
      '/A',
      new Map([
        ['/S', '/URI'],
        ['/URI', target],
      ]),
    ],
  ]);
}

/** Objects reachable from the catalogue, by number. */
export function reachable({ objects, trailer }: ObjectGraph): number[] {
  const visited = new Set<number>();
  const stack: (PdfValue | undefined)[] = [trailer.get('/Root')];
  while (stack.length > 0) {
    const value = stack.pop();
    if (value instanceof Ref) {
      const object = objects.get(value.number);
      if (!object || visited.has(value.number)) continue;
      visited.add(value.number);
      stack.push(object.value);
    } else if (Array.isArray(value)) stack.push(...value);
    else if (value instanceof Map) stack.push(...value.values());
  }
  return [...visited];
}
