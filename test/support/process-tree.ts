/** What a process and all that it has started take of the machine, as the system counts it. Read from /proc, so on Linux only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** For a test's `skip`: false, or why it cannot run. */
export const noProcessTree = existsSync('/proc/self/stat') ? false : 'the system does not show the memory of processes in /proc';

const CLOCK_TICKS_PER_SECOND = 100;
const KILOBYTES_PER_MEGABYTE = 1024;

/** The fields of /proc/PID/stat after the name, or none of a process that has gone. */
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

/** The children of every process that has some. */
function families(): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const [state, parent] = statOf(Number(name));
    if (state === undefined || state === 'Z') continue;
    const children = found.get(Number(parent)) ?? [];
    children.push(Number(name));
    found.set(Number(parent), children);
  }
  return found;
}

export function childrenOf(pid: number): number[] {
  return families().get(pid) ?? [];
}

/** The process, its children, and theirs. */
export function processTree(pid: number): number[] {
  const children = families();
  const tree = [pid];
  for (const member of tree) tree.push(...(children.get(member) ?? []));
  return tree;
}

/**
 * Memory of the whole tree that nobody else has: what is mapped from files, the code of Node for one, is held once by the system however
 * many processes use it, and can be read again.
 */
export function treeMegabytes(pid: number): number {
  const held = processTree(pid).reduce((sum, member) => sum + kilobytes(member, 'RssAnon') + kilobytes(member, 'RssShmem'), 0);
  return held / KILOBYTES_PER_MEGABYTE;
}

function kilobytes(pid: number, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
}

/** CPU time of the tree so far, that of children which have ended too. */
export function treeCpuSeconds(pid: number): number {
  let ticks = 0;
  for (const member of processTree(pid)) for (const field of statOf(member).slice(11, 15)) ticks += Number(field);
  return ticks / CLOCK_TICKS_PER_SECOND;
}

/** CPU time of the thread of a process that runs its event loop, in milliseconds. A busy machine does not stretch it. */
export function loopCpuMs(pid: number): number {
  return scheduled(`/proc/${pid}/task/${pid}/schedstat`, 0);
}

/** For how long that thread, and the one that asks, were ready but had no processor, in milliseconds: how busy the machine is. */
export function waitedForProcessorMs(pid: number): number {
  return scheduled(`/proc/${pid}/task/${pid}/schedstat`, 1) + scheduled('/proc/thread-self/schedstat', 1);
}

function scheduled(path: string, field: number): number {
  return Number(read(path).split(' ')[field] ?? 0) / 1e6;
}

/** How many of some connections, told by the ports of their clients, a server on 127.0.0.1 still holds, whatever their state. */
export function heldConnections(port: number, clientPorts: ReadonlySet<number>): number {
  const local = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return read('/proc/net/tcp')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, address, remote = '', , , , , , , inode]) => {
      const isOneOfThem = address === local && clientPorts.has(Number.parseInt(remote.split(':')[1] ?? '', 16));
      return isOneOfThem && inode !== '0';
    }).length;
}
