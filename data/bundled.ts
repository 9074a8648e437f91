/** URL of a bundled table. Relative to this source file, so it does not depend on the folder the compiled code runs in. */
export function bundled(table: string): URL {
  return new URL(`../../data/bundled/${table}.tsv.br`, import.meta.url);
}

/** URL of a bundled file that is not a table; brotli-compressed like the tables. */
export function bundledFile(name: string): URL {
  return new URL(`../../data/bundled/${name}.br`, import.meta.url);
}

/** URL of a file of a model that is taken from a package. */
export function modelFile(model: string, name: string): URL {
  return new URL(`../../data/models/${model}/${name}`, import.meta.url);
}

/** URL of a bundled file that is read by offset (random access) and therefore not compressed. */
export function storedFile(name: string): URL {
  return new URL(`../../data/bundled/${name}`, import.meta.url);
}
