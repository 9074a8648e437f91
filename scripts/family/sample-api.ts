/** Rules of the family: pure functions over facts. More than a few facts belong in a TSV in `data/tables/`. */
import { canonical } from '../../core/text/fold.ts';
import type { SampleApi } from './records.ts';

const facts: readonly SampleApi[] = [{ name: 'first', about: 'The first fact of the family' }];

/** Ignores case, accents and punctuation. */
export function findFact(name: string): SampleApi | undefined {
  const key = canonical(name);
  return facts.find((fact) => canonical(fact.name) === key);
}
