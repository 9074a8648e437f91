import { closeSync, constants, copyFileSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Replaces a file atomically: write to a temporary file, fsync, rename. Open descriptors of the old file stay valid. */
export function writeFileAtomic(path: string, bytes: Buffer): void {
  replaceAtomically(path, (temporary) => {
    const file = openSync(temporary, 'w');
    try {
      for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  });
}

/** Replaces a file atomically by a copy of another, as a copy-on-write clone if the file system supports it. */
export function copyFileAtomic(from: string, path: string): void {
  replaceAtomically(path, (temporary) => copyFileSync(from, temporary, constants.COPYFILE_FICLONE));
}

function replaceAtomically(path: string, write: (temporary: string) => void): void {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    write(temporary);
    renameOver(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Error codes of Windows if the target of a rename is open. */
const TARGET_OPEN_CODES = new Set(['EPERM', 'EACCES', 'EBUSY']);

/**
 * Atomic rename over an existing file. Windows cannot replace an open file, but can rename it: there the old file is renamed first,
 * and deleted when its last reader has closed it, or on the next replacement.
 */
export function renameOver(from: string, to: string, rename: typeof renameSync = renameSync): void {
  try {
    rename(from, to);
  } catch (error) {
    if (!TARGET_OPEN_CODES.has((error as NodeJS.ErrnoException).code ?? '') || !existsSync(to)) throw error;
    removeOldFiles(to);
    const former = `${to}.${process.pid}.${Date.now()}${OLD_SUFFIX}`;
    rename(to, former);
    try {
      rename(from, to);
    } catch (failure) {
      rename(former, to);
      throw failure;
    }
    removeOldFiles(to);
  }
}

const OLD_SUFFIX = '.old';

/** Files that are still open are left for the next time. */
function removeOldFiles(path: string): void {
  for (const name of readdirSync(dirname(path))) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith(OLD_SUFFIX)) continue;
    try {
      rmSync(join(dirname(path), name));
    } catch {
      // Still open.
    }
  }
}
