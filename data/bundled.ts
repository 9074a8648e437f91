/** Where a bundled table is: beside this file's source, whatever folder the compiled code runs in. */
export function bundled(table: string): URL {
  return new URL(`../../data/bundled/${table}.tsv.br`, import.meta.url);
}

/** A bundled file that is no table, compressed with brotli as the tables are. */
export function bundledFile(name: string): URL {
  return new URL(`../../data/bundled/${name}.br`, import.meta.url);
}

/** A bundled file that is read by position, as it is. */
export function storedFile(name: string): URL {
  return new URL(`../../data/bundled/${name}`, import.meta.url);
}
