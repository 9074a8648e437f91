/** Resident set size (RSS) of processes, and the default memory limit. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;

/** RSS of a process; 0 if it has exited or the system does not report it. */
export function rssMb(pid: number): number {
  try {
    if (process.platform === 'linux') return parseVmRss(readFileSync(`/proc/${pid}/status`, 'latin1')) / 1024;
    if (process.platform === 'win32') return 0;
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
  } catch {
    return 0;
  }
}

function parseVmRss(status: string): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
}

let lastOwnBytes = 0;

/** RSS of this process; the last known value if it cannot be read, such as when all file descriptors are in use. */
export function ownRssBytes(): number {
  try {
    lastOwnBytes = process.memoryUsage.rss();
  } catch {
    // Called by timers, where an exception would be uncaught.
  }
  return lastOwnBytes;
}

export function ownRssMb(): number {
  return ownRssBytes() / MEGABYTE;
}

/** Default share of the machine's memory; the rest is for the page cache, which holds the data. */
const SHARE_OF_MACHINE = 0.75;

/** From the memory of the machine, or of the container (cgroup limit). */
export function defaultMemoryLimitMb(): number {
  // Without a limit some systems return a number larger than any machine has.
  const limit = process.constrainedMemory?.() ?? 0;
  const available = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  return Math.floor((available * SHARE_OF_MACHINE) / MEGABYTE);
}
