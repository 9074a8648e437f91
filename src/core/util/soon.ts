/**
 * What takes long to make and is not needed for a service to be ready: it is made when it is first asked for, or soon after the start,
 * whichever comes first.
 */

import { setImmediate as nextTurn } from 'node:timers/promises';

const waiting: (() => unknown)[] = [];

export function soon<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  const get = (): T => {
    made ??= { value: make() };
    return made.value;
  };
  waiting.push(get);
  return get;
}

/** The same of what takes so long that requests would have to wait for it: it is made in steps. Whoever asks for it meanwhile has the rest of them made at once. */
export function soonInSteps<T>(make: () => Generator<void, T>): () => T {
  let steps: Generator<void, T> | undefined;
  let made: { readonly value: T } | undefined;
  const step = (): void => {
    const current = steps ?? make();
    // One that has failed cannot go on: then it begins anew.
    steps = undefined;
    const { done, value } = current.next();
    if (done) made = { value };
    else steps = current;
  };
  waiting.push(async () => {
    for (; made === undefined; await nextTurn()) step();
  });
  return () => {
    while (made === undefined) step();
    return made.value;
  };
}

/** Makes all that is waiting, one thing after another, with time for requests in between. What fails does so again for whoever asks for it. */
export async function makeWaiting(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    await nextTurn();
    try {
      await next();
    } catch {
      // Whoever asks for it is told.
    }
  }
}
