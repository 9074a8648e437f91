import { type Flag, toFlag } from '../../formats/ifsc-branch.ts';
import { bankFacts, otherCodes } from '../../tables/bank_names.ts';
import { isMerged } from './mergers.ts';

/** The part of `banks.json` (package `ifsc`) in use. Its source is NPCI's list of member banks. */
export interface PublishedBank {
  readonly type?: string;
  readonly micr?: string;
  readonly upi?: boolean;
}

export type PublishedBanks = Readonly<Record<string, PublishedBank>>;

export interface BankRow {
  readonly code: string;
  readonly name: string;
  readonly type: BankType | '';
  readonly micr: string;
  readonly upi: Flag;
  readonly branches: number;
}

export const BANK_COLUMNS = ['code', 'name', 'type', 'micr', 'upi', 'branches'] as const satisfies readonly (keyof BankRow)[];

export type BankType =
  | 'public'
  | 'private'
  | 'foreign'
  | 'regional_rural'
  | 'small_finance'
  | 'payments'
  | 'local_area'
  | 'state_cooperative'
  | 'district_cooperative'
  | 'urban_cooperative'
  | 'central_bank'
  | 'development'
  | 'clearing'
  | 'payment_system';

const TYPES: Readonly<Record<string, BankType>> = {
  PSB: 'public',
  Private: 'private',
  Foreign: 'foreign',
  RRB: 'regional_rural',
  SFB: 'small_finance',
  PB: 'payments',
  LAB: 'local_area',
  SCB: 'state_cooperative',
  DCCB: 'district_cooperative',
  'S-UCB': 'urban_cooperative',
  'O-UCB': 'urban_cooperative',
};

/** Patterns that infer the type of a bank from its name; the first match wins. */
const NAMED_TYPES: readonly (readonly [RegExp, BankType])[] = [
  [/\bsmall finance\b/i, 'small_finance'],
  [/\bpayments bank\b/i, 'payments'],
  [/\blocal area\b/i, 'local_area'],
  [/\bgram(?:in|een)/i, 'regional_rural'],
  [
    /\bstate co[- ]?operative\b|\bco[- ]?operative apex\b|\bapex co[- ]?operative\b|^uttar pradesh co[- ]?operative bank$/i,
    'state_cooperative',
  ],
  [/\b(?:district|dist|central) (?:central )?co[- ]?operative|\bco[- ]?operative central\b|\bzilla? sah?a?kari\b/i, 'district_cooperative'],
  [/\bco[- ]?operative\b|\bsah?a?kari\b|\bsouharda\b|\bjaoli bank\b/i, 'urban_cooperative'],
];

export function bankType(code: string, name: string, published: PublishedBank | undefined): BankType | '' {
  const type = published?.type === undefined ? undefined : TYPES[published.type];
  const typed = bankFacts.get(code)?.type || undefined;
  // A hand-typed "foreign" only fills a gap; the other types also override a wrong one.
  return (typed === 'foreign' ? type : undefined) ?? typed ?? type ?? typeByName(name);
}

export function typeByName(name: string): BankType | '' {
  return NAMED_TYPES.find(([pattern]) => pattern.test(name))?.[1] ?? '';
}

/** Bank name; falls back to the code if unknown. */
export function bankName(code: string, published: Readonly<Record<string, string>>): string {
  const typed = bankFacts.get(code);
  return ((typed?.corrects ? typed.name : null) ?? published[code] ?? typed?.name ?? code).trim().replace(/\s+/g, ' ');
}

/** UPI members that NPCI's list does not have under any of their codes. */
const ALSO_UPI: ReadonlySet<string> = new Set(['TGRB', 'ESMF', 'UNBA']);

/** Whether a bank supports UPI under any of its codes, so that all its codes give the same answer. */
export function hasUpi(code: string, published: PublishedBanks): boolean {
  return [code, ...(otherCodes[code] ?? [])].some((bankCode) => published[bankCode]?.upi === true || ALSO_UPI.has(bankCode));
}

export interface Rails {
  readonly imps: Flag;
  readonly neft: Flag;
  readonly rtgs: Flag;
  readonly upi: Flag;
}

/**
 * Infers the payment systems of a code, which the list of codes does not contain. In the full published data:
 * - IMPS works for every code,
 * - NEFT and RTGS work for 99 of 100; the one code that a merged bank keeps is listed for IMPS only,
 * - UPI depends on the bank of the prefix, also for sublets: the bank that clears for the owner provides it.
 */
export function inferRails(ifsc: string, published: PublishedBanks): Rails {
  const prefix = ifsc.slice(0, 4);
  const transfers = toFlag(!isMerged(prefix));
  return { imps: '1', neft: transfers, rtgs: transfers, upi: toFlag(hasUpi(prefix, published)) };
}
