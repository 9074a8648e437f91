/** Detects identifiers, names and addresses (PII) and replaces them. */

import type { Answer } from '../../../core/request/envelope.ts';
import { codePointOffsets } from '../../../core/text/code-points.ts';
import type { RedactedText } from '../records.ts';
import { findAddressRuns } from './address-runs.ts';
import { findAddresses } from './addresses.ts';
import { type CustomTerms, findCustom } from './custom.ts';
import { findIdentifiers } from './identifiers.ts';
import { findLabels } from './labels.ts';
import { findNames } from './names.ts';
import { findPhones } from './phones.ts';
import { type ReplacementStyle, replacer } from './replace.ts';
import { normaliseText, tokeniseText } from './tokenise.ts';
import type { DetectorInput, EntityCandidate, EntityType, RedactType } from './types.ts';

export interface RedactOptions {
  readonly types: readonly RedactType[];
  readonly style: ReplacementStyle;
  readonly minConfidence: number;
  readonly values: boolean;
  readonly custom?: CustomTerms | undefined;
  /** HMAC key of `style: hash`. Without one a random key is used, so hashes agree within a request only. */
  readonly secret?: string | undefined;
}

export function redactAnswer(text: string, options: RedactOptions): Answer<RedactedText> {
  return {
    data: redact(text, options),
    meta: { note: 'Names and addresses are found by rules and a statistical model: unusual ones may be missed.' },
  };
}

export function redact(text: string, options: RedactOptions): RedactedText {
  const { style, values, secret } = options;
  const chosen = findEntities(text, options);
  const offset = codePointOffsets(text);
  const { replace, tokens } = replacer(style, text, secret);
  const parts: string[] = [];
  const found: RedactedText['found'][number][] = [];
  const counts: Partial<Record<EntityType, number>> = {};
  let reached = 0;
  for (const { type, from, to, confidence } of chosen) {
    const value = text.slice(from, to);
    parts.push(text.slice(reached, from), replace(type, value));
    reached = to;
    found.push({ type, start: offset(from), end: offset(to), confidence, ...(values && { value }) });
    counts[type] = (counts[type] ?? 0) + 1;
  }
  parts.push(text.slice(reached));
  return { text: parts.join(''), found, counts, ...(style === 'token' && { tokens: Object.fromEntries(tokens) }) };
}

/** Entities without overlaps, in text order. */
export function findEntities(text: string, options: FindOptions): EntityCandidate[] {
  return resolveOverlaps(findCandidates(text, options), text);
}

type FindOptions = Pick<RedactOptions, 'types' | 'minConfidence' | 'custom'>;

function findCandidates(sent: string, { types, minConfidence, custom }: FindOptions): EntityCandidate[] {
  const text = normaliseText(sent);
  const words = tokeniseText(text);
  const input: DetectorInput = { text, words, labels: findLabels(text, words) };
  const requestedTypes = new Set(types);
  const all: EntityCandidate[] = [];
  const take = (found: Iterable<EntityCandidate>): void => {
    for (const candidate of found) if (candidate.confidence >= minConfidence) all.push(candidate);
  };
  take(findIdentifiers(requestedTypes, input));
  if (requestedTypes.has('phone')) take(findPhones(input));
  if (requestedTypes.has('name')) take(findNames(input));
  if (requestedTypes.has('address')) {
    take(findAddresses(input));
    take(findAddressRuns(input));
  }
  if (custom) take(findCustom(sent, custom));
  return all;
}

/** Greedy overlap resolution: highest confidence first, then longest. The result is in text order. */
function resolveOverlaps(all: readonly EntityCandidate[], text: string): EntityCandidate[] {
  const taken = new Uint8Array(text.length);
  const best = [...all].sort((a, b) => b.confidence - a.confidence || b.to - b.from - (a.to - a.from) || a.from - b.from);
  const chosen: EntityCandidate[] = [];
  for (const candidate of best) {
    const { from, to } = candidate;
    const free = taken.subarray(from, to).indexOf(1) < 0;
    for (const part of free ? [candidate] : DIVISIBLE_TYPES.has(candidate.type) ? uncoveredParts(candidate, taken, text) : []) {
      taken.fill(1, part.from, part.to);
      chosen.push(part);
    }
  }
  return chosen.sort((a, b) => a.from - b.from);
}

/** Types whose parts outside the overlap stay redacted: a number within an address must not reveal the rest of it. */
const DIVISIBLE_TYPES: ReadonlySet<EntityType> = new Set(['name', 'address', 'custom']);

const MIN_PART_LENGTH = 3;

function uncoveredParts(candidate: EntityCandidate, taken: Uint8Array, text: string): EntityCandidate[] {
  const parts: EntityCandidate[] = [];
  let { from } = candidate;
  for (let at = from; at <= candidate.to; at++) {
    if (at < candidate.to && taken[at] === 0) continue;
    let to = at;
    while (from < to && !/[\p{L}\p{N}]/u.test(text.charAt(from))) from++;
    while (to > from && !/[\p{L}\p{M}\p{N}]/u.test(text.charAt(to - 1))) to--;
    if (to - from >= MIN_PART_LENGTH) parts.push({ ...candidate, from, to });
    from = at + 1;
  }
  return parts;
}
