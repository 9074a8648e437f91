import type { FastifyRequest } from 'fastify';
import { isTrackingParameter, unknownParameter } from '../core/operation/unknown-parameter.ts';
import { ApiError } from '../core/request/api-error.ts';
import type { rawQuery } from './request-target.ts';

/** Query of a route that is not an operation. Other parameters than those named are rejected. */
export function queryOf(request: FastifyRequest, names: readonly string[] = []): ReadonlyMap<string, string> {
  const pairs = parseQueryString((request.query as ReturnType<typeof rawQuery>).text).filter(([name]) => !isTrackingParameter(name));
  for (const [name] of pairs) if (!names.includes(name)) throw unknownParameter(name, names);
  return new Map(pairs);
}

/** Parses a query string into name-value pairs. Unlike URLSearchParams it rejects broken percent escapes. */
export function parseQueryString(text: string): (readonly [name: string, value: string])[] {
  const pairs: (readonly [string, string])[] = [];
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    const next = text.indexOf('&', start);
    end = next < 0 ? text.length : next;
    if (start === end) continue;
    const equals = text.indexOf('=', start);
    const nameEnd = equals < 0 || equals > end ? end : equals;
    pairs.push([decodeComponent(text.slice(start, nameEnd)), decodeComponent(text.slice(nameEnd + 1, end))]);
  }
  return pairs;
}

function decodeComponent(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    throw new ApiError('invalid_parameter', 'query: contains an invalid percent escape');
  }
}
