/**
 * `npm run attack [-- --short] [word…]`: plays every attack against its own service on loopback and prints which guarantees held. Words
 * select scenarios by name. Exits with 0 if all guarantees held.
 */
import { noProcessTree } from '../support/process-tree.ts';
import { PROMISED } from './bounds.ts';
import { type Played, play } from './run-scenario.ts';
import { SCENARIOS } from './scenarios.ts';
import { areAllMet, table } from './table.ts';

const args = process.argv.slice(2);
const short = args.includes('--short');
const words = args.filter((word) => !word.startsWith('--'));
const scenarios = SCENARIOS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (noProcessTree) {
  console.error(`This cannot be tried here: ${noProcessTree}.`);
  process.exit(2);
}
if (scenarios.length === 0) {
  console.error(`No scenario has ${words.join(' or ')} in its name. There are:\n  ${SCENARIOS.map(({ name }) => name).join('\n  ')}`);
  process.exit(2);
}

const played: Played[] = [];
for (const scenario of scenarios) {
  const result = await play(scenario, { bounds: PROMISED, short });
  played.push(result);
  console.error(`${areAllMet(result) ? 'held  ' : 'BROKEN'} ${scenario.name} (${result.seconds.toFixed(0)} s)`);
}
const brokenCount = played.filter((item) => !areAllMet(item)).length;
console.log(`${table(played)}\n\n${played.length - brokenCount} of ${played.length} scenarios held.`);
process.exit(brokenCount === 0 ? 0 : 1);
