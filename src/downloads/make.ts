/** Makes a file of a table: written beside its place, hashed on the way, and named when it is whole. */
import { createHash } from 'node:crypto';
import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Pack } from '../core/dataset/pack.ts';
import { EDITION, type FormatName, formats } from './formats.ts';
import type { Table } from './tables.ts';

export interface Made {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

const KEY_CHARACTERS = 16;

/** What a file is made of: it begins its name, so that one that is there already need not be made again. */
export function keyOf(table: Table, id: string): string {
  const made = createHash('sha256').update(JSON.stringify([EDITION, id, table.kinds, table.columns]));
  return `${table.name}-${made.digest('hex').slice(0, KEY_CHARACTERS)}`;
}

export function makeFile(pack: Pack, table: Table, format: FormatName, folder: string): Made {
  const temporary = join(folder, `${table.name}.${format}.${process.pid}.tmp`);
  const sha = createHash('sha256');
  let bytes = 0;
  try {
    const file = openSync(temporary, 'w');
    try {
      for (const piece of formats[format].pieces(pack, table)) {
        sha.update(piece);
        bytes += piece.length;
        for (let done = 0; done < piece.length; ) done += writeSync(file, piece, done);
      }
    } finally {
      closeSync(file);
    }
    const sha256 = sha.digest('hex');
    const path = join(folder, fileName(keyOf(table, pack.header.id), sha256, format));
    renameSync(temporary, path);
    return { path, bytes, sha256 };
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function fileName(key: string, sha256: string, format: FormatName): string {
  return `${key}-${sha256}.${format}`;
}

/** The hash in the name of a file, if it is the one wanted. */
export function hashIn(name: string, key: string, format: FormatName): string | undefined {
  const [start, end] = [`${key}-`, `.${format}`];
  return name.startsWith(start) && name.endsWith(end) ? name.slice(start.length, -end.length) : undefined;
}
