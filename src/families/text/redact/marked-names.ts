/** Names that are known by what stands after them: "सुरेश यादव के नाम पर", "ராஜேந்திரன் அவர்கள்", "సత్యనారాయణ పేరిట". */
import { honourMarks, nameEndings, namingMarks, nobody, ownerMarks } from '../../../../data/tables/name_marks.ts';
import { honorifics, nameLabels, nameStops, notPeople, owners, ownNames, titles } from '../../../../data/tables/person_words.ts';
import { markedKind, type NameKind, nameKind } from './name-lists.ts';
import { isLatin, type Word } from './reading.ts';
import type { Candidate, Reading } from './types.ts';

type Mark = 'naming' | 'honour' | 'owner';

interface Phrase {
  readonly mark: Mark;
  readonly words: readonly string[];
}

/** By their first words. */
const phrases = new Map<string, Phrase[]>();
for (const [mark, list] of [
  ['naming', namingMarks],
  ['honour', honourMarks],
  ['owner', ownerMarks],
] as const) {
  for (const words of list) phrases.set(words[0] as string, [...(phrases.get(words[0] as string) ?? []), { mark, words }]);
}

/** Given names and a surname. */
const MOST_WORDS = 4;

export function* findMarkedNames({ text, words }: Reading): Iterable<Candidate> {
  for (let at = 1; at < words.length; at++) {
    const mark = markAt(text, words, at);
    if (!mark) continue;
    const kinds = kindsBefore(text, words, at, mark);
    if (kinds.length === 0) continue;
    const { from } = words[at - kinds.length] as Word;
    yield { type: 'name', from, to: (words[at - 1] as Word).to, confidence: confidenceOf(mark, kinds) };
  }
}

function markAt(text: string, words: readonly Word[], at: number): Mark | undefined {
  const isThere = (word: string, place: number): boolean =>
    words[at + place]?.key === word && (place === 0 || isJoined(text, words, at + place));
  return phrases.get((words[at] as Word).key)?.find((phrase) => phrase.words.every(isThere))?.mark;
}

const isJoined = (text: string, words: readonly Word[], at: number): boolean =>
  /^ {1,2}$/.test(text.slice((words[at - 1] as Word).to, (words[at] as Word).from));

type Kind = NameKind | 'like';

/** What the words of the name are that ends before a mark, from its end on. */
function kindsBefore(text: string, words: readonly Word[], at: number, mark: Mark): Kind[] {
  const kinds: Kind[] = [];
  while (kinds.length < MOST_WORDS) {
    const place = at - kinds.length - 1;
    const word = words[place];
    if (!word || !isJoined(text, words, place + 1) || isNoName(word.key)) break;
    if (isLatin(word.text) !== isLatin((words[at - 1] as Word).text)) break;
    const kind = kindOf(word, kinds.length === 0);
    // The last word may be unknown: a surname after a given name that is known.
    if (kind === undefined && (kinds.length > 0 || isLatin(word.text))) break;
    kinds.push(kind);
  }
  return kinds.length === 1 && kinds[0] === undefined && mark !== 'naming' ? [] : kinds;
}

/** As names are in Latin letters. */
const isWritten = (text: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(text);

const NO_NAMES = [nameStops, notPeople, honorifics, titles, nameLabels, owners, ownNames];
/** Tamil declines names in another way. */
const TAMIL_THING = /த்தின்$/;
const isNoName = (key: string): boolean =>
  nobody.has(key) || TAMIL_THING.test(key) || (nameKind(key) !== 'name' && (phrases.has(key) || NO_NAMES.some((list) => list.has(key))));

/** The last word may have an ending of its language. */
function kindOf({ key, text }: Word, last: boolean): Kind {
  if (isLatin(text)) return nameKind(key) ?? (isWritten(text) ? 'like' : undefined);
  const stems = last ? [key, ...stemsOf(key)] : [key];
  return first(stems, nameKind) ?? first(stems, markedKind);
}

function first(words: readonly string[], kindOf: (word: string) => Kind): Kind {
  for (const word of words) {
    const kind = kindOf(word);
    if (kind !== undefined) return kind;
  }
  return undefined;
}

const SHORTEST_STEM = 2;

function stemsOf(key: string): string[] {
  return nameEndings.flatMap(([ending, name]) =>
    key.length >= ending.length + SHORTEST_STEM && key.endsWith(ending) ? [key.slice(0, -ending.length) + name] : [],
  );
}

/** What is only like a name needs one that is known beside it; where things have owners as well, so does a word that is a name besides. */
function confidenceOf(mark: Mark, kinds: readonly Kind[]): number {
  const certain = kinds.includes('name');
  const common = kinds.includes('common');
  const several = common && kinds.length > 1 && kinds[0] !== undefined;
  if (mark === 'naming') return 0.8;
  if (mark === 'honour') return certain || several ? 0.85 : common ? 0.7 : 0.4;
  return several || (certain && kinds[0] !== undefined) ? 0.75 : certain ? 0.6 : 0.4;
}
