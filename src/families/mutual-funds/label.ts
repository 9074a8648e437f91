/** The words by which the name of a scheme says its plan and its option, as they stand there. */

const PLAN_WORDS = '(?:(?:super|wholesale)[ -]+)?(?:regular|reg|retail|institutional|inst[nl]?|standard)\\b(?:[ -]+premium\\b)?';
const DIRECT_LABEL = /\b(?:direct|dir)\b(?: +plan\b)?/i;
const PLAN_LABEL = new RegExp(`\\b${PLAN_WORDS}(?: +plan\\b)?`, 'i');

/** The words of the name that say the plan, as they stand there. Before August 2026 the file of AMFI had no column for them. */
export function planLabelOf(name: string): string | null {
  return (DIRECT_LABEL.exec(name) ?? PLAN_LABEL.exec(name))?.[0] ?? null;
}

const HOW_OFTEN =
  '(?:\\b(?:daily|weekly|fortnightly|monthly|bi-?monthly|quarterly|half[ -]?yearly|half|yearly|annual|periodic|normal)[ -]+)';
const PAYING =
  '(?:idcw|dividend(?! yield)|\\bdiv\\b(?!\\.? yield)|income distribution(?: cum capital withdrawal)?|pay-?out(?: of(?= income))?|re-?invest(?:ment|ed)?(?: of(?= income))?)';
const OPTION_LABEL = new RegExp(
  `${HOW_OFTEN}?${PAYING}(?:[ -]*(?:(?:and|or|&|/) *)?${PAYING})*(?: +(?:option|plan)\\b)?|(?:growth|\\bgr\\b|cumulative|bonus)(?: +(?:option|plan)\\b)?`,
  'gi',
);

/** The words of the name that say the option, the last ones if there are several, as for the option itself. */
export function optionLabelOf(name: string): string | null {
  return name.match(OPTION_LABEL)?.at(-1) ?? null;
}
