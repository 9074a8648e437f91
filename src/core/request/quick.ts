/**
 * The short way through the rules of a parameter. zod asks each rule by itself and gathers all that is wrong; but most values
 * are right, and a search spent as much on being checked so as on finding its rows. Here the bounds of a parameter, known where
 * it is made, become one function that knows right values. Of all others it says nothing: the schema decides.
 */

/** The value as its schema would give it, or `undefined`: ask the schema. */
export type Quick = (value: unknown) => unknown;

/** For kinds whose values are seldom given: all of them are left to the schema. */
export const unsure: Quick = () => undefined;

/** Each step with what the one before it gave. */
export function inTurn(...steps: readonly Quick[]): Quick {
  return (value) => {
    let checked = value;
    for (let at = 0; at < steps.length && checked !== undefined; at++) checked = (steps[at] as Quick)(checked);
    return checked;
  };
}

/** A value that keeps a rule, as it is. */
export function keeping<T>(rule: (value: T) => boolean): Quick {
  return (value) => (rule(value as T) ? value : undefined);
}

/** zod counts a pair of surrogates once: a text is sure to be long enough where it would be so if it were all pairs. */
export function quickText({ min, max }: { readonly min: number; readonly max: number }): Quick {
  const surely = min * 2 - 1;
  return keeping((value) => typeof value === 'string' && value.length >= surely && value.length <= max);
}

export function quickInteger({ min, max }: { readonly min: number; readonly max: number }): Quick {
  return keeping((value) => Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max);
}

export function quickNumber({ min, max }: { readonly min: number; readonly max: number }): Quick {
  return keeping((value) => Number.isFinite(value) && (value as number) >= min && (value as number) <= max);
}

export function quickChoice(values: readonly string[]): Quick {
  const known = new Set<unknown>(values);
  return keeping((value) => known.has(value));
}

/** A pattern with a memory of its last match would answer differently the second time. */
export function quickShape(pattern: RegExp): Quick {
  return pattern.global || pattern.sticky ? unsure : keeping((text: string) => pattern.test(text));
}
