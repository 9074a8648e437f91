/**
 * Reads the object graph of a valid PDF straight from the file, in a fraction of the time that a rewrite by qpdf takes. The parser is strict:
 * anything malformed or rare is left to qpdf.
 */
import type { Graph, PdfObject } from './graph.ts';
import { fromHeader } from './headings.ts';
import { DirectObjects } from './objects.ts';
import { mayBeEncrypted } from './qpdf.ts';
import { eachRef, type Value } from './syntax.ts';

/** Returns undefined if the file needs qpdf. `shift` is added to all object numbers. */
export function directGraph(bytes: Uint8Array, shift = 0): Graph | undefined {
  if (mayBeEncrypted(bytes)) return undefined;
  try {
    return graphOf(new DirectObjects(fromHeader(bytes), shift), shift);
  } catch {
    return undefined;
  }
}

/** Collects all objects reachable from the trailer. */
function graphOf(file: DirectObjects, shift: number): Graph {
  const { version, trailer } = file;
  if (version === undefined) throw new Error('no version');
  const objects = new Map<number, PdfObject>();
  const waiting: Value[] = [trailer];
  const meet = (shifted: number): void => {
    if (objects.has(shifted)) return;
    const object = file.object(shifted - shift);
    // A dangling reference means null.
    if (!object) return;
    objects.set(shifted, object);
    waiting.push(object.value);
  };
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) eachRef(value, meet);
  return { objects: new Map([...objects].sort(([one], [other]) => one - other)), trailer, version };
}
