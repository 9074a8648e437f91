/** CPU time, memory and connections of a process tree, read from /proc (Linux only). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** For the `skip` option of a test: false, or the reason. */
export const noProcessTree = existsSync('/proc/self/stat') ? false : 'the system does not show the memory of processes in /proc';

const CLOCK_TICKS_PER_SECOND = 100;
const KILOBYTES_PER_MEGABYTE = 1024;

/** Fields of /proc/PID/stat after the command name; empty if the process has exited. */
function statOf(pid: number): string[] {
  return read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
}

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

/** Child processes by parent, without zombies. */
function families(): Map<number, number[]> {
  const childrenByParent = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const [state, parent] = statOf(Number(name));
    if (state === undefined || state === 'Z') continue;
    const children = childrenByParent.get(Number(parent)) ?? [];
    children.push(Number(name));
    childrenByParent.set(Number(parent), children);
  }
  return childrenByParent;
}

export function childrenOf(pid: number): number[] {
  return families().get(pid) ?? [];
}

/** The process and all its descendants. */
export function processTree(pid: number): number[] {
  const children = families();
  const tree = [pid];
  for (const member of tree) tree.push(...(children.get(member) ?? []));
  return tree;
}

/**
 * Private memory of the tree (RssAnon + RssShmem). File-backed pages, such as the Node binary, are shared between processes and
 * reclaimable, so they do not count.
 */
export function treeMegabytes(pid: number): number {
  const kilobytesUsed = processTree(pid).reduce((sum, member) => sum + kilobytes(member, 'RssAnon') + kilobytes(member, 'RssShmem'), 0);
  return kilobytesUsed / KILOBYTES_PER_MEGABYTE;
}

function kilobytes(pid: number, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
}

/** CPU time of the tree, including children that have exited and been reaped. */
export function treeCpuSeconds(pid: number): number {
  let ticks = 0;
  for (const member of processTree(pid)) for (const field of statOf(member).slice(11, 15)) ticks += Number(field);
  return ticks / CLOCK_TICKS_PER_SECOND;
}

/** CPU time of the main thread of a process, which runs its event loop, in milliseconds. Load on the machine does not inflate it. */
export function eventLoopCpuMs(pid: number): number {
  return scheduled(`/proc/${pid}/task/${pid}/schedstat`, 0);
}

/** Run-queue time of that thread plus the calling thread, in milliseconds: a measure of the load on the machine. */
export function runQueueWaitMs(pid: number): number {
  return scheduled(`/proc/${pid}/task/${pid}/schedstat`, 1) + scheduled('/proc/thread-self/schedstat', 1);
}

function scheduled(path: string, field: number): number {
  return Number(read(path).split(' ')[field] ?? 0) / 1e6;
}

/** Number of connections from these client ports that a server on 127.0.0.1 still has open, in any TCP state. */
export function countOpenConnections(port: number, clientPorts: ReadonlySet<number>): number {
  const local = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return read('/proc/net/tcp')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, address, remote = '', , , , , , , inode]) => {
      const isOneOfThem = address === local && clientPorts.has(Number.parseInt(remote.split(':')[1] ?? '', 16));
      return isOneOfThem && inode !== '0';
    }).length;
}
