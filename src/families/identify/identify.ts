/** Interprets free text: identifiers by format, intents by keywords, names by lookup. Results are ordered by confidence. */
import { istDate } from '../../core/calendar/date.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { type Answer, type FileAnswer, isFile } from '../../core/request/envelope.ts';
import { RawJson } from '../../core/request/json.ts';
import type { Family, LiveContext, Operation } from '../../core/request/operation.ts';
import { parametersOf } from '../../core/request/parameters.ts';
import type { Recognition, Typed, Value } from '../../core/request/recognition.ts';
import { closeness } from '../../core/text/closeness.ts';
import { words } from '../../core/text/fold.ts';
import { lazyWarm } from '../../core/util/lazy-warm.ts';
import { type FoundPlace, fill, needsPlace, restOf, wordsOf } from './fill.ts';
import { type Intent, Intents } from './intents.ts';
import { Meanings } from './meanings.ts';
import { type Slots, slotsOf } from './slots.ts';
import { partsOf, typedText } from './typed.ts';

export interface Meant {
  readonly family: string;
  readonly operation: Operation;
  readonly confidence: number;
  readonly why: string;
  readonly input: Readonly<Record<string, Value>>;
  readonly missing: readonly string[];
}

type Asking = Pick<LiveContext, 'ask' | 'now'>;

/** From this confidence on, parts of the text are not examined. */
const SURE = 0.85;
/** Below this confidence the text may be a name: searching every dataset costs more than everything else, so it comes last. */
const UNLIKELY = 0.6;
/** Factor for an identifier within other words, which may be incidental. */
const PART = 0.8;
/** Factor for an identifier that is not found. */
const NOT_THERE = 0.35;
/** Minimum similarity of a place name to the query. */
const LEAST_CLOSENESS = 0.7;
const MISSING_COSTS = 0.08;
/** Confidence of an identifier whose operation is also named. */
const SUREST = 0.98;
const MOST_WISHES = 6;
const NOTHING_USED: ReadonlySet<number> = new Set();
/** A code: upper-case letters and digits, with a digit. */
const CODE = /^(?=.*\d)[A-Z0-9]{4,}$/;
/** Text without a letter has no words for semantic matching. */
const LETTER = /\p{L}/u;

export class Identifier {
  readonly #families: readonly Family[];
  readonly #wishes: () => Intents;
  #meanings: Meanings | undefined;
  readonly #byId = new Map<string, { readonly family: string; readonly operation: Operation }>();

  constructor(families: readonly Family[]) {
    this.#families = families;
    this.#wishes = lazyWarm(() => new Intents(families.flatMap(({ operations }) => operations)));
    for (const { id: family, operations } of families)
      for (const operation of operations) this.#byId.set(operation.id, { family, operation });
  }

  async identify(text: string, context: Asking): Promise<Meant[]> {
    const typed = typedText(text);
    const slots = slotsOf(typed, istDate(context.now().getTime()));
    const whole = this.#recognise(typed);
    const named = whole.filter((one) => !isKnownByForm(one));
    const found = await this.#prove(whole.filter(isKnownByForm), slots, context);
    if (best(found) < SURE) {
      for (const part of partsOf(typed)) {
        const proven = await this.#prove(this.#recognise(part).filter(isKnownByForm), slots, context);
        found.push(...proven.map((one) => ({ ...one, confidence: one.confidence * PART })));
      }
    }
    found.push(...(await this.#wished(slots, context)));
    if (best(found) < UNLIKELY) found.push(...(await this.#prove(named, slots, context)));
    if (best(found) < UNLIKELY && LETTER.test(text)) found.push(...(await this.#meant(text, slots, context)));
    return distinct(agreed(found)).sort((a, b) => b.confidence - a.confidence);
  }

  #recognise(typed: Typed): Recognition[] {
    return this.#families.flatMap(({ recognise }) => recognise?.(typed) ?? []);
  }

  /** Verifies recognised identifiers by a request to their operation, where that is conclusive. */
  async #prove(recognised: readonly Recognition[], slots: Slots, context: Asking): Promise<Meant[]> {
    const meant: Meant[] = [];
    for (const { operation: id, input, confidence, why, fit } of recognised) {
      const { family, operation } = this.#named(id);
      const base = { family, operation, ...completed(operation, input, slots) };
      if (!fit) {
        meant.push({ ...base, confidence, why });
        continue;
      }
      const asked = await answerOf(context, operation, 'limit' in operation.input ? { ...base.input, limit: 1 } : base.input);
      if (asked instanceof ApiError) meant.push({ ...base, confidence: confidence * NOT_THERE, why: `${why}, but: ${asked.message}` });
      else meant.push({ ...base, confidence: confidence * fit(dataOf(asked)), why });
    }
    return meant;
  }

  async #wished(slots: Slots, context: Asking): Promise<Meant[]> {
    const meant: Meant[] = [];
    const wishes = this.#wishes().in(slots).slice(0, MOST_WISHES);
    // Words that matched the best intent are not a place name in the others: "muhurat trading time" is not a muhurat in Trading Time.
    const said = wishes[0]?.used ?? NOTHING_USED;
    for (const wish of wishes) meant.push(await this.#filled(wish, slots, context, said));
    return meant;
  }

  /** Semantic matching: cosine similarity of the text to the phrases of all operations. */
  async #meant(text: string, slots: Slots, context: Asking): Promise<Meant[]> {
    const answer = await answerOf(context, this.#named('embed').operation, { text: [text] });
    if (answer instanceof ApiError) return [];
    this.#meanings ??= new Meanings(this.#families.flatMap(({ operations }) => operations));
    const [vector] = (dataOf(answer) as { readonly embeddings: readonly (readonly number[])[] }).embeddings;
    const meant: Meant[] = [];
    for (const { operation, confidence, phrase } of this.#meanings.of(vector as readonly number[]).slice(0, MOST_WISHES)) {
      const why = `It means about the same as “${phrase}”`;
      meant.push(await this.#filled({ operation, confidence, phrase, used: NOTHING_USED }, slots, context, NOTHING_USED, why));
    }
    return meant;
  }

  async #filled(
    { operation, phrase, used, confidence }: Intent,
    slots: Slots,
    context: Asking,
    said: ReadonlySet<number>,
    why = `It asks for “${phrase}”`,
  ): Promise<Meant> {
    const rest = restOf(slots, used);
    const where = restOf(slots, new Set([...used, ...said])) || wordsOf(slots, 'state');
    const place = where !== '' && needsPlace(operation) ? await this.#place(where, context) : undefined;
    const { input, missing } = fill(operation, slots, rest, place);
    const { family } = this.#named(operation.id);
    const wanting = missing.filter((name) => name !== 'file').length;
    return { family, operation, input, missing, confidence: Math.max(0, confidence - wanting * MISSING_COSTS), why };
  }

  async #place(name: string, context: Asking): Promise<FoundPlace | undefined> {
    const answer = await answerOf(context, this.#named('pincode_search').operation, { q: name, limit: 1 });
    if (answer instanceof ApiError) return undefined;
    const [first] = dataOf(answer) as readonly (FoundPlace & { name: string; district: string; matched?: { name: string } })[];
    if (!first) return undefined;
    const near = closeness(words(name), [first.name, first.district, first.matched?.name ?? '']);
    return near >= LEAST_CLOSENESS ? first : undefined;
  }

  #named(id: string): { readonly family: string; readonly operation: Operation } {
    const named = this.#byId.get(id);
    if (!named) throw new Error(`No operation is called ${id}`);
    return named;
  }
}

/** Fills required parameters that the recogniser does not give, such as the year of a festival. */
function completed(operation: Operation, input: Meant['input'], slots: Slots): Pick<Meant, 'input' | 'missing'> {
  const { input: filled, missing } = fill(operation, slots, '', undefined);
  const needed = parametersOf(operation).required.filter((name) => name in filled && !(name in input));
  return {
    input: { ...Object.fromEntries(needed.map((name) => [name, filled[name] as Value])), ...input },
    missing: missing.filter((name) => !(name in input)),
  };
}

/** Identifiers recognised by format, and long addresses; names need a search. */
function isKnownByForm({ input, fit, confidence }: Recognition): boolean {
  return !('q' in input && fit) || confidence >= SURE;
}

export async function answerOf(
  context: Pick<Asking, 'ask'>,
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
): Promise<Answer | FileAnswer | ApiError> {
  try {
    return await context.ask(operation, input);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

function dataOf(answer: Answer | FileAnswer): unknown {
  if (isFile(answer)) return undefined;
  return answer.data instanceof RawJson ? answer.data.parse() : answer.data;
}

function best(found: readonly Meant[]): number {
  return found.reduce((most, { confidence }) => Math.max(most, confidence), 0);
}

/**
 * Merges an intent with the identifier it refers to: "pan ABCPK1234F" asks for the PAN it gives. The same holds for a search for it: "rto of
 * TN01AB1234". Both together raise the confidence.
 */
function agreed(found: readonly Meant[]): Meant[] {
  const known = found.filter(({ missing, input }) => missing.length === 0 && !('q' in input));
  const surer = known.map((one) => {
    const wished = best(found.filter((wish) => asksFor(wish, one)));
    return wished === 0 ? one : { ...one, confidence: Math.max(one.confidence, Math.min(SUREST, wished + MISSING_COSTS)) };
  });
  return [...found.filter((wish) => !known.includes(wish) && !known.some((one) => asksFor(wish, one))), ...surer];
}

function asksFor(wish: Meant, { family, operation, input }: Meant): boolean {
  if (wish.operation === operation && wish.missing.length > 0)
    return Object.entries(wish.input).every(([name, value]) => input[name] === value);
  const { q } = wish.input;
  if (typeof q !== 'string' || wish.family !== family || operation.id === wish.operation.id) return false;
  const { compact } = typedText(q);
  const isPart = (code: string): boolean => CODE.test(code) && (compact.includes(code) || (/\d/.test(compact) && code.includes(compact)));
  return Object.values(input).some((value) => isPart(String(value)));
}

/** Deduplicates by request, keeping the highest confidence. */
function distinct(found: readonly Meant[]): Meant[] {
  const kept = new Map<string, Meant>();
  for (const one of found) {
    const key = `${one.operation.id} ${JSON.stringify(one.input)}`;
    if ((kept.get(key)?.confidence ?? -1) < one.confidence) kept.set(key, one);
  }
  return [...kept.values()];
}
