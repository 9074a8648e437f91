/** What a program may say when it opens the library. */
export interface LibraryOptions {
  /** Folder of the dataset packs; those of the package, where nothing is said. */
  readonly dataDirectory?: string | undefined;
  /** Folder of models that replace the built-in ones. */
  readonly modelDirectory?: string | undefined;
  /** Heavy jobs that run at the same time, such as PDFs and pictures; as many as there are processors, where nothing is said. */
  readonly jobs?: number | undefined;
  /** Megabytes that the program and its child processes may have together before heavy work is refused. */
  readonly memoryMb?: number | undefined;
  /** Where the service is reached to which addresses in answers lead; they are relative, where nothing is said. */
  readonly publicUrl?: string | undefined;
}
