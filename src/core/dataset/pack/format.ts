/** What every reader and writer of packs agrees on: see `build.ts` for the whole layout. */
import { createHash } from 'node:crypto';

export const MAGIC = 'POTLIPK6';
/** Magic, length and checksum: the header follows. */
export const PREFIX: number = MAGIC.length + 8;
const ALIGNMENT = 8;

/** The sections of which the index has the lengths of parts; in memory it has the positions. */
export const LENGTHS = 'Lengths';

export function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}

export function hash(parts: readonly Uint8Array[]): string {
  const sha = createHash('sha256');
  for (const part of parts) sha.update(part);
  return sha.digest('hex');
}
