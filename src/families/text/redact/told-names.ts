/** Names that are known by what stands before them: a signature, a relative, a part in a case, a field of a form, a greeting, the line of a chat. */
import { dealingWith, formFields, greetings, kin, roles, selfWords, signOffs } from '../../../../data/tables/name_leads.ts';
import { dearWords } from '../../../../data/tables/person_cues.ts';
import { nameLabels, relations } from '../../../../data/tables/person_words.ts';
import { soon } from '../../../core/util/soon.ts';
import { speaking } from './chat-rule.ts';
import { certain, dealtWith, identified } from './dealing-rules.ts';
import { gapBefore, isLineStart, ownerOf, type Span } from './expected-name.ts';
import { actingInLatin, descended, filledIn, greeted, inRole, mentioned, related, self, signed, stated } from './lead-rules.ts';
import { dearInScript, likelyInScript } from './likely-in-scripts.ts';
import { likelyRules, spokenOf } from './likely-names.ts';
import { listed, others } from './listed-names.ts';
import type { Word } from './reading.ts';
import { acting, withInitials } from './script-rules.ts';
import type { Candidate, Reading } from './types.ts';

type Rule = (text: string, words: readonly Word[], at: number) => Span | undefined;

export function* findToldNames({ text, words }: Reading): Iterable<Candidate> {
  let listedTo = 0;
  for (let at = 0; at < words.length; at++) {
    const { key } = words[at] as Word;
    for (const rule of rulesOf(key, at, text, words)) {
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
const rulesByWord = soon((): ReadonlyMap<string, readonly Rule[]> => {
  const beginnings: readonly (readonly [words: Iterable<string>, rule: Rule])[] = [
    [signOffs, signed],
    [kin, related],
    [roles, inRole],
    [new Set([...formFields, ...nameLabels]), filledIn],
    [[...greetings, 'is'], greeted],
    [dealingWith, dealtWith],
    [['one', 'certain'], certain],
    [['as'], identified],
    [selfWords, self],
    [relations, descended],
    [['ko', 'ne'], actingInLatin],
    [dearWords, dearInScript],
    ...likelyRules(),
  ];
  const rules = new Map<string, Rule[]>();
  for (const [words, rule] of beginnings) for (const word of words) rules.set(word, [...(rules.get(word) ?? []), rule]);
  return rules;
});

const NONE: readonly Rule[] = [];

/** Which rules a word may begin. */
function rulesOf(key: string, at: number, text: string, words: readonly Word[]): readonly Rule[] {
  const own = rulesByWord().get(key) ?? NONE;
  const more = rulesByForm(at, text, words);
  return more.length === 0 ? own : own.length === 0 ? more : [...own, ...more];
}

/** Rules that begin with any word that is written or stands in some way. */
function rulesByForm(at: number, text: string, words: readonly Word[]): readonly Rule[] {
  const { from, to, text: written } = words[at] as Word;
  const [first, after] = [written.charCodeAt(0), text.charCodeAt(to)];
  const isFree = at === 0 || text.charCodeAt(from - 1) !== BLANK || from - (words[at - 1] as Word).to > 1;
  if (!isFree && after !== COLON) {
    if (first > LAST_LATIN) return after === FULL_STOP ? INITIALS : IN_SCRIPT;
    return isCapitalLatin(first) && written.length > SHORTEST ? CAPITAL : NONE;
  }
  const rules: Rule[] = [];
  if (isFree) {
    if (isLineStart(text, words, at) || /[\]-]\s*$/.test(gapBefore(text, words, at))) rules.push(speaking);
    if (text.charCodeAt(from - 1) === AT) rules.push(mentioned);
  }
  if (after === COLON) rules.push(stated);
  if (isCapitalLatin(first) && written.length > SHORTEST) rules.push(spokenOf);
  if (first > LAST_LATIN) rules.push(...(after === FULL_STOP ? INITIALS : IN_SCRIPT));
  return rules;
}

const INITIALS: readonly Rule[] = [withInitials];
const IN_SCRIPT: readonly Rule[] = [acting, likelyInScript];
const CAPITAL: readonly Rule[] = [spokenOf];

/** Shorter ones are like too many other words. */
const SHORTEST = 3;
const isCapitalLatin = (code: number): boolean => code >= 0x41 && code <= 0x5a;

const [BLANK, AT, COLON, FULL_STOP, LAST_LATIN] = [0x20, 0x40, 0x3a, 0x2e, 0x24f];
