/**
 * What takes long to make and is not needed for a service to be ready: it is made when it is first asked for, or soon after the start,
 * whichever comes first.
 */

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

/** Makes all that is waiting, one thing after another, with time for requests in between. What fails does so again for whoever asks for it. */
export async function makeWaiting(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    await new Promise((resolve) => setImmediate(resolve));
    try {
      await next();
    } catch {
      // Whoever asks for it is told.
    }
  }
}
