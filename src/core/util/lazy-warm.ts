/** Lazy singletons that are also made shortly after the start, so that no request waits for them and the start does not either. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { lazy } from './lazy.ts';

const waiting: (() => unknown)[] = [];

export function lazyWarm<T extends {}>(make: () => T): () => T {
  const get = lazy(make);
  waiting.push(get);
  return get;
}

/** Makes all that were not asked for yet, one in each turn of the event loop. One that fails does so again for its caller. */
export async function runWarmups(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    await nextTurn();
    try {
      await next();
    } catch {
      // Its caller gets the error.
    }
  }
}
