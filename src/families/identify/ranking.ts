/** Merging and ranking of candidate readings. */
import { normaliseQuery } from './query-text.ts';
import type { Interpretation } from './verification.ts';

/** Confidence of an identifier whose operation is also named. */
const MAX_CONFIDENCE = 0.98;
/** Minimum confidence of an intent that ranks before the code in its question, by this step. */
const MIN_ASKED_CONFIDENCE = 0.5;
const CODE_STEP = 0.01;
/** … and one to work on a text before the codes within the text. */
const MIN_WORKED_ON_CONFIDENCE = 0.6;
const MIN_CODE_LENGTH = 5;
/** A code: upper-case letters and digits, with a digit. */
const CODE = /^(?=.*\d)[A-Z0-9]{4,}$/;
/** For each parameter that an intent lacks. */
export const MISSING_PENALTY = 0.08;
const LACKS_KEY_FACTOR = 0.4;

export function maxConfidence(candidates: readonly Interpretation[]): number {
  return candidates.reduce((max, { confidence }) => Math.max(max, confidence), 0);
}

/**
 * Merges an intent with the identifier it refers to: "pan ABCPK1234F" asks for the PAN it gives. The same holds for a search for it: "rto of
 * TN01AB1234". Both together raise the confidence.
 */
function mergeAgreeing(candidates: readonly Interpretation[]): Interpretation[] {
  const complete = candidates.filter(({ missing, input, confidence }) => missing.length === 0 && !('q' in input) && confidence > 0);
  const boosted = complete.map((one) => {
    if (one.isNarrower) return one;
    const wished = maxConfidence(candidates.filter((wish) => refersTo(wish, one)));
    return wished === 0 ? one : { ...one, confidence: Math.max(one.confidence, Math.min(MAX_CONFIDENCE, wished + MISSING_PENALTY)) };
  });
  const named = candidates.filter(({ isIntent, input }) => !isIntent && 'q' in input);
  const isAnswered = (wish: Interpretation): boolean => complete.some((one) => refersTo(wish, one) || searchesFor(wish, one));
  return [
    ...candidates.filter((wish) => !complete.includes(wish) && !isAnswered(wish)),
    ...boosted.map((one) => askedWith(one, [...boosted, ...named])),
  ];
}

function refersTo(wish: Interpretation, { family, operation, input }: Interpretation): boolean {
  if (wish.operation === operation && wish.missing.length > 0)
    return Object.entries(wish.input).every(([name, value]) => input[name] === value);
  const { q } = wish.input;
  if (typeof q !== 'string' || wish.family !== family || operation.id === wish.operation.id) return false;
  const { compact } = normaliseQuery(q);
  const isPart = (code: string): boolean => CODE.test(code) && (compact.includes(code) || (/\d/.test(compact) && code.includes(compact)));
  return Object.values(input).some((value) => isPart(String(value)));
}

/** Whether one interpretation only searches for the code, or a text with the e-mail address, that the other looks up. */
function searchesFor({ input: { q } }: Interpretation, { input }: Interpretation): boolean {
  if (typeof q !== 'string') return false;
  const code = normaliseQuery(q).compact;
  if (CODE.test(code) && /[A-Z]/.test(code) && Object.values(input).includes(code)) return true;
  return Object.values(input).some((value) => typeof value === 'string' && value.includes('@') && q.includes(value));
}

/** Whether a record is looked up by a code alone: /v1/pincode/{pincode}. */
export function isLookup({ operation: { path }, input }: Interpretation): boolean {
  return Object.keys(input).every((name) => path.includes(`{${name}}`));
}

/** An intent with a code comes before the code by itself: "mla for 600042". */
function askedWith(one: Interpretation, complete: readonly Interpretation[]): Interpretation {
  if (!one.isIntent || one.isNarrower || one.confidence < MIN_ASKED_CONFIDENCE) return one;
  const { text: _, ...typed } = one.input;
  const text = one.input.text ?? one.input.title;
  const worked = one.confidence < MIN_WORKED_ON_CONFIDENCE || text === undefined ? '' : normaliseQuery(String(text)).compact;
  const codes = new Set(
    Object.values(typed)
      .map(String)
      .filter((value) => CODE.test(value)),
  );
  const isSaid = (value: string): boolean => codes.has(value) || (value.length >= MIN_CODE_LENGTH && worked.includes(value.toUpperCase()));
  const alone = complete.filter(
    (other) =>
      (!other.isIntent || other.isNarrower || (worked !== '' && isLookup(other))) &&
      Object.values(other.input).some((value) => isSaid(String(value))),
  );
  return { ...one, confidence: Math.max(one.confidence, Math.min(MAX_CONFIDENCE, maxConfidence(alone) + CODE_STEP)) };
}

/** Candidates in descending order of confidence, merged where they agree. */
export function ranked(candidates: readonly Interpretation[]): Interpretation[] {
  // Of equally likely readings one that uses all words comes first, and one whose words have a parameter of their own before a search for them.
  const looseness = ({ input, leavesWords }: Interpretation): number => (leavesWords ? 2 : 0) + Number('q' in input);
  return deduplicate(mergeAgreeing(candidates))
    .map(behindAnswers)
    .sort((a, b) => b.confidence - a.confidence || looseness(a) - looseness(b));
}

/** A lookup without its key, although words are left over, is no answer: “which phone should I buy”. */
function behindAnswers(one: Interpretation): Interpretation {
  return one.lacksKey ? { ...one, confidence: one.confidence * LACKS_KEY_FACTOR } : one;
}

/** Deduplicates by request, keeping the highest confidence. */
function deduplicate(candidates: readonly Interpretation[]): Interpretation[] {
  const byRequest = new Map<string, Interpretation>();
  for (const one of candidates) {
    const key = `${one.operation.id} ${JSON.stringify(one.input)}`;
    if ((byRequest.get(key)?.confidence ?? -1) < one.confidence) byRequest.set(key, one);
  }
  return [...byRequest.values()];
}
