/** Interprets free text: identifiers by format, intents by keywords, names by lookup. Results are ordered by confidence. */
import { istDate } from '../../core/calendar/date.ts';
import type { Family, LiveContext, Operation } from '../../core/operation/operation.ts';
import { parametersOf } from '../../core/operation/parameters.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { type Answer, type FileAnswer, isFile } from '../../core/request/envelope.ts';
import { RawJson } from '../../core/request/json.ts';
import type { ParameterValue, Recognition, TypedText } from '../../core/request/recognition.ts';
import { words } from '../../core/text/fold.ts';
import { nameSimilarity } from '../../core/text/name-similarity.ts';
import { lazyWarm } from '../../core/util/lazy-warm.ts';
import { type Intent, IntentClassifier } from './intents.ts';
import { identifierCandidates, normaliseQuery } from './query-text.ts';
import { SemanticMatcher } from './semantic-intents.ts';
import { fillSlots, needsPlace, type ResolvedPlace, remainingWords, wordsOfSlot } from './slot-filling.ts';
import { type Slots, slotsOf } from './slots.ts';

export interface Interpretation {
  readonly family: string;
  readonly operation: Operation;
  readonly confidence: number;
  readonly why: string;
  readonly input: Readonly<Record<string, ParameterValue>>;
  readonly missing: readonly string[];
}

type IdentifyContext = Pick<LiveContext, 'callOperation' | 'now'>;

/** From this confidence on, parts of the text are not examined. */
const SURE_CONFIDENCE = 0.85;
/** Below this confidence the text may be a name: searching every dataset costs more than everything else, so it comes last. */
const UNLIKELY_CONFIDENCE = 0.6;
/** Factor for an identifier within other words, which may be incidental. */
const PARTIAL_MATCH_FACTOR = 0.8;
/** Factor for an identifier that is not found. */
const NOT_FOUND_FACTOR = 0.35;
/** Minimum similarity of a place name to the query. */
const MIN_SIMILARITY = 0.7;
const MISSING_PENALTY = 0.08;
/** Confidence of an identifier whose operation is also named. */
const MAX_CONFIDENCE = 0.98;
const MAX_INTENTS = 6;
const NO_POSITIONS: ReadonlySet<number> = new Set();
/** A code: upper-case letters and digits, with a digit. */
const CODE = /^(?=.*\d)[A-Z0-9]{4,}$/;
/** Text without a letter has no words for semantic matching. */
const LETTER = /\p{L}/u;

export class QueryIdentifier {
  readonly #families: readonly Family[];
  readonly #intents: () => IntentClassifier;
  #semanticMatcher: SemanticMatcher | undefined;
  readonly #byId = new Map<string, { readonly family: string; readonly operation: Operation }>();

  constructor(families: readonly Family[]) {
    this.#families = families;
    this.#intents = lazyWarm(() => new IntentClassifier(families.flatMap(({ operations }) => operations)));
    for (const { id: family, operations } of families)
      for (const operation of operations) this.#byId.set(operation.id, { family, operation });
  }

  async identify(text: string, context: IdentifyContext): Promise<Interpretation[]> {
    const typed = normaliseQuery(text);
    const slots = slotsOf(typed, istDate(context.now().getTime()));
    const whole = this.#recognise(typed);
    const named = whole.filter((one) => !isRecognisedByFormat(one));
    const found = await this.#verify(whole.filter(isRecognisedByFormat), slots, context);
    if (maxConfidence(found) < SURE_CONFIDENCE) {
      for (const part of identifierCandidates(typed)) {
        const proven = await this.#verify(this.#recognise(part).filter(isRecognisedByFormat), slots, context);
        found.push(...proven.map((one) => ({ ...one, confidence: one.confidence * PARTIAL_MATCH_FACTOR })));
      }
    }
    found.push(...(await this.#matchIntents(slots, context)));
    if (maxConfidence(found) < UNLIKELY_CONFIDENCE) found.push(...(await this.#verify(named, slots, context)));
    if (maxConfidence(found) < UNLIKELY_CONFIDENCE && LETTER.test(text))
      found.push(...(await this.#matchSemantically(text, slots, context)));
    return deduplicate(mergeAgreeing(found)).sort((a, b) => b.confidence - a.confidence);
  }

  #recognise(typed: TypedText): Recognition[] {
    return this.#families.flatMap(({ recognise }) => recognise?.(typed) ?? []);
  }

  /** Verifies recognised identifiers by a request to their operation, where that is conclusive. */
  async #verify(recognised: readonly Recognition[], slots: Slots, context: IdentifyContext): Promise<Interpretation[]> {
    const meant: Interpretation[] = [];
    for (const { operation: id, input, confidence, why, relevance } of recognised) {
      const { family, operation } = this.#operationOf(id);
      const base = { family, operation, ...completeInput(operation, input, slots) };
      if (!relevance) {
        meant.push({ ...base, confidence, why });
        continue;
      }
      const asked = await tryAnswer(context, operation, 'limit' in operation.input ? { ...base.input, limit: 1 } : base.input);
      if (asked instanceof ApiError)
        meant.push({ ...base, confidence: confidence * NOT_FOUND_FACTOR, why: `${why}, but: ${asked.message}` });
      else meant.push({ ...base, confidence: confidence * relevance(dataOf(asked)), why });
    }
    return meant;
  }

  async #matchIntents(slots: Slots, context: IdentifyContext): Promise<Interpretation[]> {
    const meant: Interpretation[] = [];
    const wishes = this.#intents().classify(slots).slice(0, MAX_INTENTS);
    // Words that matched the best intent are not a place name in the others: "muhurat trading time" is not a muhurat in Trading Time.
    const said = wishes[0]?.matchedPositions ?? NO_POSITIONS;
    for (const wish of wishes) meant.push(await this.#fillIntent(wish, slots, context, said));
    return meant;
  }

  /** Semantic matching: cosine similarity of the text to the phrases of all operations. */
  async #matchSemantically(text: string, slots: Slots, context: IdentifyContext): Promise<Interpretation[]> {
    const answer = await tryAnswer(context, this.#operationOf('embed').operation, { text: [text] });
    if (answer instanceof ApiError) return [];
    this.#semanticMatcher ??= new SemanticMatcher(this.#families.flatMap(({ operations }) => operations));
    const [vector] = (dataOf(answer) as { readonly embeddings: readonly (readonly number[])[] }).embeddings;
    const meant: Interpretation[] = [];
    for (const { operation, confidence, phrase } of this.#semanticMatcher.match(vector as readonly number[]).slice(0, MAX_INTENTS)) {
      const why = `It means about the same as “${phrase}”`;
      meant.push(
        await this.#fillIntent({ operation, confidence, phrase, matchedPositions: NO_POSITIONS }, slots, context, NO_POSITIONS, why),
      );
    }
    return meant;
  }

  async #fillIntent(
    { operation, phrase, matchedPositions: used, confidence }: Intent,
    slots: Slots,
    context: IdentifyContext,
    said: ReadonlySet<number>,
    why = `It asks for “${phrase}”`,
  ): Promise<Interpretation> {
    const rest = remainingWords(slots, used);
    const where = remainingWords(slots, new Set([...used, ...said])) || wordsOfSlot(slots, 'state');
    const place = where !== '' && needsPlace(operation) ? await this.#resolvePlace(where, context) : undefined;
    const { input, missing } = fillSlots(operation, slots, rest, place);
    const { family } = this.#operationOf(operation.id);
    const wanting = missing.filter((name) => name !== 'file').length;
    return { family, operation, input, missing, confidence: Math.max(0, confidence - wanting * MISSING_PENALTY), why };
  }

  async #resolvePlace(name: string, context: IdentifyContext): Promise<ResolvedPlace | undefined> {
    const answer = await tryAnswer(context, this.#operationOf('pincode_search').operation, { q: name, limit: 1 });
    if (answer instanceof ApiError) return undefined;
    const [first] = dataOf(answer) as readonly (ResolvedPlace & { name: string; district: string; matched?: { name: string } })[];
    if (!first) return undefined;
    const near = nameSimilarity(words(name), [first.name, first.district, first.matched?.name ?? '']);
    return near >= MIN_SIMILARITY ? first : undefined;
  }

  #operationOf(id: string): { readonly family: string; readonly operation: Operation } {
    const named = this.#byId.get(id);
    if (!named) throw new Error(`No operation is called ${id}`);
    return named;
  }
}

/** Fills required parameters that the recogniser does not give, such as the year of a festival. */
function completeInput(operation: Operation, input: Interpretation['input'], slots: Slots): Pick<Interpretation, 'input' | 'missing'> {
  const { input: filled, missing } = fillSlots(operation, slots, '', undefined);
  const needed = parametersOf(operation).required.filter((name) => name in filled && !(name in input));
  return {
    input: { ...Object.fromEntries(needed.map((name) => [name, filled[name] as ParameterValue])), ...input },
    missing: missing.filter((name) => !(name in input)),
  };
}

/** Identifiers recognised by format, and long addresses; names need a search. */
function isRecognisedByFormat({ input, relevance, confidence }: Recognition): boolean {
  return !('q' in input && relevance) || confidence >= SURE_CONFIDENCE;
}

export async function tryAnswer(
  context: Pick<IdentifyContext, 'callOperation'>,
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
): Promise<Answer | FileAnswer | ApiError> {
  try {
    return await context.callOperation(operation, input);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

function dataOf(answer: Answer | FileAnswer): unknown {
  if (isFile(answer)) return undefined;
  return answer.data instanceof RawJson ? answer.data.parse() : answer.data;
}

function maxConfidence(found: readonly Interpretation[]): number {
  return found.reduce((most, { confidence }) => Math.max(most, confidence), 0);
}

/**
 * Merges an intent with the identifier it refers to: "pan ABCPK1234F" asks for the PAN it gives. The same holds for a search for it: "rto of
 * TN01AB1234". Both together raise the confidence.
 */
function mergeAgreeing(found: readonly Interpretation[]): Interpretation[] {
  const known = found.filter(({ missing, input }) => missing.length === 0 && !('q' in input));
  const surer = known.map((one) => {
    const wished = maxConfidence(found.filter((wish) => refersTo(wish, one)));
    return wished === 0 ? one : { ...one, confidence: Math.max(one.confidence, Math.min(MAX_CONFIDENCE, wished + MISSING_PENALTY)) };
  });
  return [...found.filter((wish) => !known.includes(wish) && !known.some((one) => refersTo(wish, one))), ...surer];
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

/** Deduplicates by request, keeping the highest confidence. */
function deduplicate(found: readonly Interpretation[]): Interpretation[] {
  const kept = new Map<string, Interpretation>();
  for (const one of found) {
    const key = `${one.operation.id} ${JSON.stringify(one.input)}`;
    if ((kept.get(key)?.confidence ?? -1) < one.confidence) kept.set(key, one);
  }
  return [...kept.values()];
}
