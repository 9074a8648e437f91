/** Truncates an answer for display: short lists and strings that still show its shape. */

const MAX_ITEMS = 2;
/** Lists of numbers are compact, so more items are shown. */
const MAX_NUMBERS = 4;
const MAX_CHARACTERS = 240;

export function truncate(value: unknown): unknown {
  if (typeof value === 'string') return value.length > MAX_CHARACTERS ? `${value.slice(0, MAX_CHARACTERS).trimEnd()}…` : value;
  if (Array.isArray(value)) return value.slice(0, value.every((item) => typeof item === 'number') ? MAX_NUMBERS : MAX_ITEMS).map(truncate);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, truncate(member)]));
}
