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
import { afterAddressCue, beforePostposition, praiseWords, subjectOfVerb, uncuedName, VERB_PARTICLES } from './context-cues.ts';
import { afterGreeting, afterKinship, afterRole, afterSignOff, afterTransaction, beforeKoOrNe, inFormField } from './prefix-cues.ts';
import { type NameSpan, possessiveLength } from './span-expansion.ts';
import type { WordToken } from './tokenise.ts';
import type { DetectorInput, EntityCandidate } from './types.ts';

type CueRule = (text: string, words: readonly WordToken[], at: number) => NameSpan | undefined;

const ruleTriggers = (): readonly (readonly [rule: CueRule, words: Iterable<string>])[] => [
  [afterSignOff, signOffs],
  [afterKinship, kin],
  [afterRole, roles],
  [inFormField, new Set([...formFields, ...nameLabels])],
  [afterGreeting, [...greetings, 'is']],
  [afterTransaction, [...dealingWith, 'as']],
  [beforeKoOrNe, ['ko', 'ne']],
  [subjectOfVerb, new Set([...humanActs, ...kinHonours, ...commonActs, ...auxiliaries, ...honorifics])],
  [beforePostposition, new Set([...casesOfPeople, ...casesOfAll])],
  [afterAddressCue, new Set([...askingActs, ...aboutWords, ...callingWords, ...VERB_PARTICLES, ...praiseWords])],
];

const rulesByWord = lazyWarm((): ReadonlyMap<string, readonly CueRule[]> => {
  const rules = new Map<string, CueRule[]>();
  for (const [rule, words] of ruleTriggers()) for (const word of words) rules.set(word, [...(rules.get(word) ?? []), rule]);
  return rules;
});

/** Minimum length: shorter words are too ambiguous. */
const MIN_WORD_LENGTH = 4;

export function* findCuedNames({ text, words }: DetectorInput): Iterable<EntityCandidate> {
  for (const [at, { key, text: written }] of words.entries()) {
    for (const rule of rulesByWord().get(key) ?? []) yield* toCandidates(words, rule(text, words, at));
    if (written.length >= MIN_WORD_LENGTH && /^[A-Z]/.test(written)) yield* toCandidates(words, uncuedName(text, words, at));
  }
}

function* toCandidates(words: readonly WordToken[], span: NameSpan | undefined): Iterable<EntityCandidate> {
  if (!span) return;
  const [first, last] = [words[span.start] as WordToken, words[span.end - 1] as WordToken];
  yield { type: 'name', from: first.from, to: last.to - possessiveLength(last), confidence: span.confidence };
}
