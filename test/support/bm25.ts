import { words } from '../../src/core/text/fold.ts';

/** BM25 ranking (k1 = 1.2, b = 0.75) over all paragraphs: the first stage that reranking improves on. */
export function wordSearch(texts: readonly string[]): (query: string) => number[] {
  const counts = texts.map((text) => {
    const termCounts = new Map<string, number>();
    for (const word of words(text)) termCounts.set(word, (termCounts.get(word) ?? 0) + 1);
    return termCounts;
  });
  const lengths = texts.map((text) => words(text).length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return (query) => {
    const scores = texts.map(() => 0);
    for (const word of new Set(words(query))) {
      const documents = counts.filter((termCounts) => termCounts.has(word)).length;
      const rarity = Math.log(1 + (texts.length - documents + 0.5) / (documents + 0.5));
      for (const [index, termCounts] of counts.entries()) {
        const count = termCounts.get(word) ?? 0;
        scores[index] =
          (scores[index] as number) + (rarity * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * (lengths[index] as number)) / mean));
      }
    }
    return [...scores.keys()].sort((a, b) => (scores[b] as number) - (scores[a] as number));
  };
}
