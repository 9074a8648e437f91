/** Content negotiation of Accept-Encoding (RFC 9110, 12.5.3). */
import { SegmentedCache } from '../core/util/segmented-cache.ts';

export type ContentCoding = 'br' | 'gzip';

/** In order of preference at equal q-value: brotli is smaller and faster. */
const CONTENT_CODINGS: readonly ContentCoding[] = ['br', 'gzip'];

/** Cache capacity in characters: there are few browsers, and each sends a constant header. */
const MAX_CACHED_CHARACTERS = 16_384;
const codingCache = new SegmentedCache<string, ContentCoding | 'identity'>(MAX_CACHED_CHARACTERS, (_, header) => header.length + 1);

export function negotiateCoding(header: string | undefined): ContentCoding | undefined {
  if (header === undefined) return undefined;
  let coding = codingCache.get(header);
  if (coding === undefined) {
    coding = preferredCoding(header) ?? 'identity';
    codingCache.set(header, coding);
  }
  return coding === 'identity' ? undefined : coding;
}

function preferredCoding(header: string): ContentCoding | undefined {
  const qValues = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';');
      return [name.trim(), qValue(parameters)] as const;
    }),
  );
  let best: ContentCoding | undefined;
  for (const coding of CONTENT_CODINGS) if ((qValues.get(coding) ?? 0) > (best ? (qValues.get(best) as number) : 0)) best = coding;
  return best;
}

function qValue(parameters: readonly string[]): number {
  const weights = parameters.map((parameter) => /^\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1]);
  return Number(weights.find((weight) => weight !== undefined) ?? 1);
}
