/** CPU time of processes and threads on Linux. */
import { readFileSync } from 'node:fs';

/** Milliseconds per clock tick (USER_HZ). */
const MS_PER_TICK = 10;
/** Indices of utime and stime (proc_pid_stat(5)), counted from the field after the name of the program. */
const UTIME = 11;
const STIME = 12;

/** User and system time of a process, or of one of its threads, in milliseconds; undefined if it has ended or there is no /proc. */
export function cpuMs(pid: number, thread?: number): number | undefined {
  try {
    const stat = readFileSync(thread === undefined ? `/proc/${pid}/stat` : `/proc/${pid}/task/${thread}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[UTIME]) + Number(fields[STIME])) * MS_PER_TICK;
  } catch {
    return undefined;
  }
}
