import { words } from '../../src/core/text/fold.ts';

/** BM25 ranking (k1 = 1.2, b = 0.75) over all paragraphs: the first-stage retrieval that the reranker is compared with. */
export function bm25Ranker(texts: readonly string[]): (query: string) => number[] {
  const termCountsByDocument = texts.map((text) => {
    const termCounts = new Map<string, number>();
    for (const word of words(text)) termCounts.set(word, (termCounts.get(word) ?? 0) + 1);
    return termCounts;
  });
  const lengths = texts.map((text) => words(text).length);
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return (query) => {
    const scores = texts.map(() => 0);
    for (const word of new Set(words(query))) {
      const documentFrequency = termCountsByDocument.filter((termCounts) => termCounts.has(word)).length;
      const idf = Math.log(1 + (texts.length - documentFrequency + 0.5) / (documentFrequency + 0.5));
      for (const [index, termCounts] of termCountsByDocument.entries()) {
        const termFrequency = termCounts.get(word) ?? 0;
        scores[index] =
          (scores[index] as number) +
          (idf * termFrequency * 2.2) / (termFrequency + 1.2 * (0.25 + (0.75 * (lengths[index] as number)) / averageLength));
      }
    }
    return [...scores.keys()].sort((a, b) => (scores[b] as number) - (scores[a] as number));
  };
}
