/** How much memory processes have, and how much all of them together may have. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;

/** The resident memory of a process. Zero where it has ended or the system does not tell. */
export function rssMb(pid: number): number {
  try {
    if (process.platform === 'linux') return kilobytesIn(readFileSync(`/proc/${pid}/status`, 'latin1')) / 1024;
    if (process.platform === 'win32') return 0;
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
  } catch {
    return 0;
  }
}

function kilobytesIn(status: string): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
}

let lastOwnBytes = 0;

/** The resident memory of this process; what it last was where the system cannot tell, such as when all descriptors are in use. */
export function ownRssBytes(): number {
  try {
    lastOwnBytes = process.memoryUsage.rss();
  } catch {
    // It is asked for by timers, which nobody would catch.
  }
  return lastOwnBytes;
}

export function ownRssMb(): number {
  return ownRssBytes() / MEGABYTE;
}

/** The share of a machine that the service takes unless it is told otherwise; the rest is for the page cache, in which the data is. */
const SHARE_OF_MACHINE = 0.75;

/** By what the machine, or the container around this process, has. */
export function defaultCeilingMb(): number {
  // Without a limit some systems answer a number larger than any machine.
  const limit = process.constrainedMemory?.() ?? 0;
  const available = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  return Math.floor((available * SHARE_OF_MACHINE) / MEGABYTE);
}
