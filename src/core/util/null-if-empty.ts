/** Tables store unknown values as empty cells; answers have null. */
export function nullIfEmpty(text: string): string | null {
  return text === '' ? null : text;
}
