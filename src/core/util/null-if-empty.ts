/** Null for an empty string: tables store unknown values as empty cells, responses as null. */
export function nullIfEmpty(text: string): string | null {
  return text === '' ? null : text;
}
