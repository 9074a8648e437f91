/** Facts derived from the digits of an HSN or SAC code. */

const LEVELS = { 2: 'chapter', 4: 'heading', 6: 'subheading', 8: 'tariff_item' } as const;
export type CodeLevel = (typeof LEVELS)[keyof typeof LEVELS];

export interface HsnRow {
  readonly code: string;
  readonly description: string;
  /** The last day on which the code can have been valid; empty if it is current. */
  readonly validTo: string;
  /** The successor codes, joined by spaces. */
  readonly successors: string;
}

/** Row of a current code. */
export function validRow(code: string, description: string): HsnRow {
  return { code, description, validTo: '', successors: '' };
}

export const HSN_COLUMNS = ['code', 'description', 'validTo', 'successors'] as const satisfies readonly (keyof HsnRow)[];

/** Services (SAC) are chapter 99 of the same scheme. */
export function kindOf(code: string): 'hsn' | 'sac' {
  return code.startsWith('99') ? 'sac' : 'hsn';
}

export function levelOf(code: string): CodeLevel | undefined {
  return LEVELS[code.length as keyof typeof LEVELS];
}

/** The ancestor codes, broadest first: 85, 8517, 851712 for 85171210. */
export function parentsOf(code: string): string[] {
  return [2, 4, 6].filter((length) => length < code.length).map((length) => code.slice(0, length));
}

/** Restores the leading zero of a code that was stored as a number: 1011010 is 01011010. */
export function restoreLeadingZero(digits: string): string {
  return digits.length % 2 === 1 ? `0${digits}` : digits;
}

/** Collapses white space and turns `?` back into the dash that an encoding error replaced. */
export function normaliseDescription(text: string): string {
  return text.replace(/\?/g, '-').replace(/\s+/g, ' ').trim();
}
