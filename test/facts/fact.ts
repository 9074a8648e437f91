export interface FactGroup {
  /** The public source of the facts, and what they are. */
  readonly reason: string;
  /** The path of the request for a key. */
  readonly path: (key: string) => string;
  /** The answer's value, or several of which one must match. */
  readonly extract: (data: Record<string, unknown>) => unknown;
  /** Match a substring: "Chennai" in "MGR Chennai Central". */
  readonly matchSubstring?: boolean;
  /** The value starts with the key. */
  readonly keyed?: boolean;
  /** `key fact|key fact`. Alternatives are separated by slashes; one must match. */
  readonly facts: string;
}

export interface Fact {
  readonly key: string;
  readonly expectedValues: readonly string[];
}

export function factsOf({ facts, keyed }: FactGroup): Fact[] {
  return facts.split('|').map((text) => {
    const line = text.trim();
    const space = line.indexOf(' ');
    const key = line.slice(0, space);
    const expectedValues = line.slice(space + 1).split('/');
    return { key, expectedValues: keyed ? expectedValues.map((value) => `${key} ${value}`) : expectedValues };
  });
}
