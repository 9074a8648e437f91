/** JSON response of a call in process. */
export interface LibraryAnswer {
  readonly data: unknown;
  readonly meta: {
    readonly total?: number;
    readonly note?: string;
    readonly source?: { readonly name: string; readonly version: string; readonly asOf?: string | null };
    readonly notOffered?: readonly object[];
  };
}
