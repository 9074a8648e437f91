/** Names of download files: input key plus content hash. */
import { createHash } from 'node:crypto';
import type { FormatName } from './formats.ts';
import type { DownloadTable } from './tables.ts';

/** Format version; must change with anything that changes the bytes of files. */
const FORMAT_VERSION = 1;

const KEY_CHARACTERS = 16;

/** Hash of the inputs of a file. It is the prefix of the name, so that an existing file is found without building it. */
export function artifactKey(table: DownloadTable, id: string): string {
  const hash = createHash('sha256').update(JSON.stringify([FORMAT_VERSION, id, table.kinds, table.columns]));
  return `${table.name}-${hash.digest('hex').slice(0, KEY_CHARACTERS)}`;
}

export function artifactFileName(key: string, sha256: string, format: FormatName): string {
  return `${key}-${sha256}.${format}`;
}

/** Content hash from a file name; undefined if the name does not match. */
export function hashFromName(name: string, key: string, format: FormatName): string | undefined {
  const [start, end] = [`${key}-`, `.${format}`];
  return name.startsWith(start) && name.endsWith(end) ? name.slice(start.length, -end.length) : undefined;
}
