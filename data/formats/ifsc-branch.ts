/** One row of the `branches` table; the same for the bundled packages and the official file. */
export interface BranchRow {
  readonly ifsc: string;
  /** The bank that owns the branch: the prefix of the code, unless another bank uses the code (a sublet). */
  readonly owner: string;
  readonly branch: string;
  readonly address: string;
  readonly city: string;
  readonly centre: string;
  readonly district: string;
  /** Two-letter code. */
  readonly state: string;
  /** The pincode found in the address. */
  readonly pincode: string;
  /** The columns inferred from the bank alone, joined by spaces: `state`, `district`. */
  readonly inferred: string;
  /** E.164, such as `+912222614468`. */
  readonly contact: string;
  readonly micr: string;
  readonly swift: string;
  readonly imps: Flag;
  readonly neft: Flag;
  readonly rtgs: Flag;
  readonly upi: Flag;
}

/** Yes, no or unknown, as written in the tables. */
export type Flag = '1' | '0' | '';

export const BRANCH_COLUMNS = [
  'ifsc',
  'owner',
  'branch',
  'address',
  'city',
  'centre',
  'district',
  'state',
  'pincode',
  'inferred',
  'contact',
  'micr',
  'swift',
  'imps',
  'neft',
  'rtgs',
  'upi',
] as const satisfies readonly (keyof BranchRow)[];

export const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;

export function toFlag(value: boolean): Flag {
  return value ? '1' : '0';
}
