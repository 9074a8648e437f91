/** The text parameter of an operation: the question without the words that ask for the operation or set its other parameters. */
import { parameterWords } from '../../../data/tables/parameter_words.ts';
import type { Operation } from '../../core/operation/operation.ts';
import { type Parameter, parametersOf } from '../../core/operation/parameters.ts';
import type { ParameterValue } from '../../core/request/recognition.ts';
import { canonical } from '../../core/text/fold.ts';
import { weakMemo } from '../../core/util/weak-memo.ts';
import { mentionedColour } from './colours.ts';
import { namesParameter } from './mentions.ts';
import { patternIn } from './regex-question.ts';
import type { Slots, SlotType, SlotWord } from './slots.ts';
import { textSpan } from './text-span.ts';

export interface TextQuestion {
  readonly slots: Slots;
  readonly operation: Operation;
  /** Positions of the keywords of the operation. */
  readonly used: ReadonlySet<number>;
}

const ONLY_DIGITS = /^[\d,.]+$/;
/** Within the name of a choice: githubdark, github-dark. */
const JOINERS: readonly string[] = ['', '-'];
const TEXT_PARAMETERS: ReadonlySet<string> = new Set(['text', 'code', 'title', 'value']);
/** Parameters that take the words of a slot. */
const PARAMETER_OF_SLOT: Readonly<Partial<Record<NonNullable<SlotType>, readonly string[]>>> = {
  language: ['to', 'lang'],
  pixels: ['size', 'width'],
};

/** The value in the type of the parameter, if it validates. */
export function validated({ type, kind, repeats }: Parameter, value: ParameterValue): ParameterValue | undefined {
  const isNumber = kind === 'integer' || kind === 'number';
  const given = repeats ? [String(value)] : value;
  return type.safeParse(isNumber ? Number(value) : given).success ? given : undefined;
}

/** The words by which the parameters of an operation are set, in canonical form; a text to convert has no name of a choice either. */
const valueWords = weakMemo((operation: Operation): ReadonlySet<string> => {
  const isOfText = Object.keys(operation.input).some((name) => TEXT_PARAMETERS.has(name));
  const ofParameter = (parameter: Parameter): (readonly [string, string])[] => [
    ...(parameterWords.get(parameter.name) ?? []),
    ...((isOfText && parameter.choices) || []),
  ];
  return new Set(
    Array.from(parametersOf(operation).byName.values()).flatMap((parameter) =>
      ofParameter(parameter).flatMap(([word, value]) => (validated(parameter, value) === undefined ? [] : [word])),
    ),
  );
});

/** The text argument: all words but the keywords of the operation and those that set another parameter. */
export function textAskedFor({ slots, operation, used }: TextQuestion): string {
  const { words, slotTypes, text } = slots;
  const values = valueWords(operation);
  const { byName } = parametersOf(operation);
  const colours = new Set(Object.keys(operation.input).flatMap((name) => mentionedColour(slots, name)?.positions ?? []));
  const pattern = 'pattern' in operation.input ? patternIn(text) : undefined;
  const keys = words.map(({ folded }) => canonical(folded));
  const isParameter = (i: number): boolean => {
    const type = slotTypes[i];
    const parameter = PARAMETER_OF_SLOT[type ?? 'date']?.find((name) => byName.has(name));
    if (parameter !== undefined || colours.has(i)) return true;
    const key = keys[i] as string;
    return (
      // Said again it is part of the text.
      (values.has(key) && keys.indexOf(key) === i) ||
      JOINERS.some((joiner) => values.has(key + joiner + keys[i + 1]) || values.has(keys[i - 1] + joiner + key)) ||
      (byName.has(key) && !TEXT_PARAMETERS.has(key) && key !== 'to') ||
      // A limit of its own.
      (/^\d+$/.test(key) && [i - 1, i + 1].some((beside) => namesParameter(keys[beside] ?? '', operation)))
    );
  };
  const asked = textSpan(slots, (i) => {
    const { start, end } = words[i] as SlotWord;
    return used.has(i) || isParameter(i) || (pattern !== undefined && start < pattern.end && end > pattern.start);
  });
  // A number has no other script, but words in each language.
  return 'to' in operation.input && (ONLY_DIGITS.test(asked) || asked === slots.amount) ? '' : asked;
}

/** The words that do not set a parameter: of बैंक की छुट्टी, the first sets the type of holidays. */
export function withoutValues(rest: string, operation: Operation): string {
  const values = valueWords(operation);
  if (values.size === 0) return rest;
  return rest
    .split(' ')
    .filter((word) => !values.has(canonical(word)))
    .join(' ');
}
