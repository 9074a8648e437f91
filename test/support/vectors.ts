/** External test vectors, stored beside the repository. Tests that need them are skipped, with a reason, where they are missing. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../../shared/vectors/', import.meta.url);

/** For the `skip` option of a test: a reason, or false. */
export const noVectors: string | false = existsSync(folder) ? false : 'the vectors are not beside the repository';

export function readVector<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as T;
}

export function readVectorText(path: string): string {
  return readFileSync(new URL(path, folder), 'utf8');
}

/** Paths of the files in a folder of vectors. */
export function listVectors(path: string): string[] {
  return readdirSync(new URL(path, folder)).map((name) => `${path}/${name}`);
}

/** For readers that take a path. */
export function vectorFile(path: string): URL {
  return new URL(path, folder);
}
