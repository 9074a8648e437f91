import type { Operation } from '../../core/operation/operation.ts';
import type { ParameterValue } from '../../core/request/recognition.ts';

/** URL of an operation. Missing path parameters stay in braces, as in the path template. */
export function requestUrl({ path }: Operation, input: Readonly<Record<string, ParameterValue>>, baseUrl: string): string {
  const rest = new Map(Object.entries(input));
  const filled = path.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return value === undefined ? braces : encodeURIComponent(String(value));
  });
  const query = Array.from(rest, ([name, value]) => [value].flat().map((one) => `${name}=${encodeURIComponent(one)}`)).flat();
  return `${baseUrl}${filled}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}
