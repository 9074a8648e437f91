// Synchronises a folder with another while it is in use: each file is replaced by an atomic rename.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Moves new and changed files from `source` into `folder`, then removes files that `source` does not have. */
export function replaceFolder(folder, source) {
  mkdirSync(folder, { recursive: true });
  const paths = new Set();
  for (const [path, entry] of entriesOf(source)) {
    paths.add(path);
    if (entry.isDirectory() || isSame(join(folder, path), join(source, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    renameSync(join(source, path), join(folder, path));
  }
  // Deepest first, so that folders are empty when they are removed.
  for (const [path, entry] of entriesOf(folder).reverse()) {
    if (paths.has(path)) continue;
    if (entry.isDirectory()) rmdirSync(join(folder, path));
    else rmSync(join(folder, path));
  }
}

/** Recursive listing by relative path, parents before children. */
function entriesOf(folder, below = '') {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name);
    return [[path, entry], ...(entry.isDirectory() ? entriesOf(folder, path) : [])];
  });
}

function isSame(present, candidate) {
  const [is, will] = [statSync(present, { throwIfNoEntry: false }), statSync(candidate)];
  if (is?.size !== will.size) return false;
  // Models are hard links: the same inode means the same content.
  return is.ino === will.ino || readFileSync(present).equals(readFileSync(candidate));
}
