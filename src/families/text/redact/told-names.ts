/** Names that are known by what stands before them: a signature, a relative, a part in a case, a field of a form, a greeting, the line of a chat. */
import { dealingWith, formFields, greetings, kin, roles, selfWords, signOffs } from '../../../../data/tables/name_leads.ts';
import { nameLabels, relations } from '../../../../data/tables/person_words.ts';
import { speaking } from './chat-rule.ts';
import { gapBefore, isLineStart, ownerOf, type Span } from './expected-name.ts';
import { actingInLatin, dealtWith, descended, filledIn, greeted, inRole, mentioned, related, self, signed, stated } from './lead-rules.ts';
import { likelyInScript } from './likely-in-scripts.ts';
import { likelyRules, spokenOf } from './likely-names.ts';
import { listed, others } from './listed-names.ts';
import type { Word } from './reading.ts';
import { acting, withInitials } from './script-rules.ts';
import type { Candidate, Reading } from './types.ts';

type Rule = (text: string, words: readonly Word[], at: number) => Span | undefined;

export function* findToldNames({ text, words }: Reading): Iterable<Candidate> {
  let listedTo = 0;
  for (let at = 0; at < words.length; at++) {
    for (const rule of rulesOf((words[at] as Word).key, at, text, words)) {
      const found = rule(text, words, at);
      if (!found) continue;
      const [first, last] = [words[found.start] as Word, words[found.end - 1] as Word];
      yield { type: 'name', from: first.from, to: last.to - ownerOf(last), confidence: found.confidence };
      if (rule === inRole || rule === related) yield* others(text, words, found);
    }
    // Once for each list, not again from each of its names.
    if (at >= listedTo) listedTo = yield* listed(text, words, at);
  }
}

/** Rules that begin with words of their own: most words begin none. */
const rulesByWord = new Map<string, Rule[]>();

function addRules(words: Iterable<string>, rule: Rule): void {
  for (const word of words) rulesByWord.set(word, [...(rulesByWord.get(word) ?? []), rule]);
}

/** Which rules a word may begin. */
function rulesOf(key: string, at: number, text: string, words: readonly Word[]): readonly Rule[] {
  const { from, to, text: written } = words[at] as Word;
  const rules = [...(rulesByWord.get(key) ?? [])];
  if (at === 0 || text.charCodeAt(from - 1) !== BLANK || from - (words[at - 1] as Word).to > 1) {
    if (isLineStart(text, words, at) || /[\]-]\s*$/.test(gapBefore(text, words, at))) rules.push(speaking);
    if (text.charCodeAt(from - 1) === AT) rules.push(mentioned);
  }
  if (text.charCodeAt(to) === COLON) rules.push(stated);
  if (isCapitalLatin(written.charCodeAt(0)) && written.length > SHORTEST) rules.push(spokenOf);
  if (written.charCodeAt(0) > LAST_LATIN) rules.push(...(text.charCodeAt(to) === FULL_STOP ? [withInitials] : [acting, likelyInScript]));
  return rules;
}

/** Shorter ones are like too many other words. */
const SHORTEST = 3;
const isCapitalLatin = (code: number): boolean => code >= 0x41 && code <= 0x5a;

const [BLANK, AT, COLON, FULL_STOP, LAST_LATIN] = [0x20, 0x40, 0x3a, 0x2e, 0x24f];

addRules(signOffs, signed);
addRules(kin, related);
addRules(roles, inRole);
addRules(new Set([...formFields, ...nameLabels]), filledIn);
addRules([...greetings, 'is'], greeted);
addRules(dealingWith, dealtWith);
addRules(selfWords, self);
addRules(relations, descended);
addRules(['ko', 'ne'], actingInLatin);
for (const [cues, rule] of likelyRules) addRules(cues, rule);
