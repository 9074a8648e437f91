import type { PackagePin } from './package.ts';

/** One finished table: it becomes `data/bundled/<name>.tsv.br`. */
export interface BundledTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, string | number | null>>[];
}

/** One finished file that is no table: it becomes `data/bundled/<name>.br`. */
export interface BundledFile {
  readonly name: string;
  readonly bytes: Buffer;
  /** Written as it is, without `.br`: for a file that is read by position. */
  readonly isStored?: boolean;
}

/** How pinned packages become clean tables and files. Runs on a maintainer's machine only; the result is committed. */
export interface Recipe {
  readonly name: string;
  readonly packages: readonly PackagePin[];
  /** @param files the files of each package, by package name and path inside it */
  run(files: ReadonlyMap<string, ReadonlyMap<string, Buffer>>): readonly (BundledTable | BundledFile)[];
}
