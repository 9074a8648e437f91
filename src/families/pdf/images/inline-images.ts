/** Turns large inline images into image XObjects, so that they are recompressed like others. */
import { dictOf, type ObjectGraph } from '../../../core/pdf/object-graph.ts';
import { type Dict, isDict, PdfParser, type PdfValue, type Ref } from '../../../core/pdf/syntax.ts';
import { decodeData, parseImage } from '../tools/image-object.ts';
import { ObjectAdder } from '../writing/object-adder.ts';
import { readFilters } from '../writing/recompress.ts';
import { type InlineImage, scanContent } from './content-scanner.ts';
import { pageContent, pageResources, pagesOf, streamContent } from './page-content.ts';

/** Minimum encoded size; the specification recommends inline images below 4 KB. */
const MIN_BYTES = 4 * 1024;
const MAX_CONTENT_BYTES = 64 * 1024 * 1024;
const MAX_DECODED_BYTES = 64 * 1024 * 1024;

/** Abbreviations of inline images (ISO 32000-2, tables 91 and 92). */
const KEYS: Readonly<Record<string, string>> = {
  '/BPC': '/BitsPerComponent',
  '/CS': '/ColorSpace',
  '/D': '/Decode',
  '/DP': '/DecodeParms',
  '/F': '/Filter',
  '/H': '/Height',
  '/IM': '/ImageMask',
  '/I': '/Interpolate',
  '/W': '/Width',
};
const SPACES: Readonly<Record<string, string>> = { '/G': '/DeviceGray', '/RGB': '/DeviceRGB', '/CMYK': '/DeviceCMYK', '/I': '/Indexed' };
const FILTERS: Readonly<Record<string, string>> = {
  '/AHx': '/ASCIIHexDecode',
  '/A85': '/ASCII85Decode',
  '/LZW': '/LZWDecode',
  '/Fl': '/FlateDecode',
  '/RL': '/RunLengthDecode',
  '/CCF': '/CCITTFaxDecode',
  '/DCT': '/DCTDecode',
};

export function extractInlineImages(graph: ObjectGraph): void {
  const adder = new ObjectAdder(graph);
  let remainingBytes = MAX_CONTENT_BYTES;
  const rewrite = (content: string | undefined, resources: Dict | undefined): { content: string; resources: Dict } | undefined => {
    remainingBytes -= content?.length ?? 0;
    return content === undefined ? undefined : replaceImages(adder, content, resources ?? new Map());
  };
  const forms = [...graph.objects.values()];
  for (const page of pagesOf(graph)) {
    const result = rewrite(pageContent(graph, page, remainingBytes), pageResources(graph, page));
    if (result)
      page.set('/Contents', adder.addDeflated(new Map(), Buffer.from(result.content, 'latin1'))).set('/Resources', result.resources);
  }
  for (const form of forms) {
    const { value } = form;
    if (!form.data || !isDict(value) || value.get('/Subtype') !== '/Form' || !value.has('/Resources')) continue;
    const result = rewrite(streamContent(graph, form, remainingBytes), dictOf(graph, value.get('/Resources')));
    if (!result) continue;
    form.data = Buffer.from(result.content, 'latin1');
    value.set('/Resources', result.resources).delete('/Filter');
    value.delete('/DecodeParms');
  }
}

/** Undefined if there is nothing to replace. */
function replaceImages(adder: ObjectAdder, content: string, resources: Dict): { content: string; resources: Dict } | undefined {
  const { graph } = adder;
  const xObjects: Dict = new Map(dictOf(graph, resources.get('/XObject')));
  let [replaced, copied] = ['', 0];
  scanContent(content, {
    inlineImage: (inline) => {
      if (inline.dataEnd - inline.dataStart < MIN_BYTES) return;
      const reference = addImage(adder, content, inline, dictOf(graph, resources.get('/ColorSpace')));
      if (!reference) return;
      let name = `/Inline${reference.number}`;
      while (xObjects.has(name)) name += '_';
      xObjects.set(name, reference);
      replaced += `${content.slice(copied, inline.start)}${name} Do`;
      copied = inline.end;
    },
  });
  if (copied === 0) return undefined;
  return { content: replaced + content.slice(copied), resources: new Map([...resources, ['/XObject', xObjects]]) };
}

function addImage(adder: ObjectAdder, content: string, inline: InlineImage, spaces: Dict | undefined): Ref | undefined {
  const dict = expandEntries(inline.entries, spaces);
  const data = Buffer.from(content.slice(inline.dataStart, inline.dataEnd), 'latin1');
  const image = dict && parseImage(adder.graph, { value: dict, data });
  if (!image || !isWhole(adder.graph, image.dict, data, Math.ceil((image.width * image.colours * image.bits) / 8) * image.height))
    return undefined;
  return adder.add(image.dict, data);
}

/** Whether the data ends where it should: the end marker is found by its letters, which binary data may contain. */
function isWhole(graph: ObjectGraph, dict: Dict, data: Buffer, expectedBytes: number): boolean {
  const filters = readFilters(graph, dict) ?? [];
  if (filters.at(-1)?.name === '/DCTDecode') return data.subarray(-4).includes('\xff\xd9', 0, 'latin1');
  const decoded = decodeData(data, filters, MAX_DECODED_BYTES);
  return decoded !== undefined && decoded.length >= expectedBytes;
}

function expandEntries(entries: string, spaces: Dict | undefined): Dict | undefined {
  try {
    const parsed = new PdfParser(`<<${entries}>>`).parseValue();
    if (!isDict(parsed)) return undefined;
    const dict: Dict = new Map([...parsed].map(([key, value]) => [KEYS[key] ?? key, value]));
    const space = dict.get('/ColorSpace');
    if (space !== undefined) dict.set('/ColorSpace', (typeof space === 'string' && spaces?.get(space)) || expand(space, SPACES));
    const filter = dict.get('/Filter');
    if (filter !== undefined) dict.set('/Filter', expand(filter, FILTERS));
    return dict.set('/Type', '/XObject').set('/Subtype', '/Image');
  } catch {
    return undefined;
  }
}

function expand(value: PdfValue, names: Readonly<Record<string, string>>): PdfValue {
  if (Array.isArray(value)) return value.map((item) => expand(item, names));
  return typeof value === 'string' ? (names[value] ?? value) : value;
}
