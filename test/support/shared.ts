/**
 * Reference-counted shared resource that is expensive to start. The first user starts it; the last release closes it. In a process that
 * runs many test files it stays open until the end.
 */
interface Closable {
  close(): Promise<void>;
}

const instances = new Set<Shared<Closable>>();
let isRetained = false;

export class Shared<T extends Closable> {
  readonly #start: () => Promise<T>;
  #started: Promise<T> | undefined;
  #users = 0;

  constructor(start: () => Promise<T>) {
    this.#start = start;
    instances.add(this);
  }

  acquire(): Promise<T> {
    this.#users++;
    this.#started ??= this.#start();
    return this.#started;
  }

  async release(): Promise<void> {
    if (--this.#users === 0 && !isRetained) await this.close();
  }

  async close(): Promise<void> {
    const started = this.#started;
    this.#started = undefined;
    await (await started)?.close();
  }
}

/** Keeps shared resources open between test files. @returns a function that closes them */
export function retainShared(): () => Promise<unknown> {
  isRetained = true;
  return () => Promise.all([...instances].map((item) => item.close()));
}
