/** Large buffers change hands between threads instead of being copied on the event loop, and are given back as soon as they are done with. */
import { MessageChannel, type MessagePort } from 'node:worker_threads';

/** Below this a copy costs less than the bookkeeping. */
const WORTH_MOVING = 256 * 1024;

/** The memory of uploads that a job takes over. Buffers that share their memory with others are copied as usual. */
export function ownMemory(...files: readonly Uint8Array[]): ArrayBuffer[] {
  return files
    .filter(({ byteLength, buffer }) => byteLength >= WORTH_MOVING && buffer.byteLength === byteLength)
    .map(({ buffer }) => buffer as ArrayBuffer);
}

/** What a worker sends back: a large file that is its answer goes without a copy on the other side. */
export async function handOver(value: unknown): Promise<unknown> {
  if (typeof value !== 'object' || value === null || !('file' in value)) return { value };
  if (!(value.file instanceof Uint8Array) || value.file.byteLength < WORTH_MOVING) return { value };
  // Loaded late: most workers never need it.
  const { move, transferableSymbol, valueSymbol } = await import('piscina');
  // The copy is made here, in the worker: memory of a native library cannot be given away.
  const file = new Uint8Array(value.file);
  const movable = { [transferableSymbol]: [file.buffer], [valueSymbol]: { value: { ...value, file } } };
  return move(movable as unknown as Parameters<typeof move>[0]);
}

/** What is sent to a closed port is dropped, and the memory that was handed over with it. One serves for all: each would take ten times as long to make. */
let nowhere: MessagePort | undefined;

/**
 * Gives memory back at once. Left to the garbage collector, the files of a hundred uploads would stay for as long as
 * nobody else needs memory.
 */
export function free(memory: ArrayBuffer): void {
  if (memory.byteLength === 0) return;
  if (!nowhere) {
    nowhere = new MessageChannel().port1;
    nowhere.close();
  }
  nowhere.postMessage(undefined, [memory]);
}

/** Frees the files that a job was given: a buffer, or the buffers among its members and in their lists. */
export function freeInput(input: unknown): void {
  if (input instanceof Uint8Array) {
    if (input.buffer instanceof ArrayBuffer && input.buffer.byteLength >= WORTH_MOVING) free(input.buffer);
  } else if (Array.isArray(input)) input.forEach(freeInput);
  else if (typeof input === 'object' && input !== null) {
    for (const member of Object.values(input)) if (member instanceof Uint8Array || Array.isArray(member)) freeInput(member);
  }
}
