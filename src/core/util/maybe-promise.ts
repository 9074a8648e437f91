/** Value or promise: hot paths avoid a microtask. */
export type MaybePromise<T> = T | Promise<T>;
