/** Extracts plan and option from the name of a scheme, verbatim. */

const PLAN_WORDS = '(?:(?:super|wholesale)[ -]+)?(?:regular|reg|retail|institutional|inst[nl]?|standard)\\b(?:[ -]+premium\\b)?';
const DIRECT_LABEL = /\b(?:direct|dir)\b(?: +plan\b)?/i;
const PLAN_LABEL = new RegExp(`\\b${PLAN_WORDS}(?: +plan\\b)?`, 'i');

/** The plan as written in the name. Before August 2026 AMFI's file had no column for it. */
export function planLabelOf(name: string): string | null {
  return (DIRECT_LABEL.exec(name) ?? PLAN_LABEL.exec(name))?.[0] ?? null;
}

const PAYOUT_FREQUENCY =
  '(?:\\b(?:daily|weekly|fortnightly|monthly|bi-?monthly|quarterly|half[ -]?yearly|half|yearly|annual|periodic|normal)[ -]+)';
const PAYOUT_WORDS =
  '(?:idcw|dividend(?! yield)|\\bdiv\\b(?!\\.? yield)|income distribution(?: cum capital withdrawal)?|pay-?out(?: of(?= income))?|re-?invest(?:ment|ed)?(?: of(?= income))?)';
const OPTION_LABEL = new RegExp(
  `${PAYOUT_FREQUENCY}?${PAYOUT_WORDS}(?:[ -]*(?:(?:and|or|&|/) *)?${PAYOUT_WORDS})*(?: +(?:option|plan)\\b)?|(?:growth|\\bgr\\b|cumulative|bonus)(?: +(?:option|plan)\\b)?`,
  'gi',
);

/** The option as written in the name; the last match wins, as in `optionOf`. */
export function optionLabelOf(name: string): string | null {
  return name.match(OPTION_LABEL)?.at(-1) ?? null;
}
