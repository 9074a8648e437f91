/**
 * Publishers' files that each contain a part of a dataset, stored unmodified next to its pack:
 * a later file of another kind is merged with them instead of replacing them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By name of their kind. */
export type Parts = Readonly<Partial<Record<string, Buffer>>>;

const ENDING = '.part';

export function partPath(directory: string, dataset: string, part: string): string {
  return join(directory, `${dataset}.${part}${ENDING}`);
}

export function readParts(directory: string, dataset: string): Parts {
  const beginning = `${dataset}.`;
  const parts: Record<string, Buffer> = {};
  for (const file of readdirSync(directory)) {
    if (!file.startsWith(beginning) || !file.endsWith(ENDING)) continue;
    parts[file.slice(beginning.length, -ENDING.length)] = readFileSync(join(directory, file));
  }
  return parts;
}
