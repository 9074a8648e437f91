/** The form in which facts are typed. */

export interface FactGroup {
  /** Where everybody can look them up, and what they are. */
  readonly reason: string;
  /** The address that answers for a key. */
  readonly path: (key: string) => string;
  /** The value, or values of which one is enough. */
  readonly read: (data: Record<string, unknown>) => unknown;
  /** The fact is a part of the value, not all of it: "Chennai" of "MGR Chennai Central". */
  readonly within?: boolean;
  /** The key stands before the fact in the value. */
  readonly keyed?: boolean;
  /** `key fact|key fact`; of several right answers, separated by slashes, one is enough. */
  readonly facts: string;
}

export interface Fact {
  readonly key: string;
  readonly answers: readonly string[];
}

export function factsOf({ facts, keyed }: FactGroup): Fact[] {
  return facts.split('|').map((text) => {
    const line = text.trim();
    const space = line.indexOf(' ');
    const key = line.slice(0, space);
    const answers = line.slice(space + 1).split('/');
    return { key, answers: keyed ? answers.map((answer) => `${key} ${answer}`) : answers };
  });
}
