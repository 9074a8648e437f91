/** The rules of the room: pure functions over facts. More than a few facts belong to `data/tables/`. */
import { canonical } from '../../core/text/fold.ts';

interface Fact {
  readonly name: string;
  readonly about: string;
}

const facts: readonly Fact[] = [{ name: 'first', about: 'The first fact of the room' }];

/** Case, accents and punctuation do not matter. */
export function findFact(name: string): Fact | undefined {
  const wanted = canonical(name);
  return facts.find((fact) => canonical(fact.name) === wanted);
}
