/** Names that are known by what stands after them: "सुरेश यादव के नाम पर", "ராஜேந்திரன் அவர்கள்", "సత్యనారాయణ పేరిట". */
import { kinOwners } from '../../../../data/tables/name_leads.ts';
import {
  addressMarks,
  callingMarks,
  familyWords,
  honourMarks,
  markEndings,
  namingMarks,
  nobody,
  owned,
  ownerEndings,
  ownerMarks,
  people,
} from '../../../../data/tables/name_marks.ts';
import {
  honorifics,
  nameLabels,
  nameStops,
  notPeople,
  owners,
  ownNames,
  sentenceStarts,
  titles,
} from '../../../../data/tables/person_words.ts';
import { LazySet } from '../../../core/util/lazy.ts';
import { soon } from '../../../core/util/soon.ts';
import { isDeclined } from './declined.ts';
import { isFurther } from './expected-name.ts';
import { nameOdds } from './name-letters.ts';
import { isOffice, isSurname, markedKind, type NameKind, nameKind } from './name-lists.ts';
import { isOrdinary } from './ordinary-words.ts';
import { isLatin, type Word } from './reading.ts';
import type { Candidate, Reading } from './types.ts';

type Mark = 'naming' | 'calling' | 'address' | 'honour' | 'owner';

interface Phrase {
  readonly mark: Mark;
  readonly words: readonly string[];
}

/** By their first words. */
const phrases = soon((): ReadonlyMap<string, readonly Phrase[]> => {
  const byFirst = new Map<string, Phrase[]>();
  for (const [mark, list] of [
    ['naming', namingMarks()],
    ['calling', callingMarks()],
    ['address', addressMarks()],
    ['honour', honourMarks()],
    ['owner', ownerMarks()],
  ] as const) {
    for (const words of list) byFirst.set(words[0] as string, [...(byFirst.get(words[0] as string) ?? []), { mark, words }]);
  }
  for (const [word = '', ...more] of addressMarks()) {
    if (more.length > 0 || word.length < SHORTEST_MARK) continue;
    for (const ending of markEndings())
      if (!byFirst.has(word + ending)) byFirst.set(word + ending, [{ mark: 'address', words: [word + ending] }]);
  }
  return byFirst;
});
const SHORTEST_MARK = 3;

const declinedFamilyWords = new LazySet(() =>
  [...familyWords].flatMap((word) => [word, ...ownerEndings().flatMap(([ending, name]) => (name === '' ? [word + ending] : []))]),
);

/** Given names and a surname. */
const MOST_WORDS = 4;

export function* findMarkedNames({ text, words }: Reading): Iterable<Candidate> {
  for (const [at, { key, from, to }] of words.entries()) {
    if (!isHonoured(key)) continue;
    const next = words[at + 1];
    const isLonger = next !== undefined && isJoined(text, words, at + 1) && isFamily(next.key, true);
    yield { type: 'name', from, to: isLonger ? next.to : to, confidence: 0.7 };
  }
  for (let at = 1; at < words.length; at++) {
    const word = words[at] as Word;
    if (isFamilyName(text, words, at)) {
      const isLonger = isJoined(text, words, at + 1) && isFurther(text, words, at + 1);
      yield { type: 'name', from: (words[at - 1] as Word).from, to: isLonger ? (words[at + 1] as Word).to : word.to, confidence: 0.65 };
    }
    const mark = markAt(text, words, at);
    if (!mark) continue;
    const kinds = kindsBefore(text, words, at, mark);
    if (kinds.length === 0) continue;
    const { from } = words[at - kinds.length] as Word;
    const isOwned = mark === 'owner' && isThing(words[at - kinds.length - 1]?.key ?? '');
    const confidence = Math.max(confidenceOf(mark, kinds), isOwned ? 0.6 : 0);
    yield { type: 'name', from, to: (words[at - 1] as Word).to, confidence };
  }
}

function markAt(text: string, words: readonly Word[], at: number): Mark | undefined {
  const isThere = (word: string, place: number): boolean =>
    words[at + place]?.key === word && (place === 0 || isJoined(text, words, at + place));
  const isCalled = (place: number): boolean => isJoined(text, words, at + place) && isPerson(words[at + place]?.key ?? '');
  return (
    phrases()
      .get((words[at] as Word).key)
      ?.find((phrase) => phrase.words.every(isThere) && (phrase.mark !== 'calling' || isCalled(phrase.words.length)))?.mark ??
    (NAMING.test((words[at] as Word).key) ? 'naming' : undefined)
  );
}

/** "a person called" in languages that decline it as one word. */
const NAMING = /^(?:என்பவ|ಎಂಬುವ|ಎಂಬವ|ಎಂಬಾತ|ಎಂಬಾಕೆ|എന്നയാ|എന്നവ)/u;

/** Odia has endings for those who are honoured, ସାହୁଙ୍କୁ, and for all of several. */
const ODIA_HONOUR = /(?<!ମାନ)ଙ୍କ[ୁର]?$/u;

/** "ਬੰਤਾ ਸਿੰਘ": a word that ends names, and one before it that is no other word. */
function isFamilyName(text: string, words: readonly Word[], at: number): boolean {
  const [before, { key }] = [words[at - 1] as Word, words[at] as Word];
  const ends = declinedFamilyWords.has(key) || (ODIA_HONOUR.test(key) && stemsOf(key).some(isSurname));
  return ends && isJoined(text, words, at) && !isLatin(before.text) && !isNoName(before.key) && !isDeclined(before.key);
}

/** Letters of an ending after what a noun begins with. */
const LONGEST_ENDING = 5;

const isPerson = (key: string): boolean => people().some((noun) => key.startsWith(noun) && key.length <= noun.length + LONGEST_ENDING);

/** "હીરાબેન": Gujarati joins the word of honour to the name. */
const HONOURED = /^([\u0a80-\u0aff]{2,})(?:ભાઈ|બેન|બહેન)(?:ને|ના|ની|નો|નું|નાં|એ|થી|ઓ)?$/u;
const RELATIVES: ReadonlySet<string> = new Set(['મોટા', 'નાના', 'ભાઈ', 'બેન', 'મોટી', 'નાની', 'કાકાના', 'મામાના', 'પિતરાઈ']);

function isHonoured(key: string): boolean {
  const before = HONOURED.exec(key)?.[1];
  return before !== undefined && !RELATIVES.has(before) && !nobody.has(before);
}

const isJoined = (text: string, words: readonly Word[], at: number): boolean =>
  at < words.length && /^ {1,2}$/.test(text.slice((words[at - 1] as Word).to, (words[at] as Word).from));

type Kind = NameKind | 'like';

/** What the words of the name are that ends before a mark, from its end on. */
function kindsBefore(text: string, words: readonly Word[], at: number, mark: Mark): Kind[] {
  const kinds: Kind[] = [];
  while (kinds.length < MOST_WORDS) {
    const place = at - kinds.length - 1;
    const word = words[place];
    if (!word || !isJoined(text, words, place + 1) || isNoName(word.key)) break;
    if (isLatin(word.text) !== isLatin((words[at - 1] as Word).text)) break;
    if (kinds.length > 0 && isThing(word.key)) break;
    const kind = kindOf(word, kinds.length === 0);
    // The last word may be unknown: a surname after a given name that is known. So may be the one before a surname, or before an unknown one that is called a name.
    if (kind === undefined && (isLatin(word.text) || (kinds.length > 0 && !mayBeGiven(word.key, words[place + 1] as Word, kinds, mark))))
      break;
    if (kind === undefined && isOffice(word.key)) break;
    kinds.push(kind);
    if (kind === undefined && kinds.length > 1) break;
  }
  return kinds.length === 1 && kinds[0] === undefined && mark === 'honour' ? [] : kinds;
}

/** Whether an unknown word is the given name to a surname, or the first of two unknown names. */
function mayBeGiven(key: string, { key: next }: Word, kinds: readonly Kind[], mark: Mark): boolean {
  const isCalled = mark === 'calling' || mark === 'naming';
  const isTold = kinds.includes(undefined) ? isCalled : isCalled || mark === 'address' || isFamily(next, kinds.length === 1);
  if (!isTold) return false;
  return !isDeclined(key) && key.length > SHORTEST_STEM;
}

const isFamily = (key: string, last: boolean): boolean => (last ? [key, ...stemsOf(key)] : [key]).some(isSurname);

const isThing = (key: string): boolean => nameKind(key) !== 'name' && owned().some((thing) => key.startsWith(thing));

/** As names are in Latin letters. */
const isWritten = (text: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(text);

const NO_NAMES = [nameStops, notPeople, honorifics, titles, nameLabels, owners, ownNames];
/** Tamil declines names in another way. */
const TAMIL_THING = /த்தின்$/;
const isNoName = (key: string): boolean =>
  nobody.has(key) ||
  kinOwners.has(key) ||
  TAMIL_THING.test(key) ||
  (nameKind(key) !== 'name' && (phrases().has(key) || NO_NAMES.some((list) => list.has(key))));

/** "Class teacher" is no name with an honour. */
const LEAST_ODDS = -4;

/** The last word may have an ending of its language. */
function kindOf({ key, text }: Word, last: boolean): Kind {
  if (isLatin(text))
    return (
      nameKind(key) ??
      (isWritten(text) && !sentenceStarts.has(key) && !(isOrdinary(key) && nameOdds(key) < LEAST_ODDS) ? 'like' : undefined)
    );
  const stems = last ? [key, ...stemsOf(key)] : [key];
  const kind = first(stems, nameKind);
  if (kind === 'name') return kind;
  const marked = first(stems, markedKind);
  return marked === 'name' ? marked : (kind ?? marked);
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
  return ownerEndings().flatMap(([ending, name]) =>
    key.length >= ending.length + SHORTEST_STEM && key.endsWith(ending) ? [key.slice(0, -ending.length) + name] : [],
  );
}

/** What is only like a name needs one that is known beside it; where things have owners as well, so does a word that is a name besides. */
function confidenceOf(mark: Mark, kinds: readonly Kind[]): number {
  const certain = kinds.includes('name');
  const common = kinds.includes('common');
  const several = common && kinds.length > 1 && kinds[0] !== undefined;
  if (mark === 'naming' || mark === 'calling') return 0.8;
  if (mark === 'address') return certain || several ? 0.85 : common ? 0.7 : 0.6;
  if (mark === 'honour') return certain || several ? 0.85 : common ? 0.7 : 0.4;
  return several || (certain && kinds[0] !== undefined) ? 0.75 : certain ? 0.6 : 0.4;
}
