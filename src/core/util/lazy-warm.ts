/** Lazy singletons, pre-warmed after listen, so that neither startup nor the first request waits for them. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { lazy } from './lazy.ts';

const pendingWarmups: (() => unknown)[] = [];

export function lazyWarm<T extends {}>(create: () => T): () => T {
  const get = lazy(create);
  pendingWarmups.push(get);
  return get;
}

/** Initialises all pending singletons, one per turn of the event loop. One that fails is retried by its caller. */
export async function runWarmups(): Promise<void> {
  for (let next = pendingWarmups.shift(); next; next = pendingWarmups.shift()) {
    await nextTurn();
    try {
      await next();
    } catch {
      // Its caller gets the error.
    }
  }
}
