/** Identifiers and names that the families recognise, verified by a request to their operation where that is conclusive. */
import { yearOf } from '../../core/calendar/date.ts';
import type { Operation } from '../../core/operation/operation.ts';
import { parametersOf } from '../../core/operation/parameters.ts';
import { ApiError } from '../../core/request/api-error.ts';
import type { ParameterValue, Recognition } from '../../core/request/recognition.ts';
import type { OperationIndex } from './operation-index.ts';
import { fillSlots } from './slot-filling.ts';
import type { Slots } from './slots.ts';
import { describeTime, writtenDay } from './time-expression.ts';
import { listsYear, withTime } from './time-fit.ts';
import {
  dataOf,
  type Input,
  type Interpretation,
  isLoose,
  LOOSE_MATCH_FACTOR,
  NO_ANSWER_CONFIDENCE,
  type Verifier,
} from './verification.ts';

/** Searches at least this sure are for what has a form of its own, such as an address. */
const SURE_SEARCH = 0.85;

/** Identifiers recognised by format, and long addresses; names need a search. */
export function isRecognisedByFormat({ input, relevance, confidence }: Recognition): boolean {
  return !('q' in input && relevance) || confidence >= SURE_SEARCH;
}

export async function verifyRecognised(
  recognised: readonly Recognition[],
  slots: Slots,
  operations: OperationIndex,
  verifier: Verifier,
): Promise<Interpretation[]> {
  const readings: Interpretation[] = [];
  for (const recognition of recognised) {
    const { operation: id, input, confidence, why, relevance } = recognition;
    const { family, operation } = operations.byId(id);
    const base = { family, operation, ...completeInput(operation, input, slots) };
    if (!relevance) {
      readings.push(await nearestOccurrence({ ...base, confidence, why: withTime(why, operation, slots, base.input) }, slots, verifier));
      continue;
    }
    const answer = await verifier.ask(operation, 'limit' in operation.input ? { ...base.input, limit: 1 } : base.input);
    if (answer instanceof ApiError) readings.push({ ...base, confidence: confidence * NO_ANSWER_CONFIDENCE, why });
    else {
      const factor = isRecognisedByFormat(recognition) && isLoose(answer, base.input) ? LOOSE_MATCH_FACTOR : 1;
      readings.push({ ...base, confidence: confidence * factor * relevance(dataOf(answer)), why, isVerified: true });
    }
  }
  return readings;
}

/** Without a time, the next occurrence is meant, or the last of a question about the past: of this year, or of the year beside it. */
async function nearestOccurrence(readings: Interpretation, { time, today }: Slots, verifier: Verifier): Promise<Interpretation> {
  const { operation, input, why } = readings;
  if (!listsYear(operation) || describeTime(time) !== undefined) return readings;
  const isPast = time.direction === -1;
  const near = { ...input, year: yearOf(today), [isPast ? 'to' : 'from']: today };
  const answer = await verifier.ask(operation, { ...near, limit: 1 });
  const day = writtenDay(today);
  if (!(answer instanceof ApiError) && (dataOf(answer) as readonly unknown[]).length > 0)
    return { ...readings, input: near, why: `${why}; time: ${isPast ? `up to ${day}` : `from ${day} on`}` };
  const year = yearOf(today) + (isPast ? -1 : 1);
  return { ...readings, input: { ...input, year }, why: `${why}; time: ${year}, the ${isPast ? 'last' : 'next'} from ${day}` };
}

/** Fills required parameters that the recogniser does not give, such as the year of a festival. */
function completeInput(operation: Operation, input: Input, slots: Slots): Pick<Interpretation, 'input' | 'missing'> {
  const { input: filled, missing } = fillSlots(operation, slots, '', undefined);
  const needed = parametersOf(operation).required.filter((name) => name in filled && !(name in input));
  return {
    input: { ...Object.fromEntries(needed.map((name) => [name, filled[name] as ParameterValue])), ...input },
    missing: missing.filter((name) => !(name in input)),
  };
}
