// Makes one folder hold what another one holds, while others read from it: each file is there all the time, old or new, never half.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Moves what is new or different from `made` into `folder`, then removes what `made` does not have. */
export function replaceFolder(folder, made) {
  mkdirSync(folder, { recursive: true });
  const wanted = new Set();
  for (const [path, entry] of entriesOf(made)) {
    wanted.add(path);
    if (entry.isDirectory() || isSame(join(folder, path), join(made, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    renameSync(join(made, path), join(folder, path));
  }
  // The deepest first, so that folders are empty when their turn comes.
  for (const [path, entry] of entriesOf(folder).reverse()) {
    if (wanted.has(path)) continue;
    if (entry.isDirectory()) rmdirSync(join(folder, path));
    else rmSync(join(folder, path));
  }
}

/** Everything below a folder by its path in it, a folder before what it holds. */
function entriesOf(folder, below = '') {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name);
    return [[path, entry], ...(entry.isDirectory() ? entriesOf(folder, path) : [])];
  });
}

function isSame(present, made) {
  const [is, will] = [statSync(present, { throwIfNoEntry: false }), statSync(made)];
  if (is?.size !== will.size) return false;
  // Models are links to the files they were taken from.
  return is.ino === will.ino || readFileSync(present).equals(readFileSync(made));
}
