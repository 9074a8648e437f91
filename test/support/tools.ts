/** Programs of other people to compare with. Tests that need one skip, and say so, where it is not installed. */
import { spawnSync } from 'node:child_process';

/** For the `skip` option of a test: a reason, or false. */
export function withoutTools(...names: readonly string[]): string | false {
  const missing = names.filter((name) => spawnSync(name, ['--version']).error !== undefined);
  return missing.length > 0 ? `not installed: ${missing.join(', ')}` : false;
}

/** What a program prints, or undefined where it takes longer than it may. */
export function outputOf(name: string, args: readonly string[], timeoutMs?: number): Buffer | undefined {
  const { stdout, error } = spawnSync(name, args, { maxBuffer: 256 * 1024 * 1024, ...(timeoutMs !== undefined && { timeout: timeoutMs }) });
  return error ? undefined : stdout;
}
