/** Cue-based name rules for Latin letters, indexed by their trigger words. */
import { dealingWith, formFields, greetings, kin, roles, signOffs } from '../../../../data/tables/name_leads.ts';
import {
  aboutWords,
  askingActs,
  auxiliaries,
  callingWords,
  casesOfAll,
  casesOfPeople,
  commonActs,
  humanActs,
  kinHonours,
} from '../../../../data/tables/person_cues.ts';
import { honorifics, nameLabels } from '../../../../data/tables/person_words.ts';
import { lazyWarm } from '../../../core/util/lazy-warm.ts';
import { acted, askedFor, casedInLatin, PARTICLES, praises, spokenOf } from './context-cues.ts';
import { possessiveLength, type Span } from './latin-words.ts';
import { dealtWith, filledIn, greeted, inCase, inRole, related, signed } from './prefix-cues.ts';
import type { Word } from './reading.ts';
import type { Candidate, Reading } from './types.ts';

type Rule = (text: string, words: readonly Word[], at: number) => Span | undefined;

const cues = (): readonly (readonly [rule: Rule, words: Iterable<string>])[] => [
  [signed, signOffs],
  [related, kin],
  [inRole, roles],
  [filledIn, new Set([...formFields, ...nameLabels])],
  [greeted, [...greetings, 'is']],
  [dealtWith, [...dealingWith, 'as']],
  [inCase, ['ko', 'ne']],
  [acted, new Set([...humanActs, ...kinHonours, ...commonActs, ...auxiliaries, ...honorifics])],
  [casedInLatin, new Set([...casesOfPeople, ...casesOfAll])],
  [askedFor, new Set([...askingActs, ...aboutWords, ...callingWords, ...PARTICLES, ...praises])],
];

const rulesByWord = lazyWarm((): ReadonlyMap<string, readonly Rule[]> => {
  const rules = new Map<string, Rule[]>();
  for (const [rule, words] of cues()) for (const word of words) rules.set(word, [...(rules.get(word) ?? []), rule]);
  return rules;
});

/** Minimum length: shorter words are too ambiguous. */
const SHORTEST = 4;

export function* findCuedNames({ text, words }: Reading): Iterable<Candidate> {
  for (const [at, { key, text: written }] of words.entries()) {
    for (const rule of rulesByWord().get(key) ?? []) yield* candidate(words, rule(text, words, at));
    if (written.length >= SHORTEST && /^[A-Z]/.test(written)) yield* candidate(words, spokenOf(text, words, at));
  }
}

function* candidate(words: readonly Word[], span: Span | undefined): Iterable<Candidate> {
  if (!span) return;
  const [first, last] = [words[span.start] as Word, words[span.end - 1] as Word];
  yield { type: 'name', from: first.from, to: last.to - possessiveLength(last), confidence: span.confidence };
}
