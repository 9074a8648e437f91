/** Interprets free text: identifiers by format, intents by keywords, names by lookup. Results are ordered by confidence. */
import { istDate } from '../../core/calendar/date.ts';
import type { Family, LiveContext } from '../../core/operation/operation.ts';
import { ApiError } from '../../core/request/api-error.ts';
import type { Recognition, TypedText } from '../../core/request/recognition.ts';
import { canonical, words } from '../../core/text/fold.ts';
import { lazy } from '../../core/util/lazy.ts';
import { lazyWarm } from '../../core/util/lazy-warm.ts';
import { IntentReader } from './intent-reading.ts';
import { IntentClassifier } from './intents.ts';
import { MisspellingCorrector } from './misspellings.ts';
import { OperationIndex } from './operation-index.ts';
import { FILLER_WORDS } from './query-lexicon.ts';
import { identifierCandidates, normaliseQuery, splitPayload } from './query-text.ts';
import { maxConfidence, ranked } from './ranking.ts';
import { isRecognisedByFormat, verifyRecognised } from './recognised.ts';
import { SemanticMatcher } from './semantic-intents.ts';
import { fillSlots } from './slot-filling.ts';
import { type Slots, slotsOf, withDay } from './slots.ts';
import { CORRECTION_FACTOR } from './spelling.ts';
import { remainingWords } from './subject.ts';
import { writtenDay } from './time-expression.ts';
import { acceptsDate, GRANULARITY_MISMATCH_FACTOR, isPartOfDate, listsYear } from './time-fit.ts';
import { dataOf, type Interpretation, NO_ANSWER_CONFIDENCE, type Verifier } from './verification.ts';

type IdentifyContext = Pick<LiveContext, 'now'> & { readonly verifier: Verifier };

/** From this confidence on, parts of the text are not examined. */
const SURE_CONFIDENCE = 0.85;
/** Below this confidence the text may be a name: searching every dataset costs more than everything else, so it comes last. */
const UNLIKELY_CONFIDENCE = 0.6;
/** Factor for an identifier within other words, which may be incidental. */
const PARTIAL_MATCH_FACTOR = 0.8;
/** Factor for a similar meaning of words that no phrase has: names and greetings are similar to something, too. */
const UNKNOWN_WORDS_FACTOR = 0.7;
/** Minimum confidence of an intent with a text or title, for which a day named in it is part of the text. */
const MIN_WORKED_ON_CONFIDENCE = 0.75;
const AMOUNT_CONFIDENCE = 0.92;
/** Operations on a day and their confidence, for a date without other words. */
const OPERATIONS_OF_A_DAY: Readonly<Record<string, number>> = { panchang: 0.8, working_day_check: 0.75, sun_moon: 0.7 };
/** Shorter words are also letters of codes. */
const MIN_ASKING_LENGTH = 3;
/** No group of a code has more letters: those of a PAN, Udyam. */
const MAX_CODE_LETTERS = 5;
/** Text without a letter has no words for semantic matching. */
const LETTER = /\p{L}/u;

export class QueryIdentifier {
  readonly #families: readonly Family[];
  readonly #operations: OperationIndex;
  readonly #classifier: () => IntentClassifier;
  readonly #semanticMatcher: () => SemanticMatcher;
  readonly #misspellings: () => MisspellingCorrector;

  constructor(families: readonly Family[]) {
    this.#families = families;
    this.#operations = new OperationIndex(families);
    this.#classifier = lazyWarm(() => new IntentClassifier(this.#operations.all));
    this.#semanticMatcher = lazy(() => new SemanticMatcher(this.#operations.all));
    this.#misspellings = lazy(() => new MisspellingCorrector(this.#classifier().vocabulary, this.#operations));
  }

  /** A question without a reading of all its words may be misspelt. */
  async identify(text: string, context: IdentifyContext): Promise<Interpretation[]> {
    const readings = await this.#read(text, context);
    const [best] = readings;
    if (best && best.confidence >= UNLIKELY_CONFIDENCE && !best.leavesWords) return readings;
    const corrected = await this.#misspellings().correct(normaliseQuery(text), context.verifier);
    const others = corrected ? await this.#read(corrected.text, context) : [];
    if (!corrected || maxConfidence(others) < maxConfidence(readings)) return readings;
    return others.map((one) => ({ ...one, confidence: one.confidence * CORRECTION_FACTOR, why: `${one.why}; ${corrected.why}` }));
  }

  async #read(text: string, { now, verifier }: IdentifyContext): Promise<Interpretation[]> {
    const quoted = await this.#readQuoted(text, now, verifier);
    if (quoted) return quoted;
    const typed = this.#withoutJoinedWords(normaliseQuery(text));
    // A word said again and again names nothing.
    if (typed.words.length > 1 && new Set(typed.words).size === 1 && LETTER.test(text)) return [];
    const recognitions = this.#recognise(typed);
    const mention = recognitions.find(({ dayMention }) => dayMention !== undefined)?.dayMention;
    const slots = slotsOf(typed, istDate(now().getTime()), mention);
    const verify = (recognised: readonly Recognition[]) => verifyRecognised(recognised, slots, this.#operations, verifier);
    const candidates = await verify(recognitions.filter(isRecognisedByFormat));
    if (maxConfidence(candidates) < SURE_CONFIDENCE) candidates.push(...(await this.#identifiersWithin(typed, slots, verify)));
    const onDay = await this.#readIntentsOnDay(mention, candidates, slots, verifier);
    const intents = onDay ?? (await this.#intentsOf(slots, verifier).readAll());
    // The days of a festival, not all of its year: Pongal holidays.
    const isOfFestival = (intent: Interpretation): boolean =>
      candidates.some((one) => one.operation === intent.operation && 'q' in one.input);
    if (mention !== undefined && intents.some((intent) => hasMentionInText(intent, mention))) lowerYearLists(candidates);
    candidates.push(
      ...this.#amountAlone(slots),
      ...this.#dateAlone(slots),
      ...(mention === undefined ? intents : intents.filter((intent) => !isOfFestival(intent))),
    );
    const readings = await verifier.offered(ranked(candidates));
    if (maxConfidence(readings) >= UNLIKELY_CONFIDENCE) return readings;
    const isIntended = maxConfidence(candidates) >= UNLIKELY_CONFIDENCE;
    candidates.push(...(await verify(recognitions.filter((one) => !isRecognisedByFormat(one)))));
    // A clear intent that has no answer is not clearer by its meaning.
    if (maxConfidence(candidates) < UNLIKELY_CONFIDENCE && !isIntended && LETTER.test(text))
      candidates.push(...(await this.#readByMeaning(text, slots, verifier)));
    return verifier.offered(ranked(candidates));
  }

  /** A request to work on a text that is set apart from it, such as by quotes. */
  async #readQuoted(text: string, now: LiveContext['now'], verifier: Verifier): Promise<Interpretation[] | undefined> {
    const quoted = splitPayload(text.normalize('NFC'));
    if (!quoted) return undefined;
    const slots = slotsOf(normaliseQuery(quoted.query), istDate(now().getTime()));
    const intent = this.#classifier()
      .classify(slots)
      .find(({ operation }) => 'text' in operation.input);
    if (!intent || intent.confidence < UNLIKELY_CONFIDENCE) return undefined;
    const readings = await this.#intentsOf({ ...slots, payload: quoted.payload }, verifier).readAll();
    return verifier.offered(ranked(readings.filter(({ operation }) => 'text' in operation.input)));
  }

  #intentsOf(slots: Slots, verifier: Verifier): IntentReader {
    return new IntentReader(slots, this.#operations, this.#classifier(), verifier);
  }

  #recognise(typed: TypedText): Recognition[] {
    return this.#families.flatMap(({ recognise }) => recognise?.(typed) ?? []);
  }

  /** Words that people ask with are not part of a code: "wipro ticker" is no IFSC. */
  #withoutJoinedWords(typed: TypedText): TypedText {
    const isAsking = (word: string): boolean =>
      /^\p{L}+$/u.test(word) &&
      (word.length > MAX_CODE_LETTERS || (word.length >= MIN_ASKING_LENGTH && (FILLER_WORDS.has(word) || this.#classifier().knows(word))));
    return typed.text.includes(' ') && typed.words.some(isAsking) ? { ...typed, compact: '' } : typed;
  }

  /** Identifiers that are part of the text; one that does not exist is just a word. */
  async #identifiersWithin(
    typed: TypedText,
    slots: Slots,
    verify: (recognised: readonly Recognition[]) => Promise<readonly Interpretation[]>,
  ): Promise<Interpretation[]> {
    const candidates: Interpretation[] = [];
    const claimed: string[] = [];
    for (const part of identifierCandidates(typed)) {
      if (claimed.some((longer) => longer.includes(part.text)) || isPartOfDate(slots, part.text)) continue;
      const proven = await verify(this.#recognise(this.#withoutJoinedWords(part)).filter(isRecognisedByFormat));
      const existing = proven.filter(({ confidence }) => confidence > NO_ANSWER_CONFIDENCE);
      if (existing.length > 0) claimed.push(part.text);
      candidates.push(...existing.map((one) => ({ ...one, confidence: one.confidence * PARTIAL_MATCH_FACTOR })));
    }
    return candidates;
  }

  /** An amount without other words than its language is read out. */
  #amountAlone(slots: Slots): Interpretation[] {
    if (slots.number === undefined || !(slots.isMoney || slots.language) || remainingWords(slots, new Set()) !== '') return [];
    const { family, operation } = this.#operations.byId('words');
    return [{ family, operation, ...fillSlots(operation, slots, '', undefined), confidence: AMOUNT_CONFIDENCE, why: 'It is an amount' }];
  }

  #dateAlone(slots: Slots): Interpretation[] {
    const { date } = slots.time;
    if (date === undefined || !slots.slotTypes.every((type) => type === 'date')) return [];
    return Object.entries(OPERATIONS_OF_A_DAY).map(([id, confidence]) => {
      const { family, operation } = this.#operations.byId(id);
      return { family, operation, input: { date }, missing: [], confidence, why: `It is a day: ${writtenDay(date)}` };
    });
  }

  /** What is asked about a day that is named: whether banks are open on Republic Day. Undefined if the day itself is asked for. */
  async #readIntentsOnDay(
    mention: string | undefined,
    candidates: Interpretation[],
    slots: Slots,
    verifier: Verifier,
  ): Promise<Interpretation[] | undefined> {
    const named = candidates.find(({ operation }) => listsYear(operation));
    if (mention === undefined || !named) return undefined;
    const [best] = this.#classifier().classify(withDay(slots, mention, slots.today));
    if (!best || best.confidence < UNLIKELY_CONFIDENCE || !acceptsDate(best.operation)) return undefined;
    const answer = await verifier.ask(named.operation, { ...named.input, limit: 1 });
    const [day] = answer instanceof ApiError ? [] : (dataOf(answer) as readonly { readonly date: string }[]);
    if (!day) return undefined;
    lowerYearLists(candidates);
    return this.#intentsOf(withDay(slots, mention, day.date), verifier).readAll();
  }

  /** Semantic matching: cosine similarity of the text to the phrases of all operations. */
  async #readByMeaning(text: string, slots: Slots, verifier: Verifier): Promise<Interpretation[]> {
    const answer = await verifier.ask(this.#operations.byId('embed').operation, { text: [text] });
    if (answer instanceof ApiError) return [];
    const [vector] = (dataOf(answer) as { readonly embeddings: readonly (readonly number[])[] }).embeddings;
    const matches = this.#semanticMatcher().match(vector as readonly number[]);
    const factor = this.#classifier().knowsAny(slots) ? 1 : UNKNOWN_WORDS_FACTOR;
    return this.#intentsOf(slots, verifier).readSimilar(matches.map((match) => ({ ...match, confidence: match.confidence * factor })));
  }
}

/** Whether a mention is part of the text or title of a confident intent: a preview image titled Happy Diwali. */
function hasMentionInText({ input: { text, title }, confidence }: Interpretation, mention: string): boolean {
  const argument = words(String(text ?? title ?? ''))
    .map(canonical)
    .join(' ');
  return confidence >= MIN_WORKED_ON_CONFIDENCE && argument !== mention && ` ${argument} `.includes(` ${mention} `);
}

function lowerYearLists(candidates: Interpretation[]): void {
  for (const [index, one] of candidates.entries())
    if (listsYear(one.operation)) candidates[index] = { ...one, confidence: one.confidence * GRANULARITY_MISMATCH_FACTOR };
}
