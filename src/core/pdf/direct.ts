/**
 * Reads the objects of a sound PDF as they stand in the file, in a fraction of the time that qpdf takes to write them anew. It is strict: whatever is
 * not written as the standard says, or is rare, is left to qpdf, which knows what to make of it.
 */
import type { Graph, PdfObject } from './graph.ts';
import { fromHeader } from './headings.ts';
import { DirectObjects } from './objects.ts';
import { mayBeEncrypted } from './qpdf.ts';
import { eachRef, type Value } from './syntax.ts';

/** Undefined where qpdf has to read the file. `shift` is added to all numbers. */
export function directGraph(bytes: Uint8Array, shift = 0): Graph | undefined {
  if (mayBeEncrypted(bytes)) return undefined;
  try {
    return graphOf(new DirectObjects(fromHeader(bytes), shift), shift);
  } catch {
    return undefined;
  }
}

/** All that the trailer leads to. */
function graphOf(file: DirectObjects, shift: number): Graph {
  const { version, trailer } = file;
  if (version === undefined) throw new Error('no version');
  const objects = new Map<number, PdfObject>();
  const waiting: Value[] = [trailer];
  const meet = (shifted: number): void => {
    if (objects.has(shifted)) return;
    const object = file.object(shifted - shift);
    // What is pointed to and not there is null.
    if (!object) return;
    objects.set(shifted, object);
    waiting.push(object.value);
  };
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) eachRef(value, meet);
  return { objects: new Map([...objects].sort(([one], [other]) => one - other)), trailer, version };
}
