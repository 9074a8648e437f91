/** The ways to read the words of a search: as they are written, joined, or parted. */
import { initialsSaid, letterSaid } from '../../text/spelled-out-letters.ts';

/** Words of which two neighbours, or all, were meant as one: "vile parle east" is "vileparle east". */
export function joinedVariants(words: readonly string[]): string[][] {
  if (words.length < 2) return [];
  const readings = words.slice(1).map((_, at) => [...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)]);
  return words.length > 2 ? [...readings, [words.join('')]] : readings;
}

const SHORTEST_PART = 3;
const LONGEST_PARTED = 24;

/** One word as two words that something has, "gomtinagar" as "gomti nagar": words that nothing has first. */
export function splitVariants(
  words: readonly string[],
  isBeginning: (word: string) => boolean,
  isWord: (word: string) => boolean,
): string[][] {
  const readings: string[][] = [];
  const unknown = words.flatMap((word, at) => (isBeginning(word) ? [] : [at]));
  for (const at of unknown.length > 0 ? unknown.slice(0, 1) : words.keys()) {
    const word = words[at] as string;
    if (word.length > LONGEST_PARTED || /[^a-z]/.test(word)) continue;
    for (let end = SHORTEST_PART; end <= word.length - SHORTEST_PART; end++) {
      const parts = [word.slice(0, end), word.slice(end)];
      if (parts.every(isWord)) readings.push([...words.slice(0, at), ...parts, ...words.slice(at + 1)]);
    }
  }
  return readings;
}

/** Letters said one by one in an Indian script are initials: எம் ஜி is mg, and தி stands before நகர் for a name that begins so. */
export function initialsVariant(words: readonly string[]): string[][] {
  const letters = words.map(letterSaid);
  if (letters.every((letter) => letter === undefined)) return [];
  const reading: string[] = [];
  for (const [at, word] of words.entries()) {
    const letter = letters[at];
    if (letter === undefined) reading.push(word);
    else if (letters[at - 1] === undefined) reading.push(letter);
    else reading.push(`${reading.pop()}${letter}`);
  }
  return [reading];
}

/** The same where a word holds all of them, एसबीआई or டிசிஎஸ்: with what it may be the initials of. */
export function initialVariants(words: readonly string[]): string[][] {
  const at = words.findIndex((word) => initialsSaid(word).length > 0);
  return at < 0 ? [] : initialsSaid(words[at] as string).map((initials) => words.with(at, initials));
}

/** Words that people add to the name of a place, and that its name seldom has. */
const ADDED_TO_PLACES: ReadonlySet<string> = new Set(
  'temple beach fort hill hills lake falls airport station university college city town village district main area near'.split(' '),
);

/** Without the words that say what is looked for, and then without those that are added to places, as long as a word is left. */
export function shorterVariants(words: readonly string[], fillers: ReadonlySet<string> | undefined): string[][] {
  const readings: string[][] = [];
  let left = words;
  for (const extra of [fillers, ADDED_TO_PLACES]) {
    const fewer = left.filter((word) => !extra?.has(word));
    if (fewer.length === 0 || fewer.length === left.length) continue;
    readings.push(fewer);
    left = fewer;
  }
  return readings;
}

/** What addresses add to a place: "btm 2nd stage", "banjara hills rd no 12". */
const ADDED_IN_ADDRESSES: ReadonlySet<string> = new Set(
  'stage block sector pocket ward plot wing tower main cross phase rd road street st lane gali no number near opp opposite feet foot ft'.split(
    ' ',
  ),
);
const NUMBER = /^\d{1,3}(?:st|nd|rd|th)?$/;

/** The words without what an address adds, if something is left out and something is left. */
export function withoutAddress(words: readonly string[]): string[] | undefined {
  const fewer = words.filter((word) => !ADDED_IN_ADDRESSES.has(word) && !NUMBER.test(word));
  return fewer.length > 0 && fewer.length < words.length ? fewer : undefined;
}
