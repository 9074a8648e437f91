/** Estimates the cost of a pattern before it runs. */
import { costBySize } from '../../core/request/cost.ts';

interface CostInput {
  readonly pattern: string;
  readonly text: string;
  readonly engine: 'js' | 're2';
  readonly audit: boolean;
}

const AUDIT_COST = 8;
/** Cost of the whole time limit (half a second). */
const BACKTRACKING_COST = 85;
const CHARACTERS_PER_UNIT = { js: 12_500, re2: 3_500 };
/** With this many adjacent repetitions, backtracking is cubic in the length of the text. */
const MANY_REPETITIONS = 3;
const LONG_TEXT = 1_000;

export function regexCost({ pattern, text, engine, audit }: CostInput): number {
  const sized = costBySize(text.length, CHARACTERS_PER_UNIT[engine]);
  const tried = engine === 'js' && mayBacktrackCatastrophically(pattern, text.length) ? Math.max(sized, BACKTRACKING_COST) : sized;
  return tried + (audit && engine === 'js' ? AUDIT_COST : 0);
}

/** Escapes and classes are irrelevant to repetition. */
const ATOMS = /\\(?:k<[^>]*>|.)|\[(?:\\.|[^\]\\])*\]/gs;
const REPEATED_GROUP = /\)(?:[*+]|\{\d+,\d*\})/;
const REPETITION = /[*+]|\{\d+,\}/g;
const BACKREFERENCE = /\\(?:[1-9]|k<)/;

/** Heuristic for catastrophic backtracking: nested or adjacent repetitions, or backreferences. */
function mayBacktrackCatastrophically(pattern: string, length: number): boolean {
  const bare = pattern.replace(ATOMS, (atom) => (BACKREFERENCE.test(atom) ? '&' : 'x'));
  const repetitions = bare.match(REPETITION)?.length ?? 0;
  if (REPEATED_GROUP.test(bare) && (repetitions > 1 || bare.includes('|'))) return true;
  return length > LONG_TEXT && (repetitions >= MANY_REPETITIONS || (bare.includes('&') && repetitions > 1));
}
