/** Independent programs to compare with. Tests that need one are skipped, with a reason, where it is not installed. */
import { spawnSync } from 'node:child_process';

/** For the `skip` option of a test: a reason, or false. */
export function withoutTools(...names: readonly string[]): string | false {
  const missing = names.filter((name) => spawnSync(name, ['--version']).error !== undefined);
  return missing.length > 0 ? `not installed: ${missing.join(', ')}` : false;
}

/** Standard output of a program; undefined if it cannot run or exceeds the timeout. */
export function outputOf(name: string, args: readonly string[], timeoutMs?: number): Buffer | undefined {
  const { stdout, error } = spawnSync(name, args, { maxBuffer: 256 * 1024 * 1024, ...(timeoutMs !== undefined && { timeout: timeoutMs }) });
  return error ? undefined : stdout;
}
