/**
 * Reads the object graph of a valid PDF straight from the file, in a fraction of the time that a rewrite by qpdf takes. The parser is strict:
 * anything malformed or rare is left to qpdf.
 */
import type { ObjectGraph, PdfObject } from './object-graph.ts';
import { StrictObjectReader } from './object-reader.ts';
import { skipToHeader } from './object-scan.ts';
import { mayBeEncrypted } from './qpdf.ts';
import { eachRef, type PdfValue } from './syntax.ts';

/** Returns undefined if the file needs qpdf. `shift` is added to all object numbers. */
export function parseStrictly(bytes: Uint8Array, shift = 0): ObjectGraph | undefined {
  if (mayBeEncrypted(bytes)) return undefined;
  try {
    return collectReachable(new StrictObjectReader(skipToHeader(bytes), shift), shift);
  } catch {
    return undefined;
  }
}

/** Collects all objects reachable from the trailer. */
function collectReachable(file: StrictObjectReader, shift: number): ObjectGraph {
  const { version, trailer } = file;
  if (version === undefined) throw new Error('no version');
  const objects = new Map<number, PdfObject>();
  const stack: PdfValue[] = [trailer];
  const visit = (shifted: number): void => {
    if (objects.has(shifted)) return;
    const object = file.object(shifted - shift);
    // A dangling reference means null.
    if (!object) return;
    objects.set(shifted, object);
    stack.push(object.value);
  };
  for (let value = stack.pop(); value !== undefined; value = stack.pop()) eachRef(value, visit);
  return { objects: new Map([...objects].sort(([a], [b]) => a - b)), trailer, version };
}
