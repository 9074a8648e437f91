/** Readings of intents: the parameters of their operations from the other words of the question. */

import { dateOfEpochDay, epochDay } from '../../core/calendar/date.ts';
import type { Operation } from '../../core/operation/operation.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { words } from '../../core/text/fold.ts';
import { alternativesOf } from './alternatives.ts';
import { behindWider, preferSpecific } from './competing-intents.ts';
import type { Intent, IntentClassifier } from './intents.ts';
import { namesParameter } from './mentions.ts';
import { placeNames, resolveCity, resolveFirst, resolvePlace } from './named-place.ts';
import type { OperationIndex } from './operation-index.ts';
import { PROXIMITY_WORDS } from './query-lexicon.ts';
import { MISSING_PENALTY } from './ranking.ts';
import { type FilledParameters, fillSlots, hasFiller, takesPlace } from './slot-filling.ts';
import type { Slots } from './slots.ts';
import { placeAfterPreposition, remainingWords } from './subject.ts';
import { describeTime } from './time-expression.ts';
import { acceptsDimensionUnit, GRANULARITY_MISMATCH_FACTOR, matchesTimeGranularity, withTime } from './time-fit.ts';
import { dataOf, type Input, type Interpretation, searchOf, type Verifier } from './verification.ts';

const MAX_INTENTS = 6;
/** Every tithi recurs within as many days. */
const LUNAR_MONTH_DAYS = 31;
/** Factor for an operation that cannot take the name or the code in the question. */
const IGNORED_NAME_FACTOR = 0.75;
const MIN_NAME_WORDS = 2;
const CODE_NUMBER = /^\d{4,}$/;
/** Parameters that take the rest of the question, whatever it is. */
const TEXTS = ['text', 'title', 'pattern'];
const LINK = /^(?:https?:\/\/|www\.)/;
const CODE_IN_CAPITALS = /^[A-Z][A-Z0-9]{1,7}$/;
const NO_POSITIONS: ReadonlySet<number> = new Set();

/** The intents of one question. */
export class IntentReader {
  readonly #slots: Slots;
  readonly #operations: OperationIndex;
  readonly #classifier: IntentClassifier;
  readonly #verifier: Verifier;

  constructor(slots: Slots, operations: OperationIndex, classifier: IntentClassifier, verifier: Verifier) {
    this.#slots = slots;
    this.#operations = operations;
    this.#classifier = classifier;
    this.#verifier = verifier;
  }

  async readAll(): Promise<Interpretation[]> {
    const intents = this.#classifier.classify(this.#slots).slice(0, MAX_INTENTS);
    // Words that matched the best intent are not a place name in the others: "muhurat trading time" is not a muhurat in Trading Time.
    const askedWith = intents[0]?.matchedPositions ?? NO_POSITIONS;
    const meant: (Interpretation | undefined)[] = [];
    for (const intent of intents) meant.push(await this.#read(intent, askedWith, `It asks for “${intent.phrase}”`));
    const behind = meant.map((one, at) => one && behindWider(one, intents[at] as Intent, meant, intents));
    return preferSpecific(
      behind.filter((one) => one !== undefined),
      this.#slots,
    );
  }

  /** Reads operations that were found by the meaning of the text. */
  async readSimilar(matches: readonly Omit<Intent, 'matchedPositions' | 'inOrder'>[]): Promise<Interpretation[]> {
    const meant: (Interpretation | undefined)[] = [];
    for (const match of matches.slice(0, MAX_INTENTS)) {
      const why = `It means about the same as “${match.phrase}”`;
      meant.push(await this.#read({ ...match, matchedPositions: NO_POSITIONS, inOrder: 0 }, NO_POSITIONS, why));
    }
    return meant.filter((one) => one !== undefined);
  }

  async #read(intent: Intent, askedWith: ReadonlySet<number>, why: string): Promise<Interpretation | undefined> {
    const { operation, matchedPositions: usedPositions, confidence } = intent;
    const slots = this.#slots;
    const place = this.#needsPlace(operation) ? await this.#placeBeside(operation, new Set([...usedPositions, ...askedWith])) : undefined;
    const subject = remainingWords(slots, usedPositions);
    // Without a parameter for it a state is part of the name: trains from Delhi to Jaipur.
    const isStateNamed = subject !== '' && 'q' in operation.input && !('state' in operation.input);
    const name = isStateNamed ? remainingWords(slots, usedPositions, ['state']) : subject;
    const filled = fillSlots(operation, slots, name, place, usedPositions);
    const code = codeIn(String(filled.input.q ?? ''));
    const lookup = code === undefined ? undefined : await this.#lookup(operation, code);
    if (lookup) {
      const { family, operation, input } = lookup;
      return { family, operation, input, missing: [], confidence, why, isIntent: true };
    }
    const missing = await this.#withSymbol(filled, subject);
    const input = await this.#lastOccurrence(operation, await this.#nearPlace(operation, filled.input, subject));
    const { family } = this.#operations.byId(operation.id);
    const wanting = missing.filter((parameter) => parameter !== 'file').length;
    const search = wanting > 0 && subject !== '' ? searchOf(this.#operations.ofFamily(family), operation) : undefined;
    // A name where a lookup needs a code is searched for: "infosys isin".
    if (search) return this.#read({ ...intent, operation: search.operation }, askedWith, why);
    const certain =
      Math.max(0, confidence - wanting * MISSING_PENALTY) *
      (matchesTimeGranularity(operation, slots) && acceptsDimensionUnit(operation, slots) ? 1 : GRANULARITY_MISMATCH_FACTOR);
    const values = Object.values(input).flat().map(String);
    const isWorkedOn = TEXTS.some((parameter) => parameter in input);
    const leavesWords = !isWorkedOn && subject !== '' && !place && !values.includes(name);
    const left = leavesWords ? withoutTaken(subject, operation, values) : '';
    const leavesName = left !== '' && this.#isName(left);
    const leavesCode = !isWorkedOn && this.#leavesCode(values, missing);
    const takesText = operation.files !== undefined || 'q' in operation.input || 'text' in operation.input;
    const isIgnored = ignoresPart(operation, input, slots) || ((leavesName || leavesCode) && !takesText) ? IGNORED_NAME_FACTOR : 1;
    const leavesUnknown = leavesCode || words(left).some((word) => !this.#classifier.knows(word));
    const lacksKey = leavesUnknown && missing.some((parameter) => operation.path.includes(`{${parameter}}`));
    const because = withTime(why, operation, slots, input);
    const alternatives = alternativesOf(operation, input, subject, { slots, operations: this.#operations, verifier: this.#verifier });
    return {
      family,
      operation,
      input,
      missing,
      confidence: certain * isIgnored,
      why: because,
      alternatives,
      isIntent: true,
      leavesWords,
      lacksKey,
    };
  }

  /** The symbol of a company that is named. Returns the parameters that are still missing. */
  async #withSymbol({ input, missing }: FilledParameters, subject: string): Promise<readonly string[]> {
    if (!missing.includes('symbol')) return missing;
    const given = new Set(Object.values(input).map(String));
    const name = words(subject).filter((word) => !given.has(word));
    if (name.length === 0) return missing;
    const answer = await this.#verifier.ask(this.#operations.byId('company_search').operation, { q: name.join(' '), limit: 1 });
    const [company] = answer instanceof ApiError ? [] : (dataOf(answer) as readonly { readonly ticker: string }[]);
    if (!company) return missing;
    Object.assign(input, { symbol: company.ticker });
    return missing.filter((name) => name !== 'symbol');
  }

  /** The record of a code that a search is asked for, if it exists: BOM airport. */
  async #lookup({ path, id }: Operation, code: string): Promise<Pick<Interpretation, 'operation' | 'input' | 'family'> | undefined> {
    const { family } = this.#operations.byId(id);
    for (const operation of this.#operations.ofFamily(family)) {
      const [, key] = operation.path.startsWith(`${path}/{`) ? (/\{(\w+)\}$/.exec(operation.path) ?? []) : [];
      if (key === undefined || operation.method !== 'GET') continue;
      const input = { [key]: code };
      if (!((await this.#verifier.ask(operation, input)) instanceof ApiError)) return { family, operation, input };
    }
    return undefined;
  }

  #isNearby(): boolean {
    return this.#slots.words.some(({ folded }) => PROXIMITY_WORDS.has(folded));
  }

  /** Whether the question has a code that no parameter takes: the list of states is not the state of 781001. */
  #leavesCode(values: readonly string[], missing: readonly string[]): boolean {
    const { number, isMoney } = this.#slots;
    if (number === undefined || isMoney || !CODE_NUMBER.test(number) || values.includes(number)) return false;
    return missing.every(hasFiller);
  }

  /** Whether no word of a subject is one that people ask with. */
  #isName(subject: string): boolean {
    const list = words(subject);
    return list.length >= MIN_NAME_WORDS && list.every((word) => !this.#classifier.knows(word));
  }

  /** What is near a place is found by its position: the station near Manali is not the one that is called so. */
  async #nearPlace(operation: Operation, input: Input, subject: string): Promise<Input> {
    const { q, ...others } = input;
    if (q === undefined || input.pincode !== undefined || !('pincode' in operation.input) || !this.#isNearby()) return input;
    const place = await resolvePlace(subject, this.#operations, this.#verifier);
    return place ? { ...others, pincode: place.pincode } : input;
  }

  /** The last day of a tithi, for a question about the past. */
  async #lastOccurrence(operation: Operation, input: Input): Promise<Input> {
    const { time, today } = this.#slots;
    if (input.tithi === undefined || time.direction !== -1 || describeTime(time) !== undefined) return input;
    const from = dateOfEpochDay(epochDay(today) - LUNAR_MONTH_DAYS);
    const answer = await this.#verifier.ask(operation, { ...input, date: from, days: LUNAR_MONTH_DAYS });
    if (answer instanceof ApiError) return input;
    const { date, following } = dataOf(answer) as { readonly date: string; readonly following: readonly { readonly date: string }[] };
    return { ...input, date: following.at(-1)?.date ?? date };
  }

  /** Whether a place has to be found for an operation: not if its record is looked up by pincode, as a place may have several. */
  #needsPlace(operation: Operation): boolean {
    const siblings = this.#operations.ofFamily(this.#operations.byId(operation.id).family);
    return takesPlace(operation) && searchOf(siblings, operation)?.key !== 'pincode';
  }

  async #placeBeside(operation: Operation, usedPositions: ReadonlySet<number>): ReturnType<typeof resolveFirst> {
    // Only the state of the place is needed, and words without a preposition are rarely a place.
    if (!('pincode' in operation.input)) return resolveFirst([placeAfterPreposition(this.#slots)], this.#operations, this.#verifier);
    const names = placeNames(this.#slots, usedPositions, (word) => this.#classifier.knows(word));
    const place = await resolveFirst(names, this.#operations, this.#verifier);
    const unknown = words(remainingWords(this.#slots, usedPositions)).filter((word) => !this.#classifier.knows(word));
    return place ?? (await resolveCity(unknown, this.#operations, this.#verifier));
  }
}

/** The words of a subject that neither are in a value nor name the parameter of one: note samosa. */
function withoutTaken(subject: string, operation: Operation, values: readonly string[]): string {
  const taken = new Set(values.flatMap((value) => words(value)));
  return words(subject)
    .filter((word) => !taken.has(word) && !namesParameter(word, operation))
    .join(' ');
}

/** The only word in capitals: COK airport runways. */
function codeIn(q: string): string | undefined {
  const [code, ...others] = q.split(' ').filter((word) => /^[A-Z]/.test(word));
  return others.length === 0 && code !== undefined && CODE_IN_CAPITALS.test(code) ? code : undefined;
}

/** Whether an operation ignores a part of the question that has a form of its own: a host, a size, pages. */
function ignoresPart({ input: parameters, files }: Operation, input: Input, { words, host: name = '', ...slots }: Slots): boolean {
  const host = words.find(({ folded }) => LINK.test(folded))?.folded ?? name;
  const isGiven = Object.values(input)
    .flat()
    .some((value) => String(value).toLowerCase().includes(host));
  const isPrint = slots.dimensions?.isPrint === true && files !== undefined;
  return (
    (host !== '' && !isGiven) ||
    (isPrint && input.size === undefined) ||
    (slots.document.pages !== undefined && !('pages' in parameters || 'page' in parameters))
  );
}
