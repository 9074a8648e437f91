/** Column types that a table can be enriched by, each with its lookup operation. */
export interface LookupKind {
  readonly help: string;
  /** Id of the operation. */
  readonly operation: string;
  /** Cells are long and mostly unique: the cache is small. */
  readonly isMostlyUnique?: true;
  /** Operation input for a cell. */
  input(cell: string): Readonly<Record<string, string>>;
}

export const LOOKUP_KINDS = {
  pincode: { help: 'pincodes', operation: 'pincode_get', input: (pincode) => ({ pincode }) },
  ifsc: { help: 'IFSC codes of bank branches', operation: 'ifsc_get', input: (code) => ({ code }) },
  gstin: { help: 'GSTINs, which are validated', operation: 'validate', input: (value) => ({ kind: 'gstin', value }) },
  phone: { help: 'phone numbers, which are validated', operation: 'phone_check', input: (number) => ({ number }) },
  hsn: { help: 'HSN and SAC codes', operation: 'hsn_get', input: (code) => ({ code }) },
  address: {
    help: 'addresses, which are parsed, completed and geocoded',
    operation: 'address_read',
    isMostlyUnique: true,
    input: (q) => ({ q }),
  },
  vehicle: { help: 'number plates, to find the transport office', operation: 'rto_get', input: (code) => ({ code }) },
} as const satisfies Record<string, LookupKind>;

export type LookupKindName = keyof typeof LOOKUP_KINDS;
