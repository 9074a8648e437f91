/** A publisher's file that is whole, but no longer of the form that is read here: says which check failed, and nothing of what is in the file. */
export class FormatChange extends Error {
  /** @param check what is not as it should be, as a predicate: "has no column Pincode" */
  constructor(check: string) {
    super(`has changed its format: it ${check}`);
  }
}
