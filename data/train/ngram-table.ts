/** Builds a sorted, front-coded table of weighted character n-grams, in the format of `charNgramModel`. */
import { ORDER } from '../../src/core/text/char-ngram-model.ts';
import type { BundledTable } from '../recipe.ts';

/**
 * @param minWeight minimum weight of 4-grams and 5-grams: lighter ones add little to the shorter n-grams
 * @param longest maximum n
 */
export function gramTable(
  name: string,
  words: Iterable<readonly [letters: string, weight: number]>,
  minWeight: number,
  longest = ORDER,
): BundledTable {
  const weights = new Map<string, number>();
  for (const [letters, weight] of words) {
    for (let end = 1; end < letters.length; end++) {
      for (let length = 1; length <= longest && end - length + 1 >= 0; length++) {
        const gram = letters.slice(end - length + 1, end + 1);
        weights.set(gram, (weights.get(gram) ?? 0) + weight);
      }
    }
  }
  const sorted = [...weights].filter(([gram, weight]) => gram.length < 4 || weight >= minWeight).sort(([a], [b]) => (a < b ? -1 : 1));
  let before = '';
  const rows = sorted.map(([gram, weight]) => {
    let shared = 0;
    while (shared < gram.length - 1 && gram[shared] === before[shared]) shared++;
    before = gram;
    return { shared, rest: gram.slice(shared), weight: Math.round(weight) };
  });
  return { name, columns: ['shared', 'rest', 'weight'], rows };
}
