/** Families that a command needs. The bundle has another version, which loads only those of the command (scripts/bundle.mjs). */
import type { Family } from '../core/operation/operation.ts';

export async function familiesOf(_command: string): Promise<readonly Family[]> {
  return (await import('../families/index.ts')).families;
}
