/** Verification: candidate requests are executed where that is cheap, so that only requests are offered that answer. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isLooseMatch } from '../../core/dataset/names/names-note.ts';
import { INDIC } from '../../core/indic/unicode-blocks.ts';
import { InputReader } from '../../core/operation/input.ts';
import type { Family, LiveContext, Operation } from '../../core/operation/operation.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { type Answer, type FileAnswer, isFile } from '../../core/request/envelope.ts';
import { RawJson } from '../../core/request/json.ts';
import { isMedia } from '../../core/request/output.ts';
import type { ParameterValue } from '../../core/request/recognition.ts';
import { GRANULARITY_MISMATCH_FACTOR, listsYear } from './time-fit.ts';

export type Input = Readonly<Record<string, ParameterValue>>;

export interface Interpretation {
  readonly family: string;
  readonly operation: Operation;
  readonly confidence: number;
  readonly why: string;
  readonly input: Input;
  readonly missing: readonly string[];
  /** Whether the words of the question ask for it, rather than its form or a name. */
  readonly isIntent?: boolean;
  /** Whether the question has words that no parameter takes. */
  readonly leavesWords?: boolean;
  /** Whether it lacks the key of the record that it looks up, although words that no phrase has are left over. */
  readonly lacksKey?: boolean;
  /** Whether another reading is asked for with more of the words. */
  readonly isNarrower?: boolean;
  /** Whether its request is known to have an answer. */
  readonly isVerified?: boolean;
  /** Other inputs, tried in order if the request has no answer. */
  readonly alternatives?: readonly (() => Promise<Input | undefined>)[];
}

/** Cost of `/v1/identify`, and of the operations that it executes. */
export const COST = 2;
/** Dates and the sky are computed in 3 to 6 ms, less than a search for names; operations as costly elsewhere wait for a network or a process. */
const CALENDAR_COST = 10;
const CALENDAR_GROUP: Family['group'] = 'Dates and calendars';

const MAX_OFFERED = 6;
const MIN_CONFIDENCE = 0.1;
/** Readings much less likely than the best are not worth the cost of their verification. */
const MIN_SHARE_OF_BEST = 0.45;
/** Upper limit of the confidence in a request without an answer. */
export const NO_ANSWER_CONFIDENCE = 0.35;
/** Below it nothing is shown as an answer. */
export const MIN_ANSWER_CONFIDENCE = 0.4;
/** Factor for a search that found no row with all words as written: another reading may use them all. */
export const LOOSE_MATCH_FACTOR = 0.85;
/** From this confidence on an intent is meant, whatever its text. */
const CLEAR_INTENT = 0.8;
/** By this much a reading loses confidence whose request turns out to lack a parameter. */
const MISSING_STEP = 0.01;
/** Pictures of a text that must have a form, such as a check digit. */
const CHECKED_PICTURES: ReadonlySet<string> = new Set(['barcode']);
const EMPTY_LIST = '[]';

type Outcome = Answer | FileAnswer | ApiError;

/** The verifier of one question; every request is executed once. */
export class Verifier {
  readonly #context: Pick<LiveContext, 'callOperation'>;
  readonly #families: readonly Family[];
  readonly #outcomes = new Map<string, Promise<Outcome>>();
  #refusal: string | undefined;

  constructor(context: Pick<LiveContext, 'callOperation'>, families: readonly Family[]) {
    this.#context = context;
    this.#families = families;
  }

  /** Why the likeliest reading has no answer, if no search replaces it. */
  get refusal(): string | undefined {
    return this.#refusal;
  }

  ask(operation: Operation, input: Input): Promise<Outcome> {
    const key = `${operation.id} ${JSON.stringify(input)}`;
    const pending = this.#outcomes.get(key);
    if (pending) return pending;
    const answer = tryAnswer(this.#context, operation, input);
    this.#outcomes.set(key, answer);
    return answer;
  }

  /** The readings to offer, from candidates in descending order of confidence. */
  async offered(candidates: readonly Interpretation[]): Promise<Interpretation[]> {
    this.#refusal = undefined;
    const offered: Interpretation[] = [];
    let best = 0;
    for (const candidate of candidates) {
      if (offered.length === MAX_OFFERED || candidate.confidence < Math.max(MIN_CONFIDENCE, best * MIN_SHARE_OF_BEST)) break;
      const verified = await this.#verify(candidate, offered.length === 0);
      if (!verified) continue;
      offered.push(verified);
      best = Math.max(best, verified.confidence);
    }
    return offered.filter(({ confidence }) => confidence >= best * MIN_SHARE_OF_BEST).sort((a, b) => b.confidence - a.confidence);
  }

  /** The answer to show with a reading, if it is cheap and not empty. */
  async answerOf({ operation, input, missing, family }: Interpretation): Promise<Answer | undefined> {
    const parsed = missing.length > 0 ? undefined : parsedInput(operation, input);
    if (!parsed || !this.#isCheap(operation, parsed, family)) return undefined;
    const outcome = await this.ask(operation, input);
    return outcome instanceof ApiError || isFile(outcome) ? undefined : outcome;
  }

  /** The reading with the first of its inputs that has an answer; `undefined` if its request is refused. */
  async #verify(candidate: Interpretation, isFirst: boolean): Promise<Interpretation | undefined> {
    const { operation, family, confidence, why } = candidate;
    if (candidate.isVerified || operation.method !== 'GET' || operation.files || candidate.missing.length > 0) return candidate;
    let empty: Interpretation | undefined;
    let loose: Interpretation | undefined;
    let refusal: ApiError | undefined;
    for (const next of [async () => candidate.input, ...(candidate.alternatives ?? [])]) {
      const input = await next();
      const parsed = input && parsedInput(operation, input);
      if (!parsed) continue;
      if (loose && !('q' in input) && !('pincode' in input)) break;
      const leavesWords = candidate.leavesWords || ('q' in candidate.input && !('q' in input || 'pincode' in input));
      const reading = { ...candidate, input, leavesWords };
      if (!this.#isCheap(operation, parsed, family) && !lacksPlace(operation, input)) return reading;
      const outcome = await this.ask(operation, isFirst || !('limit' in operation.input) ? input : { ...input, limit: 1 });
      if (outcome instanceof ApiError) {
        if (outcome.status >= 500) return reading;
        refusal ??= outcome;
      } else if (hasAnswer(outcome)) {
        if (!isLoose(outcome, input)) return reading;
        loose ??= { ...reading, confidence: confidence * LOOSE_MATCH_FACTOR };
      } else empty ??= { ...reading, confidence: Math.min(confidence, NO_ANSWER_CONFIDENCE) };
    }
    if (loose || empty || !refusal) return loose ?? empty;
    if (refusal.code === 'missing_parameter')
      return { ...candidate, missing: [refusal.message.split(':', 1)[0] as string], confidence: confidence - MISSING_STEP };
    if (candidate.isIntent && confidence >= CLEAR_INTENT && candidate.input.text !== undefined && refusal.code !== 'not_found')
      return withoutText(candidate);
    const instead =
      refusal.code === 'not_found' ? await this.#insteadOf({ ...candidate, why: `${why}, but: ${refusal.message}` }) : undefined;
    if (isFirst && !instead && refusal.code === 'not_found' && confidence > MIN_ANSWER_CONFIDENCE) this.#refusal ??= refusal.message;
    return instead;
  }

  async #insteadOf(candidate: Interpretation): Promise<Interpretation | undefined> {
    return this.#searchInstead(candidate) ?? (await this.#holidaysInstead(candidate));
  }

  /** A day for which a calendar is not published yet is offered with the holidays that fall on it by rule. */
  async #holidaysInstead(candidate: Interpretation): Promise<Interpretation | undefined> {
    const { input, confidence } = candidate;
    const day = /^\d{4}-\d{2}-\d{2}/.exec(String(input.at ?? input.date ?? ''))?.[0];
    const family = this.#families.find(({ operations }) => operations.some(listsYear));
    const operation = family?.operations.find(listsYear);
    const holidays = { year: Number(day?.slice(0, 4)), from: day ?? '', to: day ?? '' };
    if (day === undefined || !family || !operation || !parsedInput(operation, holidays)) return undefined;
    const answer = await this.ask(operation, holidays);
    if (answer instanceof ApiError || !hasAnswer(answer)) return undefined;
    return { ...candidate, family: family.id, operation, input: holidays, confidence: confidence * GRANULARITY_MISMATCH_FACTOR };
  }

  /** A code that does not exist is offered as a search for it, with what became of it. */
  #searchInstead(candidate: Interpretation): Interpretation | undefined {
    const { operation, family, input, confidence } = candidate;
    const search = searchOf(this.#families.find(({ id }) => id === family)?.operations ?? [], operation);
    const q = String(input[search?.key ?? ''] ?? '');
    if (!search || !parsedInput(search.operation, { q })) return undefined;
    return { ...candidate, operation: search.operation, input: { q }, confidence: Math.min(confidence, NO_ANSWER_CONFIDENCE) };
  }

  #isCheap({ id, method, output, cost }: Operation, parsed: Record<string, unknown>, family: string): boolean {
    if (CHECKED_PICTURES.has(id)) return true;
    if (method !== 'GET' || isMedia(output)) return false;
    const group = this.#families.find(({ id }) => id === family)?.group;
    return (typeof cost === 'number' ? cost : cost(parsed)) <= (group === CALENDAR_GROUP ? CALENDAR_COST : COST);
  }
}

/** Whether the words of a search are found only in part or by their sound, which is how other scripts are found. */
export function isLoose(answer: Answer | FileAnswer, { q }: Input): boolean {
  return !isFile(answer) && !INDIC.test(String(q)) && isLooseMatch(answer.meta?.note);
}

/** The words around a question are no text to convert, if the operation refuses them: "convert bamini to unicode". */
function withoutText({ input, ...candidate }: Interpretation): Interpretation {
  const { text: _, ...others } = input;
  return { ...candidate, input: others, missing: ['text'] };
}

/** The search beside a lookup by key, as `/v1/ifsc?q=` beside `/v1/ifsc/{code}`, and the name of the key. */
export function searchOf(
  siblings: readonly Operation[],
  { path }: Operation,
): { readonly operation: Operation; readonly key: string } | undefined {
  const [, folder, key] = /^(.*)\/\{(\w+)\}$/.exec(path) ?? [];
  const operation = siblings.find((other) => other.path === folder && other.method === 'GET' && 'q' in other.input);
  return operation && key !== undefined ? { operation, key } : undefined;
}

/** Fails fast without a place, and some operations need one; see `locate`. */
function lacksPlace(operation: Operation, input: Input): boolean {
  return 'pincode' in operation.input && 'lat' in operation.input && !('pincode' in input) && !('lat' in input);
}

/** The validated input; `undefined` if the operation refuses it. */
function parsedInput(operation: Operation, input: Input): Record<string, unknown> | undefined {
  try {
    return new InputReader(operation).fromArguments(input, {});
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** In a turn of the event loop of its own: a question makes up to a dozen requests, of several milliseconds each. */
async function tryAnswer(context: Pick<LiveContext, 'callOperation'>, operation: Operation, input: Input): Promise<Outcome> {
  await nextTurn();
  try {
    return await context.callOperation(operation, input);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

function hasAnswer(answer: Answer | FileAnswer): boolean {
  if (isFile(answer)) return true;
  const { data } = answer;
  return data instanceof RawJson ? data.text !== EMPTY_LIST : !(Array.isArray(data) && data.length === 0);
}

export function dataOf(answer: Answer | FileAnswer): unknown {
  if (isFile(answer)) return undefined;
  return answer.data instanceof RawJson ? answer.data.parse() : answer.data;
}
