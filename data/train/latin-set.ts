/** Training set of the name tagger in Latin letters: English, and Indian languages as they are typed in chats. */
import { readdirSync } from 'node:fs';
import { LEXICON_FLAGS } from '../../src/families/text/redact/tagger/lexicon.ts';
import { LATIN, scriptOf } from '../../src/families/text/redact/tagger/script-normalisation.ts';
import { tokeniseText } from '../../src/families/text/redact/tokenise.ts';
import { decodeHypotheses, isReadable, normaliseWord } from '../../src/families/transliterate/casual/word-transliteration.ts';
import { annotatedSentences, LANGUAGES, type Segment, type Sentence, wordsBySection } from './annotated-words.ts';
import { brands, commonWords, isAmbiguousName, isRarelyName, latinNames, placeNames, properNouns } from './latin-lexicon.ts';
import type { TrainingSet, WeakLabel } from './name-weights.ts';

const NAME_FLAGS = LEXICON_FLAGS.name | LEXICON_FLAGS.both;

/** Sentences typed in Latin letters, by file. */
export const TYPED: readonly string[] = readdirSync(new URL('../../../data/train/sentences/', import.meta.url))
  .map((file) => file.replace('.txt', ''))
  .filter((language) => !LANGUAGES.includes(language))
  .sort();

/** Copies of each sentence that was romanised by the transliteration network: less natural than those typed. */
const ROMANISED_COPIES = 6;

const MAX_LINES = 160_000;
/** Copies of each sentence that was typed. */
const TYPED_COPIES = 80;
/** Share of the listed names that training treats as unlisted. */
export const UNLISTED_SHARE = 0.5;

const BATCH_SIZE = 500;

const wordsOfSentences = (language: string): string[] =>
  annotatedSentences(language).flatMap((parts) => parts.flatMap(({ text }) => tokeniseText(text).map(({ key }) => key)));

/** Words of the annotated sentences of a language, as the transliteration network spells them in chats. */
export const romaniseSentences = (language: string): Promise<ReadonlyMap<string, string>> =>
  romaniseWords(language, wordsOfSentences(language));

/** Words of the annotated sentences and of the word list of a language, in the spelling of chats. */
export async function romanisedVocabulary(language: string): Promise<Iterable<string>> {
  const listed = (wordsBySection(language).get('words') ?? []).flatMap((word) => tokeniseText(word).map(({ key }) => key));
  return (await romaniseWords(language, [...wordsOfSentences(language), ...listed])).values();
}

async function romaniseWords(language: string, all: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const words = [...new Set(all)].filter((word) => isReadable(word, language, 'casual'));
  const romanised = new Map<string, string>();
  for (let from = 0; from < words.length; from += BATCH_SIZE) {
    const part = words.slice(from, from + BATCH_SIZE);
    const spellings = await decodeHypotheses(part.map(normaliseWord), language, 'casual');
    for (const [index, word] of part.entries()) romanised.set(word, spellings[index]?.[0]?.text ?? word);
  }
  return romanised;
}

type Romanise = (language: string, word: string) => string | undefined;

export function* latinSets(lines: readonly string[], romanise: Romanise): Iterable<TrainingSet> {
  const all = [...latinNames()];
  const substitutes = { place: [...placeNames()], brand: [...brands()] };
  const common = {
    names: all.filter((name) => !isAmbiguousName(name)),
    ambiguousNames: all.filter((name) => isAmbiguousName(name) && !isRarelyName(name)),
    substitute({ text, kind }: Segment, otherName: () => string, random: () => number): string {
      const others = kind === 'place' || kind === 'brand' ? substitutes[kind] : undefined;
      const other = others ? () => others[Math.floor(random() * others.length)] as string : otherName;
      return text.replace(/(?!Mohd|mohd)\b[A-Za-z]{3,}/g, (part) => inCaseOf(part, other()));
    },
    recase,
    isTagged: (word: string): boolean => scriptOf(word) === LATIN,
    weakLabeller: () => weakLabel,
    maxLines: MAX_LINES,
  };
  yield {
    ...common,
    language: 'typed',
    copies: TYPED_COPIES,
    sentences: TYPED.flatMap(annotatedSentences),
    words: [...commonWords(), ...properNouns()],
    unlabelledLines: lines,
  };
  for (const language of LANGUAGES)
    yield {
      ...common,
      language: `${language}-Latn`,
      copies: ROMANISED_COPIES,
      sentences: annotatedSentences(language).map((sentence) => romaniseSentence(sentence, (word) => romanise(language, word))),
      words: [],
      unlabelledLines: [],
    };
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const inCaseOf = (part: string, name: string): string =>
  /^[A-Z]{2}/.test(part) ? name.toUpperCase() : /^[A-Z]/.test(part) ? capitalise(name) : name;

/** A word in lower case in a line with capitals is no name; other listed names may be people. */
const weakLabel: WeakLabel = ({ text, key }, { flags, stemFlags }, words) => {
  const isCased = words.some((word) => /^\p{Lu}/u.test(word.text));
  const isCapital = /^\p{Lu}/u.test(text);
  if (isCased && !isCapital) return false;
  if ((flags || stemFlags) & NAME_FLAGS && !properNouns().has(key)) return undefined;
  return false;
};

/** Share of each case among the copies. */
const [LOWER, LOWER_WITH_NAMES, PROPER, UPPER] = [0.35, 0.07, 0.25, 0.03] as const;

function recase(sentence: Sentence, random: () => number): Sentence {
  const chance = random();
  const map = (change: (text: string, kind: Segment['kind'], index: number) => string): Sentence =>
    sentence.map(({ text, kind }, index) => ({ text: change(text, kind, index), kind }));
  const title = (text: string): string => text.replace(/(?<![A-Za-z'’])[a-z]/g, (letter) => letter.toUpperCase());
  if (chance < LOWER) return map((text) => text.toLowerCase());
  if (chance < LOWER + LOWER_WITH_NAMES) return map((text, kind) => (kind ? title(text) : text.toLowerCase()));
  if (chance < LOWER + LOWER_WITH_NAMES + PROPER)
    return map((text, kind, index) => (kind ? title(text) : index === 0 ? capitalise(text) : text));
  if (chance < LOWER + LOWER_WITH_NAMES + PROPER + UPPER) return map((text) => text.toUpperCase());
  return sentence;
}

const romaniseSentence = (sentence: Sentence, romanise: (word: string) => string | undefined): Sentence =>
  sentence.map(({ text, kind }, index) => {
    let latin = '';
    let end = 0;
    for (const { key, from, to } of tokeniseText(text)) {
      latin += text.slice(end, from) + (romanise(key) ?? key);
      end = to;
    }
    latin = (latin + text.slice(end)).replace(/[।॥]/g, '.');
    return {
      text:
        kind === 'name' ? latin.replace(/(?<![A-Za-z])[a-z]/g, (letter) => letter.toUpperCase()) : index === 0 ? capitalise(latin) : latin,
      kind,
    };
  });
