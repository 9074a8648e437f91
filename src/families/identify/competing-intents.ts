/** Ranking of intents that compete for the same words of a question. */
import type { Operation } from '../../core/operation/operation.ts';
import type { Intent } from './intents.ts';
import { isLookup } from './ranking.ts';
import type { Slots } from './slots.ts';
import type { Input, Interpretation } from './verification.ts';

/** Difference in confidence between a more specific reading and the one ranked after it. */
const SPECIFIC_STEP = 0.02;
/** A reading that leads by more keeps its rank. */
const MAX_LEAD = 0.15;
/** Of a pincode, a UPI ID. */
const CODE = /^(?=.*[\d@])\S{4,}$/;

/**
 * Lowers the confidence of a reading whose text or code contains keywords of another intent: a QR code for UPI is a payment, and the villages under a
 * pincode are not the pincode itself.
 */
export function behindWider(
  one: Interpretation,
  { matchedPositions }: Intent,
  readings: readonly (Interpretation | undefined)[],
  intents: readonly Intent[],
): Interpretation {
  const isWider = (index: number): boolean => {
    const [other, { matchedPositions: theirs }] = [readings[index] as Interpretation, intents[index] as Intent];
    if (other.confidence < one.confidence - MAX_LEAD) return false;
    if (paysTo(other.input, one.input.text) || isSubresource(other.operation, one.operation)) return true;
    if (theirs.size > matchedPositions.size && [...matchedPositions].every((position) => theirs.has(position))) return true;
    return isLookup(one) && !isLookup(other) && [...theirs].some((position) => !matchedPositions.has(position));
  };
  const concerns = (other: Interpretation): boolean => one.input.text !== undefined || sharesCode(one.input, other.input);
  const wider = readings.find((other, index) => other && other !== one && concerns(other) && isWider(index));
  return wider ? { ...one, confidence: Math.min(one.confidence, wider.confidence - SPECIFIC_STEP), isNarrower: true } : one;
}

/** Whether a text is asked for that another operation reads as a payment: the QR code of a UPI ID. */
function paysTo({ pa }: Input, text: Input[string] | undefined): boolean {
  return pa !== undefined && text !== undefined && String(text).includes(String(pa));
}

/** Whether an operation is a subresource of a lookup: /v1/pincode/{pincode}/around. */
function isSubresource({ path }: Operation, { path: parent }: Operation): boolean {
  return parent.endsWith('}') && path.startsWith(`${parent}/`);
}

function sharesCode(input: Input, other: Input): boolean {
  const values = new Set(Object.values(other).map(String));
  return Object.values(input).some((value) => CODE.test(String(value)) && values.has(String(value)));
}

/** A list comes after the record beside it if that takes the state, the number or the satellite of the question. */
export function preferSpecific(meant: readonly Interpretation[], { state, number, satellite }: Slots): Interpretation[] {
  const isSpecific = ({ input }: Interpretation): boolean =>
    Object.values(input).some((value) => value === state || value === number || value === satellite);
  const beside = (one: Interpretation): Interpretation | undefined =>
    meant.find((other) => other.family === one.family && other.missing.length === 0 && isSpecific(other));
  return meant.map((one) => {
    const specific = Object.keys(one.input).length === 0 ? beside(one) : undefined;
    return specific ? { ...one, confidence: Math.min(one.confidence, specific.confidence - SPECIFIC_STEP) } : one;
  });
}
