/** Finds identifiers and takes them out of a text. */

import type { Answer } from '../../core/request/envelope.ts';
import { codePointOffsets } from '../../core/text/code-points.ts';
import type { RedactedText } from './records.ts';
import { detectors, type RedactType } from './redact-patterns.ts';

export interface RedactOptions {
  readonly types: readonly RedactType[];
  readonly style: 'label' | 'mask' | 'remove';
  readonly minConfidence: number;
  readonly values: boolean;
}

interface Candidate {
  readonly type: RedactType;
  readonly from: number;
  readonly to: number;
  readonly value: string;
  readonly confidence: number;
}

/** How far a word that names an identifier may stand before and after it. */
const BEFORE = 48;
const AFTER = 16;

export function answerRedacted(text: string, options: RedactOptions): Answer<RedactedText> {
  return { data: redact(text, options), meta: { note: 'Names and addresses of people are not detected.' } };
}

export function redact(text: string, { types, style, minConfidence, values }: RedactOptions): RedactedText {
  const chosen = withoutOverlaps(candidates(text, new Set(types), minConfidence), text.length);
  const offset = codePointOffsets(text);
  const parts: string[] = [];
  const found: RedactedText['found'][number][] = [];
  const counts: Partial<Record<RedactType, number>> = {};
  let reached = 0;
  for (const { type, from, to, value, confidence } of chosen) {
    parts.push(text.slice(reached, from), replacement(type, value, style));
    reached = to;
    found.push({ type, start: offset(from), end: offset(to), confidence, ...(values && { value }) });
    counts[type] = (counts[type] ?? 0) + 1;
  }
  parts.push(text.slice(reached));
  return { text: parts.join(''), found, counts };
}

function candidates(text: string, types: ReadonlySet<RedactType>, least: number): Candidate[] {
  const all: Candidate[] = [];
  for (const { type, pattern, confidence } of detectors) {
    if (!types.has(type)) continue;
    for (const match of text.matchAll(pattern)) {
      const [value] = match;
      const from = match.index;
      const to = from + value.length;
      const nearby = `${text.slice(Math.max(0, from - BEFORE), from)} ${text.slice(to, to + AFTER)}`;
      const sure = confidence(value, nearby);
      if (sure > 0 && sure >= least) all.push({ type, from, to, value, confidence: sure });
    }
  }
  return all;
}

/** The surest first, then the longest; what touches one that is already chosen is left. In the order of the text. */
function withoutOverlaps(all: readonly Candidate[], length: number): Candidate[] {
  const taken = new Uint8Array(length);
  const best = [...all].sort((a, b) => b.confidence - a.confidence || b.to - b.from - (a.to - a.from) || a.from - b.from);
  const chosen = best.filter(({ from, to }) => {
    if (taken.subarray(from, to).some((mark) => mark === 1)) return false;
    taken.fill(1, from, to);
    return true;
  });
  return chosen.sort((a, b) => a.from - b.from);
}

const SHOWN = 4;
/** Too little would be left unknown of these if their end were shown. */
const HIDDEN_WHOLLY: ReadonlySet<RedactType> = new Set(['dob', 'ip']);

function replacement(type: RedactType, value: string, style: RedactOptions['style']): string {
  if (style === 'remove') return '';
  if (style === 'label') return `[${type.toUpperCase()}]`;
  if (type === 'email' || type === 'upi') return hide(value.slice(0, value.indexOf('@')), 0) + value.slice(value.indexOf('@'));
  return hide(value, HIDDEN_WHOLLY.has(type) ? 0 : SHOWN);
}

/** X for every letter and digit but the last few, as UIDAI prints a masked Aadhaar. */
function hide(value: string, shown: number): string {
  let left = (value.match(/[\p{L}\p{N}]/gu) ?? []).length - shown;
  return value.replace(/[\p{L}\p{N}]/gu, (character) => (left-- > 0 ? 'X' : character));
}
