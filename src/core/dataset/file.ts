import { closeSync, constants, copyFileSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';

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
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
