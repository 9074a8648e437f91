/** Content negotiation of Accept-Encoding (RFC 9110, 12.5.3). */
import { SegmentedCache } from '../core/util/segmented-cache.ts';

export type Coding = 'br' | 'gzip';

/** In order of preference at equal q-value: brotli is smaller and faster. */
const CODINGS: readonly Coding[] = ['br', 'gzip'];

/** Cache capacity in characters: there are few browsers, and each sends a constant header. */
const MOST_KNOWN = 16_384;
const known = new SegmentedCache<string, Coding | 'identity'>(MOST_KNOWN, (_, header) => header.length + 1);

export function acceptedCoding(header: string | undefined): Coding | undefined {
  if (header === undefined) return undefined;
  let coding = known.get(header);
  if (coding === undefined) {
    coding = choose(header) ?? 'identity';
    known.set(header, coding);
  }
  return coding === 'identity' ? undefined : coding;
}

function choose(header: string): Coding | undefined {
  const wanted = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';');
      return [name.trim(), weightOf(parameters)] as const;
    }),
  );
  let best: Coding | undefined;
  for (const coding of CODINGS) if ((wanted.get(coding) ?? 0) > (best ? (wanted.get(best) as number) : 0)) best = coding;
  return best;
}

function weightOf(parameters: readonly string[]): number {
  const weights = parameters.map((parameter) => /^\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1]);
  return Number(weights.find((weight) => weight !== undefined) ?? 1);
}
