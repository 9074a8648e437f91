/** Alternative inputs of an operation, tried if the first one has an empty result. */
import { INDIC } from '../../core/indic/unicode-blocks.ts';
import type { Operation } from '../../core/operation/operation.ts';
import { canonical, words } from '../../core/text/fold.ts';
import { stemsOf } from './case-endings.ts';
import { resolvePlace } from './named-place.ts';
import type { OperationIndex } from './operation-index.ts';
import { translationOf } from './query-lexicon.ts';
import { withoutChoices } from './slot-filling.ts';
import type { Slots } from './slots.ts';
import { remainingWords } from './subject.ts';
import type { Input, Interpretation, Verifier } from './verification.ts';

/** Searches that know towns by their usual spelling only. */
const TOWN_SEARCHES: ReadonlySet<string> = new Set(['phone_areas']);
/** From a hill town to the next station. */
const WIDE_RADIUS_KM = 200;
const NO_POSITIONS: ReadonlySet<number> = new Set();

/** By pincode instead of name, without filters, within a larger radius, with other words or stems, and by the filters alone. */
export function alternativesOf(
  operation: Operation,
  input: Input,
  subject: string,
  { slots, operations, verifier }: { readonly slots: Slots; readonly operations: OperationIndex; readonly verifier: Verifier },
): NonNullable<Interpretation['alternatives']> {
  const unfiltered = async (): Promise<Input> => withoutChoices(input);
  const farther = async (): Promise<Input | undefined> =>
    'pincode' in input && 'radius' in operation.input ? { ...input, radius: WIDE_RADIUS_KM } : undefined;
  if (!('q' in input)) return [unfiltered, farther];
  const atPlace = async (): Promise<Input | undefined> => {
    if (input.pincode !== undefined) return { pincode: input.pincode };
    const isPlaceTaken = subject !== '' && 'pincode' in operation.input;
    const place = isPlaceTaken ? await resolvePlace(String(input.q), operations, verifier) : undefined;
    return place && { pincode: place.pincode };
  };
  const atTown = async (): Promise<Input | undefined> => {
    const town = TOWN_SEARCHES.has(operation.id) ? await resolvePlace(subject, operations, verifier) : undefined;
    return town && { ...input, q: town.district };
  };
  const { q: _, ...others } = input;
  // Choices alone are not the answer to a name that was not found: all funds that grow.
  const withoutName = async (): Promise<Input | undefined> => (Object.keys(withoutChoices(others)).length > 0 ? others : undefined);
  // Without a parameter for it a state is part of the name here, too.
  const allWords = remainingWords(slots, NO_POSITIONS, 'state' in operation.input ? [] : ['state']);
  const askedWords = new Set(words(String(input.q)));
  // Fewer words than were asked for are another name: small cap funds are not all funds.
  const byWords = [...(subject === '' ? [] : [subject, allWords]), inEnglish(String(input.q))]
    .filter((q) => q !== '' && !words(q).every((word) => askedWords.has(word)))
    .map((q) => async (): Promise<Input> => ({ ...input, q }));
  const byStem = stemsOfWords(String(input.q)).map((q) => async (): Promise<Input> => ({ ...input, q }));
  return [atPlace, unfiltered, ...byWords, ...byStem, atTown, withoutName];
}

/** Names in an Indian script without their case endings: कोल्हापूरचा. */
function stemsOfWords(text: string): string[] {
  if (!INDIC.test(text)) return [];
  const list = text.split(' ').map((word) => [stemsOf(word)[0] ?? word, stemsOf(word)[1] ?? word] as const);
  const names = [list.map(([stem]) => stem).join(' '), list.map(([, stem]) => stem).join(' ')];
  return [...new Set(names)].filter((name) => name !== text);
}

/** The words that have a translation, if none is English. */
function inEnglish(text: string): string {
  const list = text.split(' ');
  return list.every((word) => INDIC.test(word)) ? list.flatMap((word) => translationOf(canonical(word)) ?? []).join(' ') : '';
}
