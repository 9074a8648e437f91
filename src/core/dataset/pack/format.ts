/** Constants of the pack format: see `build.ts` for the layout. */
import { createHash } from 'node:crypto';

export const MAGIC = 'POTLIPK8';
/** Magic, length and checksum; the header follows. */
export const PREFIX_LENGTH: number = MAGIC.length + 8;
const ALIGNMENT = 8;

export function alignUp(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}

export function sha256Hex(parts: readonly Uint8Array[]): string {
  const sha = createHash('sha256');
  for (const part of parts) sha.update(part);
  return sha.digest('hex');
}
