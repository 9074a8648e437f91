/** What files of tables are called: by what they are made of, and by what is in them. */
import { createHash } from 'node:crypto';
import type { FormatName } from './formats.ts';
import type { Table } from './tables.ts';

/** To be changed with anything that changes the bytes of files. */
const EDITION = 1;

const KEY_CHARACTERS = 16;

/** What a file is made of: it begins its name, so that one that is there already need not be made again. */
export function keyOf(table: Table, id: string): string {
  const made = createHash('sha256').update(JSON.stringify([EDITION, id, table.kinds, table.columns]));
  return `${table.name}-${made.digest('hex').slice(0, KEY_CHARACTERS)}`;
}

export function fileName(key: string, sha256: string, format: FormatName): string {
  return `${key}-${sha256}.${format}`;
}

/** The hash in the name of a file, if it is the one wanted. */
export function hashIn(name: string, key: string, format: FormatName): string | undefined {
  const [start, end] = [`${key}-`, `.${format}`];
  return name.startsWith(start) && name.endsWith(end) ? name.slice(start.length, -end.length) : undefined;
}
