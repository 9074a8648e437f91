/** What stands after the name of somebody, in Indian scripts and as people spell it in Latin letters; typed from general knowledge. In small letters. */
import { LazySet, lazy } from '../../src/core/util/lazy.ts';
import { oneOf, optional, table, text, wordLists } from '../table.ts';

const list = wordLists('name_marks.tsv');

/** Each phrase as its words. */
function phrases(name: string): () => readonly (readonly string[])[] {
  const entries = list(name);
  return lazy(() => entries().map((phrase) => phrase.split(' ')));
}

/** "a person called": what stands before is a name, known or not. */
export const namingMarks = phrases('namingMarks');

/** "called", and who may be called something: "नाम की छात्रा", "అనే వృద్ధురాలు". Nouns are beginnings, as they are declined. */
export const callingMarks = phrases('callingMarks');
export const people = list('people');

/** How people are spoken of and to: before it stands a name, known or not, unless it is an office or a relative. */
export const addressMarks = phrases('addressMarks');

/** What declines such a word. */
export const markEndings = list('markEndings');

/** Words of honour and pronouns that follow other words as well, as they are declined. */
export const honourMarks = phrases('honourMarks');

/** "in the name of" and whose relative somebody is: things have names, too, and kings have wives. */
export const ownerMarks = phrases('ownerMarks');

/** What has an owner: the word after it and before "in the name of" is a name, known or not. Beginnings, as they are declined. */
export const owned = list('owned');

/** Parts of names that stand after a given one, which need not be known. */
export const familyWords: ReadonlySet<string> = new LazySet(list('familyWords'));

/** Who is no name before such a mark: offices, relatives, pronouns, and what is said to somebody. */
export const nobody: ReadonlySet<string> = new LazySet(list('nobody'));

const endings = table(
  'name_endings.tsv',
  { list: oneOf('case', 'joined', 'owner'), ending: text, name: optional, kind: optional },
  'list',
  'ending',
);
type Ending = ReturnType<typeof endings>[number];
export const nameEndings = (of: Ending['list']): readonly Ending[] => endings().filter(({ list }) => list === of);

/** Endings that join a name to what follows, longest first, and what the name ends in without them. */
export const ownerEndings = lazy(() => nameEndings('owner').map(({ ending, name }) => [ending, name ?? ''] as const));
