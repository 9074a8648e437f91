/** What trying a pattern costs, before it is tried. */
import { bySize } from '../../core/request/weight.ts';

interface Trial {
  readonly pattern: string;
  readonly text: string;
  readonly engine: 'js' | 're2';
  readonly audit: boolean;
}

const AUDIT_UNITS = 8;
/** Half a second, after which a pattern is ended. */
const RUNAWAY_UNITS = 85;
const CHARACTERS_A_UNIT = { js: 12_500, re2: 3_500 };
/** With so many repetitions side by side the time grows with the cube of the text. */
const MANY_REPETITIONS = 3;
const LONG_TEXT = 1_000;

export function weightOf({ pattern, text, engine, audit }: Trial): number {
  const sized = bySize(text.length, CHARACTERS_A_UNIT[engine]);
  const tried = engine === 'js' && mayRunAway(pattern, text.length) ? Math.max(sized, RUNAWAY_UNITS) : sized;
  return tried + (audit && engine === 'js' ? AUDIT_UNITS : 0);
}

/** Escapes and classes say nothing about repetition. */
const ATOMS = /\\(?:k<[^>]*>|.)|\[(?:\\.|[^\]\\])*\]/gs;
const REPEATED_GROUP = /\)(?:[*+]|\{\d+,\d*\})/;
const REPETITION = /[*+]|\{\d+,\}/g;
const BACKREFERENCE = /\\(?:[1-9]|k<)/;

/** Whether a pattern has the shape of those that backtrack without end: repetitions within or beside repetitions, or groups met again. */
function mayRunAway(pattern: string, length: number): boolean {
  const bare = pattern.replace(ATOMS, (atom) => (BACKREFERENCE.test(atom) ? '&' : 'x'));
  const repetitions = bare.match(REPETITION)?.length ?? 0;
  if (REPEATED_GROUP.test(bare) && (repetitions > 1 || bare.includes('|'))) return true;
  return length > LONG_TEXT && (repetitions >= MANY_REPETITIONS || (bare.includes('&') && repetitions > 1));
}
