/** What may be there already: a promise is made only by what must wait, since waiting for what is there is not for free. */
export type MaybePromise<T> = T | Promise<T>;

/** Goes on with a value: at once, or when it has come. */
export function andThen<T, R>(value: MaybePromise<T>, next: (value: T) => MaybePromise<R>): MaybePromise<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}
