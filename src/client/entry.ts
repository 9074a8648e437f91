/** Client metadata of an operation, generated at build time. */
export interface Entry {
  /** Group and method, such as `pincode.get`; only the group if it is callable itself. */
  readonly name: string;
  readonly path: string;
  /** Where input outside the path is sent; default: the query. */
  readonly sends?: 'json' | 'file' | 'files';
  /** Name of the method that iterates over all pages, and the largest page size. */
  readonly all?: readonly [name: string, most: number];
}

export type Input = Readonly<Record<string, unknown>>;

/** Content of a file to upload. */
export type FileInput = Blob | ArrayBuffer | ArrayBufferView;

export interface CallOptions {
  /** Aborts the call, including pending retries. */
  readonly signal?: AbortSignal | undefined;
}
