/** Accuracy of recognised text against the ground truth. */

const words = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Word recall: the share of the words of the truth that were found, counted as multisets. */
export function wordRecall(text: string, truth: string): number {
  const remaining = new Map<string, number>();
  for (const word of words(text)) remaining.set(word, (remaining.get(word) ?? 0) + 1);
  const expected = words(truth);
  const matched = expected.filter((word) => {
    const count = remaining.get(word) ?? 0;
    remaining.set(word, count - 1);
    return count > 0;
  });
  return matched.length / expected.length;
}

/** Character error rate (CER): edit distance divided by the length of the truth. Runs of white space count as one space. */
export function characterErrors(text: string, truth: string): number {
  const [read, expectedCharacters] = [characters(text), characters(truth)];
  let above = Array.from({ length: expectedCharacters.length + 1 }, (_, index) => index);
  for (const [row, character] of read.entries()) {
    const next = [row + 1];
    for (const [index, expected] of expectedCharacters.entries()) {
      const changed = (above[index] ?? 0) + (character === expected ? 0 : 1);
      next.push(Math.min(changed, (above[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    above = next;
  }
  return (above[expectedCharacters.length] ?? 0) / expectedCharacters.length;
}

const characters = (text: string): string[] => [...text.normalize('NFC').replace(/\s+/g, ' ').trim()];
