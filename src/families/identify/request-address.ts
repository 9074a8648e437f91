import type { Operation } from '../../core/request/operation.ts';

/** The address that asks for an operation. What is missing in the path stands there in braces, as in its pattern. */
export function requestAddress({ path }: Operation, input: Readonly<Record<string, string | number | boolean>>, baseUrl: string): string {
  const rest = new Map(Object.entries(input));
  const filled = path.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return value === undefined ? braces : encodeURIComponent(value);
  });
  const query = Array.from(rest, ([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `${baseUrl}${filled}${query === '' ? '' : `?${query}`}`;
}
