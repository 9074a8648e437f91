/** Payment links of the Unified Payments Interface (NPCI, UPI linking specification), in the form that payment apps read. */

export interface Payment {
  readonly pa: string;
  readonly pn?: string | undefined;
  readonly mc?: string | undefined;
  readonly tr?: string | undefined;
  readonly tn?: string | undefined;
  readonly am?: number | undefined;
}

/** The amount as a link writes it: always two decimals. */
export function writeAmount(rupees: number): string {
  return rupees.toFixed(2);
}

export function hasAtMostTwoDecimals(rupees: number): boolean {
  return Number(rupees.toFixed(2)) === rupees;
}

/**
 * Spaces are `%20` and the `@` of the payee stays as it is: apps read the query of this link
 * as plain text and take `+` and `%40` for part of the name.
 */
export function paymentLink({ pa, pn, mc, tr, tn, am }: Payment): string {
  const members = { pa, pn, mc, tr, tn, am: am === undefined ? undefined : writeAmount(am), cu: 'INR' };
  const pairs = Object.entries(members).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `upi://pay?${pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`;
}

function encode(value: string): string {
  // Half a character cannot be encoded; it is shown as one that is missing.
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd')).replaceAll('%40', '@');
}
