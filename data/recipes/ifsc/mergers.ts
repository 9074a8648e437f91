/**
 * Renumbering rules for the codes of merged banks. Each rule was verified against the published list; banks that renumbered without a rule
 * (Allahabad, Dena, United, Vijaya) only have a reason.
 */

interface Renumbering {
  readonly from: RegExp;
  /** The new code, or its first ten characters if the eleventh is a check digit. */
  readonly to: (branch: string) => string;
}

const RENUMBERINGS: readonly Renumbering[] = [
  { from: /^ORBC010(\d{4})$/, to: (branch) => `PUNB0${branch}10` }, // 2,390 of 2,391 are published
  { from: /^SYNB000(\d{4})$/, to: (branch) => `CNRB001${branch}` }, // 3,966 of 4,153
  { from: /^ANDB000(\d{4})$/, to: (branch) => `UBIN08${branch}` }, // 2,573 of 2,988, each with exactly one check digit
  { from: /^CORP000(\d{4})$/, to: (branch) => `UBIN09${branch}` }, // 2,168 of 2,500, each with exactly one check digit
  { from: /^LAVB000(\d{4})$/, to: (branch) => `DBSS0IN${branch}` }, // 467 of 538
  { from: /^STBP000(\d{4})$/, to: (branch) => `SBIN005${branch}` }, // 910 of 1,343
  { from: /^SBHY002(\d{4})$/, to: (branch) => `SBIN002${branch}` }, // 1,454 of 1,973
  { from: /^SBTR000(\d{4})$/, to: (branch) => `SBIN007${branch}` }, // 955 of 1,221
];

/** Reason why all codes of a prefix were withdrawn. */
const REASONS: Readonly<Record<string, string>> = {
  ALLA: 'merged into Indian Bank',
  ANDB: 'merged into Union Bank of India',
  APGB: 'merged into Andhra Pradesh Grameena Bank',
  BKDN: 'merged into Bank of Baroda',
  CORP: 'merged into Union Bank of India',
  GGBK: 'merged into Sarva Haryana Gramin Bank',
  IDUK: 'merged into Kerala State Co-operative Bank',
  KCBL: 'banking licence cancelled',
  KVGB: 'merged into Karnataka Grameena Bank',
  LAVB: 'merged into DBS Bank India',
  NMGB: 'merged into Kerala Gramin Bank',
  NUCB: 'banking licence cancelled',
  ORBC: 'merged into Punjab National Bank',
  PMCB: 'merged into Unity Small Finance Bank',
  PRTH: 'merged into Prathama UP Gramin Bank',
  SBBJ: 'merged into State Bank of India',
  SBHY: 'merged into State Bank of India',
  SBMY: 'merged into State Bank of India',
  SBTR: 'merged into State Bank of India',
  STBP: 'merged into State Bank of India',
  SVBL: 'banking licence cancelled',
  SYNB: 'merged into Canara Bank',
  UTBI: 'merged into Punjab National Bank',
  VIJB: 'merged into Bank of Baroda',
};

/** Reason why a code was withdrawn; empty if unknown: single branches close or move without notice. */
export function withdrawalReason(ifsc: string): string {
  return REASONS[ifsc.slice(0, 4)] ?? '';
}

/** Whether the bank of a prefix was merged. The one code that such a prefix may keep supports IMPS only. */
export function isMerged(prefix: string): boolean {
  return prefix in REASONS;
}

const WITHOUT_CHECK_DIGIT = 10;

/** Finds the current code of a renumbered branch among the published codes. */
export function successorFinder(live: Iterable<string>): (ifsc: string) => string | undefined {
  const codes = new Set(live);
  const byFirstTen = new Map<string, string | null>();
  for (const code of codes) {
    const start = code.slice(0, WITHOUT_CHECK_DIGIT);
    byFirstTen.set(start, byFirstTen.has(start) ? null : code); // ambiguous: two candidates
  }
  return (ifsc) => {
    for (const { from, to } of RENUMBERINGS) {
      const branch = from.exec(ifsc)?.[1];
      if (branch === undefined) continue;
      const code = to(branch);
      if (code.length === WITHOUT_CHECK_DIGIT) return byFirstTen.get(code) ?? undefined;
      return codes.has(code) ? code : undefined;
    }
    return undefined;
  };
}

/**
 * Whether a code that existed before the merger is the same branch: the letters of the names must be equal. The State Bank gave branches of its
 * associates new codes early; DBS had a few codes of its own in the range of Lakshmi Vilas.
 */
export function isSameBranch(before: string, after: string): boolean {
  const letters = (name: string) => name.toUpperCase().replace(/[^A-Z]/g, '');
  return letters(before) === letters(after);
}
