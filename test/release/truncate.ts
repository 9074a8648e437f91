/** Truncates an answer for display: short lists and strings that still show its shape. */

const MOST_ITEMS = 2;
/** Lists of numbers are compact, so more items are shown. */
const MOST_NUMBERS = 4;
const MOST_CHARACTERS = 240;

export function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > MOST_CHARACTERS ? `${value.slice(0, MOST_CHARACTERS).trimEnd()}…` : value;
  if (Array.isArray(value))
    return value.slice(0, value.every((item) => typeof item === 'number') ? MOST_NUMBERS : MOST_ITEMS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortened(member)]));
}
