/**
 * Publishers' files that each contain a part of a dataset, stored unmodified next to its pack:
 * a later file of another kind is merged with them instead of replacing them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By name of their kind. */
export type Parts = Readonly<Partial<Record<string, Buffer>>>;

const PART_EXTENSION = '.part';

export function partPath(directory: string, dataset: string, part: string): string {
  return join(directory, `${dataset}.${part}${PART_EXTENSION}`);
}

export function readParts(directory: string, dataset: string): Parts {
  const prefix = `${dataset}.`;
  const parts: Record<string, Buffer> = {};
  for (const file of readdirSync(directory)) {
    if (!file.startsWith(prefix) || !file.endsWith(PART_EXTENSION)) continue;
    parts[file.slice(prefix.length, -PART_EXTENSION.length)] = readFileSync(join(directory, file));
  }
  return parts;
}
