/** Facts that stand in the bytes of a PDF and that PDFium does not tell. */
import { inflateSync } from 'node:zlib';

const OPENING = 1024;
/** Bytes of one compressed group of objects at the most. */
const MOST_GROUP_BYTES = 4 * 1024 * 1024;
/** Catalogues, or groups of objects, that are looked at; a file in earnest has one catalogue and some hundred groups. */
const MOST_LOOKS = 500;

/** Whether the file is written so that its first page shows before the rest has come, and has not been changed since. */
export function isLinearized(bytes: Buffer): boolean {
  const opening = bytes.toString('latin1', 0, OPENING);
  return /\/Linearized\b/.test(opening) && Number(/\/L\s+(\d+)/.exec(opening)?.[1]) === bytes.length;
}

/** The version that the file says it has: that of its first line, or a later one that its catalogue names. */
export function versionOf(bytes: Buffer, header: number): string {
  const first =
    header > 0 ? `${Math.trunc(header / 10)}.${header % 10}` : (/%PDF-(\d\.\d)/.exec(bytes.toString('latin1', 0, 2 * OPENING))?.[1] ?? '');
  const named = catalogueVersion(bytes);
  return named !== undefined && Number(named) > Number(first) ? named : first;
}

/** The last catalogue counts: a changed file has its new one at the end. */
function catalogueVersion(bytes: Buffer): string | undefined {
  const plain = catalogues(bytes);
  return (plain.length > 0 ? plain : groups(bytes).flatMap(catalogues)).at(-1)?.version;
}

/** The versions of all catalogues in some bytes. A catalogue is found by its type and read as far as its brackets go. */
function catalogues(bytes: Buffer): { version: string | undefined }[] {
  const found: { version: string | undefined }[] = [];
  for (const at of places(bytes, '/Catalog')) {
    const around = dictionaryAround(bytes, at);
    if (/\/Type\s*\/Catalog\b/.test(around)) found.push({ version: /\/Version\s*\/(\d\.\d)/.exec(around)?.[1] });
  }
  return found;
}

function* places(bytes: Buffer, name: string): Generator<number> {
  let looks = 0;
  for (let at = bytes.indexOf(name); at >= 0 && looks < MOST_LOOKS; at = bytes.indexOf(name, at + name.length), looks++) yield at;
}

const REACH = 4096;

/** The dictionary that holds a position, as text: back to where it opens, on to where it closes. */
function dictionaryAround(bytes: Buffer, at: number): string {
  const start = Math.max(0, at - REACH);
  const text = bytes.toString('latin1', start, at + REACH);
  let from = at - start;
  for (let depth = 0; from > 0; from--) {
    if (text.startsWith('>>', from)) depth++;
    else if (text.startsWith('<<', from) && depth-- === 0) break;
  }
  let to = from + 2;
  for (let depth = 1; to < text.length && depth > 0; to++) {
    if (text.startsWith('<<', to)) depth++;
    else if (text.startsWith('>>', to)) depth--;
    else continue;
    to++;
  }
  return text.slice(from, to);
}

/** Objects that are packed together and compressed, unpacked. What does not unpack, such as an encrypted group, is passed over. */
function groups(bytes: Buffer): Buffer[] {
  const unpacked: Buffer[] = [];
  for (const at of places(bytes, '/ObjStm')) {
    const stream = bytes.indexOf('stream', at);
    if (stream < 0 || stream - at > REACH) continue;
    const start = stream + 6 + (bytes[stream + 6] === 0x0d ? 2 : 1);
    const end = bytes.indexOf('endstream', start);
    try {
      unpacked.push(inflateSync(bytes.subarray(start, end < 0 ? undefined : end), { maxOutputLength: MOST_GROUP_BYTES }));
    } catch {
      // Not a fault: then the version of the first line stands.
    }
  }
  return unpacked;
}
