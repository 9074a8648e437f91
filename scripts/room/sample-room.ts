/** Rules of the family: pure functions over facts. More than a few facts belong in a TSV in `data/tables/`. */
import { canonical } from '../../core/text/fold.ts';
import type { SampleRoom } from './records.ts';

const facts: readonly SampleRoom[] = [{ name: 'first', about: 'The first fact of the room' }];

/** Ignores case, accents and punctuation. */
export function findFact(name: string): SampleRoom | undefined {
  const wanted = canonical(name);
  return facts.find((fact) => canonical(fact.name) === wanted);
}
