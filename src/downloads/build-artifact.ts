/** Builds a file of a table: written to a temporary file, hashed while streaming, then renamed atomically. */
import { createHash } from 'node:crypto';
import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Pack } from '../core/dataset/pack/pack.ts';
import { artifactFileName, artifactKey } from './file-names.ts';
import type { FormatName } from './formats.ts';
import { serialiseTable } from './serialise.ts';
import type { DownloadTable } from './tables.ts';

export interface Artifact {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

export function buildArtifact(pack: Pack, table: DownloadTable, format: FormatName, folder: string): Artifact {
  const temporary = join(folder, `${table.name}.${format}.${process.pid}.tmp`);
  const sha = createHash('sha256');
  let bytes = 0;
  try {
    const file = openSync(temporary, 'w');
    try {
      for (const chunk of serialiseTable(pack, table, format)) {
        sha.update(chunk);
        bytes += chunk.length;
        for (let done = 0; done < chunk.length; ) done += writeSync(file, chunk, done);
      }
    } finally {
      closeSync(file);
    }
    const sha256 = sha.digest('hex');
    const path = join(folder, artifactFileName(artifactKey(table, pack.header.id), sha256, format));
    renameSync(temporary, path);
    return { path, bytes, sha256 };
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
