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
  const entities = findEntities(text, options);
  const offset = codePointOffsets(text);
  const { replace, tokens } = replacer(style, text, secret);
  const parts: string[] = [];
  const found: RedactedText['found'][number][] = [];
  const counts: Partial<Record<EntityType, number>> = {};
  let end = 0;
  for (const { type, from, to, confidence } of entities) {
    const value = text.slice(from, to);
    parts.push(text.slice(end, from), replace(type, value));
    end = to;
    found.push({ type, start: offset(from), end: offset(to), confidence, ...(values && { value }) });
    counts[type] = (counts[type] ?? 0) + 1;
  }
  parts.push(text.slice(end));
  return { text: parts.join(''), found, counts, ...(style === 'token' && { tokens: Object.fromEntries(tokens) }) };
}

/** Entities without overlaps, in text order. */
export function findEntities(text: string, options: FindOptions): EntityCandidate[] {
  return resolveOverlaps(findCandidates(text, options), text);
}

type FindOptions = Pick<RedactOptions, 'types' | 'minConfidence' | 'custom'>;

function findCandidates(original: string, { types, minConfidence, custom }: FindOptions): EntityCandidate[] {
  const text = normaliseText(original);
  const words = tokeniseText(text);
  const input: DetectorInput = { text, words, labels: findLabels(text, words) };
  const requestedTypes = new Set(types);
  const candidates: EntityCandidate[] = [];
  const collect = (found: Iterable<EntityCandidate>): void => {
    for (const candidate of found) if (candidate.confidence >= minConfidence) candidates.push(candidate);
  };
  collect(findIdentifiers(requestedTypes, input));
  if (requestedTypes.has('phone')) collect(findPhones(input));
  if (requestedTypes.has('name')) collect(findNames(input));
  if (requestedTypes.has('address')) {
    collect(findAddresses(input));
    collect(findAddressRuns(input));
  }
  if (custom) collect(findCustom(original, custom));
  return candidates;
}

/** Greedy overlap resolution: highest confidence first, then longest. The result is in text order. */
function resolveOverlaps(candidates: readonly EntityCandidate[], text: string): EntityCandidate[] {
  const covered = new Uint8Array(text.length);
  const sorted = [...candidates].sort((a, b) => b.confidence - a.confidence || b.to - b.from - (a.to - a.from) || a.from - b.from);
  const entities: EntityCandidate[] = [];
  for (const candidate of sorted) {
    const { from, to } = candidate;
    const isFree = covered.subarray(from, to).indexOf(1) < 0;
    for (const part of isFree ? [candidate] : DIVISIBLE_TYPES.has(candidate.type) ? uncoveredParts(candidate, covered, text) : []) {
      covered.fill(1, part.from, part.to);
      entities.push(part);
    }
  }
  return entities.sort((a, b) => a.from - b.from);
}

/** Types whose parts outside the overlap stay redacted: a number within an address must not reveal the rest of it. */
const DIVISIBLE_TYPES: ReadonlySet<EntityType> = new Set(['name', 'address', 'custom']);

const MIN_PART_LENGTH = 3;

function uncoveredParts(candidate: EntityCandidate, covered: Uint8Array, text: string): EntityCandidate[] {
  const parts: EntityCandidate[] = [];
  let { from } = candidate;
  for (let index = from; index <= candidate.to; index++) {
    if (index < candidate.to && covered[index] === 0) continue;
    let to = index;
    while (from < to && !/[\p{L}\p{N}]/u.test(text.charAt(from))) from++;
    while (to > from && !/[\p{L}\p{M}\p{N}]/u.test(text.charAt(to - 1))) to--;
    if (to - from >= MIN_PART_LENGTH) parts.push({ ...candidate, from, to });
    from = index + 1;
  }
  return parts;
}
