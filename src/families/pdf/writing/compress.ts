/**
 * Makes a PDF smaller without changing what it shows: what stands in it twice is kept once, streams are packed anew where that is shorter,
 * objects are packed together, and what nothing points to is left out.
 */
import { findDuplicates } from './duplicates.ts';
import { writeFile } from './file.ts';
import { type Graph, plainObjects, readGraph } from './graph.ts';
import { qpdf, rewritten } from './qpdf.ts';
import { repackStreams } from './repack.ts';
import { eachDict } from './syntax.ts';

export interface Compressed {
  /** Undefined where nothing was gained, and for signed files. */
  readonly file: Uint8Array | undefined;
  readonly signed: boolean;
}

export async function compress({ bytes }: { readonly bytes: Uint8Array }): Promise<Compressed> {
  const graph = readGraph(await plainObjects(bytes));
  // Rewriting would break the signature: the bytes are what was signed.
  if (isSigned(graph)) return { file: undefined, signed: true };
  repackStreams(graph);
  const small = writeFile(graph, findDuplicates(graph));
  const file = (await isEncrypted(bytes)) ? await encryptedAs(bytes, small) : small;
  return { file: file.length < bytes.length ? file : undefined, signed: false };
}

function isSigned({ objects }: Graph): boolean {
  for (const { value } of objects.values()) {
    let signed = false;
    eachDict(value, (dict) => {
      signed ||= dict.has('/ByteRange') && dict.has('/Contents');
    });
    if (signed) return true;
  }
  return false;
}

async function isEncrypted(bytes: Uint8Array): Promise<boolean> {
  // The word stands in the clear in every encrypted file: most others need not be opened again.
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('/Encrypt')) return false;
  return (await qpdf(['--is-encrypted', '/in'], { '/in': bytes })).good;
}

/** A file that opens for everybody, but whose owner has restricted it, keeps its encryption and its restrictions. */
function encryptedAs(original: Uint8Array, small: Uint8Array): Promise<Buffer> {
  const options = ['--copy-encryption=/in', '--object-streams=preserve', '--decode-level=none', '--compression-level=9'];
  return rewritten(['/small', ...options], { '/small': small, '/in': original });
}
