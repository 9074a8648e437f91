/** UPI payment links (NPCI, UPI linking specification), in the form that payment apps accept. */

export interface UpiPayment {
  readonly pa: string;
  readonly pn?: string | undefined;
  readonly mc?: string | undefined;
  readonly tr?: string | undefined;
  readonly tn?: string | undefined;
  readonly am?: number | undefined;
}

/** Rupees with exactly two decimals. */
export function formatAmount(rupees: number): string {
  return rupees.toFixed(2);
}

export function hasAtMostTwoDecimals(rupees: number): boolean {
  return Number(rupees.toFixed(2)) === rupees;
}

/** Spaces are `%20` and the `@` of the payee is not escaped: apps do not decode `+` and `%40` in this query and take them as part of the name. */
export function paymentLink({ pa, pn, mc, tr, tn, am }: UpiPayment): string {
  const members = { pa, pn, mc, tr, tn, am: am === undefined ? undefined : formatAmount(am), cu: 'INR' };
  const pairs = Object.entries(members).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `upi://pay?${pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`;
}

function encode(value: string): string {
  // A lone surrogate cannot be encoded: replaced with U+FFFD.
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd')).replaceAll('%40', '@');
}
