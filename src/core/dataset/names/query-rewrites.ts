/** Query rewriting: variants of the words of a query, joined, split or shortened. */
import { spelledAcronyms, spelledLetter } from '../../text/spelled-out-letters.ts';

/** Variants with two adjacent words, or all words, joined: "vile parle east" as "vileparle east". */
export function joinedVariants(words: readonly string[]): string[][] {
  if (words.length < 2) return [];
  const variants = words
    .slice(1)
    .map((_, index) => [...words.slice(0, index), `${words[index]}${words[index + 1]}`, ...words.slice(index + 2)]);
  return words.length > 2 ? [...variants, [words.join('')]] : variants;
}

const MIN_PART_LENGTH = 3;
const MAX_SPLIT_LENGTH = 24;

/** Variants with one word split into two known words: "gomtinagar" as "gomti nagar". Unknown words are split first. */
export function splitVariants(
  words: readonly string[],
  isPrefix: (word: string) => boolean,
  isWord: (word: string) => boolean,
): string[][] {
  const variants: string[][] = [];
  const unknown = words.flatMap((word, index) => (isPrefix(word) ? [] : [index]));
  for (const index of unknown.length > 0 ? unknown.slice(0, 1) : words.keys()) {
    const word = words[index] as string;
    if (word.length > MAX_SPLIT_LENGTH || /[^a-z]/.test(word)) continue;
    for (let end = MIN_PART_LENGTH; end <= word.length - MIN_PART_LENGTH; end++) {
      const parts = [word.slice(0, end), word.slice(end)];
      if (parts.every(isWord)) variants.push([...words.slice(0, index), ...parts, ...words.slice(index + 1)]);
    }
  }
  return variants;
}

/** Letters spelled out in an Indian script are initials: எம் ஜி is mg, and தி before நகர் abbreviates a name that begins with it. */
export function spelledLettersVariant(words: readonly string[]): string[][] {
  const letters = words.map(spelledLetter);
  if (letters.every((letter) => letter === undefined)) return [];
  const variant: string[] = [];
  for (const [index, word] of words.entries()) {
    const letter = letters[index];
    if (letter === undefined) variant.push(word);
    else if (letters[index - 1] === undefined) variant.push(letter);
    else variant.push(`${variant.pop()}${letter}`);
  }
  return [variant];
}

/** Variants for initials spelled out in a single word, एसबीआई or டிசிஎஸ்: one variant for each possible reading. */
export function acronymVariants(words: readonly string[]): string[][] {
  const index = words.findIndex((word) => spelledAcronyms(word).length > 0);
  return index < 0 ? [] : spelledAcronyms(words[index] as string).map((initials) => words.with(index, initials));
}

/** Generic words that users add to place names, and that the names seldom contain. */
const GENERIC_PLACE_WORDS: ReadonlySet<string> = new Set(
  'temple beach fort hill hills lake falls airport station university college city town village district main area near mall metro bus stand hospital'.split(
    ' ',
  ),
);

/** Variants without stop words, then without generic place words, as long as a word is left. */
export function shorterVariants(words: readonly string[], stopWords: ReadonlySet<string> | undefined): string[][] {
  const variants: string[][] = [];
  let remaining = words;
  for (const droppable of [stopWords, GENERIC_PLACE_WORDS]) {
    const shorter = remaining.filter((word) => !droppable?.has(word));
    if (shorter.length === 0 || shorter.length === remaining.length) continue;
    variants.push(shorter);
    remaining = shorter;
  }
  return variants;
}

/** Words that addresses add to a place: "btm 2nd stage", "banjara hills rd no 12". */
const ADDRESS_WORDS: ReadonlySet<string> = new Set(
  'stage block sector pocket ward plot wing tower main cross phase rd road street st lane gali no number near opp opposite feet foot ft'.split(
    ' ',
  ),
);
const ORDINAL_OR_NUMBER = /^\d{1,3}(?:st|nd|rd|th)?$/;

/** The words without address parts; undefined if nothing was dropped or nothing is left. */
export function withoutAddressWords(words: readonly string[]): string[] | undefined {
  const shorter = words.filter((word) => !ADDRESS_WORDS.has(word) && !ORDINAL_OR_NUMBER.test(word));
  return shorter.length > 0 && shorter.length < words.length ? shorter : undefined;
}
