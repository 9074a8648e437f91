/** Client metadata of an operation, generated at build time. */
export interface Entry {
  /** Group and method, such as `pincode.get`; only the group if it is callable itself. */
  readonly name: string;
  readonly path: string;
  /** Where input outside the path is sent; default: the query. */
  readonly sends?: 'json' | 'file' | 'files';
  /** Media types that it returns; default: JSON only. */
  readonly types?: readonly string[];
  /** Name of the method that iterates over all pages, and the largest page size. */
  readonly all?: readonly [name: string, pageSize: number];
}

export type Input = Readonly<Record<string, unknown>>;

/** Content of a file to upload. */
export type FileInput = Blob | ArrayBuffer | ArrayBufferView;

/** A file that an operation returns, with the headers of its response: number of pages, original size and so on. */
export type PotliFile = Blob & { readonly headers: Readonly<Record<string, string>> };

export interface CallOptions {
  /** Aborts the call, including pending retries. */
  readonly signal?: AbortSignal | undefined;
}
