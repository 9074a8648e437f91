/** F1 score of two multisets: the harmonic mean of precision and recall. 1 if both are empty. */
export function f1(actual: readonly string[], reference: readonly string[]): number {
  if (actual.length + reference.length === 0) return 1;
  const counts = new Map<string, number>();
  for (const item of reference) counts.set(item, (counts.get(item) ?? 0) + 1);
  let common = 0;
  for (const item of actual) {
    const remaining = counts.get(item) ?? 0;
    if (remaining > 0) common++;
    counts.set(item, remaining - 1);
  }
  return (2 * common) / (actual.length + reference.length);
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
