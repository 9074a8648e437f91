import { closeSync, constants, copyFileSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Puts a file in place as a whole or not at all: written beside it, synced, renamed over it. Readers of the old file keep it. */
export function replaceFile(path: string, bytes: Buffer): void {
  replace(path, (temporary) => {
    const file = openSync(temporary, 'w');
    try {
      for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  });
}

/** The same with the content of another file; a file system that can share the content of two files does. */
export function copyFile(from: string, path: string): void {
  replace(path, (temporary) => copyFileSync(from, temporary, constants.COPYFILE_FICLONE));
}

function replace(path: string, write: (temporary: string) => void): void {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    write(temporary);
    moveOver(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** What Windows answers when a file that somebody reads is in the way. */
const IN_THE_WAY = new Set(['EPERM', 'EACCES', 'EBUSY']);

/**
 * Renames a file over another one, in one step. Windows does not put a file in the place of one that is open, but lets the open one be renamed:
 * there it steps aside first, and goes when its last reader has closed it, or when the next one comes.
 */
export function moveOver(from: string, to: string, rename: typeof renameSync = renameSync): void {
  try {
    rename(from, to);
  } catch (error) {
    if (!IN_THE_WAY.has((error as NodeJS.ErrnoException).code ?? '') || !existsSync(to)) throw error;
    removeFormer(to);
    const former = `${to}.${process.pid}.${Date.now()}${FORMER}`;
    rename(to, former);
    try {
      rename(from, to);
    } catch (failure) {
      rename(former, to);
      throw failure;
    }
    removeFormer(to);
  }
}

const FORMER = '.old';

/** Those that are still read stay until another time. */
function removeFormer(path: string): void {
  for (const name of readdirSync(dirname(path))) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith(FORMER)) continue;
    try {
      rmSync(join(dirname(path), name));
    } catch {
      // Still open.
    }
  }
}
