/** Types of the message catalogues. English is the source: a key that another locale lacks, or has in excess, is a compile error. */
import type { english } from './en/catalogue.ts';

/** The same keys with any text. `{braces}` in a text are placeholders. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

export type Messages = Translation<typeof english>;
