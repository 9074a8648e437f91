/** What may be there already: a promise is made only by what must wait, since waiting for what is there is not for free. */
export type MaybePromise<T> = T | Promise<T>;
