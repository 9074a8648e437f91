/** Names that are known by what stands before them: a signature, a relative, a part in a case, a field of a form, a greeting, the line of a chat. */
import {
  attendance,
  dealings,
  dealingWith,
  formFields,
  greetings,
  kin,
  kinOwners,
  roles,
  signOffs,
} from '../../../../data/tables/name_leads.ts';
import { honorifics, nameLabels, nameStops, notPeople, relations, titles } from '../../../../data/tables/person_words.ts';
import { letterSaid } from '../../../core/text/letters-said.ts';
import { declinedName, isDeclined } from './declined.ts';
import { isOffice, isRareName, markedKind, nameKind } from './name-lists.ts';
import { isOrdinary } from './ordinary-words.ts';
import { isLatin, type Word } from './reading.ts';
import type { Candidate, Reading } from './types.ts';

/** Given names, initials, the name of a house and a surname. */
const MOST_WORDS = 4;

interface Span {
  readonly start: number;
  /** After the last word. */
  readonly end: number;
  readonly confidence: number;
}

type Rule = (text: string, words: readonly Word[], at: number) => Span | undefined;

export function* findToldNames({ text, words }: Reading): Iterable<Candidate> {
  for (let at = 0; at < words.length; at++) {
    for (const rule of rulesOf((words[at] as Word).key, at, text, words)) {
      const found = rule(text, words, at);
      if (!found) continue;
      const [first, last] = [words[found.start] as Word, words[found.end - 1] as Word];
      yield { type: 'name', from: first.from, to: last.to - ownerOf(last), confidence: found.confidence };
      if (rule === inRole || rule === related) yield* others(text, words, found);
    }
    yield* listed(text, words, at);
  }
}

/** "witnesses A, B and C": those who are named with one. */
function* others(text: string, words: readonly Word[], first: Span): Iterable<Candidate> {
  let { end } = first;
  for (let count = 0; count < MOST_LISTED && end < words.length; count++) {
    const gap = gapBefore(text, words, end);
    const isAnd = AND.has((words[end] as Word).key) && /^,?\s$/.test(gap);
    if (!isAnd && !/^,\s$/.test(gap)) return;
    const start = skipTitles(words, isAnd ? end + 1 : end);
    const last = run(text, words, start, (word) =>
      isLatin(word.text) ? isCapital(word) && mayBeName(word) : isKnown(word) || nameKind(word.key) !== undefined || isRareName(word.key),
    );
    if (last === start) return;
    yield { type: 'name', from: (words[start] as Word).from, to: (words[last - 1] as Word).to, confidence: 0.6 };
    end = last;
  }
}

/** "Nair's". */
const ownerOf = ({ key }: Word): number => (/['’]s$/.test(key) ? 2 : 0);

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
  if (written.charCodeAt(0) > LAST_LATIN) rules.push(text.charCodeAt(to) === FULL_STOP ? withInitials : acting);
  return rules;
}

const [BLANK, AT, COLON, FULL_STOP, LAST_LATIN] = [0x20, 0x40, 0x3a, 0x2e, 0x24f];

const gapBefore = (text: string, words: readonly Word[], at: number): string =>
  at >= words.length ? text.slice(words.at(-1)?.to) : text.slice(words[at - 1]?.to ?? 0, (words[at] as Word).from);
const isJoined = (text: string, words: readonly Word[], at: number): boolean =>
  at < words.length && /^ {1,2}$/.test(gapBefore(text, words, at));
const isLineStart = (text: string, words: readonly Word[], at: number): boolean => at === 0 || gapBefore(text, words, at).includes('\n');

const isCapital = ({ text }: Word): boolean => /^\p{Lu}/u.test(text);
const isInitial = ({ text }: Word): boolean => /^\p{Lu}$|^(?:\p{Lu}\.)+\p{Lu}?$/u.test(text);
/** As names are written, also all in capitals, but not as abbreviations are. */
const isWritten = ({ text }: Word): boolean => /^\p{Lu}[\p{Ll}'’]+$|^\p{Lu}{4,}$|^\p{Lu}['’]\p{Lu}\p{Ll}+$/u.test(text);

const bareKey = ({ key }: Word): string => key.replace(/['’]s$/, '');

/** Whether a word may be part of a name where one is expected. */
function mayBeName(word: Word): boolean {
  const key = bareKey(word);
  if (isLatin(word.text)) {
    if (isInitial(word)) return true;
    if (nameKind(key) === 'name') return true;
    return isWritten(word) && !isOrdinary(key) && !titles.has(key) && !honorifics.has(key);
  }
  if (nameKind(key) === 'name') return true;
  return !isOrdinary(key) && !titles.has(key) && !honorifics.has(key) && !nameLabels.has(key) && !isOffice(key);
}

const isKnown = (word: Word): boolean => {
  const kind = nameKind(bareKey(word));
  return (
    kind === 'name' ||
    (kind === 'common' && isLatin(word.text) && isCapital(word)) ||
    (!isLatin(word.text) && markedKind(bareKey(word)) === 'name')
  );
};

/** Where the words of a name end that are expected at a place. */
function run(text: string, words: readonly Word[], start: number, isPart: (word: Word, at: number) => boolean): number {
  let end = start;
  while (end < words.length && end - start < MOST_WORDS) {
    const word = words[end] as Word;
    if (end > start) {
      const gap = gapBefore(text, words, end);
      if (!/^(?:\.? {1,2}|\.|-)$/.test(gap) || (gap.startsWith('.') && !isInitial(words[end - 1] as Word))) break;
      if (isLatin(word.text) !== isLatin((words[start] as Word).text)) break;
    }
    if (!isPart(word, end)) break;
    end++;
  }
  return end > start && words.slice(start, end).every(isInitial) ? start : end;
}

const skipTitles = (words: readonly Word[], at: number): number => {
  let start = at;
  while (start - at < 3 && titles.has(words[start]?.key ?? '')) start++;
  return start;
};

/** The name that fills the rest of a line or its part before a comma, whatever it is, unless it is made of ordinary words only. */
function restOfLine(text: string, words: readonly Word[], at: number): number {
  const start = at;
  const end = run(text, words, start, (word) =>
    isLatin(word.text)
      ? isCapital(word) || nameKind(word.key) === 'name'
      : !nameStops.has(word.key) && !/^(?:है|ہے|ਹੈ|છે|आहे)$/u.test(word.key),
  );
  if (end === start || !/^\s*(?:[\n,،;|()।]|$)/.test(text.slice((words[end - 1] as Word).to, (words[end - 1] as Word).to + 4).padEnd(1)))
    return start;
  const parts = words.slice(start, end);
  if (parts.some((word) => notPeople.has(word.key) || (!isInitial(word) && titles.has(word.key)))) return start;
  const isWord = (word: Word): boolean => !isInitial(word) && !isKnown(word) && (isOrdinary(bareKey(word)) || isOffice(bareKey(word)));
  const ordinary = parts.filter(isWord).length;
  return ordinary * 2 > parts.length || ordinary === parts.length || isWord(parts[0] as Word) ? start : end;
}

/** "Regards,⏎Xavier Lobo", "Yours obediently, Tsering Dolma". */
function signed(text: string, words: readonly Word[], at: number): Span | undefined {
  const gap = gapBefore(text, words, at + 1);
  const next = words[at + 1];
  if (!next || !/^[\s,.،:;!।/()-]*$/.test(gap)) return undefined;
  const isBelow = gap.includes('\n');
  if (!isBelow && !(/[,،:]/.test(gap) && isLatin(next.text))) return undefined;
  if (!isBelow && !/^(?:regards|faithfully|sincerely|truly|obediently|respectfully)$/.test((words[at] as Word).key)) return undefined;
  const start = skipTitles(words, at + 1);
  if (start >= words.length) return undefined;
  const end = restOfLine(text, words, start);
  return end > start ? { start, end, confidence: 0.75 } : undefined;
}

/** The ends of a name after a word that says who somebody is. An unknown word needs to be followed by more, as a predicate is not. */
function after(text: string, words: readonly Word[], at: number, common: boolean): number {
  const start = skipTitles(words, at);
  const first = words[start];
  if (!first || !isJoined(text, words, at)) return at;
  if (isLatin(first.text)) {
    const isGiven =
      nameKind(first.key) === 'name' || (isCapital(first) && (mayBeName(first) || (common && nameKind(bareKey(first)) === 'common')));
    if (!isGiven || isInPlace(text, words, start)) return at;
    const end = run(text, words, start, (word, place) =>
      place === start ? true : isCapital(word) && (mayBeName(word) || nameKind(bareKey(word)) !== undefined),
    );
    return isInPlace(text, words, end) ? at : end;
  }
  if (notPeople.has(first.key) || !(isKnown(first) || (mayBeName(first) && !isDeclined(first.key) && !endsSentence(text, words, start))))
    return at;
  return run(text, words, start, (_, place) => place === start || isFurther(text, words, place));
}

/** A word after the first of a name in an Indian script: known, or unknown before a sign or a word that ends names. */
export function isFurther(text: string, words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (notPeople.has(word.key)) return false;
  if (nameKind(word.key) !== undefined || isKnown(word)) return true;
  return (
    mayBeName(word) &&
    !isDeclined(word.key) &&
    (nameStops.has(words[at + 1]?.key ?? '') || isOrdinary(words[at + 1]?.key ?? '') || /^\s*[,\n،]/.test(gapBefore(text, words, at + 1)))
  );
}

const isInPlace = (text: string, words: readonly Word[], at: number): boolean =>
  isJoined(text, words, at) && notPeople.has(words[at]?.key ?? '') && (isCapital(words[at] as Word) || !isLatin((words[at] as Word).text));

const COPULA = /^(?:है|हैं|था|थी|थे|आहे|आहेत|ہے|ہیں|تھا|ਹੈ|ਹਨ|છે|ছিল|আছে|আছেন|ଅଟେ|ଅଛି|ആണ്|ಇದೆ|ఉంది|உள்ளது)$/u;
/** "मेरा बेटा बीमार है।" */
function endsSentence(text: string, words: readonly Word[], at: number): boolean {
  const isEnd = (place: number): boolean => place >= words.length || /[।.!?\n]/.test(gapBefore(text, words, place));
  return isEnd(at + 1) || (COPULA.test((words[at + 1] as Word).key) && isEnd(at + 2));
}

/** "my son Aarush", "मेरा बेटा आरव". */
function related(text: string, words: readonly Word[], at: number): Span | undefined {
  const owner = words[at - 1];
  const isOwned =
    owner !== undefined &&
    isJoined(text, words, at) &&
    (kinOwners.has(owner.key) || (kin.has(owner.key) && kinOwners.has(words[at - 2]?.key ?? '')));
  if (!isOwned) return undefined;
  const from = honorifics.has(words[at + 1]?.key ?? '') && isJoined(text, words, at + 1) ? at + 2 : at + 1;
  const end = after(text, words, from, true);
  return end > from ? { start: skipTitles(words, from), end, confidence: 0.7 } : undefined;
}

/** "respondent Naseema Begum", "गवाह बिरसा मुंडा और सोमरी टोप्पो". */
function inRole(text: string, words: readonly Word[], at: number): Span | undefined {
  const end = after(text, words, at + 1, false);
  if (end === at + 1) return undefined;
  const start = skipTitles(words, at + 1);
  const parts = words.slice(start, end);
  const isSure =
    parts.some((word) => isKnown(word) || isRareName(word.key)) ||
    (isLatin((parts[0] as Word).text) && parts.length > 1) ||
    (isLatin((parts[0] as Word).text) && (!isCapital(words[at] as Word) || isLineStart(text, words, at)));
  const isFollowed =
    !isLatin((parts[0] as Word).text) && (AGENT.has(words[end]?.key ?? '') || /^\s*[,،]/.test(gapBefore(text, words, end)));
  return isSure || isFollowed ? { start, end, confidence: isSure ? 0.7 : 0.55 } : undefined;
}

/** "Nominee: Zainab Bi", "प्रार्थी: रामखेलावन निषाद". */
function filledIn(text: string, words: readonly Word[], at: number): Span | undefined {
  if (!/^\s?(?:[:=]|[–-]\s)-?[ \t]*$/.test(gapBefore(text, words, at + 1))) return undefined;
  const start = nameKind(words[at + 1]?.key ?? '') === undefined ? skipTitles(words, at + 1) : at + 1;
  if (start >= words.length) return undefined;
  const isStated = nameLabels.has((words[at] as Word).key) && !isLatin((words[at] as Word).text);
  const end = restOfLine(text, words, start);
  if (end > start && (isStated || words.slice(start, end).some((word) => isKnown(word) || mayBeName(word))))
    return { start, end, confidence: 0.8 };
  const known = after(text, words, at + 1, false);
  return known > start && words.slice(start, known).some(isKnown) ? { start, end: known, confidence: 0.7 } : undefined;
}

/** "Winner of the contest: Trushna Vadher": two capital words or more that are none of a language, and nothing else. */
function stated(text: string, words: readonly Word[], at: number): Span | undefined {
  const start = skipTitles(words, at + 1);
  const first = words[start];
  if (!first || !isLatin(first.text) || !/^: {1,2}$/.test(gapBefore(text, words, at + 1))) return undefined;
  const end = restOfLine(text, words, start);
  return end - start > 1 && words.slice(start, end).every(mayBeName) ? { start, end, confidence: 0.55 } : undefined;
}

/** "Tunnu ko bolo", "Farzeen ne kaha". */
function actingInLatin(text: string, words: readonly Word[], at: number): Span | undefined {
  const word = words[at - 1];
  return word && isJoined(text, words, at) && isLatin(word.text) && isWritten(word) && mayBeName(word)
    ? { start: at - 1, end: at, confidence: 0.55 }
    : undefined;
}

/** "Hi Meghna,", "I'm Gowri, from B block", "Happy birthday Bubbly!". */
function greeted(text: string, words: readonly Word[], at: number): Span | undefined {
  const { key } = words[at] as Word;
  if (key === 'is' && (words[at - 1]?.key !== 'this' || isLineMiddle(text, words, at - 1))) return undefined;
  if (key === 'am' && words[at - 1]?.key !== 'i') return undefined;
  let start = at + 1;
  if (['to', 'you', 'dear'].includes(words[start]?.key ?? '') && isJoined(text, words, start)) start++;
  const first = words[start];
  if (!first || !isLatin(first.text) || !isCapital(first)) return undefined;
  const end = after(text, words, start, ADDRESSED.has(key));
  if (end === start) return undefined;
  const begin = skipTitles(words, start);
  const isKnownName = words.slice(begin, end).some((word) => nameKind(bareKey(word)) === 'name');
  const isVocative = honorifics.has(words[end]?.key ?? '') || /^\s*[,!.\n]|^\s*$/.test(gapBefore(text, words, end)) || end >= words.length;
  return isKnownName || isVocative || ADDRESSED.has(key) ? { start: begin, end, confidence: isKnownName ? 0.7 : 0.55 } : undefined;
}

const ADDRESSED: ReadonlySet<string> = new Set([
  'hi',
  'hello',
  'hey',
  'dear',
  'respected',
  'birthday',
  'am',
  'im',
  "i'm",
  'i’m',
  'myself',
  'morning',
  'namaste',
  'vanakkam',
]);
const isLineMiddle = (text: string, words: readonly Word[], at: number): boolean =>
  at > 0 && !/[\n.!?,]/.test(gapBefore(text, words, at)) && !greetings.has(words[at - 1]?.key ?? '');

/** What goes to places as well as to people needs a name that is known. */
const CARRIED: ReadonlySet<string> = new Set([
  'delivered',
  'deliver',
  'sent',
  'send',
  'transferred',
  'forwarded',
  'received',
  'reach',
  'addressed',
  'booked',
  'collected',
  'bought',
  'purchased',
]);

/** "spoke to Neelofar", "lodged by Gurnam Singh". */
function dealtWith(text: string, words: readonly Word[], at: number): Span | undefined {
  if (!dealings.has(words[at - 1]?.key ?? '')) return undefined;
  const first = words[skipTitles(words, at + 1)];
  if (!first || !isLatin(first.text)) return undefined;
  const end = after(text, words, at + 1, false);
  if (end === at + 1) return undefined;
  const start = skipTitles(words, at + 1);
  const isKnownName = words.slice(start, end).some((word) => nameKind(bareKey(word)) === 'name');
  return isKnownName || !CARRIED.has((words[at - 1] as Word).key) ? { start, end, confidence: isKnownName ? 0.7 : 0.55 } : undefined;
}

const LONGEST_STAMP = 60;
const STAMPED =
  /^\s*(?:\[[^\]\n]{4,40}\]|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]m)?\s*-|\(?\d{1,2}:\d{2}\s*(?:[ap]m)?\)?\s*-?)\s*$/i;

/** "Chinnu: ok da", "[10:32, 4/5/2024] Hema Malini R: please". */
function speaking(text: string, words: readonly Word[], at: number): Span | undefined {
  const { from } = words[at] as Word;
  // Bounded: a text without lines must not be searched through for each of its words.
  const near = text.slice(Math.max(0, from - LONGEST_STAMP), from);
  const prefix = near.slice(near.lastIndexOf('\n') + 1);
  if (STAMPED.test(prefix)) return speaker(text, words, at, true);
  return /[^\s*\-•>~]/.test(prefix) ? undefined : speaker(text, words, at, false);
}

function speaker(text: string, words: readonly Word[], at: number, isStamped: boolean): Span | undefined {
  const end = run(text, words, at, (word) => !isLatin(word.text) || isCapital(word) || isStamped);
  if (end === at || !/^\s?:(?:\s|$)/.test(text.slice((words[end - 1] as Word).to, (words[end - 1] as Word).to + 3))) return undefined;
  const parts = words.slice(at, end);
  if (parts.some(({ key }) => formFields.has(key) || attendance.has(key) || nameLabels.has(key) || notPeople.has(key))) return undefined;
  const isUnknown = parts.every((word) => isLatin(word.text) && (isInitial(word) || mayBeName(word)));
  // As people write in chats, not in documents.
  const isChat = /^:\s\p{Ll}/u.test(text.slice((words[end - 1] as Word).to, (words[end - 1] as Word).to + 3));
  if (!isStamped && isUnknown && (parts.length > 1 || isChat)) return { start: at, end, confidence: 0.55 };
  const isName =
    isStamped ||
    (parts.some((word) => nameKind(word.key) === 'name' || isKnown(word)) &&
      parts.every((word) => isInitial(word) || mayBeName(word) || nameKind(word.key) !== undefined));
  return isName ? { start: at, end, confidence: isStamped ? 0.8 : 0.6 } : undefined;
}

/** "सुखदेव पुत्र मंगरू", "Nagamma w/o Yellappa". */
function descended(text: string, words: readonly Word[], at: number): Span | undefined {
  let start = at;
  const isPart = (word: Word): boolean =>
    isLatin(word.text)
      ? isCapital(word) && (mayBeName(word) || nameKind(word.key) !== undefined)
      : isKnown(word) || nameKind(word.key) !== undefined || isRareName(word.key);
  while (at - start < MOST_WORDS && start > 0 && /^,?\.? {1,2}$/.test(gapBefore(text, words, start)) && isPart(words[start - 1] as Word))
    start--;
  return start < at && words.slice(start, at).some((word) => isKnown(word) || isRareName(word.key) || isLatin(word.text))
    ? { start, end: at, confidence: 0.65 }
    : undefined;
}

/** "@Prajakta can you check". */
function mentioned(_text: string, words: readonly Word[], at: number): Span | undefined {
  const word = words[at] as Word;
  return isWritten(word) && (nameKind(word.key) !== undefined || !isOrdinary(word.key))
    ? { start: at, end: at + 1, confidence: nameKind(word.key) ? 0.6 : 0.5 }
    : undefined;
}

/** "मैं फूलमती देवी बोल रही हूँ". */
const SELF: ReadonlySet<string> = new Set([
  'मैं',
  'main',
  'mai',
  'mein',
  'நான்',
  'నేను',
  'ನಾನು',
  'ഞാൻ',
  'আমি',
  'মই',
  'હું',
  'ਮੈਂ',
  'ମୁଁ',
  'میں',
  'मी',
  'naan',
  'nenu',
  'naanu',
  'njan',
  'ami',
  'hun',
  'myself',
]);
const SPEAKING = /^(?:बोल|bol|பேச|pes|మాట్లాడ|maatlad|matlad|ಮಾತ|mat|സംസാര|samsar|বলছি|bolchi|কৈছো|બોલ|ਬੋਲ|କହ|بول|बोलत)/u;

function self(text: string, words: readonly Word[], at: number): Span | undefined {
  const end = run(
    text,
    words,
    at + 1,
    (word) =>
      !SPEAKING.test(word.key) &&
      !nameStops.has(word.key) &&
      (isLatin(word.text) ? nameKind(word.key) !== undefined || isCapital(word) : mayBeName(word) || isKnown(word)),
  );
  if (end === at + 1 || !isJoined(text, words, at + 1)) return undefined;
  if (SPEAKING.test(words[end]?.key ?? '') && isJoined(text, words, end)) return { start: at + 1, end, confidence: 0.75 };
  const parts = words.slice(at + 1, end);
  return parts.length > 1 && parts.some((word) => nameKind(word.key) !== undefined) ? { start: at + 1, end, confidence: 0.7 } : undefined;
}

const SHORTEST_UNKNOWN = 4;

/** "ஆர். எஸ். பாண்டியன்": letters as they are said, with a full stop, and a name. */
function withInitials(text: string, words: readonly Word[], at: number): Span | undefined {
  let start = at;
  while (
    start - at < 3 &&
    start + 1 < words.length &&
    /^\.\s?$/.test(gapBefore(text, words, start + 1)) &&
    letterSaid((words[start] as Word).key)
  )
    start++;
  const first = words[start];
  if (start === at || !first || isLatin(first.text) || letterSaid(first.key) || !(isKnown(first) || mayBeName(first))) return undefined;
  if (!isKnown(first) && (first.key.length < SHORTEST_UNKNOWN || !gapBefore(text, words, start).includes(' '))) return undefined;
  if (notPeople.has(words[start + 1]?.key ?? '') && isJoined(text, words, start + 1)) return undefined;
  const end = run(text, words, start, (_, place) => place === start || isFurther(text, words, place));
  return { start: at, end, confidence: 0.75 };
}

/** Who does something or to whom something is done: "गुड्डू को बोलो", "संभाजीने". */
const AGENT: ReadonlySet<string> = new Set(['ने', 'को', 'نے', 'کو', 'ਨੇ', 'ਨੂੰ']);

function acting(text: string, words: readonly Word[], at: number): Span | undefined {
  const word = words[at] as Word;
  const next = words[at + 1];
  if (AGENT.has(next?.key ?? '') && isJoined(text, words, at + 1)) {
    const isName = nameKind(word.key) === 'name' || (isRareName(word.key) && !isOrdinary(word.key));
    if (!isName && !(nameKind(word.key) === 'common' && isUnknownGiven(text, words, at - 1) && isJoined(text, words, at))) return undefined;
    if (notPeople.has(word.key)) return undefined;
    return {
      start: at > 0 && isJoined(text, words, at) && isUnknownGiven(text, words, at - 1) ? at - 1 : at,
      end: at + 1,
      confidence: 0.55,
    };
  }
  if (nameKind(word.key) !== undefined || !declinedName(word.key) || isOrdinary(word.key)) return undefined;
  const before = words[at - 1];
  // An unknown given name before it, at the beginning or after a word that no name has.
  const isTwo =
    before !== undefined &&
    isJoined(text, words, at) &&
    !notPeople.has(before.key) &&
    (nameKind(before.key) !== undefined || isUnknownGiven(text, words, at - 1));
  return { start: isTwo ? at - 1 : at, end: at + 1, confidence: isTwo ? 0.7 : 0.55 };
}

function isUnknownGiven(text: string, words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || isLatin(word.text) || !mayBeName(word) || isDeclined(word.key)) return false;
  return isLineStart(text, words, at) || nameStops.has((words[at - 1] as Word).key) || /[,।]/.test(gapBefore(text, words, at));
}

const AND: ReadonlySet<string> = new Set([
  'and',
  'aur',
  'और',
  'एवं',
  'तथा',
  'व',
  'आणि',
  'மற்றும்',
  'మరియు',
  'ಮತ್ತು',
  'এবং',
  'ও',
  'আর',
  'আৰু',
  'અને',
  'ਅਤੇ',
  'ਤੇ',
  'ଏବଂ',
  'ଓ',
  'اور',
]);
const MOST_LISTED = 40;

/** Those who were present, and several of whom some are known: "Rohan, Ipsita and Debolina". */
function* listed(text: string, words: readonly Word[], at: number): Iterable<Candidate> {
  const isMarked = attendance.has(words[at - 1]?.key ?? '');
  if (!isMarked && nameKind((words[at] as Word).key) === undefined) return;
  const isTold = isMarked && /^\s?(?::|[–-]\s)\s*(?:\d{1,2}[.)]\s?)?$/.test(gapBefore(text, words, at));
  const isFirst = at === 0 || !(AND.has((words[at - 1] as Word).key) || /^\s?,\s$/.test(gapBefore(text, words, at)));
  if (!isTold && !(isFirst && /^(?:\s?,\s|\s)/.test(gapBefore(text, words, at + 1)) && nameKind((words[at] as Word).key) !== undefined))
    return;
  const items: Span[] = [];
  let place = at;
  while (place < words.length && items.length < MOST_LISTED) {
    const start = skipTitles(words, place);
    const end = run(text, words, start, (word) =>
      isLatin(word.text)
        ? isCapital(word) && (mayBeName(word) || nameKind(bareKey(word)) !== undefined)
        : isKnown(word) || nameKind(word.key) !== undefined || isRareName(word.key) || (isTold && mayBeName(word)),
    );
    if (end === start) break;
    items.push({ start, end, confidence: isTold ? 0.7 : 0.6 });
    const gap = gapBefore(text, words, end);
    if (end >= words.length) break;
    if (AND.has((words[end] as Word).key) && /^,?\s$/.test(gap)) place = end + 1;
    else if (/^\s?[,;&]\s*(?:\d{1,2}[.)]\s?)?$|^\s*\d{1,2}[.)]\s?$|^\s&\s$/.test(gap)) place = end;
    else break;
  }
  if (!isTold && items.length < 2) return;
  const isName = ({ start, end }: Span): boolean => words.slice(start, end).some((word) => nameKind(bareKey(word)) === 'name');
  const known = items.filter(isName).length;
  const isEnough = isTold || known >= 2 || (known >= 1 && isLatin((words[at] as Word).text));
  if (!isEnough) return;
  for (const { start, end, confidence } of items) {
    const parts = words.slice(start, end);
    if (!isTold && !isName({ start, end, confidence }) && !parts.every((word) => mayBeName(word))) continue;
    yield {
      type: 'name',
      from: (words[start] as Word).from,
      to: (words[end - 1] as Word).to - ownerOf(words[end - 1] as Word),
      confidence,
    };
  }
}

addRules(signOffs, signed);
addRules(kin, related);
addRules(roles, inRole);
addRules(new Set([...formFields, ...nameLabels]), filledIn);
addRules([...greetings, 'is'], greeted);
addRules(dealingWith, dealtWith);
addRules(SELF, self);
addRules(relations, descended);
addRules(['ko', 'ne'], actingInLatin);
