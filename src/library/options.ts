/** Options of `openPotli`. */
export interface LibraryOptions {
  /** Folder of the dataset packs; default: those of the package. */
  readonly dataDirectory?: string | undefined;
  readonly modelDirectory?: string | undefined;
  /** Concurrent heavy jobs, such as PDFs and images; default: number of processors. */
  readonly jobs?: number | undefined;
  /** Memory limit in megabytes of the program and its child processes; heavy jobs are rejected beyond it. */
  readonly memoryMb?: number | undefined;
  /** Base URL for links in responses; default: relative links. */
  readonly publicUrl?: string | undefined;
}
