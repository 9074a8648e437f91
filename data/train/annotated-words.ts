/** Hand-written training data for name detection in thirteen languages: names, words, and annotated sentences. */
import { readdirSync, readFileSync } from 'node:fs';
import { LEXICON_FLAGS } from '../../src/families/text/redact/tagger/lexicon.ts';
import { normaliseScript, scriptOf } from '../../src/families/text/redact/tagger/script-normalisation.ts';

const FOLDER = new URL('../../../data/train/', import.meta.url);

export const LANGUAGES: readonly string[] = readdirSync(new URL('words/', FOLDER))
  .map((file) => file.replace('.txt', ''))
  .sort();

export const SECTIONS = {
  names: LEXICON_FLAGS.name,
  'names that are words': LEXICON_FLAGS.both,
  words: LEXICON_FLAGS.word,
  others: LEXICON_FLAGS.other,
} as const;
export type Section = keyof typeof SECTIONS;

export function wordsBySection(language: string): ReadonlyMap<Section, readonly string[]> {
  const sections = readFileSync(new URL(`words/${language}.txt`, FOLDER), 'utf8')
    .split(/^# /m)
    .slice(1);
  return new Map(
    sections.map((section) => {
      const [title = '', ...lines] = section.split('\n');
      if (!(title in SECTIONS)) throw new Error(`"${title}" is no section of words`);
      return [title as Section, lines.flatMap((line) => line.split(' ')).filter(Boolean)];
    }),
  );
}

/** Bit flags per word: by pivot form for all languages, and by script and pivot form for languages of that script. */
export function lexiconFlags(): Map<string, number> {
  const flagsByKey = new Map<string, number>();
  const addFlags = (key: string, flags: number): void => {
    flagsByKey.set(key, (flagsByKey.get(key) ?? 0) | flags);
  };
  for (const language of LANGUAGES)
    for (const [section, words] of wordsBySection(language))
      for (const word of words) {
        const pivotForm = normaliseScript(word);
        addFlags(pivotForm, SECTIONS[section]);
        addFlags(`${scriptOf(word)}${pivotForm}`, SECTIONS[section]);
      }
  return flagsByKey;
}

/**
 * A text in segments: names, namesakes (places, awards and shops that are called after a person), places, brands with festivals and languages,
 * and what is none of these.
 */
export type Segment = { readonly text: string; readonly kind?: 'name' | 'not' | 'place' | 'brand' | undefined };
export type Sentence = readonly Segment[];

export function annotatedSentences(language: string): Sentence[] {
  const lines = readFileSync(new URL(`sentences/${language}.txt`, FOLDER), 'utf8')
    .split('\n')
    .filter(Boolean);
  return lines.map((line) =>
    [...line.replaceAll('\\n', '\n').matchAll(/\{(name|not|place|brand):([^}]*)\}|[^{]+/g)].map(([part, kind, value = part]) => ({
      text: value,
      kind: kind as Segment['kind'],
    })),
  );
}
