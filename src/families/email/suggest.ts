/** Suggests a provider for a mistyped domain. */
import { knownProviders } from '../../../data/tables/email_providers.ts';

/** Shorter names are too similar to others: `aol` has distance 2 from `ril`, a company. */
const MIN_NAME_LENGTH = 5;
/** From this length on, an edit distance of 2 is still unambiguous. */
const MIN_TWO_TYPOS_LENGTH = 7;

/** A throw-away domain named like one of these (gmial.com) is rarer than a typing mistake. */
const LARGEST_PROVIDERS = 6;

/** The provider of whose domain this one is probably a typo. */
export function suggestDomain(domain: string, isDisposable = false): string | undefined {
  if (isDisposable)
    return knownProviders()
      .slice(0, LARGEST_PROVIDERS)
      .find((provider) => damerauLevenshtein(domain, provider, 1) <= 1);
  const name = nameOf(domain);
  const same = knownProviders().find((provider) => nameOf(provider) === name && name.length >= MIN_NAME_LENGTH);
  let best: { provider: string; edits: number } | undefined = same === undefined ? undefined : { provider: same, edits: 2.5 };
  for (const provider of knownProviders()) {
    const length = nameOf(provider).length;
    if (length < MIN_NAME_LENGTH) continue;
    const edits = damerauLevenshtein(domain, provider, 2);
    if (edits <= (length >= MIN_TWO_TYPOS_LENGTH ? 2 : 1) && edits < (best?.edits ?? Number.POSITIVE_INFINITY)) best = { provider, edits };
  }
  return best?.provider;
}

function nameOf(domain: string): string {
  return domain.split('.')[0] ?? '';
}

/** Damerau–Levenshtein distance (restricted: optimal string alignment), cut off above `maxDistance`. */
function damerauLevenshtein(a: string, b: string, maxDistance: number): number {
  if (Math.abs(a.length - b.length) > maxDistance) return maxDistance + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + wrong);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (beforeLast[j - 2] as number) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > maxDistance) return maxDistance + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] as number;
}
