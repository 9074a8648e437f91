/** How close a text that was read is to the true one. */

const words = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The part of the true words that were found, each as often as it is there. */
export function wordRecall(text: string, truth: string): number {
  const left = new Map<string, number>();
  for (const word of words(text)) left.set(word, (left.get(word) ?? 0) + 1);
  const wanted = words(truth);
  const found = wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return found.length / wanted.length;
}

/** Character error rate: insertions, deletions and changes for each character of the truth; white space counts as one space. */
export function characterErrors(text: string, truth: string): number {
  const [read, wanted] = [characters(text), characters(truth)];
  let above = Array.from({ length: wanted.length + 1 }, (_, at) => at);
  for (const [row, character] of read.entries()) {
    const next = [row + 1];
    for (const [at, expected] of wanted.entries()) {
      const changed = (above[at] ?? 0) + (character === expected ? 0 : 1);
      next.push(Math.min(changed, (above[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    above = next;
  }
  return (above[wanted.length] ?? 0) / wanted.length;
}

const characters = (text: string): string[] => [...text.normalize('NFC').replace(/\s+/g, ' ').trim()];
