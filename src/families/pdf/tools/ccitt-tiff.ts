/** Wraps CCITT fax data in a TIFF, without re-encoding. */
import type { ObjectGraph } from '../../../core/pdf/object-graph.ts';
import type { StreamFilter } from '../writing/recompress.ts';
import { type ImageObject, numberOf } from './image-object.ts';

const HEADER = 8;
const SHORT = 3;
const LONG = 4;
const GROUP_3 = 3;
const GROUP_4 = 4;
const DEFAULT_COLUMNS = 1_728;
const T4_OPTIONS_2D = 1;

export function ccittToTiff(graph: ObjectGraph, { height }: ImageObject, { parameters }: StreamFilter, data: Buffer): Buffer {
  const k = numberOf(graph, parameters?.get('/K')) || 0;
  const columns = numberOf(graph, parameters?.get('/Columns')) || DEFAULT_COLUMNS;
  const blackIsOne = parameters?.get('/BlackIs1') === 'true';
  const tags: readonly (readonly [tag: number, type: number, value: number])[] = [
    [256, LONG, columns],
    [257, LONG, height],
    [258, SHORT, 1],
    [259, SHORT, k < 0 ? GROUP_4 : GROUP_3],
    [262, SHORT, blackIsOne ? 1 : 0],
    [273, LONG, HEADER],
    [277, SHORT, 1],
    [278, LONG, height],
    [279, LONG, data.length],
    ...(k < 0 ? [] : [[292, LONG, k > 0 ? T4_OPTIONS_2D : 0] as const]),
  ];
  const header = Buffer.from('II*\0\0\0\0\0', 'latin1');
  const padded = data.length % 2 === 0 ? data : Buffer.concat([data, Buffer.alloc(1)]);
  header.writeUInt32LE(HEADER + padded.length, 4);
  const ifd = Buffer.alloc(2 + tags.length * 12 + 4);
  ifd.writeUInt16LE(tags.length);
  for (const [index, [tag, type, value]] of tags.entries()) {
    ifd.writeUInt16LE(tag, 2 + index * 12);
    ifd.writeUInt16LE(type, 4 + index * 12);
    ifd.writeUInt32LE(1, 6 + index * 12);
    ifd.writeUInt32LE(value, 10 + index * 12);
  }
  return Buffer.concat([header, padded, ifd]);
}
