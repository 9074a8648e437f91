import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Recursive file listing by name pattern, sorted. Node 20 has no `fs.glob`. */
export function filesBelow(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
