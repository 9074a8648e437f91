/** Verifies a masked PDF by reading it again. Child process. */
import { inflateSync } from 'node:zlib';
import type { ObjectGraph } from '../../core/pdf/object-graph.ts';
import { serialiseValue } from '../../core/pdf/syntax.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { asciiDigits } from '../../core/text/fold.ts';
import { reachable } from './clean-graph.ts';
import { type Finding, lettersOf, MIN_VALUE_LENGTH } from './find.ts';
import type { PreparedPage } from './prepare.ts';
import { readPages } from './read-pdf.ts';

const MAX_INFLATED_BYTES = 64 * 1024 * 1024;

/** Throws if the text of a page, an object or a stream holds what was masked, or if an area is not covered. */
export async function checkMasked(
  output: Buffer,
  graph: ObjectGraph,
  found: readonly Finding[],
  isCovered: (page: PreparedPage) => Promise<boolean>,
  replaced: readonly PreparedPage[],
): Promise<void> {
  const values = [...new Set(found.map(({ value }) => value))].filter((value) => value.length >= MIN_VALUE_LENGTH);
  for (const { page, textLayer } of await readPages(output, [])) {
    const { letters } = lettersOf(asciiDigits(textLayer?.inOrder.text ?? ''));
    if (values.some((value) => letters.includes(value))) throw unsafe(`the text of page ${page}`);
  }
  if (values.length > 0) checkObjects(graph, values);
  for (const page of replaced) if (!(await isCovered(page))) throw unsafe(`the picture of page ${page.page}`);
}

/** Strings and streams, in one byte and in two bytes per character. */
function checkObjects(graph: ObjectGraph, values: readonly string[]): void {
  const pattern = new RegExp(values.map((value) => [...value].join('[\\s\\0.:/()-]{0,3}')).join('|'), 'i');
  for (const number of reachable(graph)) {
    const object = graph.objects.get(number);
    if (!object) continue;
    const entries = serialiseValue(object.value, (old) => old);
    // Hexadecimal strings, such as those in UTF-16.
    const decoded = entries.replace(/<([0-9A-Fa-f]+)>/g, (_, hex: string) => Buffer.from(hex, 'hex').toString('latin1'));
    const data = object.data && object.value instanceof Map ? textOf(object.data, object.value.get('/Filter')) : '';
    if (pattern.test(entries) || pattern.test(decoded) || pattern.test(data)) throw unsafe('an object of the file');
  }
}

/** Content of a stream; of pictures nothing, as they have no text. */
function textOf(data: Buffer, filter: unknown): string {
  if (filter === undefined) return data.toString('latin1');
  if (filter !== '/FlateDecode') return '';
  try {
    return inflateSync(data, { maxOutputLength: MAX_INFLATED_BYTES }).toString('latin1');
  } catch {
    return '';
  }
}

function unsafe(where: string): ApiError {
  return new ApiError(
    'unreadable_file',
    `The file could not be masked safely: ${where} still holds what was found. Convert its pages to pictures with /v1/pdf/images first, and mask those.`,
  );
}
