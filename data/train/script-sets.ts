/** Training sets of the name tagger in Indian scripts. */
import { LATIN, scriptOf } from '../../src/families/text/redact/tagger/script-normalisation.ts';
import { tokeniseText } from '../../src/families/text/redact/tokenise.ts';
import { annotatedSentences, LANGUAGES, wordsBySection } from './annotated-words.ts';
import { isNameOnly, type TrainingSet } from './name-weights.ts';

/** Tokens at least this frequent in the unannotated corpus are labelled as non-names. */
const MIN_WORD_COUNT = 8;

export function* scriptSets(linesOf: (language: string) => readonly string[], languages = LANGUAGES): Iterable<TrainingSet> {
  for (const language of languages) {
    const lexicon = wordsBySection(language);
    yield {
      language,
      sentences: annotatedSentences(language),
      names: lexicon.get('names') ?? [],
      ambiguousNames: lexicon.get('names that are words') ?? [],
      words: (['words', 'others'] as const).flatMap((section) => lexicon.get(section) ?? []),
      unlabelledLines: linesOf(language),
      maxLines: 50_000,
      weakLabeller(lines) {
        const counts = countWords(lines);
        // Tokens in the name lexicon stay unlabelled, unless frequent enough to be common words.
        return ({ key }, { flags, stemFlags }) =>
          isNameOnly(flags || stemFlags) && (counts.get(key) ?? 0) < MIN_WORD_COUNT ? undefined : false;
      },
      // Inflected names are not substituted: the case ending agrees with the sentence.
      substitute: ({ text: name }, replacementName) =>
        /[.a-z]/i.test(name) || CASE_ENDING.test(name) ? name : name.split(' ').map(replacementName).join(' '),
      isTagged: (word) => ![undefined, LATIN].includes(scriptOf(word)),
    };
  }
}

function countWords(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) for (const { key } of tokeniseText(line)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Case endings attached to a name in the annotated sentences. */
const CASE_ENDING =
  /(?:ை|க்கு|ின்|ிடம்|ுடன்|ால்|ும்|ோடு|ோட|து|ന്റെ|യുടെ|ന്|ക്ക്|െ|ോട്|ും|ാണ്|ের|কে|র|ৰ|ে|ক|ই|ನಿಗೆ|ಳಿಗೆ|ಗೆ|ನ|ಳ|ನ್ನು|ನೂ|ಳೂ|ಯ|ನು|ಳು|కి|కు|ని|ను|తో|ଙ୍କ|କୁ|ର|ે|એ)$/u;
