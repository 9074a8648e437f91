/**
 * What is costly to start and can be used by many test files: started by the first that asks, closed when the last has let it go, or, in a process
 * that runs many files, at its end.
 */
interface Closable {
  close(): Promise<void>;
}

const all = new Set<Shared<Closable>>();
let isKept = false;

export class Shared<T extends Closable> {
  readonly #start: () => Promise<T>;
  #started: Promise<T> | undefined;
  #users = 0;

  constructor(start: () => Promise<T>) {
    this.#start = start;
    all.add(this);
  }

  take(): Promise<T> {
    this.#users++;
    this.#started ??= this.#start();
    return this.#started;
  }

  async release(): Promise<void> {
    if (--this.#users === 0 && !isKept) await this.close();
  }

  async close(): Promise<void> {
    const started = this.#started;
    this.#started = undefined;
    await (await started)?.close();
  }
}

/** Keeps what is shared between files that use it. @returns what closes it */
export function keepShared(): () => Promise<unknown> {
  isKept = true;
  return () => Promise.all([...all].map((one) => one.close()));
}
