/** A complete file of a publisher whose format has changed. The message names the failed check, and quotes nothing from the file. */
export class FormatChangeError extends Error {
  /** @param check the failed check as a phrase that continues "the file", such as "has no column Pincode" */
  constructor(check: string) {
    super(`has changed its format: it ${check}`);
  }
}
