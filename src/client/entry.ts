/** What the client knows of an operation: made from its definition when the project is built. */
export interface Entry {
  /** Group and method, such as `pincode.get`; the group alone where it is called itself. */
  readonly name: string;
  readonly path: string;
  /** Where the input goes that is not in the path; the query, where nothing is said. */
  readonly sends?: 'json' | 'file' | 'files';
  /** The name of the method that goes through all pages, and how much a page holds at the most. */
  readonly all?: readonly [name: string, most: number];
}

export type Input = Readonly<Record<string, unknown>>;

/** A file, a picture, or the bytes of one. */
export type FileInput = Blob | ArrayBuffer | ArrayBufferView;

export interface CallOptions {
  /** Ends the call, and whatever it waits for. */
  readonly signal?: AbortSignal | undefined;
}
