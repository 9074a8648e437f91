/** Interprets free text: identifiers by format, intents by keywords, names by lookup. Results are ordered by confidence. */
import { istDate, yearOf } from '../../core/calendar/date.ts';
import { isLooseMatch } from '../../core/dataset/names/names-note.ts';
import type { Family, LiveContext, Operation } from '../../core/operation/operation.ts';
import { parametersOf } from '../../core/operation/parameters.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { isFile } from '../../core/request/envelope.ts';
import type { ParameterValue, Recognition, TypedText } from '../../core/request/recognition.ts';
import { words } from '../../core/text/fold.ts';
import { nameSimilarity } from '../../core/text/name-similarity.ts';
import { lazyWarm } from '../../core/util/lazy-warm.ts';
import { type Intent, IntentClassifier } from './intents.ts';
import { identifierCandidates, normaliseQuery } from './query-text.ts';
import { MISSING_PENALTY, maxConfidence, ranked } from './ranking.ts';
import { SemanticMatcher } from './semantic-intents.ts';
import {
  fillSlots,
  needsPlace,
  placeAfterPreposition,
  type ResolvedPlace,
  remainingWords,
  withoutChoices,
  wordsOfSlot,
} from './slot-filling.ts';
import { type Slots, slotsOf, withDay } from './slots.ts';
import { describeTime, writtenDay } from './time-expression.ts';
import {
  dataOf,
  type Input,
  type Interpretation,
  isLoose,
  LOOSE_MATCH_FACTOR,
  NO_ANSWER_CONFIDENCE,
  searchOf,
  type Verifier,
} from './verification.ts';

type IdentifyContext = Pick<LiveContext, 'now'> & { readonly verifier: Verifier };

/** From this confidence on, parts of the text are not examined. */
const SURE_CONFIDENCE = 0.85;
/** Below this confidence the text may be a name: searching every dataset costs more than everything else, so it comes last. */
const UNLIKELY_CONFIDENCE = 0.6;
/** Factor for an identifier within other words, which may be incidental. */
const PARTIAL_MATCH_FACTOR = 0.8;
/** Minimum similarity of a place name to the query. */
const MIN_SIMILARITY = 0.7;
/** … if it is found only by its sound: a wedding is not in Vedangi. */
const MIN_LOOSE_SIMILARITY = 0.8;
/** Factor for an operation that answers another span than is meant: a whole year for a bank holiday next Saturday. */
const OTHER_SPAN_FACTOR = 0.85;
/** By this much a whole list comes after the record that is asked for. */
const SPECIFIC_STEP = 0.02;
const MAX_INTENTS = 6;
const AMOUNT_CONFIDENCE = 0.92;
/** Shorter words are also letters of codes. */
const MIN_ASKING_LENGTH = 3;
/** No group of a code has more letters: those of a PAN, Udyam. */
const MAX_CODE_LETTERS = 5;
const NO_POSITIONS: ReadonlySet<number> = new Set();
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
    const typed = this.#withoutJoinedWords(normaliseQuery(text));
    // A word said again and again names nothing.
    if (typed.words.length > 1 && new Set(typed.words).size === 1 && LETTER.test(text)) return [];
    const whole = this.#recognise(typed);
    const mention = whole.find(({ dayMention }) => dayMention !== undefined)?.dayMention;
    const slots = slotsOf(typed, istDate(context.now().getTime()), mention);
    const found = await this.#verify(whole.filter(isRecognisedByFormat), slots, context);
    if (maxConfidence(found) < SURE_CONFIDENCE) {
      const claimed: string[] = [];
      for (const part of identifierCandidates(typed)) {
        if (claimed.some((longer) => longer.includes(part.text)) || isDate(slots, part.text)) continue;
        const proven = await this.#verify(this.#recognise(this.#withoutJoinedWords(part)).filter(isRecognisedByFormat), slots, context);
        // A part that is no existing code is just a word.
        const existing = proven.filter(({ confidence }) => confidence > NO_ANSWER_CONFIDENCE);
        if (existing.length > 0) claimed.push(part.text);
        found.push(...existing.map((one) => ({ ...one, confidence: one.confidence * PARTIAL_MATCH_FACTOR })));
      }
    }
    const onDay = await this.#matchIntentsOnDay(mention, found, slots, context);
    const intents = onDay ?? (await this.#matchIntents(slots, context));
    // The days of a festival, not all of its year: Pongal holidays.
    const isOfFestival = (intent: Interpretation): boolean => found.some((one) => one.operation === intent.operation && 'q' in one.input);
    found.push(...this.#amountAlone(slots), ...(mention === undefined ? intents : intents.filter((intent) => !isOfFestival(intent))));
    let readings = await context.verifier.offered(ranked(found));
    const isIntended = maxConfidence(found) >= UNLIKELY_CONFIDENCE;
    if (maxConfidence(readings) < UNLIKELY_CONFIDENCE) {
      const names = whole.filter((one) => !isRecognisedByFormat(one));
      found.push(...(await this.#verify(names, slots, context)));
      // A clear intent that has no answer is not clearer by its meaning.
      if (maxConfidence(found) < UNLIKELY_CONFIDENCE && !isIntended && LETTER.test(text))
        found.push(...(await this.#matchSemantically(text, slots, context)));
      readings = await context.verifier.offered(ranked(found));
    }
    return readings;
  }

  /** An amount without other words than its language is read out. */
  #amountAlone(slots: Slots): Interpretation[] {
    if (slots.number === undefined || !(slots.isMoney || slots.language) || remainingWords(slots, NO_POSITIONS) !== '') return [];
    const { family, operation } = this.#operationOf('words');
    return [{ family, operation, ...fillSlots(operation, slots, '', undefined), confidence: AMOUNT_CONFIDENCE, why: 'It is an amount' }];
  }

  /** Words that people ask with are not part of a code: "wipro ticker" is no IFSC. */
  #withoutJoinedWords(typed: TypedText): TypedText {
    const isAsking = (word: string): boolean =>
      /^\p{L}+$/u.test(word) && (word.length > MAX_CODE_LETTERS || (word.length >= MIN_ASKING_LENGTH && this.#intents().knows(word)));
    return typed.text.includes(' ') && typed.words.some(isAsking) ? { ...typed, compact: '' } : typed;
  }

  #recognise(typed: TypedText): Recognition[] {
    return this.#families.flatMap(({ recognise }) => recognise?.(typed) ?? []);
  }

  /** Verifies recognised identifiers by a request to their operation, where that is conclusive. */
  async #verify(recognised: readonly Recognition[], slots: Slots, context: IdentifyContext): Promise<Interpretation[]> {
    const meant: Interpretation[] = [];
    for (const recognition of recognised) {
      const { operation: id, input, confidence, why, relevance } = recognition;
      const { family, operation } = this.#operationOf(id);
      const base = { family, operation, ...completeInput(operation, input, slots) };
      if (!relevance) {
        meant.push(
          await this.#nearestOccurrence({ ...base, confidence, why: withTime(why, operation, slots, base.input) }, slots, context),
        );
        continue;
      }
      const asked = await context.verifier.ask(operation, 'limit' in operation.input ? { ...base.input, limit: 1 } : base.input);
      if (asked instanceof ApiError) meant.push({ ...base, confidence: confidence * NO_ANSWER_CONFIDENCE, why });
      else {
        const factor = isRecognisedByFormat(recognition) && isLoose(asked, base.input) ? LOOSE_MATCH_FACTOR : 1;
        meant.push({ ...base, confidence: confidence * factor * relevance(dataOf(asked)), why, isVerified: true });
      }
    }
    return meant;
  }

  /** Without a time, the next occurrence is meant, or the last of a question about the past: of this year, or of the year beside it. */
  async #nearestOccurrence(meant: Interpretation, { time, today }: Slots, context: IdentifyContext): Promise<Interpretation> {
    const { operation, input, why } = meant;
    if (!YEARLY.every((name) => name in operation.input) || describeTime(time) !== undefined) return meant;
    const isPast = time.direction === -1;
    const near = { ...input, year: yearOf(today), [isPast ? 'to' : 'from']: today };
    const asked = await context.verifier.ask(operation, { ...near, limit: 1 });
    const day = writtenDay(today);
    if (!(asked instanceof ApiError) && (dataOf(asked) as readonly unknown[]).length > 0)
      return { ...meant, input: near, why: `${why}; time: ${isPast ? `up to ${day}` : `from ${day} on`}` };
    const year = yearOf(today) + (isPast ? -1 : 1);
    return { ...meant, input: { ...input, year }, why: `${why}; time: ${year}, the ${isPast ? 'last' : 'next'} from ${day}` };
  }

  async #matchIntents(slots: Slots, context: IdentifyContext): Promise<Interpretation[]> {
    const meant: Interpretation[] = [];
    const wishes = this.#intents().classify(slots).slice(0, MAX_INTENTS);
    // Words that matched the best intent are not a place name in the others: "muhurat trading time" is not a muhurat in Trading Time.
    const said = wishes[0]?.matchedPositions ?? NO_POSITIONS;
    for (const wish of wishes) meant.push(await this.#fillIntent(wish, slots, context, said));
    return preferSpecific(meant, slots);
  }

  /** What is asked about a day that is named: whether banks are open on Republic Day. Undefined if the day itself is asked for. */
  async #matchIntentsOnDay(
    mention: string | undefined,
    found: Interpretation[],
    slots: Slots,
    context: IdentifyContext,
  ): Promise<Interpretation[] | undefined> {
    const named = found.find(({ operation }) => YEARLY.every((name) => name in operation.input));
    if (mention === undefined || !named) return undefined;
    const [best] = this.#intents().classify(withDay(slots, mention, slots.today));
    if (!best || best.confidence < UNLIKELY_CONFIDENCE || !takesDay(best.operation)) return undefined;
    const answer = await context.verifier.ask(named.operation, { ...named.input, limit: 1 });
    const [day] = answer instanceof ApiError ? [] : (dataOf(answer) as readonly { readonly date: string }[]);
    if (!day) return undefined;
    found[found.indexOf(named)] = { ...named, confidence: named.confidence * OTHER_SPAN_FACTOR };
    return this.#matchIntents(withDay(slots, mention, day.date), context);
  }

  /** Semantic matching: cosine similarity of the text to the phrases of all operations. */
  async #matchSemantically(text: string, slots: Slots, context: IdentifyContext): Promise<Interpretation[]> {
    const answer = await context.verifier.ask(this.#operationOf('embed').operation, { text: [text] });
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
    const place = needsPlace(operation)
      ? await this.#resolveFirst(this.#placeNames(slots, new Set([...used, ...said])), context)
      : undefined;
    const subject = remainingWords(slots, used);
    // Without a parameter for it a state is part of the name: trains from Delhi to Jaipur.
    const isStateNamed = subject !== '' && 'q' in operation.input && !('state' in operation.input);
    const name = isStateNamed ? remainingWords(slots, used, ['state']) : subject;
    const { input, missing } = fillSlots(operation, slots, name, place);
    const { family } = this.#operationOf(operation.id);
    const wanting = missing.filter((name) => name !== 'file').length;
    const search = wanting > 0 && subject !== '' ? searchOf(this.#operationsOf(family), operation) : undefined;
    // A name where a lookup needs a code is searched for: "infosys isin".
    if (search)
      return this.#fillIntent({ operation: search.operation, phrase, matchedPositions: used, confidence }, slots, context, said, why);
    const certain = Math.max(0, confidence - wanting * MISSING_PENALTY) * (fitsTime(operation, slots) ? 1 : OTHER_SPAN_FACTOR);
    const alternatives = this.#alternatives(operation, slots, input, subject, context);
    const values = Object.values(input).flat();
    const ignoresState = slots.state !== undefined && !place && !values.includes(slots.state) && !isStateNamed;
    const leavesWords = ignoresState || (subject !== '' && !place && !values.includes(name));
    const because = withTime(why, operation, slots, input);
    return { family, operation, input, missing, confidence: certain, why: because, alternatives, isIntent: true, leavesWords };
  }

  /** Other inputs: at the place that is named instead of by its name, without filters, without numbers, with all words that are said, and by the filters alone. */
  #alternatives(
    operation: Operation,
    slots: Slots,
    input: Input,
    subject: string,
    context: IdentifyContext,
  ): NonNullable<Interpretation['alternatives']> {
    const unfiltered = async (): Promise<Input> => withoutChoices(input);
    if (!('q' in input)) return [unfiltered];
    const atPlace = async (): Promise<Input | undefined> => {
      const place = subject !== '' && 'pincode' in operation.input ? await this.#resolvePlace(subject, context) : undefined;
      return place && { pincode: place.pincode };
    };
    const { q: _, ...others } = input;
    const withoutName = async (): Promise<Input | undefined> => (Object.keys(others).length > 0 ? others : undefined);
    const all = remainingWords(slots, NO_POSITIONS);
    const byWords = (subject === '' ? [] : [subject, all])
      .filter((q) => q !== input.q)
      .map((q) => async (): Promise<Input> => ({ ...input, q }));
    return [atPlace, unfiltered, ...byWords, withoutName];
  }

  /** What may name the place: the words left over, then without those that people ask with, after a preposition, and the state. */
  #placeNames(slots: Slots, used: ReadonlySet<number>): string[] {
    const asking = slots.words.flatMap(({ folded }, at) => (this.#intents().knows(folded) ? [at] : []));
    const names = [remainingWords(slots, used), remainingWords(slots, new Set([...used, ...asking])), placeAfterPreposition(slots)];
    return [...new Set([...names, wordsOfSlot(slots, 'state')])];
  }

  /** The first of some names that is one of a place. */
  async #resolveFirst(names: readonly string[], context: IdentifyContext): Promise<ResolvedPlace | undefined> {
    for (const name of names) {
      const place = name === '' ? undefined : await this.#resolvePlace(name, context);
      if (place) return place;
    }
    return undefined;
  }

  async #resolvePlace(name: string, context: IdentifyContext): Promise<ResolvedPlace | undefined> {
    const answer = await context.verifier.ask(this.#operationOf('pincode_search').operation, { q: name, limit: 1 });
    if (answer instanceof ApiError) return undefined;
    const [first] = dataOf(answer) as readonly (ResolvedPlace & { name: string; district: string; matched?: { name: string } })[];
    if (!first) return undefined;
    const near = nameSimilarity(words(name), [first.name, first.district, first.matched?.name ?? '']);
    return near >= (!isFile(answer) && isLooseMatch(answer.meta?.note) ? MIN_LOOSE_SIMILARITY : MIN_SIMILARITY) ? first : undefined;
  }

  #operationsOf(family: string): readonly Operation[] {
    return this.#families.find(({ id }) => id === family)?.operations ?? [];
  }

  #operationOf(id: string): { readonly family: string; readonly operation: Operation } {
    const named = this.#byId.get(id);
    if (!named) throw new Error(`No operation is called ${id}`);
    return named;
  }
}

/** A list comes after the record beside it if that takes the state or the number of the question. */
function preferSpecific(meant: readonly Interpretation[], { state, number }: Slots): Interpretation[] {
  const isSpecific = ({ input }: Interpretation): boolean => Object.values(input).some((value) => value === state || value === number);
  const beside = (one: Interpretation): Interpretation | undefined =>
    meant.find((other) => other.family === one.family && other.missing.length === 0 && isSpecific(other));
  return meant.map((one) => {
    const specific = Object.keys(one.input).length === 0 ? beside(one) : undefined;
    return specific ? { ...one, confidence: Math.min(one.confidence, specific.confidence - SPECIFIC_STEP) } : one;
  });
}

/** Whether a word is part of a date of several: the year of 26 January 2027 is no code, but 1930 alone is a helpline. */
function isDate({ words, slotTypes }: Slots, text: string): boolean {
  const dates = words.filter((_, at) => slotTypes[at] === 'date');
  return dates.length > 1 && dates.some(({ written }) => written === text);
}

/** Parameters of an operation that answers the days of a year. */
const YEARLY = ['year', 'from', 'to', 'q'];
const TIME_PARAMETERS = ['date', 'year', 'month', 'at', 'from'];

/** Whether an operation answers the span that is meant: a day and not its year, a month and not one day of it, a year and not the present. */
function fitsTime(operation: Operation, { time: { date, month, year } }: Slots): boolean {
  if (date !== undefined) return !('year' in operation.input) || takesDay(operation);
  if (year !== undefined && 'at' in operation.input) return false;
  return month === undefined || !('date' in operation.input) || 'days' in operation.input;
}

/** Whether an operation can answer a day. */
function takesDay({ input }: Operation): boolean {
  return 'date' in input || 'at' in input;
}

/** Says how the time was understood, where the operation has one. */
function withTime(why: string, { input: parameters }: Operation, { time, today }: Slots, input: Interpretation['input']): string {
  const from = input.from === today ? `from ${writtenDay(today)} on` : undefined;
  const isTaken = TIME_PARAMETERS.some((name) => name in parameters && (name !== 'at' || name in input || time.date === today));
  const said = isTaken ? (describeTime(time) ?? from) : undefined;
  return said === undefined ? why : `${why}; time: ${said}`;
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

/** Identifiers recognised by format, and long addresses; names need a search. */
function isRecognisedByFormat({ input, relevance, confidence }: Recognition): boolean {
  return !('q' in input && relevance) || confidence >= SURE_CONFIDENCE;
}
