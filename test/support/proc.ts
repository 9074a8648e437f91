/** What Linux tells of processes in /proc. Tests that need it skip, and say so, on other systems. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** For the `skip` option of a test: a reason, or false. */
export const noProc: string | false = existsSync('/proc/self/status') ? false : 'needs /proc, which only Linux has';

export function residentMegabytes(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}

/** The processes that a process has started and that live. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => {
      try {
        const [state, parent] = (readFileSync(`/proc/${candidate}/stat`, 'latin1').split(') ')[1] ?? '').split(' ');
        return Number(parent) === pid && state !== 'Z';
      } catch {
        return false;
      }
    });
}
