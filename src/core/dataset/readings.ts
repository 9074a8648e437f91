/** The ways to read the words of a search: as they are written, joined, or parted. */

/** Words of which two neighbours, or all, were meant as one: "vile parle east" is "vileparle east". */
export function joinedReadings(words: readonly string[]): string[][] {
  if (words.length < 2) return [];
  const readings = words.slice(1).map((_, at) => [...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)]);
  return words.length > 2 ? [...readings, [words.join('')]] : readings;
}

const SHORTEST_PART = 3;
const LONGEST_PARTED = 24;

/** A word that nothing has, as two words that something has: "gomtinagar" is "gomti nagar". */
export function partedReadings(
  words: readonly string[],
  isBeginning: (word: string) => boolean,
  isWord: (word: string) => boolean,
): string[][] {
  const at = words.findIndex((word) => !isBeginning(word));
  const word = words[at] ?? '';
  if (word.length > LONGEST_PARTED || /[^a-z]/.test(word)) return [];
  const readings: string[][] = [];
  for (let end = SHORTEST_PART; end <= word.length - SHORTEST_PART; end++) {
    const parts = [word.slice(0, end), word.slice(end)];
    if (parts.every(isWord)) readings.push([...words.slice(0, at), ...parts, ...words.slice(at + 1)]);
  }
  return readings;
}

/** Words that people add to the name of a place, and that its name seldom has. */
const ADDED_TO_PLACES: ReadonlySet<string> = new Set(
  'temple beach fort hill hills lake falls airport station university college city town village district main area near'.split(' '),
);

/** Without the words that say what is looked for, and then without those that are added to places, as long as a word is left. */
export function shorterReadings(words: readonly string[], fillers: ReadonlySet<string> | undefined): string[][] {
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
