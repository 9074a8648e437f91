/** What a code says by its digits alone. */

const LEVELS = { 2: 'chapter', 4: 'heading', 6: 'subheading', 8: 'tariff_item' } as const;
export type CodeLevel = (typeof LEVELS)[keyof typeof LEVELS];

export interface HsnRow {
  readonly code: string;
  readonly description: string;
  /** The last day on which the code can have been valid, empty for one of today. */
  readonly validTo: string;
  /** The codes that took its place, joined by spaces. */
  readonly successors: string;
}

/** A code of today. */
export function validRow(code: string, description: string): HsnRow {
  return { code, description, validTo: '', successors: '' };
}

export const HSN_COLUMNS = ['code', 'description', 'validTo', 'successors'] as const satisfies readonly (keyof HsnRow)[];

/** Services are chapter 99 of the same scheme. */
export function kindOf(code: string): 'hsn' | 'sac' {
  return code.startsWith('99') ? 'sac' : 'hsn';
}

export function levelOf(code: string): CodeLevel | undefined {
  return LEVELS[code.length as keyof typeof LEVELS];
}

/** The codes above, broadest first: 85, 8517, 851712 for 85171210. */
export function parentsOf(code: string): string[] {
  return [2, 4, 6].filter((length) => length < code.length).map((length) => code.slice(0, length));
}

/** Codes are often kept as numbers, which loses a leading zero: 1011010 is 01011010. */
export function restoreZero(digits: string): string {
  return digits.length % 2 === 1 ? `0${digits}` : digits;
}

/** One space where there were several or line breaks; question marks where a dash was lost on the way. */
export function tidyDescription(text: string): string {
  return text.replace(/\?/g, '-').replace(/\s+/g, ' ').trim();
}
